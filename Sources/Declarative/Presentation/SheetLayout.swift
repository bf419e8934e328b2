import Foundation

/// Places a sheet's panel at the bottom of the screen, as high as its detent says.
///
/// On a large screen some of what is behind shows on all sides; on a small one only a row at the
/// top is left free, and below twelve rows not even that.
struct SheetLayout: Layout {
  let detent: PresentationDetent
  let cell: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = bounds.width / cell.width
    let rows = bounds.height / cell.height
    let side = columns >= 40 ? max(2, ((columns - 100) / 2).rounded(.down)) * cell.width : 0
    let most = bounds.height - (rows >= 12 ? cell.height : 0)
    let wanted = (detent.height(in: most) / cell.height).rounded(.up) * cell.height
    let size = CGSize(
      width: max(bounds.width - 2 * side, 0), height: min(max(wanted, 3 * cell.height), most))
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + side, y: bounds.maxY - size.height),
        proposal: ProposedViewSize(size))
    }
  }
}

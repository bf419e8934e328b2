import DeclarativeText

/// Places views one after the other, as words are, and goes on in a new line at the end of one.
struct FlowLayout: Layout {
  var spacing = CGSize.zero

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    arranged(subviews, within: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let places = arranged(subviews, within: bounds.width).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(place.size))
    }
  }

  private func arranged(
    _ subviews: Subviews, within width: CGFloat
  ) -> (places: [CGRect], size: CGSize) {
    var places: [CGRect] = []
    var size = CGSize.zero
    var cursor = CGPoint.zero
    for subview in subviews {
      // A view wider than the line is offered the line.
      let own = subview.sizeThatFits(.unspecified)
      let item =
        own.width > width ? subview.sizeThatFits(ProposedViewSize(width: width, height: nil)) : own
      if cursor.x > 0, cursor.x + item.width > width {
        cursor = CGPoint(x: 0, y: size.height + spacing.height)
      }
      places.append(CGRect(origin: cursor, size: item))
      size.width = max(size.width, cursor.x + item.width)
      size.height = max(size.height, cursor.y + item.height)
      cursor.x += item.width + spacing.width
    }
    return (places, size)
  }
}

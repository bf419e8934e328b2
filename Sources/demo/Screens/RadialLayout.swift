import DeclarativeText

/// Places views around an ellipse, the first at the top and the others clockwise.
struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let highest = sizes.map(\.height).max() ?? 0
    let radius = CGSize(
      width: max(bounds.width - widest, 0) / 2, height: max(bounds.height - highest, 0) / 2)
    let step = 2 * CGFloat.pi / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      let angle = CGFloat(index) * step - .pi / 2
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius.width * cos(angle), y: bounds.midY + radius.height * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

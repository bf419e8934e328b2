import DeclarativeText

/// A bar's layout: two sides, and a title in the middle of the bar that never meets them.
///
/// A side gets at most a third of the bar. A title too long for the middle moves over to where
/// there is more room before it is cut.
struct BarLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).reduce(0, +)
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let side = ProposedViewSize(width: bounds.width / 3, height: bounds.height)
    let leading = place(.leading, of: subviews, in: bounds, side)
    let trailing = place(.trailing, of: subviews, in: bounds, side)
    let room = max(bounds.width - leading - trailing, 0)
    for title in subviews where title[BarSlot.self] == .title {
      let offer = ProposedViewSize(width: room, height: bounds.height)
      let width = title.sizeThatFits(offer).width
      let x = min(max((bounds.width - width) / 2, leading), leading + room - width)
      title.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading, proposal: offer)
    }
  }

  /// Places one side, and says how wide it is.
  private func place(
    _ slot: BarSlot, of subviews: Subviews, in bounds: CGRect, _ offer: ProposedViewSize
  ) -> CGFloat {
    var width: CGFloat = 0
    for subview in subviews where subview[BarSlot.self] == slot {
      subview.place(
        at: CGPoint(x: slot == .leading ? bounds.minX : bounds.maxX, y: bounds.midY),
        anchor: slot == .leading ? .leading : .trailing, proposal: offer)
      width = max(width, subview.sizeThatFits(offer).width)
    }
    return width
  }
}

/// Which part of a bar a view is.
enum BarSlot: LayoutValueKey {
  case leading, title, trailing

  static let defaultValue = BarSlot.title
}

extension View {
  func barSlot(_ slot: BarSlot) -> some View { layoutValue(key: BarSlot.self, value: slot) }
}

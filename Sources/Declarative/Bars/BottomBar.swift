import Foundation

/// The bar at the bottom of a screen: its items, and what stands in the middle.
///
///     Reply  Forward  ⋯     3 unread
///
/// Items for which there is no room are in a menu.
struct BottomBar: View {
  let contents: BarContents
  @State private var widths = BarWidths()
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let gap = metrics.cell.width * 2
    let center = contents.items.filter { $0.placement.place == .bottomCenter }
    let items = contents.items.filter { $0.placement.place == .bottom }
    let room = widths.room(beside: center, gap: gap)
    let hidden = widths.overflow(of: items, room: room, gap: gap, always: false)
    let shown = items.without(hidden)
    ZStack {
      HStack(spacing: 0) {
        BarItems(entries: shown, widths: widths)
        if !hidden.isEmpty {
          OverflowMenu(entries: hidden).padding(.leading, widths.areShown(shown) ? gap : 0)
        }
      }
      .frame(maxWidth: room, alignment: .leading)
      .frame(maxWidth: .infinity, alignment: .leading)
      BarItems(entries: center, widths: widths)
    }
    .padding(.horizontal, metrics.cell.width)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: metrics.cell.height)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { [widths, metrics] in
      widths.note(bar: $0 - 2 * metrics.cell.width)
    }
    .background {
      if contents.bottom.backgroundVisibility != .hidden {
        Color.clear
          .background(
            contents.bottom.background ?? AnyShapeStyle(.bar),
            ignoresSafeAreaEdges: [.bottom, .horizontal])
      }
    }
  }

  /// Whether there is a bar at all.
  static func isShown(_ contents: BarContents) -> Bool {
    switch contents.bottom.visibility {
    case .hidden: false
    case .visible: true
    case .automatic:
      contents.items.contains { [.bottom, .bottomCenter].contains($0.placement.place) }
    }
  }
}

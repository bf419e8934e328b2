import DeclarativeText

/// Views next to one another where that leaves each enough room, else one below the other.
///
/// The layout changes, the views stay: they keep their state.
struct SideBySide<Content: View>: View {
  let alignment: VerticalAlignment
  let content: Content
  @Environment(\.cellMetrics) private var metrics

  init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 64 * metrics.cell.width
      let layout =
        isWide ? AnyLayout(HStackLayout(alignment: alignment)) : AnyLayout(VStackLayout())
      layout { content }
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
    }
  }
}

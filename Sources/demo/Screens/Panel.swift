import DeclarativeText

/// A rounded box with a title in its upper edge, and a cell of room at the sides of its content.
struct Panel<Content: View>: View {
  let title: LocalizedStringKey
  let margin: CGFloat
  @ViewBuilder let content: Content
  @Environment(\.cellMetrics) private var metrics

  /// - Parameter margin: How many cells wide the room at each side is.
  init(_ title: LocalizedStringKey, margin: CGFloat = 1, @ViewBuilder content: () -> Content) {
    self.title = title
    self.margin = margin
    self.content = content()
  }

  var body: some View {
    content
      .padding(.horizontal, margin * metrics.cell.width + metrics.lineThickness.width)
      .padding(.vertical, metrics.lineThickness.height)
      .border(.rounded, .tertiary)
      .overlay(alignment: .topLeading) {
        Text(" \(Text(title).bold()) ")
          .lineLimit(1)
          .padding(.horizontal, 2 * metrics.cell.width)
      }
  }
}

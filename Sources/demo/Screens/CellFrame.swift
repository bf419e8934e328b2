import DeclarativeText

extension View {
  /// Puts this view in a frame of so many cells, whatever a unit of length is.
  func frame(columns: Int? = nil, rows: Int? = nil, alignment: Alignment = .center) -> some View {
    modifier(CellFrame(columns: columns, rows: rows, alignment: alignment))
  }
}

private struct CellFrame: ViewModifier {
  let columns: Int?
  let rows: Int?
  let alignment: Alignment
  @Environment(\.cellMetrics) private var metrics

  func body(content: Content) -> some View {
    content.frame(
      width: columns.map { CGFloat($0) * metrics.cell.width },
      height: rows.map { CGFloat($0) * metrics.cell.height },
      alignment: alignment)
  }
}

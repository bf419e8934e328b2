extension View {
  /// Sets the size of controls that views here read; in cells controls have one size.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the largest and smallest size of controls that views here read.
  public nonisolated func controlSize<Range: RangeExpression<ControlSize>>(
    _ range: Range
  ) -> some View {
    let sizes = ControlSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.controlSize) { size in
      if let first = sizes.first, size < first { size = first }
      if let last = sizes.last, size > last { size = last }
    }
  }

  /// Has views here read that scheme; the terminal's ground stays.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

extension EnvironmentValues {
  /// Whether interfaces run from left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The layout direction, if it was set right here.
  package var writtenLayoutDirection: LayoutDirection? {
    let key = ObjectIdentifier(LayoutDirectionKey.self)
    return writes.contains { $0.key == key } ? layoutDirection : nil
  }

  /// What a unit of length is.
  public package(set) var cellMetrics: CellMetrics {
    get { self[CellMetricsKey.self] }
    set { self[CellMetricsKey.self] = newValue }
  }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum CellMetricsKey: EnvironmentKey {
  static let defaultValue = CellMetrics.cells
}

extension EnvironmentValues {
  /// Whether this view was brought onto the screen by a push, a sheet or a cover.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Takes what this view is part of off the screen again; does nothing at the root.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

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

private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum CellMetricsKey: EnvironmentKey {
  static let defaultValue = CellMetrics.cells
}

/// Takes a sheet, a cover or a pushed view off the screen: call it like a function.
public struct DismissAction: Sendable {
  private let action: (@MainActor @Sendable () -> Void)?

  package init(_ action: (@MainActor @Sendable () -> Void)? = nil) { self.action = action }

  @MainActor public func callAsFunction() { action?() }
}

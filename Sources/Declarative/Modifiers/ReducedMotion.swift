/// The key of whether things should stay in their places.
private enum ReducedMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether whoever looks wants nothing to fly about: then places and sizes change at once, and
  /// only colours fade.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReducedMotionKey.self] }
    set { self[ReducedMotionKey.self] = newValue }
  }
}

extension Graph {
  /// Has places and sizes change at once, or step by step again.
  package func reduceMotion(_ reduces: Bool) {
    tree.reducesMotion = reduces
    var values = EnvironmentValues()
    values.accessibilityReduceMotion = reduces
    for write in values.writes { environment.provide(write) }
    onChange()
  }
}

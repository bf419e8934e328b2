public import Observation

#if canImport(Combine)
public import Combine
#endif

extension View {
  /// Sets a value of the environment of this view and everything in it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object in the environment, to be found by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentView(content: self) { $0[objectType: T.self] = object }
  }

  /// Puts an object in the environment, for `@EnvironmentObject` to find by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentView(content: self) { $0.setObject(object) }
  }

  /// Changes a value of the environment.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with an environment of its own.
nonisolated package struct EnvironmentView<Content: View>: View {
  package typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension View {
  /// Changes the environment of this view and everything in it.
  package nonisolated func withEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change)
  }
}

@MainActor extension EnvironmentView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    let scope = node.memory as? EnvironmentScope ?? EnvironmentScope(parent: node.scope)
    node.memory = scope
    var values = EnvironmentValues(node.scope)
    change(&values)
    let hasOtherKeys = scope.provide(values.writes)
    let isRightToLeft =
      values.writtenLayoutDirection.map { $0 == .rightToLeft } ?? node.scope.isRightToLeft
    let isMirrored = isRightToLeft != scope.isRightToLeft
    scope.isRightToLeft = isRightToLeft
    node.setChild(0, content, in: scope)
    if hasOtherKeys || isMirrored { node.children[0].invalidateAll() }
  }
}

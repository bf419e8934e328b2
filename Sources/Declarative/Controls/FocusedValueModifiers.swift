public import Observation

#if canImport(Combine)
public import Combine
#endif

extension View {
  /// Gives a value to views anywhere while the focus is in here.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Gives a value, where there is one, to views anywhere while the focus is in here.
  @_disfavoredOverload
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Gives a value to views anywhere, wherever the focus is.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[keyPath: keyPath] = value }
  }

  /// Gives a value, where there is one, to views anywhere, wherever the focus is.
  @_disfavoredOverload
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[keyPath: keyPath] = value }
  }
}

extension View {
  /// Gives an observable object to views anywhere while the focus is in here, to be found by its
  /// type.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an observable object to views anywhere, wherever the focus is.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(
    _ object: T?
  ) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an object to `@FocusedObject` anywhere while the focus is in here.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an object to `@FocusedObject` anywhere, wherever the focus is.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[FocusedObjectKey<T>.self] = object }
  }
}

nonisolated private struct FocusedValueView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isScene: Bool
  let write: (inout FocusedValues) -> Void
}

@MainActor extension FocusedValueView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let region = node.memory as? GivingRegion ?? GivingRegion(node)
    node.memory = region
    var values = FocusedValues()
    write(&values)
    node.setChild(0, content)
    if isScene {
      node.scope.focusRequests.focused.setScene(values, of: region)
    } else {
      region.given = values
      node.graph.focus.giveValues()
    }
  }

  func removed(_ node: Node) {
    guard isScene, let region = node.memory as? GivingRegion else { return }
    node.scope.focusRequests.focused.setScene(nil, of: region)
  }
}

@MainActor private final class GivingRegion: FocusRegion {
  var given: FocusedValues?

  override var focusedValues: FocusedValues? { given }
}

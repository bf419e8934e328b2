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

  /// Gives a value to views anywhere, wherever the focus is, as long as this view is shown.
  ///
  /// Where several views give one, the first in the tree counts.
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
    node.setChild(0, content)
    var values = FocusedValues()
    write(&values)
    if isScene { giveScene(values, node) } else { giveFocused(values, node) }
  }

  private func giveFocused(_ values: FocusedValues, _ node: Node) {
    let region = node.memory as? GivingRegion ?? GivingRegion(node)
    node.memory = region
    region.given = values
    if region.isAroundFocus { node.graph.focus.giveValues() }
  }

  /// Goes the way of preferences: what is not shown gives nothing.
  private func giveScene(_ values: FocusedValues, _ node: Node) {
    let give: (inout FocusedValues) -> Void = { $0 = $0.over(values) }
    if let role = node.preferenceRole as? PreferenceTransform<SceneValues> {
      role.transform = give
      node.preferencesChanged(role.set)
    } else {
      node.setPreferenceRole(PreferenceTransform(SceneValues.self, give))
    }
  }
}

@MainActor private final class GivingRegion: FocusRegion {
  var given: FocusedValues?

  override var focusedValues: FocusedValues? { given }
}

extension FocusedValueView: WrappingView {
  var wrapped: any View { content }
}

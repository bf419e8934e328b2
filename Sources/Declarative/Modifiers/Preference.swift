extension View {
  /// Tells the views around this one a value; what views inside told is hidden.
  public nonisolated func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Changes what views inside told, on its way to the views around.
  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceTransformView<Self, Key>(content: self, transform: callback)
  }

  /// Runs an action with what views inside tell: once there is something, and when it changes.
  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReadingView<Self, Key>(content: self, action: action)
  }
}

nonisolated private struct PreferenceView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let value: Key.Value
}

@MainActor extension PreferenceView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    guard let writer = node.preferenceRole as? PreferenceWriter<Key> else {
      node.setPreferenceRole(PreferenceWriter(Key.self, value))
      return
    }
    let isSame = Comparison.of(Key.Value.self).areSame(writer.value, value)
    writer.value = value
    if !isSame { node.preferencesChanged(writer.set) }
  }
}

nonisolated private struct PreferenceTransformView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let transform: (inout Key.Value) -> Void
}

@MainActor extension PreferenceTransformView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    if let role = node.preferenceRole as? PreferenceTransform<Key> {
      role.transform = transform
      node.preferencesChanged(role.set)
    } else {
      node.setPreferenceRole(PreferenceTransform(Key.self, transform))
    }
  }
}

nonisolated private struct PreferenceReadingView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let action: (Key.Value) -> Void
}

@MainActor extension PreferenceReadingView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    let graph = node.graph
    let tell: (Key.Value) -> Void = { [action, unowned node] value in
      graph.afterUpdate(of: node) { action(value) }
    }
    if let role = node.preferenceRole as? PreferenceReader<Key> {
      role.action = tell
    } else {
      node.setPreferenceRole(PreferenceReader(Key.self, tell))
    }
  }
}

extension PreferenceView: WrappingView {
  var wrapped: any View { content }
}

extension PreferenceTransformView: WrappingView {
  var wrapped: any View { content }
}

extension PreferenceReadingView: WrappingView {
  var wrapped: any View { content }
}

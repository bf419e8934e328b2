extension View {
  /// Puts in front of this view one made of what views inside tell.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, Key, V>(
      content: self, alignment: alignment, isBehind: false, transform: transform)
  }

  /// Puts behind this view one made of what views inside tell.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> V
  ) -> some View {
    PreferenceValueView<Self, Key, V>(
      content: self, alignment: alignment, isBehind: true, transform: transform)
  }

  /// Tells the views around this one a value made of an anchor of it.
  public nonisolated func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View {
    AnchorView<Self, Key>(content: self) { transform(value.anchor($0)) }
  }

  /// Changes what views inside told, with an anchor of this view, on its way to the views around.
  public nonisolated func transformAnchorPreference<A, Key: PreferenceKey>(
    key _: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (inout Key.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorTransformView<Self, Key>(content: self) { transform(&$0, value.anchor($1)) }
  }
}

/// A view, and one beside it made of what the view tells.
nonisolated private struct PreferenceValueView<Content: View, Key: PreferenceKey, Layer: View>:
  View
{
  typealias Body = Never

  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let transform: (Key.Value) -> Layer
}

@MainActor extension PreferenceValueView: PrimitiveView {
  func update(_ node: Node) {
    let told = node.memory as? ToldValue<Key> ?? ToldValue()
    node.memory = told
    node.setChild(
      0,
      LayeredView(
        base: ToldView(content: content, told: told),
        layer: ToldLayer(told: told, transform: transform), alignment: alignment,
        isBehind: isBehind))
  }
}

/// What a view has told last.
@MainActor private final class ToldValue<Key: PreferenceKey> {
  private(set) var value: Key.Value?
  var readers = Readers()

  func tell(_ value: Key.Value) {
    self.value = value
    readers.invalidate(.content)
  }
}

/// The view that tells.
nonisolated private struct ToldView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let told: ToldValue<Key>
}

@MainActor extension ToldView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    if node.preferenceRole == nil {
      node.setPreferenceRole(
        PreferenceReader(Key.self, wantsDefault: true) { [told] in told.tell($0) })
    }
  }
}

/// The view made of what was told.
///
/// It reads that itself: the view that tells is not gone through again for each thing it tells.
nonisolated private struct ToldLayer<Key: PreferenceKey, Content: View>: View {
  typealias Body = Never

  let told: ToldValue<Key>
  let transform: (Key.Value) -> Content
}

@MainActor extension ToldLayer: PrimitiveView {
  static var callsContent: Bool { true }

  func update(_ node: Node) {
    told.readers.addCurrent()
    if let value = told.value { node.setChild(0, transform(value)) }
  }
}

/// A view that tells an anchor of itself.
nonisolated private struct AnchorView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let value: (Element) -> Key.Value
}

@MainActor extension AnchorView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    tell(node)
  }

  func collect(_ node: Node) {
    node.gather()
    tell(node)
  }

  private func tell(_ node: Node) {
    guard let element = node.elements.first else { return }
    let value = node.reading { self.value(element) }
    if let writer = node.preferenceRole as? PreferenceWriter<Key> {
      writer.value = value
      node.preferencesChanged(writer.set)
    } else {
      node.setPreferenceRole(PreferenceWriter(Key.self, value))
    }
  }
}

/// A view that changes what is told inside, with an anchor of itself.
nonisolated private struct AnchorTransformView<Content: View, Key: PreferenceKey>: View {
  typealias Body = Never

  let content: Content
  let transform: (inout Key.Value, Element) -> Void
}

@MainActor extension AnchorTransformView: PrimitiveView {
  func update(_ node: Node) {
    node.setChild(0, content)
    tell(node)
  }

  func collect(_ node: Node) {
    node.gather()
    tell(node)
  }

  private func tell(_ node: Node) {
    guard let element = node.elements.first else { return }
    let change: (inout Key.Value) -> Void = { [transform] in transform(&$0, element) }
    if let role = node.preferenceRole as? PreferenceTransform<Key> {
      role.transform = change
      node.preferencesChanged(role.set)
    } else {
      node.setPreferenceRole(PreferenceTransform(Key.self, change))
    }
  }
}

extension PreferenceValueView: WrappingView {
  var wrapped: any View { content }
}

extension AnchorView: WrappingView {
  var wrapped: any View { content }
}

extension AnchorTransformView: WrappingView {
  var wrapped: any View { content }
}

extension View {
  /// What this view is called by who cannot see it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    LabelledView(content: self, label: label.string())
  }

  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    LabelledView(content: self, label: String(label))
  }

  /// Leaves this view out of what a control around it is called by.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    UnspokenView(content: self, isUnspoken: hidden)
  }

  /// A name for tests to find this view by.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedView(content: self, identifier: identifier)
  }
}

/// What a view is called.
@MainActor package final class SpokenLabel {
  package var text: String

  init(_ text: String) { self.text = text }
}

nonisolated private struct LabelledView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let label: String
}

@MainActor extension LabelledView: PrimitiveView {
  func update(_ node: Node) {
    if let spoken = node.memory as? SpokenLabel {
      spoken.text = label
    } else {
      node.memory = SpokenLabel(label)
    }
    node.setChild(0, content)
  }
}

/// What is not spoken of.
@MainActor package final class Unspoken {}

nonisolated private struct UnspokenView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isUnspoken: Bool
}

@MainActor extension UnspokenView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.memory = isUnspoken ? Unspoken() : nil
    node.setChild(0, content)
  }
}

nonisolated private struct NamedView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let identifier: String
}

@MainActor private final class Identifier {
  let name: String

  init(_ name: String) { self.name = name }
}

@MainActor extension NamedView: PrimitiveView {
  func update(_ node: Node) {
    node.memory = Identifier(identifier)
    node.setChild(0, content)
  }
}

extension Node {
  /// The name for tests that is set right here.
  package var identifier: String? { (memory as? Identifier)?.name }
}

extension Graph {
  /// The element of the first view with a name that has a place.
  package func element(named identifier: String) -> Element? {
    nodes.lazy.filter { $0.identifier == identifier }
      .compactMap { $0.elements.first }
      .first { $0.isOnScreen }
  }
}

extension NamedView: WrappingView {
  var wrapped: any View { content }
}

extension LabelledView: WrappingView {
  var wrapped: any View { content }
}

extension UnspokenView: WrappingView {
  var wrapped: any View { content }
}

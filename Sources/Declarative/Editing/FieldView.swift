/// A field without its chrome: what can have the focus, and the letters.
nonisolated struct FieldView: View {
  typealias Body = Never

  /// What is to be shown.
  let text: String
  let placeholder: Text?
  let source: FieldStop.Source

  nonisolated struct Look: Equatable {
    var areDots = false
    var wraps = false
  }

  var look = Look()
}

@MainActor extension FieldView: PrimitiveView {
  static var isStructure: Bool { false }

  func update(_ node: Node) {
    let stop = node.memory as? FieldStop ?? FieldStop(node)
    node.memory = stop
    stop.source = source
    stop.update(isEnabled: node.text.context.paint.isEnabled)
    stop.follow(text)
    let environment = node.text
    let element = node.element(FieldElement.self) {
      FieldElement(in: node.graph.tree, depth: node.depth)
    }
    stop.element = element
    let placeholder = placeholder.map {
      $0.foregroundStyle(.secondary).resolved(with: environment.context, symbols: nil)
    }
    element.update(
      FieldElement.Content(
        text: stop.text, placeholder: placeholder, hasFocus: stop.hasFocus,
        areDots: look.areDots, wraps: look.wraps), environment, in: node)
  }
}

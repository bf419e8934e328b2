/// What the elements of a graph are called: after the views they come from.
@MainActor struct Labels {
  struct Label {
    var names: [String] = []
    var identifiers: [String] = []
  }

  private var known: [ObjectIdentifier: Label] = [:]

  init(_ graph: Graph) {
    // Children before parents: an element is called after the innermost view that has it; those
    // around that add none of their own are named before it.
    for node in graph.nodes.reversed() {
      guard let first = node.elements.first else { continue }
      if node.ownsElements {
        let name = node.kind.viewName ?? ""
        for element in node.elements.array {
          known[ObjectIdentifier(element)] = Label(names: [element.name(from: name)])
        }
      } else if let identifier = node.identifier {
        known[ObjectIdentifier(first), default: Label()].identifiers.insert(identifier, at: 0)
      } else if node.isNamed, node.elements.count == 1, let name = node.kind.viewName {
        known[ObjectIdentifier(first), default: Label()].names.insert(name, at: 0)
      }
    }
  }

  subscript(element: Element) -> Label {
    known[ObjectIdentifier(element)]
      ?? Label(names: [(element as? any LayoutNaming)?.layoutName ?? "View"])
  }
}

extension Node {
  /// Whether a reader looks for this by its name, though it adds no element.
  fileprivate var isNamed: Bool { kind.isComposite || memory is Control }

  /// Whether the elements here are not just those of the children.
  fileprivate var ownsElements: Bool {
    guard let first = elements.first else { return false }
    return !children.contains { child in child.elements.array.contains { $0 === first } }
  }
}

/// An element that no view stands for, the stack around several views in a layer, is called after
/// its layout.
private protocol LayoutNaming {
  var layoutName: String { get }
}

extension LayoutElement: LayoutNaming {
  fileprivate var layoutName: String {
    let name = bareName(of: L.self)
    return name.hasSuffix("Layout") ? String(name.dropLast(6)) : name
  }
}

import Foundation

/// Something in the tree that can be activated.
@MainActor package final class Control {
  package var action: @MainActor () -> Void = {}
  package var isEnabled = true
}

extension Graph {
  /// The controls with a spoken label, in tree order.
  package func controls(labelled label: String) -> [Control] {
    nodes.compactMap { node in
      guard let control = node.memory as? Control, node.isOnScreen, node.spokenLabel == label
      else { return nil }
      return control
    }
  }

  /// The frontmost control that is drawn at a point of the screen, in units.
  package func control(x: Double, y: Double) -> Control? {
    nodes.last { node in
      guard node.memory is Control else { return false }
      return node.elements.array.contains { $0.isVisible(at: CGPoint(x: x, y: y)) }
    }?
    .memory as? Control
  }
}

extension Node {
  fileprivate var isOnScreen: Bool { elements.array.contains { $0.isOnScreen } }

  /// What this control is called: by the label set around it, else by what it shows.
  fileprivate var spokenLabel: String {
    var next: Node? = self
    while let node = next {
      if let label = node.memory as? SpokenLabel { return label.text }
      guard let parent = node.parent, parent.children.count == 1 else { break }
      next = parent
    }
    return shownText.joined(separator: " ")
  }

  private var shownText: [String] {
    if let label = memory as? SpokenLabel { return [label.text] }
    if let text = element as? TextElement { return [text.letters] }
    return children.flatMap(\.shownText)
  }
}

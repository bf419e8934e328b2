import Foundation

/// Something in the tree that can be activated: by a click, or by Return or Space where it has the
/// focus.
@MainActor package final class Control: FocusStop {
  package var action: @MainActor () -> Void = {}

  /// Does what a click does, where it is enabled.
  package func activate() {
    if isEnabled { action() }
  }

  package override func take(_ press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, press.key == .return || press.key == .space else { return false }
    if press.phase == .down { action() }
    return true
  }
}

extension Graph {
  /// The controls with a spoken label, in tree order.
  package func controls(labelled label: String) -> [Control] {
    nodes.compactMap { node in
      guard let control = node.memory as? Control, node.isReachable, node.isInFront,
        node.spokenLabel == label
      else { return nil }
      return control
    }
  }

  /// Clicks on a point of the screen, in units: the frontmost control that is drawn there is
  /// activated; another view that can have the focus gets it.
  package func click(x: Double, y: Double) {
    let hit = nodes.last { node in
      guard node.memory is FocusStop, node.allowsHits, node.isInFront else { return false }
      return node.elements.array.contains { $0.isVisible(at: CGPoint(x: x, y: y)) }
    }
    guard let hit else { return layers.modal?.onClickOutside?(CGPoint(x: x, y: y)) ?? () }
    guard let stop = hit.memory as? FocusStop, stop.isEnabled else { return }
    if stop.takesClicks { focus.move(to: hit) }
    (stop as? Control)?.action()
    stop.click(at: CGPoint(x: x, y: y))
  }
}

extension Node {
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

  /// The texts in here, in order, as they are spoken.
  package var shownText: [String] {
    if let label = memory as? SpokenLabel { return [label.text] }
    if memory is Unspoken { return [] }
    if let text = element as? TextElement { return [text.letters] }
    return shownChildren.flatMap(\.shownText)
  }
}

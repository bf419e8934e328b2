extension View {
  /// Activates the first control in here when a key is pressed and no view took it, wherever the
  /// focus is.
  ///
  /// - Parameter modifiers: What is held down; a terminal has no command key, so control counts.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    ShortcutView(content: self, shortcut: KeyboardShortcut(key, modifiers: modifiers))
  }

  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    ShortcutView(
      content: self,
      shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutView(content: self, shortcut: shortcut)
  }

  /// Gives the controls in here no shortcut where there is none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutView(content: self, shortcut: shortcut)
  }
}

nonisolated private struct ShortcutView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let shortcut: KeyboardShortcut?
}

@MainActor private final class Shortcut {
  var shortcut: KeyboardShortcut?
}

@MainActor extension ShortcutView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let memory = node.memory as? Shortcut ?? Shortcut()
    node.memory = memory
    memory.shortcut = shortcut
    node.setChild(0, content)
  }
}

extension Graph {
  /// The first enabled control that a key activates from anywhere.
  fileprivate func control(for press: KeyPress) -> Control? {
    var nodes: ContiguousArray<Node> = focusRoot.map { [$0] } ?? []
    while let node = nodes.popLast() {
      if let shortcut = (node.memory as? Shortcut)?.shortcut, shortcut.matches(press),
        let control = node.firstControl
      {
        return control
      }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return nil
  }

  /// Presses a key: the views around the focus are asked, then shortcuts; what is left moves the
  /// focus.
  ///
  /// Returns whether anything took it.
  @discardableResult
  package func press(_ press: KeyPress) -> Bool {
    if askHandlers(press) { return true }
    if let control = control(for: press) {
      control.action()
      return true
    }
    if askFromAfar(press) { return true }
    return press.phase != .up && (moveFocus(by: press) || scroll(by: press))
  }

  /// Gives text that is pasted to the view that has the focus.
  ///
  /// Returns whether it took it.
  package func paste(_ letters: String) -> Bool { focus.stop?.paste(letters) ?? false }

  /// The last in the tree first: what is innermost there, and shown.
  private func askFromAfar(_ press: KeyPress) -> Bool {
    var found: ContiguousArray<KeyHandler> = []
    var nodes: ContiguousArray<Node> = focusRoot.map { [$0] } ?? []
    while let node = nodes.popLast() {
      if let handler = node.memory as? KeyHandler, handler.hearsFromAfar, node.isReachable {
        found.append(handler)
      }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return found.reversed().contains { $0.handle(press) == .handled }
  }

  /// Scrolls what is around the focus; without a focus the first that can be scrolled.
  private func scroll(by press: KeyPress) -> Bool {
    guard press.modifiers.isEmpty, let step = ScrollStep(press.key) else { return false }
    var next = focus.node?.elements.first
    while let element = next {
      if element.scroll(by: step) { return changed() }
      next = element.parent
    }
    var found: Element?
    tree.scrollers.forEach { scroller in
      guard found == nil, scroller.isOnScreen, !scroller.isHidden, scroller.canScroll() else {
        return
      }
      if scroller.scroll(by: step) { found = scroller }
    }
    return found != nil && changed()
  }

  private func changed() -> Bool {
    onChange()
    return true
  }

  /// From the focus outwards: what is said right on the view that has it, the view, all around.
  private func askHandlers(_ press: KeyPress) -> Bool {
    var next = focus.node ?? focusRoot?.innermostSingle
    var stop = focus.stop
    while let node = next {
      if let handler = node.memory as? KeyHandler, handler.handle(press) == .handled {
        return true
      }
      let isEdge = node.shownIn.map { $0.element != nil || $0.children.count > 1 } ?? true
      if isEdge, let own = stop {
        stop = nil
        if own.take(press) { return true }
      }
      if node === focusRoot { break }
      next = node.shownIn
    }
    return false
  }

  private func moveFocus(by press: KeyPress) -> Bool {
    switch press.key {
    case .tab where press.modifiers.subtracting(.shift).isEmpty:
      return moveFocus(isForward: !press.modifiers.contains(.shift))
    case .upArrow where press.modifiers.isEmpty: return moveFocus(toward: .top)
    case .downArrow where press.modifiers.isEmpty: return moveFocus(toward: .bottom)
    case .leftArrow where press.modifiers.isEmpty: return moveFocus(toward: .leading)
    case .rightArrow where press.modifiers.isEmpty: return moveFocus(toward: .trailing)
    default: return false
    }
  }
}

extension Node {
  /// The first control in here that Return activates from anywhere, where it can have the focus.
  package var defaultStop: Node? {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if (node.memory as? Shortcut)?.shortcut == .defaultAction, let stop = node.firstStop {
        return stop
      }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return nil
  }

  fileprivate var firstControl: Control? {
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if let control = node.memory as? Control, node.isStop { return control }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return nil
  }

  /// The view that everything is in, as far down as there is one.
  fileprivate var innermostSingle: Node {
    var node = self
    while true {
      let children = node.shownChildren
      guard children.count == 1, let child = children.first else { return node }
      node = child
    }
  }
}

extension ShortcutView: WrappingView {
  var wrapped: any View { content }
}

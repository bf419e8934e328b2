public import Foundation

extension View {
  /// Runs an action when a key is pressed while the focus is in here.
  ///
  /// The view nearest the focus is asked first; a key that it ignores goes to those around it. So
  /// do keys that a control would take: what is said right on it comes before the control.
  ///
  /// While nothing has the focus, the views around everything are asked.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self) { press in
      press.key == key && press.phase != .up ? action() : .ignored
    }
  }

  /// Runs an action for phases of a key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self) { press in
      press.key == key && phases.contains(press.phase) ? action(press) : .ignored
    }
  }

  /// Runs an action for some keys.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self) { press in
      keys.contains(press.key) && phases.contains(press.phase) ? action(press) : .ignored
    }
  }

  /// Runs an action for keys that type some characters.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self) { press in
      let scalars = press.characters.unicodeScalars
      let isOne = !scalars.isEmpty && scalars.allSatisfy(characters.contains)
      return isOne && phases.contains(press.phase) ? action(press) : .ignored
    }
  }

  /// Runs an action for every key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self) { press in
      phases.contains(press.phase) ? action(press) : .ignored
    }
  }

  /// Runs an action when an arrow key is pressed while the focus is in here, and no view took it.
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View {
    KeyPressView(content: self) { press in
      guard let action, press.phase != .up, press.modifiers.isEmpty,
        let direction = MoveCommandDirection(press.key)
      else { return .ignored }
      action(direction)
      return .handled
    }
  }

  /// Runs an action when Escape is pressed while the focus is in here, and no view took it.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    KeyPressView(content: self) { press in
      guard let action, press.phase == .down, press.key == .escape else { return .ignored }
      action()
      return .handled
    }
  }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  case up
  case down
  case left
  case right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

nonisolated private struct KeyPressView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: (KeyPress) -> KeyPress.Result

  init(content: Content, action: @escaping (KeyPress) -> KeyPress.Result) {
    self.content = content
    self.action = action
  }
}

@MainActor extension KeyPressView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let handler = node.memory as? KeyAction ?? KeyAction()
    node.memory = handler
    handler.action = action
    node.setChild(0, content)
  }
}

@MainActor private final class KeyAction: KeyHandler {
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  override func handle(_ press: KeyPress) -> KeyPress.Result { action(press) }
}

extension KeyPressView: WrappingView {
  var wrapped: any View { content }
}

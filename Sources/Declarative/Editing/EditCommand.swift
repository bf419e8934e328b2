/// What a key means to a text that is being edited.
enum EditCommand: Equatable {
  enum Step {
    case cluster
    case word
    case line
    case all
  }

  case insert(String)
  case move(forward: Bool, by: Step, selecting: Bool)
  case moveLine(forward: Bool, selecting: Bool)
  case delete(forward: Bool, by: Step)
  case selectAll
  case undo
  case redo
  case copy
  case cut
  case paste
  case submit
  case newline

  /// What a key means; nil for one that is none of a text's business.
  ///
  /// The keys are those of readline and of macOS, where these do not contradict.
  init?(_ press: KeyPress) {
    let modifiers = press.modifiers.subtracting(.shift).subtracting([.capsLock, .numericPad])
    let selects = press.modifiers.contains(.shift)
    let isWord = modifiers == .option || modifiers == .control
    switch press.key {
    case .leftArrow where modifiers.isEmpty || isWord:
      self = .move(forward: false, by: isWord ? .word : .cluster, selecting: selects)
    case .rightArrow where modifiers.isEmpty || isWord:
      self = .move(forward: true, by: isWord ? .word : .cluster, selecting: selects)
    case .leftArrow where modifiers == .command:
      self = .move(forward: false, by: .line, selecting: selects)
    case .rightArrow where modifiers == .command:
      self = .move(forward: true, by: .line, selecting: selects)
    case .home where modifiers.isEmpty: self = .move(forward: false, by: .line, selecting: selects)
    case .end where modifiers.isEmpty: self = .move(forward: true, by: .line, selecting: selects)
    case .home where modifiers == .control:
      self = .move(forward: false, by: .all, selecting: selects)
    case .end where modifiers == .control:
      self = .move(forward: true, by: .all, selecting: selects)
    case .upArrow where modifiers.isEmpty: self = .moveLine(forward: false, selecting: selects)
    case .downArrow where modifiers.isEmpty: self = .moveLine(forward: true, selecting: selects)
    case .delete where modifiers.isEmpty: self = .delete(forward: false, by: .cluster)
    case .delete where isWord: self = .delete(forward: false, by: .word)
    case .delete where modifiers == .command: self = .delete(forward: false, by: .line)
    case .deleteForward where modifiers.isEmpty: self = .delete(forward: true, by: .cluster)
    case .deleteForward where isWord: self = .delete(forward: true, by: .word)
    case .return where modifiers.isEmpty: self = selects ? .newline : .submit
    case .return where modifiers == .option: self = .newline
    default:
      if let command = Self.command(press.key, modifiers, isShifted: selects) {
        self = command
      } else if modifiers.isEmpty, !press.characters.isEmpty, press.key != .escape,
        press.key != .tab
      {
        self = .insert(press.characters)
      } else {
        return nil
      }
    }
  }

  private static func command(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, isShifted: Bool
  ) -> EditCommand? {
    switch (modifiers, key.character.lowercased()) {
    case (.control, "a"): .move(forward: false, by: .line, selecting: false)
    case (.control, "e"): .move(forward: true, by: .line, selecting: false)
    case (.control, "b"): .move(forward: false, by: .cluster, selecting: false)
    case (.control, "f"): .move(forward: true, by: .cluster, selecting: false)
    case (.control, "h"): .delete(forward: false, by: .cluster)
    case (.control, "d"): .delete(forward: true, by: .cluster)
    case (.control, "w"): .delete(forward: false, by: .word)
    case (.control, "u"): .delete(forward: false, by: .line)
    case (.control, "k"): .delete(forward: true, by: .line)
    case (.option, "b"): .move(forward: false, by: .word, selecting: false)
    case (.option, "f"): .move(forward: true, by: .word, selecting: false)
    case (.option, "d"): .delete(forward: true, by: .word)
    case (.control, "z"), (.command, "z"): isShifted ? .redo : .undo
    case (.control, "y"), (.command, "y"): .redo
    case (.command, "a"): .selectAll
    case (.command, "c"), (.control, "c"): .copy
    case (.command, "x"), (.control, "x"): .cut
    case (.command, "v"), (.control, "v"): .paste
    default: nil
    }
  }
}

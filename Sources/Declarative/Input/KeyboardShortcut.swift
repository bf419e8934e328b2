/// A key and what is held down with it, which activate a control from anywhere.
///
/// A terminal has no command key: it counts as control, so that ⌘S is reached by control-S.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the layout of the keyboard: accepted, as a terminal tells of characters
  /// and not of keys.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return: the control that does what is usually wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the control that gives up.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether `press` is this shortcut.
  package func matches(_ press: KeyPress) -> Bool {
    guard press.phase == .down else { return false }
    return key.unshifted == press.key.unshifted
      && modifiers(of: self.modifiers, key) == modifiers(of: press.modifiers, press.key)
  }

  /// What is held down, command as control, and a capital as a letter with shift.
  private func modifiers(of held: EventModifiers, _ key: KeyEquivalent) -> EventModifiers {
    var held = held.intersection([.shift, .control, .option, .command])
    if held.remove(.command) != nil { held.insert(.control) }
    if key.unshifted != key { held.insert(.shift) }
    return held
  }
}

extension KeyEquivalent {
  /// The letter of a capital.
  fileprivate var unshifted: KeyEquivalent {
    let lower = character.lowercased()
    return lower.count == 1 ? KeyEquivalent(Character(lower)) : self
  }
}

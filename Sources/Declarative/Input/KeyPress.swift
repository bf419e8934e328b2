/// A key that was pressed, is held down, or was let go.
public struct KeyPress: Sendable {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, and typed again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was let go, which few terminals tell of.
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What a handler has done with a key.
  public enum Result: Sendable {
    /// The key is used up.
    case handled
    /// The key goes on to the next view around.
    case ignored
  }

  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types; empty for one that types nothing.
  public let characters: String
  public let modifiers: EventModifiers

  /// A key without characters types its own, where that is text.
  package init(
    _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [],
    phase: Phases = .down
  ) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
    self.characters = characters ?? (key.isText ? String(key.character) : "")
  }
}

extension KeyPress: CustomDebugStringConvertible {
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), key: \(key.character.debugDescription),"
      + " characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyEquivalent {
  /// Whether the key types its character.
  package var isText: Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }
}

public import Declarative

/// What a person does at the keyboard and with the wheel.
///
/// No view takes keys, text or the wheel yet: each call settles what is pending, and changes
/// nothing else.
extension TextHost {
  /// Presses a key.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) { _ = frame }

  /// Types text, a key after the other.
  public func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }

  /// Pastes text, all of it at once.
  public func paste(_ text: String) { _ = frame }

  /// Turns the wheel over a cell; down is positive.
  public func scroll(column: Int, row: Int, by rows: Int) { _ = frame }

  /// Moves the host's own clock on.
  ///
  /// Nothing moves by itself yet, so nothing changes.
  public func advance(by duration: Duration) { _ = frame }
}

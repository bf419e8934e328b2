/// Cuts a stream of bytes into text, controls and sequences.
struct EmulatorParser {
  enum Token {
    case text(String)
    case control(UInt8)
    /// ESC and one byte.
    case escape(UInt8)
    case sequence(Sequence)
    case link(EmulatedCell.Link?)
    case failure(String)
  }

  struct Sequence {
    var prefix: UInt8?
    /// -1 for one left out.
    var parameters: [Int]
    var final: Character
    var text: String
  }

  private enum State {
    case ground
    case escape
    case sequence
    case command
    case commandEscape
  }

  private var state = State.ground
  private var pending: [UInt8] = []
  private var text: [UInt8] = []

  mutating func feed(_ byte: UInt8, perform: (Token) -> Void) {
    switch state {
    case .ground:
      if byte >= 0x20, byte != 0x7F {
        text.append(byte)
      } else {
        endText(perform: perform)
        if byte == 0x1B { state = .escape } else { perform(.control(byte)) }
      }
    case .escape:
      pending = []
      state = .ground
      switch byte {
      case UInt8(ascii: "["): state = .sequence
      case UInt8(ascii: "]"): state = .command
      default: perform(.escape(byte))
      }
    case .sequence:
      pending.append(byte)
      guard (0x40...0x7E).contains(byte) else { return }
      state = .ground
      perform(sequence())
    case .command:
      if byte == 0x1B {
        state = .commandEscape
      } else if byte < 0x20 || byte > 0x7E {
        perform(.failure("byte \(byte) in a command"))
      } else {
        pending.append(byte)
      }
    case .commandEscape:
      state = .ground
      perform(byte == UInt8(ascii: "\\") ? command() : .failure("ESC \(byte) in a command"))
    }
  }

  /// A grapheme may span many bytes, so text is gathered until something else comes.
  mutating func endText(perform: (Token) -> Void) {
    guard !text.isEmpty else { return }
    let characters = String(decoding: text, as: UTF8.self)
    text = []
    if characters.unicodeScalars.contains(where: { (0x7F...0x9F).contains($0.value) }) {
      perform(.failure("a control character in text"))
    }
    perform(.text(characters))
  }

  private func sequence() -> Token {
    let text = String(decoding: pending, as: UTF8.self)
    var bytes = pending.dropLast()
    var prefix: UInt8?
    if let first = bytes.first, (0x3C...0x3F).contains(first) { prefix = bytes.removeFirst() }
    guard let last = pending.last,
      bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x3B })
    else { return .failure("CSI \(text)") }
    let parameters =
      bytes.isEmpty
      ? []
      : bytes.split(separator: 0x3B, omittingEmptySubsequences: false)
        .map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    return .sequence(
      Sequence(
        prefix: prefix, parameters: parameters, final: Character(Unicode.Scalar(last)),
        text: text))
  }

  private func command() -> Token {
    let text = String(decoding: pending, as: UTF8.self)
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return .failure("OSC \(text)") }
    if parts[2].isEmpty { return .link(nil) }
    let identifier = parts[1].hasPrefix("id=") ? String(parts[1].dropFirst(3)) : ""
    return .link(EmulatedCell.Link(address: String(parts[2]), identifier: identifier))
  }
}

/// An address as a terminal may be given it: nothing in it can end the link, or begin another
/// control sequence.
///
/// Addresses of web pages, mail and file servers only: a terminal hands what is clicked to the
/// system, so other schemes could start programs. `file` is among them, as compilers and `ls`
/// use it, but without a host: local files only.
struct LinkAddress {
  let text: String

  /// The longest address terminals accept.
  static let byteLimit = 2083

  /// Nil when the address is too long, is not absolute, or has another scheme.
  init?(_ address: String) {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        bytes.append(byte)
      } else {
        bytes += Self.percentEncoded(byte)
      }
      if bytes.count > Self.byteLimit { return nil }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let lowercased = text.lowercased()
    guard Self.prefixes.contains(where: lowercased.hasPrefix) else { return nil }
    self.text = text
  }

  private static let prefixes = [
    "https://", "http://", "mailto:", "ftp://", "file:///",
  ]

  private static func percentEncoded(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}

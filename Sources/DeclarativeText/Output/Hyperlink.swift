/// What of a link's address may leave the program.
enum Hyperlink {
  /// Longer addresses are refused by terminals, and are written without a link.
  static let longestAddress = 2083

  /// The schemes of addresses that are written as links unless told otherwise.
  static let usualSchemes: Set<String> = ["http", "https", "mailto", "file"]

  /// The address of an interned link.
  static func address(ofInterned link: String) -> String {
    guard let end = link.unicodeScalars.firstIndex(of: CellTables.linkNameSeparator) else {
      return link
    }
    return String(link[..<end])
  }

  /// The address in printable ASCII, everything else percent-encoded; nil when its scheme is not
  /// one of `schemes` or it is too long.
  static func wireAddress(_ address: String, schemes: Set<String>) -> String? {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")),
      schemes.contains(address[..<colon].lowercased())
    else { return nil }
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if (0x21...0x7E).contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), hexadecimal(byte >> 4), hexadecimal(byte & 15)]
      }
      if bytes.count > longestAddress { return nil }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}

/// Text as it may stand in XML and HTML, in an element or between quotes.
enum Markup {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A colour as `#RRGGBB`.
  static func color(_ rgb: UInt32) -> String {
    "#" + String(0x100_0000 | rgb, radix: 16, uppercase: true).dropFirst()
  }

  /// The fonts to try, best first.
  static let fonts =
    "ui-monospace,'SF Mono',Menlo,'Cascadia Mono','DejaVu Sans Mono',Consolas,monospace"
}

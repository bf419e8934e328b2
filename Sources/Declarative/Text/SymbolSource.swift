/// What knows the characters that stand for symbols: the slot a renderer fills.
package protocol SymbolSource: Sendable {
  /// The characters for the SF Symbol, or the image, of that name; nil if it knows none.
  func glyph(ofSymbol name: String) -> String?
}

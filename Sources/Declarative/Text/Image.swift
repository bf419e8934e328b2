public import Foundation

/// A symbol, drawn as a character or two.
///
/// A terminal has no pictures: a symbol's name stands for the nearest character, and an image
/// of the application's own for a placeholder.
public struct Image: Equatable, Sendable {
  package var source: Source
  /// What the image says to who can't see it; nil for its name.
  package var label: Text?
  package var isDecorative = false

  package enum Source: Hashable, Sendable {
    case symbol(String)
    case named(String)
  }

  /// The symbol of that name among SF Symbols.
  public init(systemName: String) { source = .symbol(systemName) }

  /// The symbol of that name among SF Symbols, whatever the value.
  public init(systemName: String, variableValue: Double?) { source = .symbol(systemName) }

  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .named(name)
    self.label = label
  }

  /// An image that says nothing to who can't see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// The characters this image is drawn with.
  package func glyph(
    from symbols: (any SymbolSource)?, variants: SymbolVariants = .none, turn: Angle = .zero
  ) -> String {
    let name =
      switch source {
      case .symbol(let name): variants.name(of: name).turned(by: turn)
      case .named(let name): name
      }
    return symbols?.glyph(ofSymbol: name) ?? "□"
  }
}

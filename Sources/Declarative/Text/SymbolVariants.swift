/// A form of symbols: in a circle, filled, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: Shape?
  private var isFilled = false
  private var isCrossedOut = false

  /// What encloses a symbol, in the words of symbol names.
  private enum Shape: String, Sendable {
    case circle, square, rectangle
  }

  /// The symbols themselves.
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isCrossedOut: true)

  /// This form, in a circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }

  /// This form, in a square.
  public var square: SymbolVariants { enclosed(in: .square) }

  /// This form, in a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// This form, filled.
  public var fill: SymbolVariants {
    var variants = self
    variants.isFilled = true
    return variants
  }

  /// This form, crossed out.
  public var slash: SymbolVariants {
    var variants = self
    variants.isCrossedOut = true
    return variants
  }

  /// Whether a form has all that another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isCrossedOut || isCrossedOut)
  }

  private func enclosed(in shape: Shape) -> SymbolVariants {
    var variants = self
    variants.shape = shape
    return variants
  }

  /// This form with what `other` adds to it.
  package func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isCrossedOut: isCrossedOut || other.isCrossedOut)
  }

  /// The name of a symbol in this form: what is in its name already is not said twice.
  package func name(of symbol: String) -> String {
    if self == .none { return symbol }
    let parts = symbol.split(separator: ".")
    var name = symbol
    // The name of a filled form ends with that.
    let wasFilled = parts.last == "fill"
    if wasFilled { name.removeLast(".fill".count) }
    if isCrossedOut, !parts.contains("slash") { name += ".slash" }
    if let shape, !parts.contains(Substring(shape.rawValue)) { name += ".\(shape.rawValue)" }
    return wasFilled || isFilled ? name + ".fill" : name
  }
}

extension Image {
  /// How an image fills a larger area.
  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  /// Whether an image is drawn in its own colours or the foreground's.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How pixels are made up.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// This image: a character keeps its size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// This image: a character has the foreground's colour.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// This image: a character has no pixels.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// This image: a character has no pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// This image: a character has one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// How the layers of a symbol are coloured; a character has only one.
public struct SymbolRenderingMode: Hashable, Sendable {
  private var index: UInt8

  public static let monochrome = SymbolRenderingMode(index: 0)
  public static let multicolor = SymbolRenderingMode(index: 1)
  public static let hierarchical = SymbolRenderingMode(index: 2)
  public static let palette = SymbolRenderingMode(index: 3)
}

extension Text {
  /// An image among letters, in their colour.
  public init(_ image: Image) { self.init(.image(image)) }
}

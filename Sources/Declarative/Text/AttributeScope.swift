public import Foundation

extension AttributeScopes {
  /// The attributes of an `AttributedString` that a `Text` shows.
  ///
  ///     var name = AttributedString("world")
  ///     name.foregroundColor = .red
  public struct DeclarativeAttributes: AttributeScope {
    public let foregroundColor: ForegroundColor
    public let backgroundColor: BackgroundColor
    public let font: FontAttribute
    public let underlineStyle: UnderlineStyle
    public let strikethroughStyle: StrikethroughStyle
    public let foundation: FoundationAttributes

    public enum ForegroundColor: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Declarative.ForegroundColor"
    }

    public enum BackgroundColor: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Declarative.BackgroundColor"
    }

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Declarative.Font"
    }

    public enum UnderlineStyle: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Declarative.UnderlineStyle"
    }

    public enum StrikethroughStyle: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "Declarative.StrikethroughStyle"
    }
  }

  public var declarative: DeclarativeAttributes.Type { DeclarativeAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.DeclarativeAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Text with the look its attributes give it.
  // A literal can be an attributed string too, and is to be a key.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }
}

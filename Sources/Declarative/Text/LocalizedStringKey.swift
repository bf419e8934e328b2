/// The string a text is looked up by: its literal, arguments filled in, Markdown read.
///
/// There is no table of translations: the key itself is what is shown.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  package var form: Form

  package enum Form: Equatable, Sendable {
    case plain(String)
    case template(Template)
  }

  public init(_ value: String) {
    form =
      InlineMarkdown.mayOccur(in: value)
      ? .template(Template(pattern: value, arguments: [], usesMarkdown: true)) : .plain(value)
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { form = stringInterpolation.form }

  /// A key that is more than a plain string: Markdown, or texts among its arguments.
  package final class Template: Equatable, Sendable {
    /// The key, each argument being the scalar `placeholder(for:)`.
    package let pattern: String
    package let arguments: [Argument]
    package let usesMarkdown: Bool

    package init(pattern: String, arguments: [Argument], usesMarkdown: Bool) {
      self.pattern = pattern
      self.arguments = arguments
      self.usesMarkdown = usesMarkdown
    }

    package static func == (first: Template, second: Template) -> Bool {
      first === second
        || first.usesMarkdown == second.usesMarkdown && first.pattern == second.pattern
          && first.arguments == second.arguments
    }

    /// The end of the last private plane, where no font puts its symbols.
    private static let firstPlaceholder: UInt32 = 0x10_F000

    package static func placeholder(for index: Int) -> Unicode.Scalar {
      Unicode.Scalar(firstPlaceholder + UInt32(index)) ?? "?"
    }

    package func argument(for scalar: Unicode.Scalar) -> Argument? {
      guard scalar.value >= Self.firstPlaceholder else { return nil }
      let index = Int(scalar.value - Self.firstPlaceholder)
      return arguments.indices.contains(index) ? arguments[index] : nil
    }
  }

  package enum Argument: Equatable, Sendable {
    case string(String)
    case text(Text)
  }
}

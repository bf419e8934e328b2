public import Foundation

/// Text to read: it wraps at the width it is offered, and ends in … where there is no room.
///
///     Text("Hello, **world**")
///     Text(verbatim: "5 * 3").bold()
public struct Text: Equatable, Sendable {
  package var content: Content
  package var look = TextLook()

  package enum Content: Equatable, Sendable {
    case plain(String)
    case rich(TextStorage)
  }

  /// Text shown as it is, character for character.
  public init(verbatim content: String) { self.content = .plain(content) }

  /// Text shown as it is, character for character.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .plain((content as? String) ?? String(content))
  }

  /// Text whose literal may hold inline Markdown: `**bold**`, `*italic*`, `~~struck~~`,
  /// `` `code` `` and `[links](https://swift.org)`.
  ///
  /// The key is shown as it is, its arguments filled in: there is no table to look it up in.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    switch key.form {
    case .plain(let string): content = .plain(string)
    case .template(let template): content = .rich(TextStorage(.key(template)))
    }
  }

  #if canImport(Darwin)
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
  #endif

  package init(_ form: TextStorage.Form) { content = .rich(TextStorage(form)) }
}

/// Text that is more than one plain string.
package final class TextStorage: Equatable, Sendable {
  package let form: Form

  package init(_ form: Form) { self.form = form }

  package enum Form: Equatable, Sendable {
    case joined(JoinedTexts)
    case key(LocalizedStringKey.Template)
    case attributed(AttributedString)
    case date(DateText)
    case image(Image)
  }

  package static func == (first: TextStorage, second: TextStorage) -> Bool {
    first === second || first.form == second.form
  }
}

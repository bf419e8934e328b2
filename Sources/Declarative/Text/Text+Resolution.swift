import Foundation

extension Text {
  /// This text as it is drawn in `context`, with dates written as they are `now`.
  package func resolved(
    with context: TextContext, symbols: (any SymbolSource)? = nil, now: Date? = nil
  ) -> ResolvedText {
    if case .plain(let string) = content {
      return ResolvedText(context.cased(string), style: context.ink(of: look))
    }
    var resolution = TextResolution(
      symbols: symbols, now: now ?? Date(), result: ResolvedText("", style: context.ink(of: look)))
    resolution.add(self, in: context)
    return resolution.result
  }

  /// The letters of this text, without their look.
  package func string(symbols: (any SymbolSource)? = nil) -> String {
    resolved(with: TextContext(), symbols: symbols).text
  }
}

/// Writes the parts of a text one after the other.
struct TextResolution {
  let symbols: (any SymbolSource)?
  let now: Date
  var result: ResolvedText

  mutating func add(_ text: Text, in context: TextContext) {
    switch text.content {
    case .plain(let string): add(string, look: text.look, in: context)
    case .rich(let storage):
      let inner = context.applying(text.look)
      switch storage.form {
      case .joined(let texts): for part in texts.parts { add(part, in: inner) }
      case .key(let template): add(template, in: inner)
      case .attributed(let string): add(string, in: inner)
      case .date(let date): add(date.string(at: now), in: inner)
      case .image(let image):
        let glyph = image.glyph(
          from: symbols, variants: context.symbolVariants, turn: context.symbolTurn)
        result.append(glyph, style: inner.ink(of: TextLook()))
      }
    }
  }

  private mutating func add(
    _ string: String, look: TextLook = TextLook(), link: String? = nil, in context: TextContext
  ) {
    result.append(context.cased(string), style: context.ink(of: look, link: link))
  }

  private mutating func add(_ template: LocalizedStringKey.Template, in context: TextContext) {
    guard template.usesMarkdown else {
      add(template.pattern, of: template, look: TextLook(), link: nil, in: context)
      return
    }
    for run in InlineMarkdown.runs(in: template.pattern) {
      var look = TextLook()
      if run.traits.contains(.strong) { look.overrides.set(.bold, true) }
      if run.traits.contains(.emphasis) { look.overrides.set(.italic, true) }
      if run.traits.contains(.strikethrough) { look.overrides.set(.strikethrough, true) }
      let link = run.link.map { string($0, of: template) }
      add(run.text, of: template, look: look, link: link, in: context)
    }
  }

  /// Adds a run of a template, an argument in the place of each placeholder.
  private mutating func add(
    _ run: String, of template: LocalizedStringKey.Template, look: TextLook, link: String?,
    in context: TextContext
  ) {
    var literal = ""
    for scalar in run.unicodeScalars {
      switch template.argument(for: scalar) {
      case nil: literal.unicodeScalars.append(scalar)
      case .string(let string): literal += string
      case .text(let text):
        add(literal, look: look, link: link, in: context)
        literal = ""
        add(text, in: context.applying(look))
      }
    }
    add(literal, look: look, link: link, in: context)
  }

  /// An address of a template, its arguments filled in.
  private func string(_ run: String, of template: LocalizedStringKey.Template) -> String {
    var result = ""
    for scalar in run.unicodeScalars {
      switch template.argument(for: scalar) {
      case nil: result.unicodeScalars.append(scalar)
      case .string(let string): result += string
      case .text(let text): result += text.string(symbols: symbols)
      }
    }
    return result
  }

  private mutating func add(_ string: AttributedString, in context: TextContext) {
    typealias Key = AttributeScopes.DeclarativeAttributes
    for run in string.runs {
      var look = TextLook()
      if let color = run[Key.ForegroundColor.self] { look.ink = .color(color) }
      look.font = run[Key.FontAttribute.self]
      if run[Key.UnderlineStyle.self] != nil { look.overrides.set(.underline, true) }
      if run[Key.StrikethroughStyle.self] != nil { look.overrides.set(.strikethrough, true) }
      #if canImport(Darwin)
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { look.overrides.set(.bold, true) }
        if intent.contains(.emphasized) { look.overrides.set(.italic, true) }
        if intent.contains(.strikethrough) { look.overrides.set(.strikethrough, true) }
      }
      #endif
      let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      var ink = context.ink(of: look, link: link?.absoluteString)
      ink.background = run[Key.BackgroundColor.self].map { $0.paint(in: context.paint) }
      result.append(context.cased(String(string[run.range].characters)), style: ink)
    }
  }
}

extension TextContext {
  fileprivate func cased(_ string: String) -> String {
    switch textCase {
    case nil: string
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    }
  }
}

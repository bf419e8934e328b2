/// How a run of text is inked.
package struct InkStyle: Hashable, Sendable {
  package var foreground: Paint
  package var background: Paint?
  package var attributes: InkAttributes
  /// The address the run leads to, as the user gave it; whoever writes it out checks it.
  package var link: String?

  package init(
    foreground: Paint = .primary, background: Paint? = nil, attributes: InkAttributes = [],
    link: String? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }
}

extension InkStyle {
  /// This ink some way on to another; what is not a colour is the other's.
  package func mixed(
    with other: InkStyle, by fraction: Double, in scheme: ColorScheme
  ) -> InkStyle {
    var style = other
    style.foreground = foreground.mixed(with: other.foreground, by: fraction, in: scheme)
    if let first = background, let second = other.background {
      style.background = first.mixed(with: second, by: fraction, in: scheme)
    }
    return style
  }
}

/// The attributes a terminal's text can have.
package struct InkAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let bold = InkAttributes(rawValue: 1 << 0)
  package static let dim = InkAttributes(rawValue: 1 << 1)
  package static let italic = InkAttributes(rawValue: 1 << 2)
  package static let underline = InkAttributes(rawValue: 1 << 3)
  package static let strikethrough = InkAttributes(rawValue: 1 << 4)
  package static let reverse = InkAttributes(rawValue: 1 << 5)
  package static let blink = InkAttributes(rawValue: 1 << 6)
  package static let overline = InkAttributes(rawValue: 1 << 7)
}

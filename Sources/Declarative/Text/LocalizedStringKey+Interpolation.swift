public import Foundation

extension LocalizedStringKey {
  /// Collects the pieces of a literal such as `"row \(index)"`.
  ///
  /// The filled-in string is built directly. Where its arguments are is kept aside, and is used
  /// only if the literal turns out to hold Markdown, which arguments never do.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var filled: String
    private var usesMarkdown = false
    /// Where the arguments are in `filled`: the first, since most keys have one and one needs no
    /// array, and the others.
    private var firstHole: Hole?
    private var otherHoles: [Hole] = []
    /// The arguments that are texts; their holes are empty.
    private var texts: [Text] = []

    /// A range of bytes.
    private struct Hole: Sendable {
      var start: Int
      var end: Int
      var isText = false
    }

    public init(literalCapacity: Int, interpolationCount: Int) {
      filled = ""
      // Up to 15 bytes a string holds without memory of its own.
      if literalCapacity > 13 { filled.reserveCapacity(literalCapacity + interpolationCount * 8) }
    }

    public mutating func appendLiteral(_ literal: String) {
      if !usesMarkdown { usesMarkdown = InlineMarkdown.mayOccur(in: literal) }
      filled.append(literal)
    }

    public mutating func appendInterpolation(_ string: String) {
      let start = filled.utf8.count
      filled.append(string)
      add(Hole(start: start, end: filled.utf8.count))
    }

    public mutating func appendInterpolation(_ text: Text) {
      let place = filled.utf8.count
      texts.append(text)
      add(Hole(start: place, end: place, isText: true))
    }

    private mutating func add(_ hole: Hole) {
      if firstHole == nil { firstHole = hole } else { otherHoles.append(hole) }
    }

    package var form: LocalizedStringKey.Form {
      guard usesMarkdown || !texts.isEmpty else { return .plain(filled) }
      var pattern = ""
      var arguments: [Argument] = []
      var texts = texts[...]
      var place = filled.startIndex
      for hole in [firstHole].compactMap(\.self) + otherHoles {
        let start = filled.utf8.index(filled.startIndex, offsetBy: hole.start)
        let end = filled.utf8.index(filled.startIndex, offsetBy: hole.end)
        pattern += filled[place..<start]
        pattern.unicodeScalars.append(Template.placeholder(for: arguments.count))
        let text = hole.isText ? texts.popFirst() : nil
        arguments.append(text.map { .text($0) } ?? .string(String(filled[start..<end])))
        place = end
      }
      pattern += filled[place...]
      return .template(
        Template(pattern: pattern, arguments: arguments, usesMarkdown: usesMarkdown))
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ value: Int) {
    appendInterpolation(value.description)
  }

  /// A value as it describes itself; numbers have no separators.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    appendInterpolation("\(value)")
  }

  /// A number as a C format writes it, `"%.2f"`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(format.format(input))
  }

  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    appendInterpolation(Text(format.format(input)))
  }

  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(Text(subject, formatter: formatter))
  }

  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject, formatter: Formatter
  ) {
    appendInterpolation(Text(subject, formatter: formatter))
  }

  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation(Text(image))
  }

  public mutating func appendInterpolation(_ string: AttributedString) {
    appendInterpolation(Text(string))
  }

  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  #if canImport(Darwin)
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(String(localized: resource))
  }
  #endif
}

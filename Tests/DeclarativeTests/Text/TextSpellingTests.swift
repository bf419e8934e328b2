import DeclarativeText
import Testing

/// The ways SwiftUI sources spell texts and styles.
@Suite struct TextSpellingTests {
  @Test func literalsAreKeysAndStringsAreNot() {
    let isOn = Text("a") == Text("a")
    let (name, optional, letters) = ("**x**", String?.none, "a-b".prefix(1))
    #expect(Text(isOn ? "**a**" : "b").string() == "a")
    #expect(Text(name).string() == "**x**")
    #expect(Text(optional ?? "**none**").string() == "**none**")
    #expect(Text("**" + name).string() == "****x**")
    #expect(Text(letters).string() == "a")
    #expect(Text(String(3)).string() == "3")
    #expect(["a", "b"].map(Text.init(verbatim:)).count == 2)
    #expect(["*a", "b"].map { Text($0) }.count == 2)
    #expect(Text(LocalizedStringKey(name)).string() == "x")
    #expect(Text("a", comment: "A letter").string() == "a")
    #expect(Text(AttributedString("a")).string() == "a")
  }

  @Test func valuesAreFormatted() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    #expect(Text(12.5, format: .number.precision(.fractionLength(2))).string() == "12.50")
    #expect(Text(NSNumber(value: 3), formatter: formatter).string().hasSuffix("3.00"))
    #expect(Text(date, format: .dateTime.year()).string().contains("200"))
    #expect(!Text(date...date).string().isEmpty)
    #expect(Text("\(date, style: .date)") == Text("\(date, style: .date)"))
    #expect(
      Text("\(date, format: .dateTime.year()) \(UInt8(3)) \(CGFloat(1.5))").string()
        .hasSuffix(" 3 1.5"))
    #expect(Text("\(5, specifier: "%03d")%").string() == "005%")
  }

  @Test func stylesAreInferred() {
    let isOn = Text("a") != Text("a")
    let text = Text("a")
    #expect(text.foregroundStyle(isOn ? .red : .blue) == text.foregroundStyle(.blue))
    #expect(text.foregroundStyle(isOn ? Color.red : .secondary) == text.foregroundColor(.secondary))
    #expect(text.foregroundStyle(.tint) == text.foregroundStyle(.tint))
    #expect(text.foregroundStyle(.tint) != text)
    #expect(text.foregroundStyle(.red.opacity(0.5)) != text.foregroundStyle(.red))
    #expect(text.foregroundStyle(Color.blue.gradient) != text)
    #expect(text.foregroundStyle(.secondary) != text.foregroundStyle(.tertiary))
    #expect(text.foregroundColor(nil) == text)
    _ = text.foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    _ = text.foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
    #expect(Color(.sRGB, white: 0.5, opacity: 1) == Color(white: 0.5))
  }

  @Test func fontsAreSpelledInManyWays() {
    let fonts: [Font] = [
      .system(size: 12), .system(size: 12, weight: .bold), .system(size: 12, design: .rounded),
      .system(size: 12, weight: .bold, design: .default), .system(.body),
      .system(.body, design: .monospaced).weight(.bold),
      .system(.title, design: nil, weight: .thin),
      .title.bold().italic(), .body.monospaced(), .caption.monospacedDigit(), .headline.smallCaps(),
      .custom("Menlo", size: 12), .custom("Menlo", size: 12, relativeTo: .body),
      .body.leading(.tight), .body.width(.condensed), Font.caption2,
    ]
    #expect(Set(fonts).count > 5)
    #expect(
      Text("a").font(.caption).fontWeight(.semibold).underline(true, color: .red)
        .strikethrough(false).kerning(1).tracking(2).baselineOffset(3).monospacedDigit()
        .underline(true, pattern: .dash) != Text("a"))
  }
}

import DeclarativeText
import Support
import Testing

/// Names of SwiftUI that mean nothing in cells: they compile, and change nothing.
@MainActor @Suite struct TypographyTests {
  @Test func whatCellsDoNotHaveChangesNothing() {
    let text = Text("ab")
    #expect(
      text.kerning(1).tracking(2).baselineOffset(3).monospaced().monospacedDigit()
        .fontDesign(.serif).fontWidth(.condensed).textScale(.secondary)
        .typesettingLanguage(.init(languageCode: .japanese)).typesettingLanguage(.automatic)
        .speechAlwaysIncludesPunctuation().speechSpellsOutCharacters().speechAdjustedPitch(0.5)
        .speechAnnouncementsQueued() == text)
    expectFrame(columns: 6, rows: 1) {
      HStack(spacing: 0) {
        Text("ab")
        Text("cd")
      }
      .kerning(1).tracking(2).baselineOffset(3).monospaced().monospacedDigit().fontDesign(.serif)
      .fontWidth(.expanded).textScale(.secondary).allowsTightening(true).minimumScaleFactor(0.5)
      .typesettingLanguage(.init(languageCode: .japanese)).typesettingLanguage(.automatic)
      .textSelection(.enabled).textSelection(.disabled).dynamicTypeSize(.accessibility3)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.small ... .large)
      .speechAlwaysIncludesPunctuation().speechSpellsOutCharacters().speechAdjustedPitch(0.5)
      .speechAnnouncementsQueued()
    } is: {
      "·abcd·"
    }
  }

  private struct Sizes: View {
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.sizeCategory) var category
    @ScaledMetric var margin: CGFloat = 2
    @ScaledMetric(relativeTo: .title) var wide = 3.5

    var body: some View {
      Text(verbatim: "\(size) \(category) \(margin) \(wide) \(size.isAccessibilitySize)")
    }
  }

  @Test func theSizeOfTextIsAValueToRead() {
    func picture(_ view: some View) -> String { view.renderedLine }
    #expect(picture(Sizes()) == "large large 2.0 3.5 false")
    #expect(
      picture(Sizes().dynamicTypeSize(.accessibility1))
        == "accessibility1 accessibilityMedium 2.0 3.5 true")
    #expect(
      picture(Sizes().dynamicTypeSize(...DynamicTypeSize.medium))
        == "medium medium 2.0 3.5 false")
    #expect(
      picture(Sizes().environment(\.sizeCategory, .extraLarge)) == "xLarge extraLarge 2.0 3.5 false"
    )
    #expect(ContentSizeCategory.small < .accessibilityMedium)
  }

  @Test func linesUnderAndThroughTextTakePatternsAndColours() {
    let text = Text("a").underline(true, pattern: .dot, color: .red)
      .strikethrough(true, pattern: .dashDot, color: .blue)
    #expect(text == Text("a").underline().strikethrough())
    expectFrame(columns: 1, rows: 1) {
      Text("a").underline(pattern: .dash).strikethrough(color: .green)
    } is: {
      "a"
    }
  }

  @Test func timersAndDatesAreSpelledInManyWays() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let texts = [
      Text(now, style: .time), Text(now, style: .date), Text(now, style: .relative),
      Text(now, style: .offset), Text(now, style: .timer), Text(now...now),
      Text(DateInterval(start: now, duration: 60)), Text(timerInterval: now...(now + 60)),
      Text(timerInterval: now...(now + 60), countsDown: false),
      Text(
        timerInterval: now...(now + 60), pauseTime: now + 20, countsDown: true, showsHours: false),
      Text("at \(now, style: .time) until \(now...now)"),
      Text("\(timerInterval: now...(now + 60), pauseTime: now + 20)"),
    ]
    #expect(texts.allSatisfy { !$0.string().isEmpty })
    #expect(texts[9].string() == "0:40")
    #expect(texts[11].string() == "0:40")
  }

  @Test func keysTakeATableABundleAndAComment() {
    #expect(
      Text("key", tableName: "Table", bundle: .main, comment: "What it is for") == Text("key"))
    #expect(Text("key", bundle: .main) == Text("key"))
    #expect(Text("\(Text("a").bold()) \(Image(systemName: "star"))").string().hasPrefix("a "))
    #expect((Text("a") + Text(Image(systemName: "star")) + Text(verbatim: "b")).string() == "a□b")
  }
}

extension View {
  /// What the view shows in one row of 60 columns, without blanks at its ends.
  @MainActor fileprivate var renderedLine: String {
    let frame = TextHost(columns: 60, rows: 1) { self }.frame
    return picture(of: frame).replacingOccurrences(of: "·", with: " ")
      .trimmingCharacters(in: .whitespaces)
  }
}

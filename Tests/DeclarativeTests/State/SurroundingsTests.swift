import DeclarativeText
import Foundation
import Support
import Testing

@MainActor @Suite struct SurroundingsTests {
  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      Text("\(horizontal == .compact ? "narrow" : "wide") \(vertical == .compact ? "low" : "high")")
    }
  }

  @Test func theSizeClassesAreTheScreens() {
    let host = TextHost(columns: 64, rows: 20) { Classes() }
    #expect(host.lines == ["wide high"])
    host.resize(columns: 63, rows: 20)
    #expect(host.lines == ["narrow high"])
    host.resize(columns: 80, rows: 19)
    #expect(host.lines == ["wide low"])
    let set = TextHost { Classes().environment(\.horizontalSizeClass, .compact) }
    #expect(set.lines == ["narrow high"])
  }

  private struct Places: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
      Text(verbatim: "\(locale.identifier) \(calendar.identifier) \(timeZone.secondsFromGMT())")
    }
  }

  @Test func whereAPersonLivesIsAValueToSet() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3600))
    let host = TextHost {
      Places().environment(\.locale, Locale(identifier: "de_AT"))
        .environment(\.calendar, Calendar(identifier: .gregorian)).environment(\.timeZone, zone)
    }
    #expect(host.lines == ["de_AT gregorian 3600"])
  }

  private struct Values: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel
    @Environment(\.controlSize) private var size
    @Environment(\.imageScale) private var imageScale
    @Environment(\.controlActiveState) private var activity
    @Environment(\.accessibilityVoiceOverEnabled) private var isSpoken
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
      Text(
        verbatim: "\(phase) \(scale) \(pixel) \(size) \(imageScale) \(activity) \(isSpoken) "
          + "\(isColorless) \(contrast)")
    }
  }

  @Test func whatATerminalCannotTellHasADefault() {
    #expect(
      TextHost { Values() }.lines
        == ["active 1.0 1.0 regular medium key false false standard"])
    let host = TextHost {
      Values().environment(\.scenePhase, .inactive).environment(\.displayScale, 2)
        .controlSize(.small).imageScale(.large)
        .environment(\.accessibilityDifferentiateWithoutColor, true)
    }
    #expect(
      host.lines == ["inactive 2.0 0.5 small large key false true standard"])
    let clamped = TextHost { Values().controlSize(...ControlSize.mini) }
    #expect(clamped.lines == ["active 1.0 1.0 mini medium key false false standard"])
  }

  private struct Opening: View {
    @Environment(\.openURL) private var openURL
    let log: Log

    var body: some View {
      VStack {
        if let page = URL(string: "https://example.com/page") {
          Button("open") { openURL(page) }
          Button("ask") { openURL(page) { log.note("\($0)") } }
        }
      }
    }
  }

  @Test func anAddressIsOpenedByWhoeverIsAround() throws {
    let log = Log()
    let host = TextHost {
      Opening(log: log)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log.note(url.path)
            return .handled
          })
    }
    try host.tap("open")
    try host.tap("ask")
    #expect(log.entries == ["/page", "/page", "true"])
  }

  @Test func nobodyAroundOpensNothing() throws {
    let log = Log()
    let host = TextHost { Opening(log: log) }
    try host.tap("open")
    try host.tap("ask")
    #expect(log.entries == ["false"])
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct RedactionTests {
  @Test func aPlaceholderHasBlocksForLetters() {
    expectFrame(columns: 11, rows: 2) {
      VStack(alignment: .leading) {
        Text("ab **cde** 日本")
        Image(systemName: "star")
      }
      .redacted(reason: .placeholder)
    } is: {
      """
      ██·███·████
      █··········
      """
    }
  }

  @Test func linesAreBrokenAsTheLettersWouldBe() {
    expectFrame(columns: 4, rows: 3) {
      Text("ab cd 日本").redacted(reason: .placeholder)
    } is: {
      """
      ██··
      ██··
      ████
      """
    }
  }

  @Test func blocksAreFainterThanLetters() {
    let host = TextHost(columns: 1, rows: 2) {
      VStack {
        Text("a").redacted(reason: .placeholder)
        Text("a").foregroundStyle(.red).redacted(reason: .placeholder)
      }
    }
    let frame = host.frame
    #expect(frame[column: 0, row: 0].style.foreground == Color(.quaternary))
    #expect(frame[column: 0, row: 1].style.foreground != .red)
  }

  private struct Loading: View {
    @State private var isLoading = true

    var body: some View {
      VStack {
        Text("news").redacted(reason: isLoading ? .placeholder : [])
        Button("load") { isLoading.toggle() }.unredacted()
      }
    }
  }

  @Test func lettersComeWithTheContents() throws {
    let host = TextHost(columns: 4, rows: 2) { Loading() }
    expectFrame(of: host) { "████\nload" }
    try host.tap("load")
    expectFrame(of: host) { "news\nload" }
    try host.tap("load")
    expectFrame(of: host) { "████\nload" }
  }

  @Test func reasonsAddUpUntilTheyAreTakenAway() {
    expectFrame(columns: 1, rows: 3) {
      VStack {
        Text("a").redacted(reason: [])
        Text("b").unredacted()
        Text("c").unredacted().redacted(reason: .invalidated)
      }
      .redacted(reason: .placeholder)
    } is: {
      "█\nb\nc"
    }
  }

  @Test func privacyHidesWhatIsSensitive() {
    expectFrame(columns: 1, rows: 3) {
      VStack {
        Text("a")
        Text("b").privacySensitive()
        Text("c").privacySensitive(false).privacySensitive()
      }
      .redacted(reason: .privacy)
    } is: {
      "a\n█\nc"
    }
    expectFrame(columns: 1, rows: 1) {
      Text("b").privacySensitive()
    } is: {
      "b"
    }
  }

  private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      Text(reasons.contains(.placeholder) ? "wait" : "go").unredacted()
    }
  }

  @Test func aViewCanReadTheReasons() {
    expectFrame(columns: 4, rows: 2) {
      VStack {
        Reasons()
        Reasons().redacted(reason: .placeholder)
      }
    } is: {
      "·go·\nwait"
    }
  }
}

import DeclarativeText
import Support
import Testing

/// How close things stand.
private struct Spacing {
  var count = 1
}

extension EnvironmentValues {
  @Entry fileprivate var density = 1
  // A comment with "quotes" = and { brackets.
  @Entry fileprivate var spacing: Spacing = Spacing(count: [1, 2].count == 2 ? 3 : 4)  // = more
  @Entry fileprivate var names: [String: Int]?
  @Entry fileprivate var format: (Int) -> String = { "}\($0)" }
  @Entry fileprivate var title: String = "a \("b" + "}") = \"c"
  @Entry fileprivate var `default`: Int = 5
}

extension Transaction {
  @Entry fileprivate var note: String = "none"
}

#Preview("Not shown") { Text("nobody sees this") }

#Preview("Not shown either", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count = 1
  Text("\(count)")
}

@MainActor @Suite struct EntryTests {
  private struct Reading: View {
    @Environment(\.self) private var all

    var body: some View {
      Text("\(all.density) \(all.spacing.count) \(all.names?.count ?? 0) \(all.default)")
      Text(all.format(7) + all.title)
    }
  }

  @Test("An entry has its value at first, and takes another")
  func values() {
    expectFrame(columns: 16, rows: 4) {
      VStack(alignment: .leading) {
        Reading()
        Reading()
          .environment(\.density, 2).environment(\.names, ["a": 1]).environment(\.title, "t")
          .environment(\.spacing, Spacing(count: 9)).environment(\.default, 6)
          .environment(\.format) { "<\($0)>" }
      }
    } is: {
      """
      ···1·3·0·5······
      ···}7a·b}·=·"c··
      ···2·9·1·6······
      ···<7>t·········
      """
    }
  }

  @Test("A transaction has entries too")
  func transaction() {
    var transaction = Transaction()
    #expect(transaction.note == "none")
    transaction.note = "said"
    #expect(transaction.note == "said")
  }
}

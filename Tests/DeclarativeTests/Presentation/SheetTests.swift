import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SheetTests {
  private struct Sheeted: View {
    let log: Log
    @State private var isShown = false

    var body: some View {
      VStack {
        Text(isShown ? "shown" : "hidden")
        Button("show") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        log.note("dismissed")
      } content: {
        Inside(close: { isShown = false })
      }
    }
  }

  private struct Inside: View {
    let close: () -> Void
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("add \(count)") { count += 1 }
      Button("close") { close() }
      Button("dismiss") { dismiss() }
    }
  }

  @Test("A sheet is a panel in front of the screen, which is dimmed")
  func look() throws {
    let host = TextHost(columns: 44, rows: 12) {
      Text("behind").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(true)) { Text("In front") }
    }
    expectFrame(of: host) {
      """
      behind······································
      ··╭──────────────────────────────────────╮··
      ··│······································│··
      ··│······································│··
      ··│······································│··
      ··│······································│··
      ··│···············In·front···············│··
      ··│······································│··
      ··│······································│··
      ··│······································│··
      ··│······································│··
      ··╰──────────────────────────────────────╯··
      """
    }
    let plain = TextHost(columns: 6, rows: 1) { Text("behind") }
    let dimmed = host.frame[column: 0, row: 0].style.foreground
    #expect(dimmed != nil && dimmed != plain.frame[column: 0, row: 0].style.foreground)
  }

  @Test(
    "7.22 Closing a sheet by any way sets its binding to false, and tells once",
    arguments: ["close", "dismiss", "escape"])
  func closing(way: String) throws {
    let log = Log()
    let host = TextHost(columns: 44, rows: 14) { Sheeted(log: log) }
    try host.change("show")
    #expect(host.frame.text.contains("add 0"))
    if way == "escape" { host.press(.escape) } else { try host.change(way) }
    #expect(host.lines == ["hidden", "show"])
    #expect(log.entries == ["dismissed"])
    try host.change("show")
    #expect(host.frame.text.contains("add 0"))
    #expect(log.entries == ["dismissed"])
  }

  @Test("What is behind a sheet can be neither tapped, nor clicked, nor reached by keys")
  func modality() throws {
    let host = TextHost(columns: 44, rows: 14) { Sheeted(log: Log()) }
    try host.change("show")
    #expect(throws: TapError.missing("show")) { try host.tap("show") }
    host.press(.return)
    #expect(host.frame.text.contains("add 1"))
    for _ in 0..<3 { host.press(.tab) }
    host.press(.return)
    #expect(host.frame.text.contains("add 2"))
  }

  @Test("The focus comes back to where it was when a sheet closes")
  func focusComesBack() throws {
    let host = TextHost(columns: 44, rows: 14) { Sheeted(log: Log()) }
    host.press(.tab)
    host.press(.return)
    #expect(host.frame.text.contains("add 0"))
    host.press(.escape)
    #expect(host.lines == ["hidden", "show"])
    host.press(.return)
    #expect(host.frame.text.contains("add 0"))
  }

  private struct Word: Identifiable {
    let id: Int
    var text: String
  }

  private struct Items: View {
    let log: Log
    @State private var word: Word?

    var body: some View {
      VStack {
        Text(word == nil ? "none" : "some")
        Button("one") { word = Word(id: 1, text: "one") }
      }
      .sheet(item: $word) {
        log.note("dismissed")
      } content: { word in
        Counter(text: word.text)
        Button("rename") { self.word?.text = "uno" }
        Button("two") { self.word = Word(id: 2, text: "two") }
      }
    }
  }

  private struct Counter: View {
    let text: String
    @State private var count = 0

    var body: some View { Button("\(text) \(count)") { count += 1 } }
  }

  @Test(
    "7.23 An item presents; another id is another sheet; 7.24 the same one stays; 7.25 ends nil")
  func items() throws {
    let log = Log()
    let host = TextHost(columns: 44, rows: 14) { Items(log: log) }
    try host.change("one")
    try host.change("one 0")
    #expect(host.frame.text.contains("one 1"))
    try host.change("rename")
    #expect(host.frame.text.contains("uno 1"))
    #expect(log.entries.isEmpty)
    try host.change("two")
    #expect(host.frame.text.contains("two 0"))
    #expect(log.entries == ["dismissed"])
    host.press(.escape)
    #expect(host.lines == ["none", "one"])
    #expect(log.entries == ["dismissed", "dismissed"])
  }

  @Test("7.21 A sheet that is not to be dismissed stays on Escape, and goes by its binding")
  func staying() throws {
    struct Staying: View {
      @State private var isShown = true
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("behind")
          .sheet(isPresented: $isShown) {
            VStack { Button("close") { isShown = false }.interactiveDismissDisabled() }
          }
      }
    }
    let host = TextHost(columns: 44, rows: 14) { Staying() }
    host.press(.escape)
    #expect(host.frame.text.contains("close"))
    try host.change("close")
    #expect(host.lines == ["behind"])
  }

  @Test("7.28 A sheet inherits its presenter's environment")
  func environment() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      @Environment(\.isPresented) private var isPresented

      var body: some View { Text("limit \(limit ?? 0) \(isPresented ? "presented" : "not")") }
    }
    let host = TextHost(columns: 44, rows: 14) {
      Text("behind").sheet(isPresented: .constant(true)) { Reader() }.lineLimit(3)
    }
    #expect(host.frame.text.contains("limit 3 presented"))
  }

  @Test("A sheet shows what its closure reads as it is now, though nothing else reads it")
  func freshState() throws {
    struct Fresh: View {
      let log: Log
      @State private var number = 1
      @State private var isShown = false

      var body: some View {
        log.note("body")
        return Button("show") {
          number = 2
          isShown = true
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("number \(number)")
            Button("more") { number += 1 }
          }
        }
      }
    }
    let log = Log()
    let host = TextHost(columns: 44, rows: 14) { Fresh(log: log) }
    try host.change("show")
    #expect(host.frame.text.contains("number 2"))
    try host.change("more")
    #expect(host.frame.text.contains("number 3"))
    #expect(log.entries == ["body"])
  }

  private struct Nested: View {
    let log: Log
    @State private var first = true
    @State private var second = true
    @State private var third = true

    var body: some View {
      Text("\(first) \(second) \(third)")
        .sheet(isPresented: $first) {
          log.note("one gone")
        } content: {
          Text("one")
            .sheet(isPresented: $second) {
              log.note("two gone")
            } content: {
              Text("two")
                .sheet(isPresented: $third) {
                  log.note("three gone")
                } content: {
                  Text("three")
                }
            }
        }
    }
  }

  @Test("Trial 31 Sheets in sheets asked for together all come, and go one by one")
  func nested() {
    let log = Log()
    let host = TextHost(columns: 44, rows: 14) { Nested(log: log) }
    #expect(host.frame.text.contains("three"))
    host.press(.escape)
    #expect(host.frame.text.contains("two"))
    #expect(log.take() == ["three gone"])
    host.press(.escape)
    #expect(host.frame.text.contains("one"))
    #expect(log.take() == ["two gone"])
    host.press(.escape)
    #expect(host.lines == ["false false false"])
    #expect(log.take() == ["one gone"])
  }

  @Test("7.27 Of two sheets on one view the second waits until the first has gone")
  func waiting() {
    struct Two: View {
      @State private var first = true
      @State private var second = true

      var body: some View {
        Text("\(first) \(second)")
          .sheet(isPresented: $first) { Text("inner") }
          .sheet(isPresented: $second) { Text("outer") }
      }
    }
    let host = TextHost(columns: 44, rows: 14) { Two() }
    let shown = host.frame.text.contains("inner") ? ("inner", "outer") : ("outer", "inner")
    #expect(host.frame.text.contains(shown.0) && !host.frame.text.contains(shown.1))
    host.press(.escape)
    #expect(!host.frame.text.contains(shown.0) && host.frame.text.contains(shown.1))
    host.press(.escape)
    #expect(host.lines == ["false false"])
  }

  @Test("Detents: a sheet is as high as the lowest of them")
  func detents() {
    let host = TextHost(columns: 30, rows: 12) {
      Text("behind").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(true)) {
          Text("low").presentationDetents([.large, .height(3)])
        }
    }
    expectFrame(of: host) {
      """
      behind························
      ······························
      ······························
      ······························
      ······························
      ······························
      ······························
      ······························
      ······························
      ╭────────────────────────────╮
      │·············low············│
      ╰────────────────────────────╯
      """
    }
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ScrollSettingsTests {
  private func lines(_ count: Int) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)") } } }
  }

  @Test("Margins keep the content from the edges until it is scrolled there")
  func margins() {
    let host = TextHost(columns: 8, rows: 4) {
      lines(5).contentMargins(.vertical, 1).contentMargins(.leading, 2, for: .scrollContent)
    }
    expectFrame(of: host) { "········\n··line·0\n··line·1\n··line·2" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "··line·0\n··line·1\n··line·2\n··line·3" }
    host.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: host) { "··line·2\n··line·3\n··line·4\n········" }
  }

  @Test("Margins are given for all edges, or as insets, or are for indicators only")
  func marginForms() {
    expectFrame(columns: 8, rows: 3) {
      lines(1).contentMargins(1)
    } is: {
      "········\n·line·0·\n········"
    }
    expectFrame(columns: 8, rows: 3) {
      lines(1).contentMargins(.top, EdgeInsets(top: 2, leading: 1, bottom: 0, trailing: 1))
    } is: {
      "········\n········\n·line·0·"
    }
    expectFrame(columns: 8, rows: 1) {
      lines(1).contentMargins(.all, 3, for: .scrollIndicators)
    } is: {
      "·line·0·"
    }
  }

  @Test("A view that is scrolled to stands inside the margins")
  func marginsAndTargets() throws {
    let host = TextHost(columns: 8, rows: 5) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          lines(20).contentMargins(.vertical, 1)
          HStack {
            Button("up") { proxy.scrollTo(9, anchor: .top) }
            Button("down") { proxy.scrollTo(9, anchor: .bottom) }
          }
        }
      }
    }
    try host.tap("up")
    expectFrame(of: host) { "·line·8·\n·line·9·\n·line·10\n·line·11\n·up·down" }
    try host.tap("down")
    expectFrame(of: host) { "·line·7·\n·line·8·\n·line·9·\n·line·10\n·up·down" }
  }

  @Test("Lazy content has margins too", arguments: [false, true])
  func lazyMargins(isFar: Bool) {
    let host = TextHost(columns: 8, rows: 3) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { Text("line \($0)") } }
      }
      .contentMargins(.bottom, 1)
    }
    expectFrame(of: host) { "·line·0·\n·line·1·\n·line·2·" }
    if isFar { host.scroll(column: 0, row: 0, by: 5000) }
    if isFar { expectFrame(of: host) { "line·998\nline·999\n········" } }
  }

  @Test("A disabled scroll view is not moved by the wheel; one around it is")
  func disabled() {
    let host = TextHost(columns: 6, rows: 2) { lines(5).scrollDisabled(true) }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "line·0\nline·1" }
    let nested = TextHost(columns: 6, rows: 2) {
      ScrollView {
        lines(5).frame(height: 2).scrollDisabled(true)
        Text("end")
      }
    }
    nested.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: nested) { "line·1\n··end·" }
  }

  private struct Reader: View {
    @Environment(\.isScrollEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "yes" : "no") }
  }

  @Test("A view can tell whether it can be scrolled")
  func isScrollEnabled() {
    expectFrame(columns: 3, rows: 1) {
      Reader()
    } is: {
      "yes"
    }
    expectFrame(columns: 2, rows: 1) {
      Reader().scrollDisabled(false).scrollDisabled(true)
    } is: {
      "no"
    }
  }

  @Test("Without a clip, the content is seen beyond the scroll view")
  func unclipped() {
    let host = TextHost(columns: 6, rows: 3) {
      lines(5).frame(height: 1).scrollClipDisabled().frame(maxHeight: .infinity, alignment: .top)
    }
    expectFrame(of: host) { "line·0\nline·1\nline·2" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "line·1\nline·2\nline·3" }
  }

  @Test("A view can tell where it is in the scroll view around it")
  func space() {
    let host = TextHost(columns: 8, rows: 4) {
      VStack(spacing: 0) {
        Text("titles")
        ScrollView {
          GeometryReader { proxy in
            let inner = proxy.frame(in: .scrollView).minY
            let across = proxy.frame(in: .scrollView(axis: .horizontal)).minY
            Text("\(Int(inner)) \(Int(across))").offset(y: 2)
          }
          .frame(height: 9)
        }
      }
    }
    // There is none that scrolls sideways: then it is the screen.
    expectFrame(of: host) { "·titles·\n········\n········\n0·1·····" }
    host.scroll(column: 0, row: 2, by: 1)
    expectFrame(of: host) { "·titles·\n········\n-1·0····\n········" }
  }
}

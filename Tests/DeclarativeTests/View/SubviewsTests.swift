import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SubviewsTests {
  private struct Bulleted<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: content) { subview in
          HStack(spacing: 0) {
            Text("- ")
            subview
          }
        }
      }
    }
  }

  @Test func groupsCollectionsAndChoicesAreSeveralViews() {
    let isShown = true
    expectFrame(columns: 3, rows: 6) {
      Bulleted {
        Text("a")
        Group {
          Text("b")
          AnyView(Text("c"))
        }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        if isShown { Text("f") } else { Text("g") }
        if !isShown { Text("h") }
        EmptyView()
      }
    } is: {
      "-·a\n-·b\n-·c\n-·d\n-·e\n-·f"
    }
    expectFrame(columns: 3, rows: 1) {
      Bulleted { Text("a") }
    } is: {
      "-·a"
    }
  }

  @Test func theyCanBeTakenApart() {
    expectFrame(columns: 6, rows: 2) {
      Group(
        subviews: Group {
          Text("a")
          Text("b")
          Text("c")
        }
      ) { subviews in
        VStack(alignment: .leading, spacing: 0) {
          if let first = subviews.first { first.padding(.leading, 1) }
          HStack(spacing: 1) {
            Text("\(subviews.count):")
            subviews.dropFirst()
          }
        }
      }
    } is: {
      "·a····\n3:·b·c"
    }
  }

  private struct Counter: View {
    @State private var count = 0
    let name: String

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Growing: View {
    @State private var names = ["a", "b"]

    var body: some View {
      VStack(spacing: 0) {
        Bulleted { ForEach(names, id: \.self) { Counter(name: $0) } }
        Button("more") { names.insert("c", at: 0) }
      }
    }
  }

  @Test func theirStateFollowsThem() throws {
    let host = TextHost(columns: 4, rows: 4) { Growing() }
    try host.change("b0")
    try host.change("more")
    #expect(host.lines == ["- c0", "- a0", "- b1", "more"])
  }

  @Test func theyTakeWhatIsSetWhereTheyArePut() {
    let host = TextHost(columns: 1, rows: 1) {
      ForEach(subviews: Text("a")) { $0.foregroundStyle(.red) }
    }
    #expect(host.frame[column: 0, row: 0].style.foreground == .red)
  }
}

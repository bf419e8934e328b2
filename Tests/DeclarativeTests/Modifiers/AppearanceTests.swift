import DeclarativeText
import Testing

@MainActor @Suite struct AppearanceTests {
  private struct Toggling<Content: View>: View {
    @State private var isOn = false
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
      VStack {
        Button("toggle") { isOn.toggle() }
        content(isOn)
      }
    }
  }

  private func log<Content: View>(
    toggling count: Int, @ViewBuilder _ content: @escaping (Log, Bool) -> Content
  ) throws -> [String] {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Toggling { content(log, $0) } }
    _ = host.frame
    for _ in 0..<count { try host.change("toggle") }
    return log.entries
  }

  @Test("6.19 onAppear inside id is called again when the id changes")
  func insideID() throws {
    let entries = try log(toggling: 1) { log, isOn in
      Text("a").onAppear { log.note("appear") }.id(isOn)
    }
    #expect(entries == ["appear", "appear"])
  }

  @Test("6.20 onAppear outside id is called once")
  func outsideID() throws {
    let entries = try log(toggling: 2) { log, isOn in
      Text("a").id(isOn).onAppear { log.note("appear") }.onDisappear { log.note("gone") }
    }
    #expect(entries == ["appear"])
    let padded = try log(toggling: 2) { log, isOn in
      VStack { Text("a").padding(1).id(isOn).padding(1).onAppear { log.note("appear") } }
    }
    #expect(padded == ["appear"])
  }

  private struct IDTest: View {
    let log: Log
    @State private var toggle = false

    var body: some View {
      Text("x")
        .onAppear {
          log.note(toggle ? "AT" : "AF")
          toggle = true
        }
        .onDisappear { log.note(toggle ? "DT" : "DF") }
        .id(toggle)
    }
  }

  @Test("6.21 On a change of id the new view appears, then the old one disappears")
  func order() {
    let log = Log()
    var host: TextHost? = TextHost(columns: 5, rows: 1) { IDTest(log: log) }
    _ = host?.frame
    #expect(log.entries.joined() == "AFATDT")
    host = nil
    #expect(log.entries.joined() == "AFATDTDT")
  }

  @Test("6.23 Switching a branch makes one appear and the other disappear")
  func branches() throws {
    let entries = try log(toggling: 2) { log, isOn in
      if isOn {
        Text("b").onAppear { log.note("+b") }.onDisappear { log.note("-b") }
      } else {
        Text("a").onAppear { log.note("+a") }.onDisappear { log.note("-a") }
      }
    }
    #expect(entries == ["+a", "+b", "-a", "+a", "-b"])
  }

  private struct Measured: View {
    let log: Log

    var body: some View {
      log.note("body")
      return GeometryReader { proxy in
        Text("w").onAppear { log.note("appear \(Int(proxy.size.width))") }
      }
    }
  }

  @Test("6.33 onAppear runs after layout and before the first frame is drawn")
  func afterLayout() {
    let log = Log()
    let host = TextHost(columns: 7, rows: 1) { Measured(log: log) }
    #expect(log.entries.isEmpty || log.entries == ["body"])
    _ = host.frame
    #expect(log.entries == ["body", "appear 7"])
    let first = TextHost(columns: 7, rows: 1) { AppearsChanged() }
    #expect(first.lines == ["after"])
    #expect(first.statistics.nodesDrawn == 1)
    #expect(TextRenderer(content: AppearsChanged()).frame.text.contains("after"))
  }

  private struct AppearsChanged: View {
    @State private var text = "before"

    var body: some View { Text(text).onAppear { text = "after" } }
  }

  @Test("6.34 Bodies are evaluated from the outside in, all before any onAppear")
  func bodiesComeFirst() {
    let log = Log()
    let host = TextHost(columns: 7, rows: 1) { Ring(log: log, depth: 2) }
    _ = host.frame
    #expect(log.entries.prefix(3) == ["body 2", "body 1", "body 0"])
    #expect(Set(log.entries.dropFirst(3)) == ["appear 2", "appear 1", "appear 0"])
    #expect(log.entries.count == 6)
  }

  private struct Ring: View {
    let log: Log
    let depth: Int

    var body: some View {
      log.note("body \(depth)")
      return HStack {
        if depth > 0 { AnyView(Ring(log: log, depth: depth - 1)) } else { Text("x") }
      }
      .onAppear { log.note("appear \(depth)") }
    }
  }

  @Test("6.38 A view that cannot be seen appears all the same")
  func invisible() throws {
    let entries = try log(toggling: 0) { log, _ in
      ZStack {
        Text("a").opacity(0).onAppear { log.note("opacity") }
        Text("b").hidden().onAppear { log.note("hidden") }
      }
    }
    #expect(entries.sorted() == ["hidden", "opacity"])
  }

  @Test("6.39 onAppear on a group is called for each member, and at every switch of a branch")
  func groups() throws {
    let entries = try log(toggling: 1) { log, isOn in
      Group {
        Text("a")
        if isOn { Text("b") } else { Text("c") }
      }
      .onAppear { log.note("+") }
      .onDisappear { log.note("-") }
    }
    #expect(entries == ["+", "+", "+", "-"])
  }

  @Test("6.39 On a ForEach it is called for what comes and what goes, not for what moves")
  func forEach() throws {
    let entries = try log(toggling: 1) { log, isOn in
      ForEach(isOn ? [3, 1, 4, 5] : [1, 2, 3], id: \.self) { Text("\($0)") }
        .onAppear { log.note("+") }
        .onDisappear { log.note("-") }
    }
    #expect(entries == ["+", "+", "+", "+", "+", "-"])
  }

  @Test("An empty view does not appear; what is removed disappears once")
  func emptyAndRemoved() throws {
    let empty = try log(toggling: 1) { log, _ in EmptyView().onAppear { log.note("+") } }
    #expect(empty == [])
    let removed = try log(toggling: 2) { log, isOn in
      if !isOn {
        VStack { Text("a").onDisappear { log.note("inner") } }.onDisappear { log.note("outer") }
      }
    }
    #expect(removed.sorted() == ["inner", "outer"])
  }

  @Test("A host that goes away takes its views down")
  func tornDown() async {
    let log = Log()
    do {
      let host = TextHost(columns: 5, rows: 1) {
        Text("a").onAppear { log.note("+") }.onDisappear { log.note("-") }
      }
      _ = host.frame
      #expect(log.entries == ["+"])
    }
    #expect(log.entries == ["+", "-"])
  }
}

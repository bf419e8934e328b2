import DeclarativeText
import Testing

/// Joins what is told, in order.
private enum NamesKey: PreferenceKey {
  static let defaultValue = ""

  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private enum SumKey: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Keeps the last that is not nil.
private enum LastKey: PreferenceKey {
  static let defaultValue: String? = nil

  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

/// Fails when two values meet.
private enum AloneKey: PreferenceKey {
  static let defaultValue = -1

  static func reduce(value: inout Int, nextValue: () -> Int) { value = 1000 + nextValue() }
}

extension View {
  fileprivate func tells(_ name: String) -> some View {
    preference(key: NamesKey.self, value: name)
  }
}

@MainActor @Suite struct PreferenceTests {
  private func told<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [String] {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) {
      content().onPreferenceChange(NamesKey.self) { log.note($0) }
    }
    _ = host.frame
    return log.entries
  }

  @Test("6.62 Values combine in tree order, siblings first to last")
  func order() {
    let names = told {
      VStack {
        Text("1").tells("a")
        HStack {
          Text("2").tells("b")
          Group {
            Text("3").tells("c")
            Text("4")
          }
        }
        ForEach(["d", "e"], id: \.self) { Text($0).tells($0) }
      }
    }
    #expect(names == ["abcde"])
  }

  @Test(
    "6.63 Who tells nothing takes no part: one value meets no other, without any the default is")
  func silentViews() {
    var seen: [Int] = []
    var shown: [Int] = []
    let host = TextHost(columns: 20, rows: 8) {
      VStack {
        Text("a")
        Text("b").preference(key: AloneKey.self, value: 7)
        if seen.count > 100 { Text("c") }
      }
      .onPreferenceChange(AloneKey.self) { seen.append($0) }
      .overlayPreferenceValue(AloneKey.self) { value in Text("o\(value)") }
      Text("x")
        .overlayPreferenceValue(AloneKey.self) { value in
          Text("none").onAppear { shown.append(value) }
        }
    }
    _ = host.frame
    #expect(seen == [7])
    #expect(shown == [-1])
  }

  @Test("6.65 On a container it replaces what is told inside")
  func replaces() {
    let names = told {
      VStack {
        Text("1").tells("a")
        Text("2").tells("b")
      }
      .tells("z")
    }
    #expect(names == ["z"])
  }

  @Test("6.66 transformPreference is given what the views inside told together")
  func transform() {
    var sums: [Int] = []
    let host = TextHost(columns: 20, rows: 8) {
      VStack {
        Text("1").preference(key: SumKey.self, value: 1)
        Text("2").preference(key: SumKey.self, value: 2)
      }
      .transformPreference(SumKey.self) { $0 += 10 }
      .onPreferenceChange(SumKey.self) { sums.append($0) }
    }
    _ = host.frame
    #expect(sums == [13])
    #expect(told { Text("x").transformPreference(NamesKey.self) { $0 += "t" } } == ["t"])
    let twice = told {
      Text("x").tells("a")
        .transformPreference(NamesKey.self) { $0 += "b" }
        .transformPreference(NamesKey.self) { $0 += "c" }
    }
    #expect(twice == ["abc"])
  }

  @Test("6.67 An overlay's come after the view's own, a background's before")
  func layers() {
    #expect(told { Text("x").tells("a").overlay { Text("y").tells("b") } } == ["ab"])
    #expect(told { Text("x").tells("a").background { Text("y").tells("b") } } == ["ba"])
  }

  @Test("6.68 An inset's come after the view's own")
  func insets() {
    let names = told {
      Text("x").tells("a").safeAreaInset(edge: .top) { Text("y").tells("b") }
    }
    #expect(names == ["ab"])
  }

  private struct Changing: View {
    let log: Log
    @State private var number = 1
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("add") { number += 1 }
        Button("same") { number = number + 0 }
        Button("toggle") { isShown.toggle() }
        if isShown { Text("x").preference(key: SumKey.self, value: number / 2) }
        Text("y").hidden().preference(key: SumKey.self, value: 100)
      }
      .onPreferenceChange(SumKey.self) { log.note("\($0)") }
    }
  }

  @Test("6.70 onPreferenceChange is called with the first value, then for unequal ones only")
  func changes() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Changing(log: log) }
    _ = host.frame
    #expect(log.take() == ["100"])
    try host.change("add")
    #expect(log.take() == ["101"])
    try host.change("add")
    try host.change("same")
    #expect(log.take() == [])
  }

  @Test("6.73 Hidden views' count, those of removed branches do not")
  func hiddenAndRemoved() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Changing(log: log) }
    try host.change("add")
    try host.change("toggle")
    try host.change("toggle")
    #expect(log.entries.last == "101")
    #expect(log.entries.suffix(3) == ["101", "100", "101"])
  }

  @Test("6.71 Where nobody tells anything onPreferenceChange is not called")
  func nobody() {
    #expect(told { VStack { Text("x") } } == [])
  }

  @Test("6.72 A view made of a preference adds its own for the views around")
  func ofPreferences() {
    let over = told {
      Text("x").tells("a").overlayPreferenceValue(NamesKey.self) { Text("o").tells("(\($0))") }
    }
    #expect(over.last == "a(a)")
    let under = told {
      Text("x").tells("a").backgroundPreferenceValue(NamesKey.self) { Text("o").tells("(\($0))") }
    }
    #expect(under.last == "(a)a")
  }

  @Test("6.74 With nil as default, the last sibling that tells something wins")
  func optionals() {
    var seen: [String?] = []
    let host = TextHost(columns: 20, rows: 8) {
      VStack {
        Text("a").preference(key: LastKey.self, value: "a")
        Text("b").preference(key: LastKey.self, value: "b")
        Text("c").preference(key: LastKey.self, value: nil)
        Text("d")
      }
      .onPreferenceChange(LastKey.self) { seen.append($0) }
    }
    _ = host.frame
    #expect(seen == ["b"])
  }

  private struct Feedback: View {
    @State private var width = 0

    var body: some View {
      VStack {
        Text("w\(width)")
        Text("content")
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: SumKey.self, value: Int(proxy.size.width))
            }
          }
      }
      .onPreferenceChange(SumKey.self) { width = $0 }
    }
  }

  @Test("A size told by a preference reaches a state within the frame")
  func measuredSize() {
    let host = TextHost(columns: 20, rows: 3) { Feedback() }
    #expect(host.lines == ["w7", "content"])
  }

  @Test("A change of what is told evaluates the reader, not the views between")
  func cost() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Distant(log: log) }
    _ = host.frame
    log.clear()
    try host.change("tell")
    #expect(log.entries == ["teller", "told 1"])
  }

  private struct Distant: View {
    let log: Log

    var body: some View {
      log.note("outer")
      return Middle(log: log).onPreferenceChange(SumKey.self) { log.note("told \($0)") }
    }

    struct Middle: View {
      let log: Log

      var body: some View {
        log.note("middle")
        return VStack { Teller(log: log) }
      }
    }

    struct Teller: View {
      let log: Log
      @State private var number = 0

      var body: some View {
        log.note("teller")
        return Button("tell") { number += 1 }.preference(key: SumKey.self, value: number)
      }
    }
  }

  private struct Told: PreferenceKey {
    static let defaultValue: [Int] = []

    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test("6.70, 6.72 What a view and one made of its preferences tell arrives once, together")
  func arrivesTogether() {
    var told: [[Int]] = []
    let host = TextHost(columns: 4, rows: 1) {
      Text("1").preference(key: Told.self, value: [1])
        .overlayPreferenceValue(Told.self) { values in
          Text("\(values.count)").preference(key: Told.self, value: [2])
        }
        .onPreferenceChange(Told.self) { told.append($0) }
    }
    _ = host.frame
    #expect(told == [[1, 2]])
  }
}

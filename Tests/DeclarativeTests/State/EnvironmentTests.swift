import DeclarativeText
import Observation
import Testing

private enum DensityKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum NameKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var density: Int {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }

  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  /// Worked out from another key.
  fileprivate var isDense: Bool { density > 2 }

  /// Writes two keys at once.
  fileprivate var both: (Int, String) {
    get { (density, name) }
    set { (density, name) = newValue }
  }
}

@MainActor @Suite struct EnvironmentTests {
  private struct Reader: View {
    var log = Log()
    @Environment(\.density) private var density

    var body: some View {
      log.note("reader \(density)")
      return Text("d\(density)")
    }
  }

  private func lines<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    TextHost(columns: 20, rows: 8, content: content).lines
  }

  @Test("6.51 A key's default holds; a written value reaches the view and what is in it only")
  func defaultAndReach() {
    let result = lines {
      Reader()
      VStack { Reader() }.environment(\.density, 1)
      Reader()
    }
    #expect(result == ["d0", "d1", "d0"])
  }

  @Test("6.52 The nearest writer wins")
  func nearest() {
    let result = lines {
      VStack {
        Reader().environment(\.density, 2)
        Reader()
      }
      .environment(\.density, 1)
    }
    #expect(result == ["d2", "d1"])
  }

  @Test("6.53 Of two on one view the inner wins")
  func innerWins() {
    #expect(lines { Reader().environment(\.density, 1).environment(\.density, 2) } == ["d1"])
  }

  @Test("6.54 transformEnvironment sees the outer value")
  func transform() {
    let result = lines {
      Reader().transformEnvironment(\.density) { $0 += 1 }.environment(\.density, 1)
      Reader().transformEnvironment(\.density) { $0 += 1 }
      Reader()
        .transformEnvironment(\.density) { $0 *= 10 }
        .transformEnvironment(\.density) { $0 += 3 }
    }
    #expect(result == ["d2", "d1", "d30"])
  }

  private struct Flipping: View {
    @State private var usesName = false
    @Environment(\.name) private var outer

    var body: some View {
      Button("flip") { usesName.toggle() }
      Both()
        .transformEnvironment(usesName ? \.both.1 : \.name) { $0 += "!" }
      Reader().transformEnvironment(usesName ? \.density : \.both.0) { $0 += usesName ? 7 : 5 }
    }

    struct Both: View {
      @Environment(\.name) private var name

      var body: some View { Text(name) }
    }
  }

  @Test("6.55 A transform with another key path after the first update takes effect")
  func changedKeyPath() throws {
    let host = TextHost(columns: 20, rows: 8) { Flipping() }
    #expect(host.lines == ["flip", "none!", "d5"])
    try host.change("flip")
    #expect(host.lines == ["flip", "none!", "d7"])
  }

  private struct Changing: View {
    let log: Log
    @State private var density = 0
    @State private var name = "a"

    var body: some View {
      log.note("owner")
      return VStack {
        Button("density") { density += 1 }
        Button("name") { name += "a" }
        Middle(log: log)
      }
      .environment(\.density, density)
      .environment(\.name, name)
    }

    struct Middle: View {
      let log: Log

      var body: some View {
        log.note("middle")
        return VStack {
          Reader(log: log)
          Dense(log: log)
        }
      }
    }

    struct Dense: View {
      let log: Log
      @Environment(\.isDense) private var isDense

      var body: some View {
        log.note("dense \(isDense)")
        return Text("\(isDense)")
      }
    }
  }

  @Test("6.61 Only readers are evaluated, and only when the value they read is another")
  func readersOnly() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Changing(log: log) }
    _ = host.frame
    log.clear()
    try host.change("name")
    #expect(log.take() == ["owner"])
    try host.change("density")
    #expect(log.take() == ["owner", "reader 1"])
    try host.change("density")
    #expect(log.take() == ["owner", "reader 2"])
    try host.change("density")
    #expect(log.take().sorted() == ["dense true", "owner", "reader 3"])
  }

  private struct Whole: View {
    let log: Log
    @Environment(\.self) private var values

    var body: some View {
      log.note("whole")
      return Text("\(values.density) \(values.name)")
    }
  }

  private struct Around: View {
    let log: Log
    @State private var density = 0

    var body: some View {
      Button("density") { density += 1 }
      Whole(log: log).environment(\.density, density)
    }
  }

  @Test("@Environment(\\.self) gives all values, and follows those that are read of it")
  func wholeEnvironment() throws {
    let log = Log()
    let host = TextHost(columns: 20, rows: 8) { Around(log: log) }
    try host.change("density")
    #expect(host.lines == ["density", "1 none"])
    #expect(log.entries == ["whole", "whole"])
  }

  @Test("A key path that leads into a value writes that part of it")
  func partsOfValues() {
    #expect(lines { Reader().environment(\.both.0, 4).environment(\.both, (9, "x")) } == ["d4"])
  }

  @Test("6.57 An inner style beats an outer one")
  func styles() {
    let host = TextHost(columns: 4, rows: 2) {
      VStack {
        Text("a").foregroundStyle(.red).bold(false)
        Text("b")
      }
      .foregroundStyle(.blue)
      .bold()
    }
    let frame = host.frame
    let first = frame[column: 2, row: 0]
    let second = frame[column: 2, row: 1]
    #expect(first.style.foreground == .red)
    #expect(!first.style.isBold)
    #expect(second.style.foreground == .blue)
    #expect(second.style.isBold)
  }

  @Test(
    "6.58 Written outside an overlay or background it reaches their content, inside it does not")
  func layers() {
    let outside = lines {
      Color.clear.overlay { Reader() }.background(alignment: .top) { Reader() }
        .environment(\.density, 3)
    }
    #expect(outside == ["d3", "d3"])
    let inside = lines { Color.clear.environment(\.density, 3).overlay { Reader() } }
    #expect(inside == ["d0"])
    let behind = lines { Color.clear.environment(\.density, 3).background { Reader() } }
    #expect(behind == ["d0"])
  }

  @Test("disabled() adds up: what is disabled outside stays so")
  func disabled() {
    let host = TextHost(columns: 10, rows: 1) {
      Button("go") {}.disabled(false).disabled(true)
    }
    #expect(throws: TapError.disabled("go")) { try host.tap("go") }
  }
}

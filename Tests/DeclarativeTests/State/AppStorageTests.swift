import DeclarativeText
import Testing

@MainActor @Suite struct AppStorageTests {
  enum Mode: String { case plain, fancy }
  enum Level: Int { case low, high }

  private struct Settings: View {
    @AppStorage("flag") var flag = false
    @AppStorage("count") var count = 1
    @AppStorage("ratio") var ratio = 0.5
    @AppStorage("name") var name = "none"
    @AppStorage("link") var link = URL(fileURLWithPath: "/nowhere/a b")
    @AppStorage("bytes") var bytes = Data([1])
    @AppStorage("mode") var mode = Mode.plain
    @AppStorage("level") var level: Level = .low
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      Text("\(flag) \(count) \(ratio) \(name)")
      Text("\(link.absoluteString) \(bytes.count)")
      Text("\(mode.rawValue) \(level.rawValue) \(Int(date.timeIntervalSince1970))")
      Button("change") {
        flag.toggle()
        count += 1
        ratio *= 3
        name = "ada"
        link = URL(string: "https://example.org/a?b") ?? link
        bytes.append(2)
        mode = .fancy
        level = .high
        date += 60
      }
    }
  }

  @Test("Every kind of value has its default, is written, and is read back by another view")
  func everyKind() throws {
    let defaults = StoredDefaults()
    let host = TextHost(columns: 40, rows: 4) { Settings().defaultAppStorage(defaults) }
    #expect(host.lines == ["false 1 0.5 none", "file:///nowhere/a%20b 1", "plain 0 0", "change"])
    #expect(defaults.writes == 0)
    try host.change("change")
    let after = ["true 2 1.5 ada", "https://example.org/a?b 2", "fancy 1 60", "change"]
    #expect(host.lines == after)
    #expect(defaults.writes == 9)
    let other = TextHost(columns: 40, rows: 4) { Settings().defaultAppStorage(defaults) }
    #expect(other.lines == after)
  }

  private struct Optionals: View {
    @AppStorage var count: Int?
    @AppStorage var name: String?
    @AppStorage var flag: Bool?
    @AppStorage var ratio: Double?
    @AppStorage var link: URL?
    @AppStorage var bytes: Data?
    @AppStorage var mode: Mode?
    @AppStorage var level: Level?

    init(_ store: UserDefaults) {
      _count = AppStorage("count", store: store)
      _name = AppStorage("name", store: store)
      _flag = AppStorage("flag", store: store)
      _ratio = AppStorage("ratio", store: store)
      _link = AppStorage("link", store: store)
      _bytes = AppStorage("bytes", store: store)
      _mode = AppStorage("mode", store: store)
      _level = AppStorage("level", store: store)
    }

    var body: some View {
      Text(count.map { "\($0)" } ?? "nil")
      Text("\(name ?? "nil") \(mode?.rawValue ?? "nil") \(level?.rawValue ?? -1)")
      Text("\(flag.map { "\($0)" } ?? "nil") \(ratio ?? -1) \(link?.path ?? "nil")")
      Button("set") { (count, name, mode, level) = (3, "x", .fancy, .high) }
      Button("clear") { (count, name, mode, level) = (nil, nil, nil, nil) }
    }
  }

  @Test("An optional is nil without a value, and setting it to nil removes the value")
  func optionals() throws {
    let defaults = StoredDefaults()
    let host = TextHost(columns: 20, rows: 5) { Optionals(defaults) }
    let empty = ["nil", "nil nil -1", "nil -1.0 nil", "set", "clear"]
    #expect(host.lines == empty)
    try host.change("set")
    #expect(host.lines[0] == "3")
    #expect(host.lines[1] == "x fancy 1")
    #expect(defaults.object(forKey: "mode") as? String == "fancy")
    #expect(defaults.object(forKey: "level") as? Int == 1)
    try host.change("clear")
    #expect(host.lines == empty)
    #expect(defaults.object(forKey: "count") == nil)
  }

  private struct Counter: View {
    let title: String
    let log: Log
    @AppStorage("n") private var count = 0

    var body: some View {
      log.note(title)
      return Button("\(title) \(count)") { count += 1 }
    }
  }

  private struct Idle: View {
    let log: Log
    @AppStorage("other") private var other = 0

    var body: some View {
      log.note("idle")
      return Text("\(other)")
    }
  }

  @Test("Views with one key follow each other, on one screen and on two, and nobody else does")
  func follow() throws {
    let log = Log()
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 3) {
      VStack {
        Counter(title: "a", log: log)
        Counter(title: "b", log: log)
        Idle(log: log)
      }
      .defaultAppStorage(defaults)
    }
    let second = TextHost(columns: 10, rows: 1) {
      Counter(title: "c", log: log).defaultAppStorage(defaults)
    }
    _ = (host.frame, second.frame)
    log.clear()
    try host.change("b 0")
    #expect(host.lines == ["a 1", "b 1", "0"])
    #expect(second.lines == ["c 1"])
    #expect(defaults.writes == 1)
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test("What is written into the defaults directly is seen, and wakes a view once")
  func writtenDirectly() {
    let log = Log()
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 1) {
      Counter(title: "a", log: log).defaultAppStorage(defaults)
    }
    _ = host.frame
    log.clear()
    defaults.set(5, forKey: "n")
    #expect(host.lines == ["a 5"])
    defaults.set(5, forKey: "n")
    #expect(host.lines == ["a 5"])
    defaults.removeObject(forKey: "n")
    #expect(host.lines == ["a 0"])
    #expect(log.entries == ["a", "a"])
  }

  @Test("A property read in an action is what was written last, by whoever")
  func readInAction() throws {
    let log = Log()
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 1) {
      Counter(title: "a", log: log).defaultAppStorage(defaults)
    }
    _ = host.frame
    defaults.set(7, forKey: "n")
    host.click(column: 4, row: 0)
    #expect(host.lines == ["a 8"])
  }

  @Test("Writes of other threads are seen, and harm nobody")
  func otherThreads() {
    // Defaults may be written by any thread, whatever their type says.
    nonisolated(unsafe) let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 1) {
      Counter(title: "a", log: Log()).defaultAppStorage(defaults)
    }
    _ = host.frame
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue.global()
      .async {
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
          for step in 0...250 {
            AppStorage(wrappedValue: 0, "n", store: defaults).wrappedValue = step
          }
        }
        isDone.signal()
      }
    for _ in 0..<20 { _ = host.frame }
    func waitHere() { isDone.wait() }
    waitHere()
    #expect(host.lines == ["a 250"])
  }

  @Test("A value that cannot be used is the default, and one warning until it is another")
  func unusable() throws {
    let defaults = StoredDefaults()
    defaults.set("many", forKey: "n")
    defaults.set(["a": [1, 2]], forKey: "other")
    let log = WarningLog(isKept: true)
    try Warnings.$log.withValue(log) {
      let host = TextHost(columns: 10, rows: 3) {
        VStack {
          Counter(title: "a", log: Log())
          Counter(title: "b", log: Log())
          Idle(log: Log())
        }
        .defaultAppStorage(defaults)
      }
      #expect(host.lines == ["a 0", "b 0", "0"])
      #expect(log.lines.count == 2)
      try host.change("a 0")
      #expect(host.lines == ["a 1", "b 1", "0"])
      #expect(log.lines.count == 2)
    }
    #expect(
      log.lines.first
        == "Declarative: @AppStorage: the value of \"n\" is no Int; using the default.")
  }

  @Test("Numbers are read as what they are worth, where that is the same number")
  func numbers() {
    let defaults = StoredDefaults()
    func int() -> Int { AppStorage(wrappedValue: -1, "n", store: defaults).wrappedValue }
    func double() -> Double { AppStorage(wrappedValue: -1, "n", store: defaults).wrappedValue }
    func bool() -> Bool? { AppStorage<Bool?>("n", store: defaults).wrappedValue }
    defaults.set(1, forKey: "n")
    #expect(int() == 1)
    #expect(double() == 1)
    #expect(bool() == true)
    defaults.set(2.5, forKey: "n")
    #expect(int() == -1)
    #expect(double() == 2.5)
    #expect(bool() == nil)
    defaults.set(1e300, forKey: "n")
    #expect(int() == -1)
    defaults.set(Double.nan, forKey: "n")
    #expect(int() == -1)
  }

  private struct Parent: View {
    @AppStorage("n") private var count = 0

    var body: some View {
      Text("parent \(count)")
      Child(count: $count)
    }

    struct Child: View {
      @Binding var count: Int

      var body: some View { Button("child \(count)") { count += 1 } }
    }
  }

  @Test("A binding reads and writes the stored value")
  func bindings() throws {
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 2) { Parent().defaultAppStorage(defaults) }
    #expect(host.lines == ["parent 0", "child 0"])
    try host.change("child 0")
    #expect(host.lines == ["parent 1", "child 1"])
    defaults.set(9, forKey: "n")
    #expect(host.lines == ["parent 9", "child 9"])
    #expect(defaults.writes == 2)
  }

  private struct Switching: View {
    @State private var key = "x"
    let store: UserDefaults

    var body: some View {
      Button("switch") { key = "y" }
      Inner(key: key, store: store)
    }

    struct Inner: View {
      @AppStorage private var value: String

      init(key: String, store: UserDefaults) {
        _value = AppStorage(wrappedValue: "none", key, store: store)
      }

      var body: some View { Text(value) }
    }
  }

  @Test("Another key in the same view is another value")
  func otherKey() throws {
    let defaults = StoredDefaults()
    defaults.set("first", forKey: "x")
    defaults.set("second", forKey: "y")
    let host = TextHost(columns: 10, rows: 2) { Switching(store: defaults) }
    #expect(host.lines == ["switch", "first"])
    try host.change("switch")
    #expect(host.lines == ["switch", "second"])
    defaults.set("changed", forKey: "x")
    #expect(host.lines == ["switch", "second"])
    defaults.set("changed", forKey: "y")
    #expect(host.lines == ["switch", "changed"])
  }

  final class Model: ObservableObject {
    @AppStorage var count: Int

    init(_ store: UserDefaults) { _count = AppStorage(wrappedValue: 0, "n", store: store) }
  }

  private struct Modelled: View {
    @ObservedObject var model: Model

    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  @Test("In an observable object it is a published property")
  func inAModel() throws {
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 1) { Modelled(model: Model(defaults)) }
    #expect(host.lines == ["count 0"])
    try host.change("count 0")
    #expect(host.lines == ["count 1"])
    #expect(defaults.object(forKey: "n") as? Int == 1)
  }

  @Test("A suite of real defaults is read and written")
  func realDefaults() throws {
    let name = "Declarative.AppStorageTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let host = TextHost(columns: 40, rows: 4) { Settings().defaultAppStorage(defaults) }
    try host.change("change")
    #expect(
      host.lines == ["true 2 1.5 ada", "https://example.org/a?b 2", "fancy 1 60", "change"])
    #expect(defaults.integer(forKey: "count") == 2)
    #expect(defaults.bool(forKey: "flag"))
    #expect(defaults.double(forKey: "ratio") == 1.5)
  }

  @Test("Where the system tells of a write elsewhere, that wakes the screen")
  func toldOfWrites() throws {
    let defaults = StoredDefaults()
    let host = TextHost(columns: 10, rows: 2) { Parent().defaultAppStorage(defaults) }
    _ = host.frame
    host.resetStatistics()
    defaults.set(4, forKey: "n")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    #expect(host.statistics.wakeUps == 1)
    #expect(host.lines == ["parent 4", "child 4"])
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    #expect(host.statistics.wakeUps == 1)
  }
}

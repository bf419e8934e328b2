import DeclarativeText
import Observation
import Testing

/// Models within models are followed property by property.
@MainActor @Suite struct ModelGrainTests {
  @MainActor @Observable fileprivate final class Shelf {
    var books: [Book]
    var title = "shelf"
    /// Worked out of others; what it reads counts.
    var total: Int { books.reduce(0) { $0 + $1.pages } }
    var isLong: Bool { total > 100 }

    init(_ count: Int) { books = (0..<count).map(Book.init) }
  }

  @MainActor @Observable fileprivate final class Book {
    let number: Int
    var pages = 1
    var author = Author()
    var notes: [String] = []

    init(_ number: Int) { self.number = number }
  }

  @MainActor @Observable fileprivate final class Author {
    var name = "n"
    var age = 30
  }

  private struct Shown: View {
    let log: Log
    let name: String
    let value: @MainActor () -> String

    var body: some View {
      log.note(name)
      return Text("\(name) \(value())")
    }
  }

  private struct Screen: View {
    let log: Log
    let shelf: Shelf

    var body: some View {
      log.note("screen")
      return VStack(alignment: .leading, spacing: 0) {
        Shown(log: log, name: "title") { shelf.title }
        Shown(log: log, name: "count") { "\(shelf.books.count)" }
        Shown(log: log, name: "pages") { "\(shelf.books[0].pages)" }
        Shown(log: log, name: "name") { shelf.books[0].author.name }
        Shown(log: log, name: "total") { "\(shelf.total)" }
        Shown(log: log, name: "long") { "\(shelf.isLong)" }
        Shown(log: log, name: "note") { shelf.books[1].notes.last ?? "-" }
      }
    }
  }

  private func evaluated(_ change: (Shelf) -> Void) -> [String] {
    let log = Log()
    let shelf = Shelf(2)
    let host = TextHost(columns: 20, rows: 7) { Screen(log: log, shelf: shelf) }
    _ = host.frame
    log.clear()
    change(shelf)
    _ = host.frame
    return log.entries.sorted()
  }

  @Test("6.06 A property of a nested model evaluates who has read it, through all levels")
  func nested() {
    #expect(evaluated { $0.title = "s" } == ["title"])
    #expect(evaluated { $0.books[0].author.name = "m" } == ["name"])
    #expect(evaluated { $0.books[0].author.age = 31 } == [])
    #expect(evaluated { $0.books[1].author.name = "m" } == [])
    #expect(evaluated { $0.books[0].author = Author() } == ["name"])
  }

  @Test("6.06 A computed property is followed by what it is worked out of")
  func computed() {
    #expect(evaluated { $0.books[0].pages = 2 } == ["long", "pages", "total"])
    #expect(evaluated { $0.books[1].pages = 200 } == ["long", "total"])
  }

  @Test("6.06 An array counts as a whole, the models in it one by one")
  func arrays() {
    #expect(evaluated { $0.books[1].notes.append("x") } == ["note"])
    #expect(
      evaluated { $0.books.append(Book(9)) } == [
        "count", "long", "name", "note", "pages", "total",
      ])
  }

  private struct Row: View {
    let log: Log
    let book: Book

    var body: some View {
      log.note("row \(book.number)")
      return Text("\(book.number) \(book.pages)")
    }
  }

  private struct List: View {
    let log: Log
    let shelf: Shelf

    var body: some View {
      log.note("list")
      return ForEach(shelf.books, id: \.number) { Row(log: log, book: $0) }
    }
  }

  @Test("6.06 One property of one of 10,000 rows changes: one body is evaluated")
  func oneOfMany() {
    let log = Log()
    let shelf = Shelf(10_000)
    let host = TextHost(columns: 20, rows: 4) {
      VStack(spacing: 0) { List(log: log, shelf: shelf) }
    }
    _ = host.frame
    log.clear()
    host.resetStatistics()
    shelf.books[1].pages = 7
    _ = host.frame
    shelf.books[9_000].pages = 7
    _ = host.frame
    #expect(log.entries == ["row 1", "row 9000"])
    #expect(host.statistics.bodiesEvaluated == 2)
    #expect(host.statistics.nodesCreated == 0)
  }

  @Test("Many changes off the main thread are one update")
  func otherThreads() async {
    let log = Log()
    let counter = Counter()
    let host = TextHost(columns: 20, rows: 1) { Counting(log: log, counter: counter) }
    _ = host.frame
    log.clear()
    host.resetStatistics()
    await Task.detached { for _ in 0..<500 { counter.value += 1 } }.value
    for _ in 0..<500 where host.statistics.wakeUps == 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }
    #expect(host.lines == ["500"])
    #expect(log.entries == ["body"])
    #expect(host.statistics.wakeUps == 1)
  }

  /// Changed by one thread at a time.
  @Observable fileprivate final class Counter: @unchecked Sendable {
    var value = 0
  }

  private struct Counting: View {
    let log: Log
    let counter: Counter

    var body: some View {
      log.note("body")
      return Text("\(counter.value)")
    }
  }

  /// Not isolated, unlike the others.
  @Observable fileprivate final class Plain {
    var value = 0
  }

  fileprivate final class Old: ObservableObject {
    @Published var value = 0
  }

  @MainActor fileprivate final class OldOnMain: ObservableObject {
    @Published var value = 0
  }

  private struct Mixed: View {
    @Environment(Plain.self) private var plain
    @Environment(Shelf.self) private var shelf: Shelf?
    @EnvironmentObject private var old: Old
    @EnvironmentObject private var main: OldOnMain

    var body: some View {
      Button("\(plain.value) \(shelf?.title ?? "none") \(old.value) \(main.value)") {
        plain.value += 1
        shelf?.title = "t\(plain.value)"
        old.value += 2
        main.value += 3
      }
    }
  }

  @Test("6.59 Models of every kind share an environment, on the main actor or not")
  func mixed() throws {
    let host = TextHost(columns: 20, rows: 1) {
      Mixed()
        .environment(Plain())
        .environmentObject(Old())
        .environment(Shelf(0))
        .environmentObject(OldOnMain())
    }
    try host.change("0 shelf 0 0")
    #expect(host.lines == ["1 t1 2 3"])
  }
}

import DeclarativeText
import Testing

@MainActor @Suite struct PublishedTests {
  final class Search: ObservableObject {
    @Published var query = ""
    @Published var isIdle = true
    @Published private(set) var results: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init() {
      $query.map(\.isEmpty).assign(to: &$isIdle)
      $query
        .dropFirst()
        .debounce(for: .milliseconds(1), scheduler: RunLoop.main)
        .removeDuplicates()
        .sink { [weak self] in self?.results = ["\($0) one", "\($0) two"] }
        .store(in: &subscriptions)
    }
  }

  private struct Screen: View {
    @ObservedObject var search: Search

    var body: some View {
      TextFieldStandIn(text: $search.query)
      Text(search.isIdle ? "idle" : "busy")
      ForEach(search.results, id: \.self) { Text($0) }
    }
  }

  private struct TextFieldStandIn: View {
    @Binding var text: String

    var body: some View { Button("type") { text += "a" } }
  }

  @Test("A model that debounces its own property reaches its view")
  func debouncedSearch() async throws {
    let search = Search()
    let host = TextHost(columns: 10, rows: 4) { Screen(search: search) }
    expectLines(host, ["type", "idle"])
    try host.change("type")
    try host.change("type")
    expectLines(host, ["type", "busy"])
    for _ in 0..<5000 where search.results.isEmpty {
      try await Task.sleep(for: .milliseconds(1))
    }
    expectLines(host, ["type", "busy", "aa one", "aa two"])
  }

  private func expectLines(
    _ host: TextHost, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(host.lines == lines, sourceLocation: sourceLocation)
  }

  @Test("A published property tells its new value before it has it")
  func tellsBefore() {
    let log = Log()
    let search = Search()
    let subscription = search.$isIdle.sink { log.note("\($0) after \(search.isIdle)") }
    search.isIdle = false
    #expect(log.entries == ["true after true", "false after true"])
    #expect(!search.isIdle)
    _ = subscription
  }

  @Test("An object tells before any published property of it changes")
  func willChange() {
    let log = Log()
    let search = Search()
    let subscription = search.objectWillChange.sink { log.note("will change \(search.query)") }
    search.query = "x"
    // The query's own change, then that of what is assigned from it.
    #expect(log.entries == ["will change ", "will change "])
    _ = subscription
  }

  @Test("An assignment to a published property lives and ends with its object")
  func assignmentEnds() {
    final class Target: ObservableObject { @Published var value = 0 }
    let subject = CurrentValueSubject<Int, Never>(1)
    weak var weakTarget: Target?
    do {
      let target = Target()
      weakTarget = target
      subject.assign(to: &target.$value)
      #expect(target.value == 1)
      subject.value = 2
      #expect(target.value == 2)
    }
    #expect(weakTarget == nil)
    subject.value = 3
  }

  @Test("Notifications of a name and an object are published, until cancelled")
  func notifications() {
    let log = Log()
    let name = Notification.Name("PublishedTests.\(UUID())")
    let sender = NSObject()
    let center = NotificationCenter.default
    let any = center.publisher(for: name).sink { log.note("any \($0.userInfo?["n"] ?? "-")") }
    let one = center.publisher(for: name, object: sender).sink { _ in log.note("one") }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    #expect(log.take() == ["any 1"])
    center.post(name: name, object: sender)
    #expect(log.take().sorted() == ["any -", "one"])
    any.cancel()
    one.cancel()
    center.post(name: name, object: sender)
    #expect(log.take() == [])
  }
}

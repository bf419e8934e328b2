import DeclarativeText
import Support
import Testing

@MainActor @Suite struct OnReceiveTests {
  private struct Showing: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var value = 0

    var body: some View { Text("value \(value)").onReceive(subject) { value = $0 } }
  }

  @Test("A value that is sent is shown in the next frame")
  func shown() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TextHost(columns: 7, rows: 1) { Showing(subject: subject) }
    expectFrame(of: host) { "value·0" }
    subject.send(7)
    expectFrame(of: host) { "value·7" }
  }

  @Test("A current value belongs to the first frame, and evaluates the view once more")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(3)
    let log = Log()
    let host = TextHost(columns: 8, rows: 1) { Current(subject: subject, log: log) }
    #expect(host.lines == ["value 3"])
    #expect(log.entries == ["0", "3"])
  }

  private struct Current: View {
    let subject: CurrentValueSubject<Int, Never>
    let log: Log
    @State private var value = 0

    var body: some View {
      log.note("\(value)")
      return Text("value \(value)").onReceive(subject) { value = $0 }
    }
  }

  @Test("Many values between two frames are one update, and each is received")
  func coalesced() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TextHost(columns: 20, rows: 1) { Summing(subject: subject) }
    _ = host.frame
    host.resetStatistics()
    for value in 1...100 { subject.send(value) }
    #expect(host.lines == ["5050"])
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.wakeUps == 1)
  }

  private struct Summing: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0

    var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
  }

  @Test("Values of many threads all arrive on the main actor, those of one in their order")
  func manyThreads() async {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 20, rows: 1) {
      Text("x")
        .onReceive(subject) { value in
          MainActor.assertIsolated()
          log.note("\(value)")
        }
    }
    _ = host.frame
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue.global()
      .async {
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
          for step in 0..<250 { subject.send(thread * 1000 + step) }
        }
        sent.signal()
      }
    func waitHere() { sent.wait() }
    waitHere()
    #expect(log.entries == [])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    let values = log.entries.compactMap(Int.init)
    #expect(values.count == 1000)
    for thread in 0..<4 {
      let own = values.filter { $0 / 1000 == thread }
      #expect(own == (0..<250).map { thread * 1000 + $0 })
    }
  }

  @Test("A value sent on the main actor does not overtake those that wait to come there")
  func notOvertaken() async {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 20, rows: 1) {
      Text("x").onReceive(subject) { log.note("\($0)") }
    }
    _ = host.frame
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue.global()
      .async {
        for value in 1...3 { subject.send(value) }
        sent.signal()
      }
    func waitHere() { sent.wait() }
    waitHere()
    #expect(log.entries == [])
    subject.send(4)
    #expect(log.entries == ["1", "2", "3", "4"])
  }

  private struct Latest: View {
    let subject: PassthroughSubject<Void, Never>
    let log: Log
    let name: String
    @State private var count = 0

    var body: some View {
      Button("count \(count)") { count += 1 }
        .onReceive(subject) { log.note("\(name) \(count)") }
    }
  }

  private struct Renaming: View {
    let subject: PassthroughSubject<Void, Never>
    let log: Log
    @State private var name = "a"

    var body: some View {
      Button("rename") { name = "b" }
      Latest(subject: subject, log: log, name: name)
    }
  }

  @Test("The closure of the latest evaluation is called")
  func latestClosure() throws {
    let subject = PassthroughSubject<Void, Never>()
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Renaming(subject: subject, log: log) }
    _ = host.frame
    subject.send()
    try host.change("count 0")
    subject.send()
    try host.change("rename")
    subject.send()
    #expect(log.entries == ["a 0", "a 1", "b 1"])
  }

  /// Tells how often it was subscribed to, and let go of.
  private struct Noting: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let name: String
    let log: Log

    func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Int) -> Void
    ) -> AnyCancellable {
      MainActor.assumeIsolated { log.note("begin \(name)") }
      return AnyCancellable { MainActor.assumeIsolated { log.note("end \(name)") } }
    }
  }

  private struct Following: View {
    let log: Log
    @State private var count = 0
    @State private var name = "a"
    @State private var isShown = true

    var body: some View {
      Button("count \(count)") { count += 1 }
      Button("rename") { name = "b" }
      Button("hide") { isShown = false }
      if isShown {
        Text("x").onReceive(Noting(name: name, log: log).eraseToAnyPublisher()) { count = $0 }
      }
    }
  }

  @Test("A subscription lasts while the publisher is the same, and ends with the view")
  func lasts() throws {
    let log = Log()
    let host = TextHost(columns: 10, rows: 4) { Following(log: log) }
    _ = host.frame
    #expect(log.take() == ["begin a"])
    try host.change("count 0")
    #expect(log.take() == [])
    try host.change("rename")
    #expect(log.take() == ["begin b", "end a"])
    try host.change("hide")
    #expect(log.take() == ["end b"])
  }

  @Test("A host that goes away ends the subscriptions of its views")
  func endsWithTheHost() {
    let log = Log()
    do {
      let host = TextHost(columns: 10, rows: 4) { Following(log: log) }
      _ = host.frame
    }
    #expect(log.entries == ["begin a", "end a"])
  }

  private struct Rows: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    @State private var items = ["a", "b", "c"]

    var body: some View {
      ForEach(items, id: \.self) { item in
        Text(item)
          .onReceive(subject) { value in
            log.note("\(item) \(value)")
            if item == "a", value == 2 { items.removeAll { $0 == "b" } }
          }
      }
    }
  }

  @Test(
    "A row that is removed receives nothing more, and neither does one that has been asked to go")
  func removedRow() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 1, rows: 3) { Rows(subject: subject, log: log) }
    _ = host.frame
    subject.send(1)
    #expect(log.take() == ["a 1", "b 1", "c 1"])
    // Row b is there until the next update.
    subject.send(2)
    #expect(log.take() == ["a 2", "b 2", "c 2"])
    expectFrame(of: host) {
      """
      ·
      a
      c
      """
    }
    subject.send(3)
    #expect(log.take() == ["a 3", "c 3"])
  }

  @Test("A value that is on its way when its view goes is dropped")
  func droppedOnItsWay() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) { Hiding(subject: subject, log: log) }
    _ = host.frame
    let sent = DispatchSemaphore(value: 0)
    DispatchQueue.global()
      .async {
        subject.send(1)
        sent.signal()
      }
    func waitHere() { sent.wait() }
    waitHere()
    try host.change("hide")
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.entries == [])
  }

  private struct Hiding: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    @State private var isShown = true

    var body: some View {
      Button("hide") { isShown = false }
      if isShown { Text("x").onReceive(subject) { log.note("\($0)") } }
    }
  }

  @Test("A view that sends what it receives receives that afterwards")
  func sendsWhatItReceives() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 10, rows: 1) {
      Text("x")
        .onReceive(subject) { value in
          log.note("begin \(value)")
          if value < 2 { subject.send(value + 1) }
          log.note("end \(value)")
        }
    }
    _ = host.frame
    subject.send(1)
    #expect(log.entries == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test("A value sent while a body is evaluated makes nobody depend on what the action reads")
  func sentInABody() throws {
    let subject = PassthroughSubject<Void, Never>()
    let log = Log()
    let host = TextHost(columns: 10, rows: 3) {
      Reading(subject: subject, log: log)
      Sending(subject: subject, log: log)
    }
    _ = host.frame
    log.clear()
    try host.change("send")
    #expect(log.take() == ["body", "read 0"])
    try host.change("count")
    #expect(log.take() == [])
  }

  private struct Reading: View {
    let subject: PassthroughSubject<Void, Never>
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("count") { count += 1 }.onReceive(subject) { log.note("read \(count)") }
    }
  }

  private struct Sending: View {
    let subject: PassthroughSubject<Void, Never>
    let log: Log
    @State private var step = 0

    var body: some View {
      log.note("body")
      if step > 0 { subject.send() }
      return Button("send") { step += 1 }
    }
  }

  final class Model: ObservableObject { @Published var value = 1 }

  private struct Projecting: View {
    @StateObject private var model = Model()
    @State private var seen: [Int] = []

    var body: some View {
      Button("add") { model.value += 1 }
        .onReceive(model.$value.map { $0 * 10 }) { seen.append($0) }
      Text("\(seen.map(String.init).joined(separator: " "))")
    }
  }

  @Test("A published property under an operator is followed without beginning anew")
  func publishedProperty() throws {
    let host = TextHost(columns: 10, rows: 2) { Projecting() }
    #expect(host.lines == ["add", "10"])
    try host.change("add")
    try host.change("add")
    #expect(host.lines == ["add", "10 20 30"])
  }

  private struct Notified: View {
    static let name = Notification.Name("OnReceiveTests.notified")
    @State private var count = 0

    var body: some View {
      Text("\(count)")
        .onReceive(NotificationCenter.default.publisher(for: Self.name)) { note in
          count += note.userInfo?["by"] as? Int ?? 1
        }
    }
  }

  @Test("Notifications are received while the view is there")
  func notifications() {
    let host = TextHost(columns: 10, rows: 1) { Notified() }
    _ = host.frame
    NotificationCenter.default.post(name: Notified.name, object: nil)
    #expect(host.lines == ["1"])
    NotificationCenter.default.post(name: Notified.name, object: nil, userInfo: ["by": 5])
    #expect(host.lines == ["6"])
  }
}

import DeclarativeText
import Support
import Testing

/// Timers and delays under a view: by the screen's clock.
@MainActor @Suite struct TimerTests {
  private struct Clock: View {
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var seconds = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("\(seconds) s").onReceive(timer) { _ in seconds += 1 }
        Button("stop") { timer.upstream.connect().cancel() }
      }
    }
  }

  @Test("A timer ticks as the screen's clock moves, and does not begin anew at each tick")
  func ticks() {
    let host = TextHost(columns: 4, rows: 2) { Clock() }
    expectFrame(of: host) { "0·s·\nstop" }
    host.advance(by: .milliseconds(999))
    expectFrame(of: host) { "0·s·\nstop" }
    host.advance(by: .milliseconds(1))
    expectFrame(of: host) { "1·s·\nstop" }
    host.advance(by: .seconds(59))
    expectFrame(of: host) { "60·s\nstop" }
  }

  @Test("A timer is stopped through its connection")
  func stopped() throws {
    let host = TextHost(columns: 4, rows: 2) { Clock() }
    host.advance(by: .seconds(2))
    try host.change("stop")
    host.advance(by: .seconds(5))
    #expect(host.lines == ["2 s", "stop"])
  }

  private struct Tenths: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

    var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
  }

  @Test("Ten tenths are a second, and ten thousand a thousand seconds")
  func tenths() {
    let host = TextHost(columns: 8, rows: 1) { Tenths() }
    _ = host.frame
    host.advance(by: .seconds(1))
    #expect(host.lines == ["10"])
    host.advance(by: .seconds(999))
    #expect(host.lines == ["10000"])
  }

  private struct Dated: View {
    let log: Log
    let timer: Publishers.Autoconnect<Timer.TimerPublisher>

    var body: some View {
      Text("x").onReceive(timer) { log.note("\($0.timeIntervalSinceReferenceDate)") }
    }
  }

  @Test("The dates of ticks are as far apart as the ticks")
  func dates() {
    let log = Log()
    let timer = Timer.publish(every: 2, tolerance: 0.5, on: .main, in: .common).autoconnect()
    let host = TextHost(columns: 8, rows: 1) { Dated(log: log, timer: timer) }
    _ = host.frame
    host.advance(by: .seconds(7))
    let dates = log.entries.compactMap(Double.init)
    #expect(dates.count == 3)
    for (first, second) in zip(dates, dates.dropFirst()) {
      #expect(abs(second - first - 2) < 1e-6)
    }
  }

  @Test("The date of a tick is the date by the screen's clock")
  func dateOfTheScreen() {
    let host = TextHost(columns: 12, rows: 1) { Since() }
    _ = host.frame
    host.advance(by: .seconds(3600))
    #expect(host.lines == ["3600 s"])
  }

  private struct Since: View {
    @State private var now: Date?
    @State private var first: Date?
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
      Text(now.map { "\(Int($0.timeIntervalSince(first ?? $0).rounded()) + 60) s" } ?? "-")
        .onReceive(timer) { date in
          first = first ?? date
          now = date
        }
    }
  }

  @Test("A timer whose view has gone is not waited for")
  func gone() throws {
    let host = TextHost(columns: 8, rows: 2) { Hiding() }
    _ = host.frame
    host.advance(by: .seconds(3))
    try host.change("hide 3")
    host.resetStatistics()
    host.advance(by: .seconds(100))
    #expect(host.lines == ["hide 3"])
    #expect(host.statistics.bodiesEvaluated == 0)
  }

  private struct Hiding: View {
    @State private var isShown = true
    @State private var count = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
      Button("hide \(count)") { isShown = false }
      if isShown { Text("x").onReceive(timer) { _ in count += 1 } }
    }
  }

  @Test("One timer on two screens keeps the time of each")
  func twoScreens() {
    let log = (Log(), Log())
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let first = TextHost(columns: 8, rows: 1) { Dated(log: log.0, timer: timer) }
    let second = TextHost(columns: 8, rows: 1) { Dated(log: log.1, timer: timer) }
    _ = (first.frame, second.frame)
    first.advance(by: .seconds(5))
    second.advance(by: .seconds(2))
    #expect(log.0.entries.count == 5)
    #expect(log.1.entries.count == 2)
  }

  @Test(
    "An interval of nothing, or less, is a ten thousandth of a second", arguments: [0, -1, .nan])
  func intervals(_ interval: Double) {
    let log = Log()
    let timer = Timer.publish(every: interval, on: .main, in: .common).autoconnect()
    let host = TextHost(columns: 8, rows: 1) { Dated(log: log, timer: timer) }
    _ = host.frame
    host.advance(by: .milliseconds(1))
    #expect(log.entries.count == 10)
  }

  private struct Typing: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    @State private var text = ""

    var body: some View {
      Text(text.isEmpty ? "-" : text)
        .onReceive(subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)) {
          text += "d\($0) "
        }
        .onReceive(subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)) {
          text += "t\($0) "
        }
        .onReceive(subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: false)) {
          text += "f\($0) "
        }
        .onReceive(subject.delay(for: .seconds(2), scheduler: DispatchQueue.main)) {
          text += "l\($0) "
        }
    }
  }

  @Test("Debounce, throttle and delay under a view go by the screen's clock")
  func heldBack() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TextHost(columns: 60, rows: 1) { Typing(subject: subject, log: Log()) }
    #expect(host.lines == ["-"])
    subject.send(1)
    subject.send(2)
    host.advance(by: .milliseconds(200))
    subject.send(3)
    #expect(Set(host.lines[0].split(separator: " ")) == ["t1", "f1"])
    host.advance(by: .milliseconds(299))
    #expect(host.lines[0].split(separator: " ").count == 2)
    host.advance(by: .milliseconds(1))
    #expect(host.lines[0].hasSuffix("d3"))
    host.advance(by: .milliseconds(500))
    #expect(Set(host.lines[0].split(separator: " ").suffix(2)) == ["t3", "f2"])
    host.advance(by: .milliseconds(1000))
    #expect(host.lines[0].hasSuffix("l1 l2"))
    host.advance(by: .milliseconds(199))
    #expect(host.lines[0].hasSuffix("l2"))
    host.advance(by: .milliseconds(1))
    #expect(host.lines[0].hasSuffix("l3"))
  }

  @Test("What is held back when its publisher ends is published before the end")
  func heldBackAtTheEnd() {
    let subject = PassthroughSubject<Int, Never>()
    let host = TextHost(columns: 60, rows: 1) { Typing(subject: subject, log: Log()) }
    _ = host.frame
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    #expect(Set(host.lines[0].split(separator: " ")) == ["t1", "f1", "d2", "t2", "f2"])
    host.advance(by: .seconds(2))
    #expect(host.lines[0].hasSuffix("l1 l2"))
  }

  @Test("Many debounced values under a view are one wait of the screen's")
  func manyDebounced() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log()
    let host = TextHost(columns: 10, rows: 1) {
      Text("x")
        .onReceive(subject.debounce(for: 1, scheduler: RunLoop.main)) { log.note("\($0)") }
    }
    _ = host.frame
    for value in 1...50_000 { subject.send(value) }
    host.advance(by: .seconds(1))
    #expect(log.entries == ["50000"])
  }
}

import DeclarativeText
import Testing

/// Publishers outside of any screen: the machine's time, and other threads.
@MainActor @Suite struct PublisherTimeTests {
  /// Lets what the main queue holds now run.
  private func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  private func wait(until condition: () -> Bool) async {
    for _ in 0..<5000 where !condition() { try? await Task.sleep(for: .milliseconds(1)) }
  }

  @Test("Values received on the main queue come later, in order, on the main actor")
  func receivedOnMain() async {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: Set<AnyCancellable> = []
    subject.receive(on: DispatchQueue.main).sink { log.note("a\($0)") }
      .store(in: &subscriptions)
    subject.receive(on: RunLoop.main).sink { log.note("b\($0)") }.store(in: &subscriptions)
    subject.receive(on: OperationQueue.main).sink { log.note("c\($0)") }
      .store(in: &subscriptions)
    for value in 1...3 { subject.send(value) }
    #expect(log.entries == [])
    await turn()
    #expect(log.entries == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"])
  }

  @Test("Many values on their way to another queue arrive in order, and leave nothing")
  func receivedElsewhere() {
    final class Last: @unchecked Sendable {
      var value = 0
      var isOrdered = true
    }
    let last = Last()
    let isDone = DispatchSemaphore(value: 0)
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.receive(on: DispatchQueue.global())
      .sink { value in
        if value != last.value + 1 { last.isOrdered = false }
        last.value = value
        if value == 50_000 { isDone.signal() }
      }
    for value in 1...50_000 { subject.send(value) }
    isDone.wait()
    #expect(last.isOrdered)
    #expect(last.value == 50_000)
    _ = subscription
  }

  @Test("What was cancelled on its way does not arrive")
  func cancelledOnItsWay() async {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.receive(on: DispatchQueue.main).sink { log.note("\($0)") }
    subject.send(1)
    subscription.cancel()
    await turn()
    #expect(log.entries == [])
  }

  @Test("Outside of a screen debounce, throttle and delay go by the machine's time")
  func machineTime() async {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: Set<AnyCancellable> = []
    subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main)
      .sink { log.note("debounced \($0)") }
      .store(in: &subscriptions)
    subject.throttle(for: 0.02, scheduler: DispatchQueue.main, latest: true)
      .sink { log.note("throttled \($0)") }
      .store(in: &subscriptions)
    subject.delay(for: .seconds(0.04), scheduler: DispatchQueue.main)
      .sink { log.note("delayed \($0)") }
      .store(in: &subscriptions)
    for value in 1...3 { subject.send(value) }
    await wait { log.entries.count == 6 }
    #expect(log.entries.filter { $0.hasPrefix("debounced") } == ["debounced 3"])
    #expect(log.entries.filter { $0.hasPrefix("throttled") } == ["throttled 1", "throttled 3"])
    #expect(
      log.entries.filter { $0.hasPrefix("delayed") } == ["delayed 1", "delayed 2", "delayed 3"])
  }

  @Test("A timer in a model ticks by itself, and stops when nobody listens")
  func timerInAModel() async {
    let log = Log()
    let timer = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect()
    var subscription: AnyCancellable? = timer.sink { _ in log.note("tick") }
    await wait { log.entries.count >= 3 }
    #expect(log.entries.count >= 3)
    subscription = nil
    let count = log.entries.count
    try? await Task.sleep(for: .milliseconds(30))
    #expect(log.entries.count == count)
    _ = subscription
  }

  @Test("A timer runs once connected, until the connection is cancelled")
  func connecting() async {
    let log = Log()
    let timer = Timer.publish(every: 0.002, on: .main, in: .default)
    let subscription = timer.sink { _ in log.note("tick") }
    try? await Task.sleep(for: .milliseconds(20))
    #expect(log.entries == [])
    let connection = timer.connect()
    await wait { !log.entries.isEmpty }
    #expect(!log.entries.isEmpty)
    connection.cancel()
    let count = log.entries.count
    try? await Task.sleep(for: .milliseconds(20))
    #expect(log.entries.count == count)
    _ = subscription
  }

  @Test("Many debounced values cost one wait, and give the last value")
  func manyDebounced() async {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.debounce(for: .milliseconds(5), scheduler: DispatchQueue.main)
      .sink { log.note("\($0)") }
    for value in 1...50_000 { subject.send(value) }
    await wait { !log.entries.isEmpty }
    #expect(log.entries == ["50000"])
    _ = subscription
  }
}

import DeclarativeText
import Testing

@MainActor @Suite struct HostilePublisherTests {
  @Test("A subject that is sent to while it sends tells the inner value within the outer one")
  func sendingWithin() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink { value in
      log.note("first \(value)")
      if value < 3 { subject.send(value + 1) }
    }
    let second = subject.sink { log.note("second \($0)") }
    subject.send(1)
    #expect(
      log.entries == ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
    _ = (first, second)
  }

  @Test("Who is cancelled while a value goes round is not told of it")
  func cancelledMeanwhile() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var later: AnyCancellable?
    let first = subject.sink { value in
      log.note("first \(value)")
      later?.cancel()
    }
    later = subject.sink { log.note("later \($0)") }
    subject.send(1)
    #expect(log.entries == ["first 1"])
    _ = first
  }

  @Test("A sink that cancels itself is told nothing more, and is let go of")
  func cancelsItself() {
    final class Witness {}
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    weak var witness: Witness?
    var own: AnyCancellable?
    do {
      let kept = Witness()
      witness = kept
      own = subject.sink { value in
        _ = kept
        log.note("\(value)")
        own?.cancel()
        own = nil
      }
    }
    subject.send(1)
    subject.send(2)
    #expect(log.entries == ["1"])
    #expect(witness == nil)
  }

  @Test("Who begins to listen while a value goes round is told of the next")
  func listeningMeanwhile() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var subscriptions: Set<AnyCancellable> = []
    subject
      .sink { value in
        if value == 1 { subject.sink { log.note("late \($0)") }.store(in: &subscriptions) }
      }
      .store(in: &subscriptions)
    subject.send(1)
    subject.send(2)
    #expect(log.entries == ["late 2"])
  }

  @Test("An end sent while a value goes round reaches everyone once, and the value first")
  func endingWithin() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink {
      log.note("first \($0)")
    } receiveValue: { _ in
      subject.send(completion: .finished)
      subject.send(completion: .finished)
    }
    let second = subject.sink {
      log.note("second \($0)")
    } receiveValue: { _ in
      log.note("never")
    }
    subject.send(1)
    #expect(log.entries == ["first finished", "second finished"])
    _ = (first, second)
  }

  @Test("A prefix of a subject that is sent to within its last value ends after that value")
  func prefixWithin() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.prefix(2)
      .sink { _ in
        log.note("end")
      } receiveValue: { value in
        log.note("\(value)")
        subject.send(value + 1)
      }
    subject.send(1)
    #expect(log.entries == ["1", "2", "end"])
    _ = subscription
  }

  @Test("The end of a released value may use the subject that held it")
  func releasedValues() {
    final class Ending: Sendable {
      let action: @Sendable () -> Void
      init(_ action: @escaping @Sendable () -> Void) { self.action = action }
      deinit { action() }
    }
    let subject = CurrentValueSubject<Ending?, Never>(nil)
    subject.value = Ending { _ = subject.value }
    subject.value = nil
    #expect(subject.value == nil)
  }

  @Test("Those who left one by one leave nothing behind", arguments: [1, 2, 1000])
  func leavingCosts(_ count: Int) {
    final class Witness {}
    let subject = PassthroughSubject<Int, Never>()
    let stays = subject.sink { _ in }
    weak var last: Witness?
    for _ in 0..<count {
      let witness = Witness()
      last = witness
      subject.sink { _ in _ = witness }.cancel()
    }
    #expect(last == nil)
    _ = stays
  }

  @Test("A subject sent to from many threads loses nothing, and one sink is told one at a time")
  func manyThreads() {
    final class Tally: @unchecked Sendable {
      var sum = 0
      var pairs = 0
      var isBusy = false
    }
    let tally = Tally()
    let subject = PassthroughSubject<Int, Never>()
    let other = PassthroughSubject<Int, Never>()
    var subscriptions: Set<AnyCancellable> = []
    subject.merge(with: other).scan(0, +)
      .sink { sum in
        #expect(!tally.isBusy)
        tally.isBusy = true
        tally.sum = sum
        tally.isBusy = false
      }
      .store(in: &subscriptions)
    subject.combineLatest(other).sink { _ in tally.pairs += 1 }.store(in: &subscriptions)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<500 { (thread % 2 == 0 ? subject : other).send(1) }
    }
    #expect(tally.sum == 4000)
    #expect(tally.pairs > 2000)
    #expect(tally.pairs < 4000)
  }

  @Test("Threads that subscribe, cancel and send at once harm nobody")
  func churn() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let total = Guarded(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for step in 0..<200 {
        let subscription = subject.sink { _ in total.withLock { $0 += 1 } }
        subject.send(thread * 1000 + step)
        subscription.cancel()
      }
    }
    // Each heard at least the value it began with and its own.
    #expect(total.withLock { $0 } >= 8 * 200 * 2)
  }

  @Test("Published properties may be written and read by any thread")
  func publishedThreads() {
    final class Model: ObservableObject, @unchecked Sendable { @Published var value = "" }
    let model = Model()
    let count = Guarded(0)
    let subscription = model.$value.dropFirst().sink { _ in count.withLock { $0 += 1 } }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for step in 0..<250 {
        model.value = "value \(thread) \(step) of a length that is kept on the heap"
        #expect(model.value.hasPrefix("value"))
      }
    }
    #expect(count.withLock { $0 } == 1000)
    _ = subscription
  }

  /// Counts those that are alive.
  private final class Counted: Sendable {
    static let living = Guarded(0)
    init() { Self.living.withLock { $0 += 1 } }
    deinit { Self.living.withLock { $0 -= 1 } }
  }

  @Test("Values that have been received are let go of, but for the one to compare the next with")
  func letsGo() {
    let subject = PassthroughSubject<Counted, Never>()
    var count = 0
    let host = TextHost(columns: 10, rows: 1) {
      Text("x")
        .onReceive(subject.removeDuplicates { _, _ in false }.map { $0 }.merge(with: subject)) {
          _ in count += 1
        }
    }
    _ = host.frame
    for _ in 0..<10_000 { subject.send(Counted()) }
    #expect(count == 20_000)
    #expect(Counted.living.withLock { $0 } == 1)
  }
}

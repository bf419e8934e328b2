import DeclarativeText
import Testing

/// What a sink was told, in order.
@MainActor @Suite struct PublisherTests {
  private func told<P: Publisher>(_ publisher: P, _ log: Log) -> AnyCancellable
  where P.Output: CustomStringConvertible, P.Failure == Never {
    publisher.sink { completion in
      log.note("end")
    } receiveValue: { value in
      log.note("\(value)")
    }
  }

  @Test("A passthrough subject keeps nothing, a current value subject its latest value")
  func subjects() {
    let log = Log()
    let passing = PassthroughSubject<Int, Never>()
    passing.send(1)
    let first = told(passing, log)
    passing.send(2)
    #expect(log.take() == ["2"])
    let current = CurrentValueSubject<Int, Never>(1)
    current.send(2)
    let second = told(current, log)
    current.value += 1
    #expect(log.take() == ["2", "3"])
    #expect(current.value == 3)
    _ = (first, second)
  }

  private struct Failed: Error, CustomStringConvertible {
    var description: String { "Failed" }
  }

  @Test("After an end nothing is told; who comes later is told of the end alone")
  func ends() {
    let log = Log()
    let subject = PassthroughSubject<Int, Failed>()
    func listen() -> AnyCancellable {
      subject.sink {
        log.note("\($0)")
      } receiveValue: {
        log.note("\($0)")
      }
    }
    let first = listen()
    subject.send(1)
    subject.send(completion: .failure(Failed()))
    subject.send(2)
    subject.send(completion: .finished)
    let second = listen()
    #expect(log.entries == ["1", "failure(Failed)", "failure(Failed)"])
    let current = CurrentValueSubject<Int, Never>(1)
    current.send(completion: .finished)
    current.value = 2
    #expect(current.value == 1)
    _ = (first, second)
  }

  @Test("A subscription ends when it is cancelled, or what it is stored in goes")
  func cancelling() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    var set: Set<AnyCancellable> = []
    var list: [AnyCancellable] = []
    subject.sink { log.note("set \($0)") }.store(in: &set)
    subject.sink { log.note("list \($0)") }.store(in: &list)
    _ = subject.sink { log.note("dropped \($0)") }
    let kept = subject.sink { log.note("kept \($0)") }
    subject.send(1)
    #expect(log.take() == ["set 1", "list 1", "kept 1"])
    set.removeAll()
    kept.cancel()
    subject.send(2)
    #expect(log.take() == ["list 2"])
    kept.cancel()
  }

  @Test("A cancellable of any kind becomes one that is called off when released")
  func cancellables() {
    struct Noting: Cancellable {
      let log: Log
      func cancel() { MainActor.assumeIsolated { log.note("cancelled") } }
    }
    let log = Log()
    var held: Set<AnyCancellable> = []
    Noting(log: log).store(in: &held)
    #expect(log.entries == [])
    held = []
    #expect(log.entries == ["cancelled"])
  }

  @Test("Operators do what their names say")
  func operators() {
    let log = Log()
    let numbers = PassthroughSubject<Int, Never>()
    let subscriptions = [
      told(numbers.map { $0 * 10 }, log),
      told(numbers.filter { $0 > 1 }.dropFirst(), log),
      told(numbers.compactMap { $0 == 1 ? "one" : nil }, log),
      told(numbers.scan(100, +).removeDuplicates(), log),
      told(numbers.prefix(2).map { "p\($0)" }, log),
    ]
    numbers.send(1)
    #expect(log.take() == ["10", "one", "101", "p1"])
    numbers.send(0)
    #expect(log.take() == ["0", "p0", "end"])
    numbers.send(2)
    #expect(log.take() == ["20", "103"])
    numbers.send(3)
    #expect(log.take() == ["30", "3", "106"])
    _ = subscriptions
  }

  @Test("A just and an empty prefix end at once")
  func endAtOnce() {
    let log = Log()
    _ = told(Just(1), log)
    _ = told(PassthroughSubject<Int, Never>().prefix(0), log)
    _ = told(CurrentValueSubject<Int, Never>(5).first(), log)
    #expect(log.entries == ["1", "end", "end", "5", "end"])
  }

  @Test("A merge ends with its last, and tells what comes in its order")
  func merging() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let both = told(a.merge(with: b), log)
    let all = told(Publishers.MergeMany([a, b]).map { -$0 }, log)
    a.send(1)
    b.send(2)
    #expect(log.take() == ["1", "-1", "2", "-2"])
    a.send(completion: .finished)
    b.send(3)
    #expect(log.take() == ["3", "-3"])
    b.send(completion: .finished)
    #expect(log.take() == ["end", "end"])
    _ = (both, all)
  }

  @Test("The latest of two are told once there is one of each")
  func combiningLatest() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let c = CurrentValueSubject<Bool, Never>(true)
    let pair = told(a.combineLatest(b) { "\($0)\($1)" }, log)
    let triple = told(a.combineLatest(b, c).map { "\($0)\($1)\($2)" }, log)
    a.send(1)
    a.send(2)
    #expect(log.take() == [])
    b.send("x")
    #expect(log.take() == ["2x", "2xtrue"])
    c.send(false)
    #expect(log.take() == ["2xfalse"])
    a.send(completion: .finished)
    b.send("y")
    #expect(log.take() == ["2y", "2yfalse"])
    b.send(completion: .finished)
    #expect(log.take() == ["end"])
    _ = (pair, triple)
  }

  @Test("Of a publisher that ends without a value, no pair comes")
  func noPair() {
    let log = Log()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let pair = told(a.combineLatest(b) { $0 + $1 }, log)
    a.send(completion: .finished)
    #expect(log.entries == ["end"])
    _ = pair
  }

  @Test("Values are assigned to a property of an object, which is kept until then")
  func assigning() {
    final class Target { var value = 0 }
    let subject = PassthroughSubject<Int, Never>()
    weak var weakTarget: Target?
    var subscription: AnyCancellable?
    do {
      let target = Target()
      weakTarget = target
      subscription = subject.assign(to: \.value, on: target)
    }
    subject.send(3)
    #expect(weakTarget?.value == 3)
    subscription?.cancel()
    #expect(weakTarget == nil)
    _ = subscription
  }

  @Test("A publisher of one's own has every operator")
  func ownPublisher() {
    struct Countdown: Publisher {
      typealias Failure = Never
      let start: Int

      func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
        receiveValue: @escaping (Int) -> Void
      ) -> AnyCancellable {
        for value in (0..<start).reversed() { receiveValue(value) }
        receiveCompletion(.finished)
        return AnyCancellable {}
      }
    }
    let log = Log()
    _ = told(Countdown(start: 4).filter { $0 != 2 }.eraseToAnyPublisher(), log)
    #expect(log.entries == ["3", "1", "0", "end"])
    log.clear()
    _ = told(Countdown(start: 4).prefix(2), log)
    #expect(log.entries == ["3", "2", "end"])
  }
}

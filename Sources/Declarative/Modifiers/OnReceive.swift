#if canImport(Combine)
public import Combine
#endif

extension View {
  /// Runs an action on the main actor for every value of a publisher, as long as this view is on
  /// the screen.
  ///
  ///     Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
  ///
  /// The subscription is kept while the publisher is the same: the same subject, timer or
  /// published property, or the same operators on one, with the same functions. A publisher made
  /// anew in a body is another, and is subscribed to anew.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}

nonisolated private struct ReceivingView<Content: View, P: Publisher>: View
where P.Failure == Never {
  typealias Body = Never

  let content: Content
  let publisher: P
  let action: (P.Output) -> Void
}

@MainActor extension ReceivingView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.setChild(0, content)
    let reception = node.memory as? Reception<P> ?? Reception()
    node.memory = reception
    reception.action = action
    if !node.isParked { reception.follow(publisher, in: node) }
  }

  func parked(_ node: Node) { removed(node) }

  func removed(_ node: Node) { (node.memory as? Reception<P>)?.end() }
}

extension ReceivingView: WrappingView {
  var wrapped: any View { content }
}

/// A view's subscription.
@MainActor private final class Reception<P: Publisher> where P.Failure == Never {
  var action: (P.Output) -> Void = { _ in }
  private var publisher: P?
  private var inbox: Inbox<P.Output>?

  /// Subscribes to a publisher, unless that has been done.
  ///
  /// The values that come at once belong to this frame, as those of `onChange` do.
  func follow(_ publisher: P, in node: Node) {
    if let known = self.publisher, arePublishersSame(known, publisher) { return }
    self.publisher = publisher
    let last = inbox
    let inbox = Inbox<P.Output> { [weak self] in self?.action($0) }
    self.inbox = inbox
    let graph = node.graph
    graph.afterUpdate(of: node) {
      defer { last?.close() }
      if inbox.isClosed { return }
      let subscribe = { publisher.sink { inbox.receive($0) } }
      #if canImport(Combine)
      inbox.subscription = subscribe()
      #else
      inbox.subscription = Timekeeping.$current.withValue(graph.time, operation: subscribe)
      #endif
    }
  }

  func end() {
    publisher = nil
    inbox?.close()
    inbox = nil
  }
}

/// Values from any thread on their way to the main actor, in their order.
///
/// Unchecked because what other threads touch is behind a lock, and the rest is the main actor's.
private final class Inbox<Value>: @unchecked Sendable {
  private struct State {
    var waiting: ContiguousArray<Value> = []
    var isScheduled = false
    var isClosed = false
  }

  private let state = Guarded(State())
  private let deliver: @MainActor (Value) -> Void
  @MainActor private var isDelivering = false
  @MainActor var subscription: AnyCancellable?

  init(deliver: @escaping @MainActor (Value) -> Void) { self.deliver = deliver }

  var isClosed: Bool { state.withLock(\.isClosed) }

  @MainActor func close() {
    let waiting = state.withLock { state in
      defer { state = State(isClosed: true) }
      return state.waiting
    }
    subscription = nil
    _ = waiting
  }

  func receive(_ value: Value) {
    let isOnMain = isOnMainActor
    let isFirst = state.withLock { state in
      if state.isClosed { return false }
      state.waiting.append(value)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if isOnMain {
      MainActor.assumeIsolated { deliverWaiting() }
    } else if isFirst {
      onMainThread { self.deliverWaiting() }
    }
  }

  /// Delivers what waits; a value that is sent meanwhile comes after.
  @MainActor private func deliverWaiting() {
    if isDelivering { return }
    isDelivering = true
    // Whoever is being evaluated while a value is sent has not read what the action reads.
    let outer = Dependent.current
    Dependent.current = nil
    defer {
      isDelivering = false
      Dependent.current = outer
    }
    while true {
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        state.isScheduled = false
        return state.waiting
      }
      if waiting.isEmpty { return }
      for value in waiting {
        if isClosed { return }
        deliver(value)
      }
    }
  }
}

/// Whether two publishers are the same: field by field, down to subjects and functions.
private func arePublishersSame<P: Publisher>(_ first: P, _ second: P) -> Bool {
  Comparison.of(P.self).areSame(first, second)
}

/// The main queue and the global ones may be other objects each time they are asked for.
extension DispatchQueue: SelfComparing {
  package func isSame(as other: DispatchQueue) -> Bool {
    self === other || (label == other.label && label.hasPrefix("com.apple."))
  }
}

#if !canImport(Combine)
extension AnyPublisher: SelfComparing {
  package func isSame(as other: AnyPublisher<Output, Failure>) -> Bool {
    isSame(as: other, comparing: FieldComparison())
  }
}

private struct FieldComparison: PublisherComparison {
  func areSame<P: Publisher>(_ first: P, _ second: P) -> Bool { arePublishersSame(first, second) }
}
#endif

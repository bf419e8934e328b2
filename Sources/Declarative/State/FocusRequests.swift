/// What a tree's focus is asked for: by those who write a `FocusState`.
package final class FocusRequests {
  /// Called when there is a request and there was none.
  package var onRequest: () -> Void = {}
  private var holders: ContiguousArray<any FocusHolder> = []
  /// What the views around the focus give to others.
  package let focused = FocusedStore()

  package init() {}

  package var areWaiting: Bool { !holders.isEmpty }

  func ask(_ holder: any FocusHolder) {
    let isFirst = holders.isEmpty
    holders.removeAll { $0 === holder }
    holders.append(holder)
    if isFirst { onRequest() }
  }

  /// Whether a holder has asked and has not been answered.
  func isWaiting(_ holder: any FocusHolder) -> Bool { holders.contains { $0 === holder } }

  /// Keeps a request for later, unless another has been made.
  package func putOff(_ holder: any FocusHolder) {
    if !isWaiting(holder) { holders.append(holder) }
  }

  /// The requests so far, the last one last; they are no more.
  package func take() -> ContiguousArray<any FocusHolder> {
    defer { holders = [] }
    return holders
  }
}

/// Where a `FocusState` lives.
package protocol FocusHolder: AnyObject {
  /// Whether the state says that none of its views has the focus.
  @MainActor var wantsNone: Bool { get }
  /// The views that stand for the state's value, if there are any.
  @MainActor var targets: ContiguousArray<any FocusTarget> { get }
  /// Makes the state say that none of its views has the focus.
  @MainActor func clear()
}

/// A view that stands for a value of a `FocusState`.
package protocol FocusTarget: AnyObject {}

/// Where a `FocusState` lives, and the views that stand for its values.
package final class FocusBox<Value: Hashable>: FocusHolder {
  package let state: StateBox<Value>
  private let empty: Value
  private let requests: FocusRequests
  private var known: [Value: ContiguousArray<WeakTarget>] = [:]

  private struct WeakTarget {
    weak var target: (any FocusTarget)?
  }

  init(empty: Value, in scope: EnvironmentScope) {
    state = StateBox(empty, in: scope.batches)
    self.empty = empty
    requests = scope.focusRequests
  }

  /// Asks for the focus to be where the value says.
  func ask(for value: Value) {
    state.set(value)
    // Made here and handed on as it is: whoever writes a state on two threads at once races anyway.
    nonisolated(unsafe) let box = self
    onMainThread { box.requests.ask(box) }
  }

  @MainActor package var wantsNone: Bool { state.get() == empty }

  @MainActor package var targets: ContiguousArray<any FocusTarget> {
    ContiguousArray(known[state.get()]?.compactMap(\.target) ?? [])
  }

  /// Whether the state has been written, and the focus has not been moved for it yet.
  @MainActor package var isAsking: Bool { requests.isWaiting(self) }

  @MainActor package func clear() { state.set(empty) }

  @MainActor package func add(_ target: any FocusTarget, for value: Value) {
    var targets = known[value] ?? []
    targets.removeAll { $0.target == nil || $0.target === target }
    targets.append(WeakTarget(target: target))
    known[value] = targets
  }

  @MainActor package func remove(_ target: any FocusTarget, for value: Value) {
    known[value]?.removeAll { $0.target == nil || $0.target === target }
    if known[value]?.isEmpty ?? false { known[value] = nil }
  }
}

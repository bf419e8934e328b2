import Foundation
import Observation

/// A node's view of the observable models its body has read, property by property.
///
/// Observation tells of one change and cannot be called off. So that a body evaluated for another
/// reason leaves no observer behind, each watch also reads a property of its own: changing that
/// one ends it.
@MainActor final class ModelWatch {
  private let sentinel = Sentinel()
  let signal: Signal
  /// A watch on what was read before, and still counts.
  private var previous: ModelWatch?

  private init(_ signal: Signal) { self.signal = signal }

  /// Evaluates `body`; the node is updated when a model property that it read changes.
  ///
  /// - Parameter isPart: Whether what was read before still counts.
  static func observing<Body>(
    _ node: Node, isPart: Bool = false, _ body: () -> Body
  ) -> Body {
    if !isPart {
      node.watch?.end()
      node.watch = nil
    }
    guard node.kind.observes else {
      // Nothing of this type has read a model so far; whether this one does shows in who holds
      // the signal afterwards.
      var signal = Signal(node.reader)
      let result = observe(signal, nil, body)
      if !isKnownUniquelyReferenced(&signal) { node.kind.observes = true }
      return result
    }
    let current = ModelWatch(Signal(node.reader))
    let result = observe(current.signal, current.sentinel, body)
    current.previous = node.watch
    node.watch = current
    return result
  }

  /// Not isolated, or the closure were checked for its actor on each call.
  nonisolated private static func observe<Body>(
    _ signal: Signal, _ sentinel: Sentinel?, _ body: () -> Body
  ) -> Body {
    withObservationTracking {
      sentinel?.read()
      return body()
    } onChange: {
      signal.fire()
    }
  }

  /// Ends the watch, and those before it, where nothing has ended them yet.
  func end() {
    var next: ModelWatch? = self
    while let watch = next {
      if !watch.signal.hasFired { watch.sentinel.change() }
      next = watch.previous
      watch.previous = nil
    }
  }
}

/// Tells a node once that something it read has changed.
///
/// A model may change on any thread. Two changes at once may both get past `hasFired`, which costs
/// no more than a second look: the reader is asked on the main actor whether it is still current.
final class Signal: @unchecked Sendable {
  private let reader: Reader
  @exclusivity(unchecked) private(set) var hasFired = false

  init(_ reader: Reader) { self.reader = reader }

  func fire() {
    if hasFired { return }
    hasFired = true
    onMainThread { [reader] in reader.invalidate(.content) }
  }
}

/// A property that changes when its watch is over.
private final class Sentinel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }

  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

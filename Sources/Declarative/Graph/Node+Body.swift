/// What a view with a body keeps between evaluations.
@MainActor final class BodyMemory {
  /// What the dynamic properties keep, one after the other.
  var properties: ContiguousArray<AnyObject?>
  /// What is on its way, for a view that says what of it can be.
  var animation: AnyObject?
  /// What the view was when it last told of its changes.
  var report: AnyObject?

  init(_ properties: PropertyList) {
    self.properties = ContiguousArray(repeating: nil, count: properties.count)
  }
}

extension Node {
  /// Connects the view's dynamic properties, then evaluates its body and makes that the child.
  func evaluateBody<V: View>(of view: UnsafeMutablePointer<V>, isWhole: Bool) {
    let memory = body ?? BodyMemory(kind.properties)
    body = memory
    if isWhole {
      forgetReads()
      _ = connect(view, memory)
    } else {
      // An inherited value that came out as it was changes nothing.
      guard connect(view, memory) else { return }
      forgetReads()
      _ = connect(view, memory)
    }
    graph.tree.statistics.bodiesEvaluated += 1
    guard let animator = kind.animator else {
      return setChild(0, ModelWatch.observing(self) { view.pointee.body })
    }
    let given = view.pointee
    let isOnItsWay = animator(self, UnsafeMutableRawPointer(view))
    setChild(0, ModelWatch.observing(self) { view.pointee.body })
    if isOnItsWay { view.pointee = given }
  }

  private func connect<V>(_ view: UnsafeMutablePointer<V>, _ memory: BodyMemory) -> Bool {
    if kind.properties.isEmpty { return false }
    return kind.properties.connect(
      UnsafeMutableRawPointer(view), to: &memory.properties, in: scope)
  }
}

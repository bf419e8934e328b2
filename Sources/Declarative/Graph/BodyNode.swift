/// A view with a body: its dynamic properties are connected, then the body is evaluated.
@MainActor final class BodyNode<V: View>: ViewNode<V> {
  private let properties: PropertyList
  private var kept: ContiguousArray<AnyObject?>
  private var watch: ModelWatch?

  init(_ view: V, _ properties: PropertyList, _ place: Place) {
    self.properties = properties
    kept = ContiguousArray(repeating: nil, count: properties.count)
    super.init(view, place)
  }

  override func update(isWhole: Bool) {
    if isWhole {
      forgetReads()
      _ = connectProperties()
    } else {
      // An inherited value that came out as it was changes nothing.
      guard connectProperties() else { return }
      forgetReads()
      _ = connectProperties()
    }
    graph.tree.statistics.bodiesEvaluated += 1
    watch?.end()
    setChild(0, ModelWatch.observing(self, &watch) { view.body })
  }

  private func connectProperties() -> Bool {
    if properties.isEmpty { return false }
    return withUnsafeMutablePointer(to: &view) {
      properties.connect(UnsafeMutableRawPointer($0), to: &kept, in: scope)
    }
  }

  override func removed() { watch?.end() }
}

/// A view whose value goes through keyframes by itself.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: count) { x in
///       Text("●").offset(x: x)
///     } keyframes: { _ in
///       LinearKeyframe(10, duration: 0.5)
///       SpringKeyframe(0)
///     }
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  public typealias Body = Never

  let initialValue: Value
  let repeats: Bool
  let trigger: AnyEquatable?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Goes through the keyframes, from the value it has then, whenever `trigger` has changed.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = false
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes through the keyframes, over and over.
  ///
  /// - Parameter repeating: Whether it does at the moment; if not, the value is the initial one.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeats = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }
}

@MainActor extension KeyframeAnimator: PrimitiveView {
  package static var callsContent: Bool { true }

  package func update(_ node: Node) {
    let memory = node.memory as? KeyframeMemory<Value> ?? KeyframeMemory(initialValue)
    let isTriggered = trigger.map { !(memory.trigger?.isSame(as: $0) ?? true) } ?? false
    node.memory = memory
    memory.trigger = trigger
    memory.timeline = { [keyframes] in KeyframeTimeline($0, keyframes($0)) }
    if !repeats, memory.repeats { memory.stop(at: initialValue) }
    let begins = isTriggered || (repeats && !memory.repeats)
    memory.repeats = repeats
    node.setChild(0, content(memory.value))
    if begins { node.graph.afterLayout { [weak node] in memory.begin(node) } }
  }

  package func removed(_ node: Node) { (node.memory as? KeyframeMemory<Value>)?.stop() }

  package func parked(_ node: Node) { removed(node) }

  package func unparked(_ node: Node) {
    if repeats { (node.memory as? KeyframeMemory<Value>)?.begin(node) }
  }
}

/// How far a view has come through its keyframes.
@MainActor private final class KeyframeMemory<Value> {
  private(set) var value: Value
  var trigger: AnyEquatable?
  var repeats = false
  var timeline: (Value) -> KeyframeTimeline<Value>
  private let initial: Value
  private var motion: Motion?

  init(_ initial: Value) {
    value = initial
    self.initial = initial
    timeline = { _ in preconditionFailure("the timeline is set with each update") }
  }

  func begin(_ node: Node?) {
    guard let node, !node.isGone else { return }
    motion?.cancel()
    let timeline = timeline(repeats ? initial : value)
    let duration = timeline.duration
    let tree = node.graph.tree
    if tree.reducesMotion || duration <= 0 { return show(timeline.value(time: duration), node) }
    let once = Animation.linear(duration: duration)
    let animation = repeats ? once.repeatForever(autoreverses: false) : once
    motion = tree.motions.start(animation, of: self) { [weak self, weak node] fraction in
      MainActor.assumeIsolated {
        self?.show(timeline.value(time: fraction * duration), node)
      }
    } end: { [weak self] in
      MainActor.assumeIsolated { self?.motion = nil }
    }
  }

  private func show(_ value: Value, _ node: Node?) {
    self.value = value
    node?.invalidate(.content)
  }

  /// Leaves the value where it is, or puts it elsewhere.
  func stop(at value: Value? = nil) {
    motion?.cancel()
    motion = nil
    if let value { self.value = value }
  }
}

extension View {
  /// Shows this view with a value that goes through keyframes, over and over.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) },
      keyframes: keyframes)
  }

  /// Shows this view with a value that goes through keyframes whenever `trigger` has changed.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let view = PlaceholderContentView<Self>(content: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) },
      keyframes: keyframes)
  }
}

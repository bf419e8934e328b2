/// A view that goes through phases by itself, each with an animation.
///
///     PhaseAnimator([0.2, 1]) { opacity in Text("●").opacity(opacity) }
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never

  let phases: [Phase]
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Goes round without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Self.checked(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes round once whenever `trigger` has changed.
  public init<T: Equatable>(
    _ phases: some Sequence<Phase>, trigger: T,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Self.checked(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  private static func checked(_ phases: some Sequence<Phase>) -> [Phase] {
    let phases = Array(phases)
    precondition(!phases.isEmpty, "PhaseAnimator(_:): there must be a phase.")
    return phases
  }
}

/// A value that can be compared with any other.
struct AnyEquatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  func isSame(as other: AnyEquatable) -> Bool { isEqual(other.value) }
}

@MainActor extension PhaseAnimator: PrimitiveView {
  package static var callsContent: Bool { true }

  package func update(_ node: Node) {
    let memory = node.memory as? PhaseMemory ?? PhaseMemory()
    let isNew = node.memory == nil
    node.memory = memory
    let isStill = EnvironmentValues(node.scope).accessibilityReduceMotion
    // Phases that follow one another are nothing but motion: who wants none sees the first.
    let moves = memory.isStill && !isStill
    memory.isStill = isStill
    if isStill || memory.index >= phases.count { memory.index = 0 }
    memory.nextAnimation = { [phases, animation] in animation(phases[$0 % phases.count]) }
    memory.count = phases.count
    memory.repeats = trigger == nil
    node.setChild(0, content(phases[memory.index]))
    let isTriggered = trigger.map { !(memory.trigger?.isSame(as: $0) ?? true) } ?? (isNew || moves)
    memory.trigger = trigger
    if isTriggered { node.graph.afterLayout { [weak node] in memory.goOn(node) } }
  }

  package func removed(_ node: Node) { (node.memory as? PhaseMemory)?.alarm?.cancel() }

  package func parked(_ node: Node) { removed(node) }

  package func unparked(_ node: Node) {
    if trigger == nil { (node.memory as? PhaseMemory)?.goOn(node) }
  }
}

@MainActor private final class PhaseMemory {
  var index = 0
  var count = 1
  var repeats = true
  var isStill = false
  var trigger: AnyEquatable?
  var nextAnimation: (Int) -> Animation? = { _ in nil }
  var alarm: HostClock.Alarm?

  /// Goes to the next phase, and has the one after it follow when that has come to rest.
  func goOn(_ node: Node?) {
    guard let node, !node.isRemoved, count > 1 else { return }
    alarm?.cancel()
    if isStill { return }
    index = (index + 1) % count
    let animation = nextAnimation(index)
    withTransaction(Transaction(animation: animation)) { node.invalidate(.content) }
    if index == 0, !repeats { return }
    guard let seconds = animation.map(\.logicalDuration) ?? 0 else { return }
    // Phases that take no time still follow one another no faster than can be seen.
    let pause = max(seconds, 1.0 / 60)
    alarm = node.graph.clock.schedule(after: .seconds(pause)) { [weak self, weak node] in
      self?.goOn(node)
    }
  }
}

extension View {
  /// Shows this view through phases, one after the other, without end.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Shows this view through phases, once whenever `trigger` has changed.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}

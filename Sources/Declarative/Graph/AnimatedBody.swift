/// What of a view is on its way to a new value.
///
/// The view's value in the node is the one it was given, so that it can be compared with the next;
/// only while its body is evaluated it is the one that is shown.
@MainActor final class AnimatedBody<Value: Animatable> {
  private var target: Value.AnimatableData
  private var shown: Value.AnimatableData
  private var motion: Motion?

  private init(_ data: Value.AnimatableData) {
    target = data
    shown = data
  }

  /// Takes what the view was last given, and gives it what is to be shown.
  ///
  /// Returns whether that is something else.
  private func update(_ value: inout Value, in node: Node) -> Bool {
    let given = value.animatableData
    if given != target { take(given, in: node) }
    if shown == given { return false }
    value.animatableData = shown
    return true
  }

  private func take(_ data: Value.AnimatableData, in node: Node) {
    motion?.cancel()
    motion = nil
    target = data
    guard let animation = node.animation else {
      shown = data
      return
    }
    let start = shown
    motion = node.graph.tree.motions.start(animation, of: self) { [weak self, weak node] fraction in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.shown = fraction == 1 ? data : start.interpolated(to: data, by: fraction)
        node?.invalidate(.content)
      }
    }
  }
}

extension AnimatedBody where Value == Double {
  /// What does that for a type of view; nil for one with nothing to animate.
  static func animator<V>(of type: V.Type) -> ((Node, UnsafeMutableRawPointer) -> Bool)? {
    guard let animatable = type as? any Animatable.Type else { return nil }
    return makeAnimator(animatable)
  }

  private static func makeAnimator<A: Animatable>(
    _ type: A.Type
  ) -> ((Node, UnsafeMutableRawPointer) -> Bool)? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    return { node, pointer in
      let value = pointer.assumingMemoryBound(to: A.self)
      guard let body = node.body else { return false }
      let memory: AnimatedBody<A>
      if let known = body.animation {
        memory = unsafeDowncast(known, to: AnimatedBody<A>.self)
      } else {
        memory = AnimatedBody<A>(value.pointee.animatableData)
        body.animation = memory
      }
      return memory.update(&value.pointee, in: node)
    }
  }
}

public import Foundation

/// A change to where a view is drawn, which may depend on its size.
///
/// What moves is moved; a character is neither turned nor made larger.
///
///     struct Shake: GeometryEffect {
///       var animatableData: CGFloat
///       func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: sin(animatableData) * 3, y: 0))
///       }
///     }
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  /// Where a view of that size is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View {
    content.modified(by: Transformation(effect: self))
  }

  /// This effect: it never changes the place a view has in its layout.
  public func ignoredByLayout() -> IgnoredByLayout<Self> { IgnoredByLayout(effect: self) }
}

/// An effect that layout does not see, as it never does here.
public struct IgnoredByLayout<Effect: GeometryEffect>: GeometryEffect {
  var effect: Effect

  public var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  public func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
}

extension View {
  /// Moves this view as far as a transform does; characters are neither turned nor made larger.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    projectionEffect(ProjectionTransform(transform))
  }

  /// Moves this view as far as a transform does; characters are neither turned nor made larger.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    offset(transform.translation)
  }
}

/// Draws a view elsewhere, as its size has it.
private struct Transformation<Effect: GeometryEffect>: ElementModifier {
  let effect: Effect

  func steadySize(of child: Element) -> SteadySize? { child.steadySize }

  func indifference(of child: Element) -> Indifference { child.indifference }

  func place(_ child: Element, in element: Element) {
    let size = element.tree.isTrying ? child.sizeThatFits(element.proposal) : element.size
    // Layout runs on the main actor.
    nonisolated(unsafe) let effect = effect
    let move = MainActor.assumeIsolated { effect.effectValue(size: size).translation }
    child.place(at: CGPoint(x: move.width, y: move.height), proposal: element.proposal)
  }
}

public import Foundation

/// Empty space that takes what a stack has left, along the stack's axis.
///
///     HStack { Text("a"); Spacer(); Text("b") }          a······b
nonisolated public struct Spacer: View {
  public typealias Body = Never

  /// The least length, in units, or nil for the platform's default.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

@MainActor extension Spacer: PrimitiveView {
  package static var isStructure: Bool { false }

  package func update(_ node: Node) {
    node.element(SpacerElement.self) { SpacerElement(in: node.graph.tree, depth: node.depth) }
      .minLength = minLength
  }
}

private final class SpacerElement: Element {
  var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  private func least(_ axis: Axis) -> CGFloat {
    guard let minLength, minLength.isFinite else { return tree.metrics.spacerMinimum[axis] }
    return max(minLength, 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for axis in Axis.allCases where stackAxis == nil || stackAxis == axis {
      size[axis] = max(proposal[axis] ?? 0, least(axis))
    }
    return size
  }

  override func findIndifference() -> Indifference {
    Indifference(
      toWidth: stackAxis == .vertical, toHeightFrom: stackAxis == .horizontal ? 0 : .infinity)
  }

  override var ownPriority: Double? { -.infinity }

  override var ownVisual: CGRect { .zero }

  override var ownSpacing: ViewSpacing {
    var spacing = super.ownSpacing
    if stackAxis != .horizontal {
      spacing.top = .length(0)
      spacing.bottom = .length(0)
    }
    if stackAxis != .vertical {
      spacing.leading = .length(0)
      spacing.trailing = .length(0)
    }
    return spacing
  }

  override func stackAxisChanged() { invalidateLayout() }
}

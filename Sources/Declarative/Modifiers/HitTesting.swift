extension View {
  /// Whether a click on this view, or the wheel over it, is for what is in it; if not, what is
  /// behind gets it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestingView(content: self, isEnabled: enabled)
  }
}

nonisolated private struct HitTestingView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let isEnabled: Bool
}

/// What a click passes through.
@MainActor private final class HitBarrier {}

@MainActor extension HitTestingView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.memory = isEnabled ? nil : HitBarrier()
    node.setChild(0, content)
  }
}

extension Node {
  /// Whether a click on what this shows is for it.
  package var allowsHits: Bool {
    var next: Node? = self
    while let node = next {
      if node.memory is HitBarrier { return false }
      next = node.parent
    }
    return true
  }
}

extension View {
  /// This view: what can be clicked of it is all it covers.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// This view: what can be clicked of it is all it covers.
  public nonisolated func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}

/// What the shape of a view's content would be used for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

extension HitTestingView: WrappingView {
  var wrapped: any View { content }
}

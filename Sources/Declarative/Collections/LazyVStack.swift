public import Foundation

/// Views one above the other, of which those near what can be seen are made.
///
///     ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)") } } }
///
/// It takes the width it is offered. Rows that have scrolled out of sight disappear, and keep their
/// state. Outside a scroll view all can be seen, so all are made.
nonisolated public struct LazyVStack<Content: View>: View {
  public typealias Body = Never

  let arrangement: LazyArrangement
  var content: Content

  /// - Parameters:
  ///   - alignment: Where each view stands, across.
  ///   - spacing: The gap between views in units, or nil for the platform's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top), pinned: pinnedViews)
    self.content = content()
  }
}

@MainActor extension LazyVStack: LazyContainerView {}

/// Views side by side, of which those near what can be seen are made.
///
/// It takes the height it is offered.
nonisolated public struct LazyHStack<Content: View>: View {
  public typealias Body = Never

  let arrangement: LazyArrangement
  var content: Content

  /// - Parameters:
  ///   - alignment: Where each view stands, across.
  ///   - spacing: The gap between views in units, or nil for the platform's default.
  ///   - pinnedViews: The headers and footers of sections that stay in sight.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .leading, vertical: alignment), pinned: pinnedViews)
    self.content = content()
  }
}

@MainActor extension LazyHStack: LazyContainerView {}

/// A container that makes no more of its content than is near what can be seen.
@MainActor protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View

  var arrangement: LazyArrangement { get }
  var content: Content { get set }
}

extension LazyContainerView {
  package static var rows: RowDeferral { .deferred }

  package func update(_ node: Node) {
    var view = self
    Self.update(&view, in: node)
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    let element = node.element(LazyElement.self) {
      LazyElement(in: node.graph.tree, depth: node.depth)
    }
    element.arrangement = view.pointee.arrangement
    element.isRightToLeft = node.scope.isRightToLeft
    node.setChild(0, inPlace: &view.pointee.content)
  }

  package func collect(_ node: Node) {
    (node.element as? LazyElement)?.setPieces(node.childElements)
  }
}

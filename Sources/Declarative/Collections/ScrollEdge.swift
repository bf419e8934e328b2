package import Foundation

/// How far the content of a screen has been scrolled beneath the bar at its top.
///
/// A scroll view right beneath the bar tells it.
@MainActor package final class ScrollEdge {
  /// In units; zero while the content is at its beginning.
  package let offset = Followed<CGFloat>(0)
  /// How much of the bar's room, from its end, is free while the content is not at its beginning, in
  /// units.
  ///
  /// Written where the bar is made, read where its content is placed: both on the main actor.
  nonisolated(unsafe) private(set) var freeHeight: CGFloat = 0

  package init() {}

  package func frees(_ height: CGFloat) { freeHeight = height }

  /// Takes note of an offset once everything has its place.
  nonisolated func tell(_ distance: CGFloat, in tree: ElementTree) {
    tree.afterLayout { [weak self] in
      MainActor.assumeIsolated { self?.offset.value = distance }
    }
  }
}

extension EnvironmentValues {
  /// Whom scroll views in here tell how far they have been scrolled.
  package var scrollEdge: ScrollEdge? {
    get { self[ScrollEdgeKey.self] }
    set { self[ScrollEdgeKey.self] = newValue }
  }
}

private enum ScrollEdgeKey: EnvironmentKey {
  static let defaultValue: ScrollEdge? = nil
}

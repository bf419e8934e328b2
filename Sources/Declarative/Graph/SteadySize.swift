package import Foundation

/// One answer for many proposals: a size that a view has whatever height it is offered, and
/// whatever width from some width on.
///
/// A line of text has one, a frame around it, a row of such frames. They are most of any screen,
/// and need neither probing for their flexibility nor a cache entry for each proposal.
package struct SteadySize: Equatable {
  package let size: CGSize
  /// The least width for which the answer holds, in units; a nil width is enough too.
  package let leastWidth: CGFloat

  package init(_ size: CGSize, leastWidth: CGFloat) {
    self.size = size
    self.leastWidth = leastWidth
  }

  @inline(__always)
  package func answers(_ proposal: ProposedViewSize) -> Bool {
    guard let width = proposal.width else { return true }
    return width >= leastWidth
  }
}

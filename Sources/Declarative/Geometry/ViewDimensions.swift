public import Foundation

/// A view's size, and where its alignment guides are, in units.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  /// What the view was offered.
  private let proposal: ProposedViewSize
  package let guides: (any GuideSource)?

  /// - Parameters:
  ///   - proposal: What a view answers with this size.
  ///   - guides: The view, or nil where there are no explicit guides.
  package init(
    _ size: CGSize, for proposal: ProposedViewSize = .unspecified, guides: (any GuideSource)?
  ) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.guides = guides
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.defaultValue(in: self)
  }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, for: proposal)
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, for: proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height && first.guides === second.guides
  }
}

/// What knows the explicit alignment guides of a laid-out view.
package protocol GuideSource: AnyObject {
  func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?
}

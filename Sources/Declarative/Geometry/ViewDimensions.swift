public import Foundation

/// A view's size, and where its alignment guides are, in units.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  package let guides: (any GuideSource)?

  package init(width: CGFloat, height: CGFloat, guides: (any GuideSource)?) {
    self.width = width
    self.height = height
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
    guides?.explicitGuide(guide.key, in: size)
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides?.explicitGuide(guide.key, in: size)
  }
}

extension ViewDimensions: Equatable {
  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height && first.guides === second.guides
  }
}

/// What knows the explicit alignment guides of a laid-out view.
package protocol GuideSource: AnyObject {
  func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
}

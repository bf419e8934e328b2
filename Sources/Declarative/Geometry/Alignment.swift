public import Foundation

/// A kind of alignment guide, and where it is in a view that does not say.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Which guide, along which axis, and what is known of it beforehand.
///
/// Unchecked because a metatype of any protocol counts as unsafe to send; it is only a name here.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// How several children's explicit values become their container's.
  package let merging: GuideMerging
  /// Where the guide is by default, as a share of the length, for SwiftUI's own.
  private let share: CGFloat?

  package init(_ id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    let known = id as? any KnownAlignmentID.Type
    merging = known?.merging ?? .mean
    share = known?.share
  }

  package static func == (first: AlignmentKey, second: AlignmentKey) -> Bool {
    first.id == second.id && first.axis == second.axis
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    if let share { return dimensions.size[axis] * share }
    let value = id.defaultValue(in: dimensions)
    return value.isFinite ? value : 0
  }

  /// Where this guide is in a box of `size` that has no guides of its own.
  package func defaultValue(in size: CGSize) -> CGFloat {
    if let share { return size[axis] * share }
    return defaultValue(in: ViewDimensions(size, guides: nil))
  }
}

/// The rule that merges the explicit guides of a container's children.
package enum GuideMerging: Sendable {
  /// The container has no explicit value: SwiftUI's edges and centres.
  case none
  /// The smallest: the first text baseline.
  case least
  /// The greatest: the last text baseline.
  case greatest
  /// The arithmetic mean: every guide users define.
  case mean
}

extension GuideMerging {
  /// Whether views have such guides without anyone setting one: text has baselines.
  package var isAlwaysAsked: Bool { self == .least || self == .greatest }
}

/// One of SwiftUI's own guides.
package protocol KnownAlignmentID: AlignmentID {
  static var merging: GuideMerging { get }
  /// Where it is by default, as a share of the length.
  static var share: CGFloat { get }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  public static let listRowSeparatorLeading = leading
  public static let listRowSeparatorTrailing = trailing
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)
}

/// A horizontal and a vertical alignment together.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

private enum LeadingGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum TopGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomGuide: KnownAlignmentID {
  static var merging: GuideMerging { .none }
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaselineGuide: KnownAlignmentID {
  static var merging: GuideMerging { .least }
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastTextBaselineGuide: KnownAlignmentID {
  static var merging: GuideMerging { .greatest }
  static var share: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

public import Foundation

/// A way to size and place views.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(
///         proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) -> CGSize { … }
///       func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
///
/// Sizes are remembered between changes, so `sizeThatFits` depends on its arguments alone.
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Called once for a container.
  func makeCache(subviews: Subviews) -> Cache

  /// Called when the layout or the subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size the container takes when offered `proposal`, in units.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the subviews; one that is not placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What the views in a layout are told of it.
public struct LayoutProperties: Sendable {
  /// The axis the subviews follow one another along, for spacers and dividers.
  public var stackOrientation: Axis?

  public init() {}

  package init(along axis: Axis) { stackOrientation = axis }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { spacing.formUnion(subview.spacing) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.mergedGuide(guide.key)
  }

  /// A container of views laid out this way.
  ///
  ///     Diagonal() { Text("a"); Text("b") }
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension LayoutSubviews {
  /// The explicit guides of the subviews as one, by the rule of their kind.
  func mergedGuide(_ key: AlignmentKey) -> CGFloat? {
    let merging = key.merging
    if merging == .none { return nil }
    let values = elements.compactMap { $0.guideInParent(key) }
    guard !values.isEmpty else { return nil }
    return switch merging {
    case .none: nil
    case .least: values.min()
    case .greatest: values.max()
    case .mean: values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

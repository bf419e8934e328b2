public import Foundation

/// A layout of any type.
///
/// Changing from one to another keeps the views, and their state.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("a"); Text("b") }
public struct AnyLayout: Layout {
  private let box: any LayoutBox

  public init<L: Layout>(_ layout: L) { box = (layout as? AnyLayout)?.box ?? Box(layout: layout) }

  /// What the layout inside remembers.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: any Any.Type
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews), type: box.type)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type {
      box.updateCache(&cache.value, subviews)
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache.value)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache.value)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.guide(guide, bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout: OrientedLayout {
  package var orientation: Axis? { box.orientation }
}

extension AnyLayout: SelfComparing {
  package func isSame(as other: AnyLayout) -> Bool { box.isSame(as: other.box) }
}

private protocol LayoutBox: Sendable {
  var type: any Any.Type { get }
  var orientation: Axis? { get }

  func isSame(as other: any LayoutBox) -> Bool
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)
  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat?
}

private struct Box<L: Layout>: LayoutBox {
  let layout: L

  var type: any Any.Type { L.self }

  var orientation: Axis? { L.layoutProperties.stackOrientation }

  func isSame(as other: any LayoutBox) -> Bool {
    guard let other = other as? Box<L> else { return false }
    return Comparison.of(L.self).areSame(layout, other.layout)
  }

  /// The cache is always of the layout's own type: it was made by this box.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return work(&own)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

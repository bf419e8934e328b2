public import Foundation

extension View {
  /// Decides where the scroll view in this view comes to rest when a person has scrolled it.
  ///
  ///     ScrollView { pages }.scrollTargetBehavior(.paging)
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollHooks) { $0.behavior = behavior }
  }
}

/// Where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Moves the part of the content that is to be shown.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// The part of a scroll view's content that is to be shown, in units.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  public static func == (first: ScrollTarget, second: ScrollTarget) -> Bool {
    first.rect == second.rect && first.anchor == second.anchor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(anchor)
  }
}

/// What is known of a scroll view that is about to come to rest.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was shown before.
  public let originalTarget: ScrollTarget
  /// Which way it was scrolled, and how far, in units.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// What is shown at a time, clear of bars and margins.
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// Where the target begins that is nearest to a place, and no more than so many away.
  let targetStart: (_ wanted: CGFloat, _ start: CGFloat, _ limit: Int?) -> CGFloat?

  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}

/// At pages as large as what the scroll view shows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      let start = context.originalTarget.rect.origin[axis]
      let wanted = target.rect.origin[axis]
      guard page > 0, wanted != start else { continue }
      let nearest = (wanted / page).rounded()
      // However little it was: the next page.
      let number =
        wanted > start
        ? max(nearest, (start / page).rounded(.down) + 1)
        : min(nearest, (start / page).rounded(.up) - 1)
      target.rect.origin[axis] = number * page
    }
  }
}

/// At the views in it: those of a `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let axis: Axis = context.axes.contains(.vertical) ? .vertical : .horizontal
    let start = context.originalTarget.rect.origin[axis]
    let place = context.targetStart(target.rect.origin[axis], start, limit.count)
    if let place { target.rect.origin[axis] = place }
  }

  /// How many views are passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    let count: Int?

    /// As many as it was scrolled by: a step of the wheel is no throw.
    public static let automatic = LimitBehavior(name: "automatic", count: nil)
    /// A few.
    public static let always = LimitBehavior(name: "always", count: 3)
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew", count: 3)
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne", count: 1)
    public static let never = LimitBehavior(name: "never", count: nil)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollElement {
  /// Where the content comes to rest that has been scrolled somewhere.
  func restingPlace(_ wanted: CGPoint, _ content: CGSize) -> CGPoint {
    guard let behavior = hooks.behavior else { return wanted }
    let aim = clamped(wanted, content)
    if aim == offset { return aim }
    var target = ScrollTarget(rect: CGRect(origin: aim, size: window))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: offset, size: window)),
      velocity: CGVector(dx: wanted.x - offset.x, dy: wanted.y - offset.y),
      contentSize: content, containerSize: window, axes: axes, environment: hooks.environment,
      targetStart: { self.targetStart(near: $0, from: $1, atMost: $2) })
    behavior.updateTarget(&target, context: context)
    var place = CGPoint.zero
    for axis in Axis.allCases {
      let share = target.anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let spare = (target.rect.size[axis] - window[axis]) * share
      place[axis] = tree.metrics.rounded(target.rect.origin[axis] + spare, along: axis)
    }
    return place.repaired
  }
}

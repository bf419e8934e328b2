public import Foundation

extension View {
  /// Puts this view in an invisible frame of a fixed size.
  ///
  ///     Text("hi").frame(width: 6)          ··hi··
  ///
  /// - Parameters:
  ///   - width: The width in units, or nil for the view's own.
  ///   - height: The height in units, or nil for the view's own.
  ///   - alignment: Where the view is in the frame.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(by: FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Puts this view in an invisible frame whose size follows what it is offered.
  ///
  /// Lengths that contradict one another are repaired upward: an ideal below the minimum is the
  /// minimum, a maximum below the ideal is the ideal. All are in units.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: FlexibleFrame(
        width: LengthRange(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthRange(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }

  /// Puts this view in a frame of its own size: no change.
  @available(macOS, deprecated: 100000.0, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }
}

/// A frame of a fixed width, height or both.
private struct FixedFrame: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// A negative length, or one that is not finite, is as good as none.
  @MainActor func resolved(for node: Node) -> FixedFrame {
    if Self.isUsable(width), Self.isUsable(height) { return self }
    let wrong = (Self.isUsable(width) ? height : width) ?? 0
    node.graph.warnOnce(
      of: "frame", "frame(width:height:): \(wrong) is negative or not finite; it counts as nil.")
    return FixedFrame(
      width: Self.isUsable(width) ? width : nil, height: Self.isUsable(height) ? height : nil,
      alignment: alignment)
  }

  static var isAnimatable: Bool { true }

  func between(_ other: FixedFrame, _ fraction: Double, in tree: ElementTree) -> FixedFrame {
    func length(_ first: CGFloat?, _ second: CGFloat?, _ axis: Axis) -> CGFloat? {
      guard let first, let second else { return second }
      let length = max(first.interpolated(to: second, by: fraction), 0)
      return tree.metrics.rounded(length, along: axis)
    }
    return FixedFrame(
      width: length(width, other.width, .horizontal),
      height: length(height, other.height, .vertical), alignment: other.alignment)
  }

  private static func isUsable(_ length: CGFloat?) -> Bool {
    guard let length else { return true }
    return length >= 0 && length.isFinite
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(self.proposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func steadySize(of child: Element) -> SteadySize? {
    if let width, let height {
      return SteadySize(CGSize(width: width, height: height), leastWidth: 0)
    }
    guard let steady = child.steadySize else { return nil }
    if let width {
      guard width >= steady.leastWidth else { return nil }
      return SteadySize(CGSize(width: width, height: steady.size.height), leastWidth: 0)
    }
    let size = CGSize(width: steady.size.width, height: height ?? steady.size.height)
    return SteadySize(size, leastWidth: steady.leastWidth)
  }

  func indifference(of child: Element) -> Indifference {
    let inner = child.indifference
    guard let width else {
      return Indifference(
        toWidth: inner.toWidth, toHeightFrom: height == nil ? inner.toHeightFrom : 0)
    }
    return Indifference(
      toWidth: true, toHeightFrom: width >= inner.toHeightFrom ? 0 : .infinity)
  }

  func place(_ child: Element, in element: Element) {
    child.align(alignment, in: element.size, proposal: proposal(element.proposal))
  }

  var resetsSpacing: Edge.Set {
    (width == nil ? [] : Edge.Set.horizontal).union(height == nil ? [] : .vertical)
  }
}

/// What a flexible frame asks for along one axis.
private struct LengthRange: Equatable {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    let least = min.flatMap { $0.isNaN ? nil : Swift.max($0, 0) }
    let wanted = ideal.flatMap { $0.isNaN ? nil : Swift.max($0, least ?? 0) }
    self.min = least.map { $0 == .infinity ? CGFloat.greatestFiniteMagnitude : $0 }
    self.ideal = wanted
    self.max = max.flatMap { $0.isNaN ? nil : Swift.max($0, wanted ?? least ?? 0) }
  }

  /// These lengths some way on to others, where both are finite.
  func between(
    _ other: LengthRange, _ fraction: Double, rounded: (CGFloat) -> CGFloat
  ) -> LengthRange {
    func length(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
      guard let first, let second, first.isFinite, second.isFinite else { return second }
      return rounded(Swift.max(first.interpolated(to: second, by: fraction), 0))
    }
    return LengthRange(
      min: length(min, other.min), ideal: length(ideal, other.ideal), max: length(max, other.max))
  }

  var isNone: Bool { min == nil && ideal == nil && max == nil }

  /// What the child is offered.
  func proposal(_ offered: CGFloat?) -> CGFloat? {
    guard let length = offered ?? ideal else { return nil }
    return Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }

  /// The frame's length: what it was offered, no less than the minimum or else the child, no more
  /// than the maximum or else the child.
  func length(_ offered: CGFloat?, child: CGFloat) -> CGFloat {
    let least = min ?? Swift.min(child, max ?? .infinity)
    let most = max ?? Swift.max(child, min ?? 0)
    if let offered { return Swift.min(Swift.max(offered, least), most) }
    let wanted = ideal ?? child
    return Swift.min(Swift.max(wanted, min ?? 0), max ?? .infinity)
  }
}

/// A frame whose size follows what it is offered.
private struct FlexibleFrame: ElementModifier {
  let width: LengthRange
  let height: LengthRange
  let alignment: Alignment

  static var isAnimatable: Bool { true }

  func between(
    _ other: FlexibleFrame, _ fraction: Double, in tree: ElementTree
  ) -> FlexibleFrame {
    FlexibleFrame(
      width: width.between(other.width, fraction) {
        tree.metrics.rounded($0, along: .horizontal)
      },
      height: height.between(other.height, fraction) {
        tree.metrics.rounded($0, along: .vertical)
      }, alignment: other.alignment)
  }

  func size(_ proposal: ProposedViewSize, of child: Element) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: width.length(proposal.width, child: size.width),
      height: height.length(proposal.height, child: size.height))
  }

  func indifference(of child: Element) -> Indifference {
    let inner = child.indifference
    // Where the width only is bounded, the height is the child's, at what is left of the width.
    let narrowest = min(width.ideal ?? .infinity, width.max ?? .infinity)
    let passesHeight = height.isNone && narrowest >= inner.toHeightFrom
    return Indifference(
      toWidth: width.isNone && inner.toWidth,
      toHeightFrom: passesHeight ? inner.toHeightFrom : .infinity)
  }

  func place(_ child: Element, in element: Element) {
    child.align(alignment, in: element.size, proposal: childProposal(element.proposal))
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.proposal(proposal.width), height: height.proposal(proposal.height))
  }

  var resetsSpacing: Edge.Set {
    (width.isNone ? [] : Edge.Set.horizontal).union(height.isNone ? [] : .vertical)
  }
}

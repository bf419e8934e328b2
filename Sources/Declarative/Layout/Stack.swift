package import Foundation

/// Views one after another along an axis: what `HStack` and `VStack` share.
///
/// The rule: what is left after the gaps is offered to the children in turn, those of higher
/// priority first, and among equals the least flexible first, so that what a rigid child leaves
/// over goes to the flexible ones. Each is offered an equal share of what is left; the least
/// lengths of all lower priorities are set aside before. (Apple's description of stacks, and
/// published experiments with their order.)
package struct Stack: Sendable {
  package var axis: Axis
  /// The alignment across the axis.
  package var alignment: AlignmentKey
  /// The gap between children, in units, or nil for the platform's default.
  package var spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  package func makeCache(_ children: ContiguousArray<Element>) -> StackCache {
    let spacings =
      spacing == nil && children.count > 1 ? children.map(\.spacing) : []
    let gaps = ContiguousArray(
      (0..<max(children.count - 1, 0))
        .map { index in
          gap(between: index, and: index + 1, in: spacings)
        })
    let priorities = ContiguousArray(children.map(\.layoutPriority))
    return StackCache(
      gaps: gaps, gapSum: gaps.reduce(0, +),
      priorities: priorities.allSatisfy { $0 == priorities.first } ? nil : priorities)
  }

  private func gap(between first: Int, and second: Int, in spacings: [ViewSpacing]) -> CGFloat {
    let gap = spacing ?? spacings[first].distance(to: spacings[second], along: axis)
    return gap.isFinite ? gap : 0
  }

  package func size(
    _ proposal: ProposedViewSize, _ children: ContiguousArray<Element>, _ cache: StackCache
  ) -> CGSize {
    switch children.count {
    case 0: return .zero
    case 1: return children[0].sizeThatFits(proposal)
    default:
      let proposals = proposals(proposal, children, cache)
      var length = cache.gapSum
      var extent = Extent()
      for (child, proposal) in zip(children, proposals) {
        let size = child.sizeThatFits(proposal)
        length += size[axis]
        extent.include(guide(of: child, size, for: proposal), size[axis.crossed])
      }
      return CGSize(max(length, 0), along: axis, cross: extent.length)
    }
  }

  /// The one size for many proposals, where every child has one.
  ///
  /// With room for all of them each child gets what it needs: the least flexible are served first,
  /// and no share is below the average of what is left.
  package func steadySize(
    _ children: ContiguousArray<Element>, _ cache: StackCache
  ) -> SteadySize? {
    if children.count <= 1 { return children.first?.steadySize }
    guard !alignment.merging.isAlwaysAsked else { return nil }
    var length = cache.gapSum
    var leastWidth: CGFloat = 0
    var extent = Extent()
    for child in children {
      guard !child.hasGuides, let steady = child.steadySize else { return nil }
      length += steady.size[axis]
      leastWidth = max(leastWidth, steady.leastWidth)
      extent.include(alignment.defaultValue(in: steady.size), steady.size[axis.crossed])
    }
    let size = CGSize(max(length, 0), along: axis, cross: extent.length)
    return SteadySize(size, leastWidth: axis == .horizontal ? max(length, 0) : leastWidth)
  }

  /// What the size does not depend on: what every child's does not.
  ///
  /// Across a row the children's widths are shares. With room for all that is steady those get
  /// what they need, whatever the height, and what comes after them does not mind it.
  package func indifference(
    of children: ContiguousArray<Element>, _ cache: StackCache
  ) -> Indifference {
    if axis == .vertical || children.count <= 1 { return children.sharedIndifference }
    var shared = children.sharedIndifference
    if shared.isToHeight { return shared }
    shared.toHeightFrom = .infinity
    var need = cache.gapSum
    for child in children {
      if let steady = child.steadySize, child.layoutPriority == 0 {
        need += steady.size.width
      } else if child.layoutPriority == -.infinity, child.indifference.isToHeight {
        need += child.sizeThatFits(.zero).width
      } else {
        return shared
      }
    }
    shared.toHeightFrom = max(need, 0)
    return shared
  }

  package func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ children: ContiguousArray<Element>,
    _ cache: StackCache
  ) {
    if children.count == 1 {
      children[0].place(at: bounds.origin, proposal: proposal)
      return
    }
    var proposal = proposal
    // Asked for its ideal breadth, a stack offers its children the breadth that came out.
    if proposal[axis.crossed] == nil { proposal[axis.crossed] = bounds.size[axis.crossed] }
    let proposals = proposals(proposal, children, cache)
    var extent = Extent()
    for (child, proposal) in zip(children, proposals) {
      let size = child.sizeThatFits(proposal)
      extent.include(guide(of: child, size, for: proposal), size[axis.crossed])
    }
    var position = bounds.origin[axis]
    for (index, child) in children.enumerated() {
      let size = child.sizeThatFits(proposals[index])
      var origin = bounds.origin
      origin[axis] = position
      origin[axis.crossed] += extent.offset(of: guide(of: child, size, for: proposals[index]))
      child.place(at: origin, proposal: proposals[index])
      position += size[axis] + (index < cache.gaps.count ? cache.gaps[index] : 0)
    }
  }

  private func guide(
    of child: Element, _ size: CGSize, for proposal: ProposedViewSize
  ) -> CGFloat {
    child.explicitGuide(alignment, for: proposal) ?? alignment.defaultValue(in: size)
  }
}

/// What a stack remembers between changes: what is the same for all proposals.
public struct StackCache {
  var gaps: ContiguousArray<CGFloat>
  var gapSum: CGFloat
  /// Nil while all children have one priority.
  var priorities: ContiguousArray<Double>?
}

extension Stack {
  /// The gaps around a whole stack: those of its outer children.
  package func spacing(around children: ContiguousArray<Element>) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else {
      return ViewSpacing()
    }
    let (before, after): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = first
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in children.dropFirst() { spacing.formUnion(child.spacing, edges: across) }
    spacing.replace(by: first, on: before)
    spacing.replace(by: last, on: after)
    return spacing
  }
}

/// How far children reach on both sides of the line they are aligned on.
struct Extent {
  private var before = -CGFloat.infinity
  private var after = -CGFloat.infinity

  mutating func include(_ guide: CGFloat, _ breadth: CGFloat) {
    before = max(before, guide)
    // The middle of what is endless is endless too, and leaves nothing that is a number.
    after = breadth == .infinity ? .infinity : max(after, breadth - guide)
  }

  var length: CGFloat { max(before + after, 0) }

  /// Where a child with this guide begins.
  func offset(of guide: CGFloat) -> CGFloat { before - guide }
}

extension Stack {
  /// What each child is offered.
  private func proposals(
    _ proposal: ProposedViewSize, _ children: ContiguousArray<Element>, _ cache: StackCache
  ) -> ContiguousArray<ProposedViewSize> {
    guard let length = proposal[axis], length > min(cache.gapSum, 0), length.isFinite else {
      // Least, greatest and ideal lengths are the children's own.
      return ContiguousArray(repeating: proposal, count: children.count)
    }
    var shares = Shares(stack: self, children: children, cross: proposal[axis.crossed])
    let available = length - cache.gapSum
    if axis == .horizontal, shares.divideWithRoom(available) { return shares.proposals }
    if let priorities = cache.priorities {
      shares.divide(available, priorities)
    } else {
      shares.divide(available, among: Array(children.indices))
    }
    return shares.proposals
  }
}

/// The division of a length among the children of a stack.
private struct Shares {
  let stack: Stack
  let children: ContiguousArray<Element>
  let cross: CGFloat?
  var proposals: ContiguousArray<ProposedViewSize>

  init(stack: Stack, children: ContiguousArray<Element>, cross: CGFloat?) {
    self.stack = stack
    self.children = children
    self.cross = cross
    proposals = ContiguousArray(repeating: .zero, count: children.count)
  }

  /// Shares where every child of a row has one size and there is room for all; false where not.
  ///
  /// Those that need the least come first: no share is then below what its child needs. Nobody is
  /// asked what it could do with, which in rows within rows is one more offer for all below.
  mutating func divideWithRoom(_ available: CGFloat) -> Bool {
    var needs = ContiguousArray<(index: Int, least: CGFloat, length: CGFloat)>()
    var need: CGFloat = 0
    for (index, child) in children.enumerated() {
      guard let steady = child.steadySize else { return false }
      needs.append((index, steady.leastWidth, steady.size.width))
      need += max(steady.leastWidth, steady.size.width)
    }
    guard need <= available else { return false }
    needs.sort { ($0.length, $0.index) < ($1.length, $1.index) }
    var left = available
    for (turn, child) in needs.enumerated() {
      let share = share(of: left, among: needs.count - turn)
      guard share >= child.least else { return false }
      proposals[child.index] = ProposedViewSize(share, along: stack.axis, cross: cross)
      left -= child.length
    }
    return true
  }

  private func share(of length: CGFloat, among count: Int) -> CGFloat {
    let share = max(length / CGFloat(count), 0)
    return children.first?.tree.metrics.rounded(share, along: stack.axis) ?? share
  }

  mutating func divide(_ available: CGFloat, _ priorities: ContiguousArray<Double>) {
    let order = children.indices.sorted { priorities[$0] > priorities[$1] }
    var reserved = order.reduce(0) { $0 + least($1) }
    var left = available
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let group = order[start...].prefix { priorities[$0] == priority }
      reserved -= group.reduce(0) { $0 + least($1) }
      left = divide(left - reserved, among: Array(group)) + reserved
      start += group.count
    }
  }

  /// Offers each child an equal share of what is left, and returns what is left at the end.
  @discardableResult
  mutating func divide(_ available: CGFloat, among group: [Int]) -> CGFloat {
    var left = available
    var count = group.count
    for index in sorted(group) {
      let share = share(of: left, among: count)
      let proposal = ProposedViewSize(share, along: stack.axis, cross: cross)
      proposals[index] = proposal
      left -= children[index].sizeThatFits(proposal)[stack.axis]
      count -= 1
    }
    return left
  }

  /// The least flexible first; of two without bound, the one that needs more; else in order.
  private func sorted(_ group: [Int]) -> [Int] {
    if group.count == 1 { return group }
    let ranked = group.map { index in
      let least = least(index)
      // What is infinite even where nothing is offered is as rigid as can be.
      let flexibility = least == .infinity ? 0 : greatest(index) - least
      return (index: index, least: least, flexibility: flexibility)
    }
    return
      ranked.sorted { first, second in
        if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
        if first.flexibility == .infinity, first.least != second.least {
          return first.least > second.least
        }
        return first.index < second.index
      }
      .map(\.index)
  }

  private func least(_ index: Int) -> CGFloat {
    length(of: children[index], offered: 0)
  }

  private func greatest(_ index: Int) -> CGFloat {
    length(of: children[index], offered: .infinity)
  }

  private func length(of child: Element, offered length: CGFloat) -> CGFloat {
    child.sizeThatFits(ProposedViewSize(length, along: stack.axis, cross: cross))[stack.axis]
  }
}

import Foundation

/// What lazy stacks and grids share: lines of cells, of which those near what can be seen live.
///
/// A stack has one cell to a line. Lines that have not lived yet count with an estimate, so where
/// they are is not exact; what is seen keeps its place while lines before it come to be known.
final class LazyElement: Element {
  var arrangement = LazyArrangement(axis: .vertical, alignment: .center) {
    didSet {
      if arrangement == oldValue { return }
      areLengthsOld = true
      invalidateLayout()
    }
  }

  /// What the content contributes: elements, and sources of rows.
  private var pieces: ContiguousArray<Element> = []
  private(set) var cells = LazyCells()
  private var lanes: [Lane] = []
  /// Which cells are in which line, in those lanes.
  private(set) var map = LineMap(cells: 0, sections: [], length: 0)
  private(set) var lengths: LengthIndex
  private var areLengthsOld = true
  private var hasEstimate = false
  private var generation = -1
  /// Whether there are other rows, not only others of them made.
  private var hasOtherData = false
  /// Lines that can be seen, or nearly, when children were last placed.
  private var anchors: ContiguousArray<(element: Element, start: CGFloat)> = []
  /// Headers and footers that stand where they can be seen, and not where their lines are.
  private(set) var pinned = PinnedViews()

  override init(in tree: ElementTree, depth: Int32) {
    lengths = LengthIndex(estimate: tree.metrics.cell.height)
    super.init(in: tree, depth: depth)
    tree.followViewports(self)
  }

  var axis: Axis { arrangement.axis }
  var gap: CGFloat { arrangement.gap(tree.metrics) }

  func setPieces(_ pieces: ContiguousArray<Element>) {
    self.pieces = pieces
    for piece in pieces {
      (piece as? RowSource)?.rowsChanged = { [weak self] in self?.takeElements() }
    }
    generation = -1
    takeElements()
  }

  private func takeElements() {
    let now = pieces.reduce(0) { $0 + (($1 as? RowSource)?.generation ?? 0) }
    if now != generation {
      areLengthsOld = true
      invalidateLayout()
    }
    hasOtherData = now != generation
    generation = now
    cells = LazyCells(pieces)
    setChildren(cells.liveElements)
  }

  private func lanes(across length: CGFloat) -> [Lane] {
    arrangement.lanes(across: length, tree.metrics)
  }

  /// The length across where none is offered: what lives needs.
  private var idealBreadth: CGFloat {
    arrangement.leastBreadth(tree.metrics)
      ?? children.reduce(0) { max($0, $1.sizeThatFits(.unspecified)[axis.crossed]) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let breadth = proposal[axis.crossed] ?? idealBreadth
    if cells.count == 0 { return CGSize(0, along: axis, cross: breadth) }
    let lanes = lanes(across: breadth)
    if lanes == self.lanes, !areLengthsOld {
      measureLive(breadth)
      return CGSize(length, along: axis, cross: breadth)
    }
    var trial = LengthIndex(estimate: lengths.estimate)
    let map = lineMap(of: lanes)
    trial.reset(count: map.count)
    measureLive(map, lanes, breadth, into: &trial)
    if !hasEstimate, let mean = trial.mean {
      trial.estimate = tree.metrics.rounded(mean, along: axis)
    }
    return CGSize(max(trial.total - gap, 0), along: axis, cross: breadth)
  }

  private var length: CGFloat { max(lengths.total - gap, 0) }

  private func lineMap(of lanes: [Lane]) -> LineMap {
    LineMap(cells: cells.count, sections: cells.sections, length: lanes.count)
  }

  private func measureLive(_ breadth: CGFloat) {
    measureLive(map, lanes, breadth, into: &lengths)
    if !hasEstimate, let mean = lengths.mean {
      lengths.estimate = tree.metrics.rounded(mean, along: axis)
      hasEstimate = true
    }
  }

  private func measureLive(
    _ map: LineMap, _ lanes: [Lane], _ breadth: CGFloat, into lengths: inout LengthIndex
  ) {
    cells.forEachLiveLine(of: map) { line, elements in
      let lanes = map.isWhole(line) ? whole(breadth) : lanes
      lengths.set(line, longest(of: elements, lanes) + gap)
    }
  }

  /// The one lane of a line that has all of it.
  private func whole(_ breadth: CGFloat) -> [Lane] {
    [Lane(start: 0, length: breadth, alignment: arrangement.alignment)]
  }

  private func longest(of line: ArraySlice<Element>, _ lanes: [Lane]) -> CGFloat {
    zip(line, lanes)
      .reduce(0) { longest, cell in
        let proposal = ProposedViewSize(nil, along: axis, cross: cell.1.length)
        return max(longest, cell.0.sizeThatFits(proposal)[axis])
      }
  }

  /// Takes the lanes at a breadth; lengths known at another are forgotten.
  private func take(_ lanes: [Lane]) {
    if lanes != self.lanes || areLengthsOld {
      if lanes != self.lanes {
        hasEstimate = false
        lengths.estimate = tree.metrics.cell[axis]
      }
      self.lanes = lanes
      areLengthsOld = false
      map = lineMap(of: lanes)
      lengths.reset(count: map.count)
    }
    measureLive(size[axis.crossed])
  }

  override func placeChildren() {
    if cells.count == 0 {
      anchors.removeAll()
      pinned = PinnedViews()
      return
    }
    if tree.isTrying {
      // Only what lives can have guides.
      let lanes = lanes.isEmpty ? lanes(across: size[axis.crossed]) : lanes
      return placeLive(areLengthsOld ? lineMap(of: lanes) : map, lanes, near: nil)
    }
    take(lanes(across: size[axis.crossed]))
    let viewport = viewportInside()
    let scroller = viewport?.scroller
    let shift = scroller.map { $0.hasTarget ? 0 : drift(in: $0) } ?? 0
    let near = viewport.map { rangeNear($0.rect, shift: shift) }
    request(near)
    pin(in: viewport?.clear, shift, near)
    placeLive(map, lanes, near: near)
    placePinned()
    if shift != 0 { scroller?.shift(by: shift, along: axis) }
    if scroller?.hasTarget == true { scroller?.aimAgain() }
    if length != size[axis] { tree.afterLayout { [weak self] in self?.invalidateLayout() } }
  }

  /// The lines near what can be seen; nil when all can be.
  private func rangeNear(_ visible: CGRect, shift: CGFloat) -> Range<Int> {
    let start = max(visible.origin[axis] + shift, 0)
    let end = start + max(visible.size[axis], 0)
    guard start.isFinite, end.isFinite else { return 0..<min(1, lengths.count) }
    let first = max(lengths.line(at: start) - 1, 0)
    let last = min(lengths.line(at: end) + 2, lengths.count)
    return min(first, max(last - 1, 0))..<last
  }

  /// How many rows are made to find out how long they are.
  private static let trialCount = 24

  private func request(_ near: Range<Int>?) {
    guard let near else {
      for source in cells.sources { source.request(0..<source.count) }
      return
    }
    var wanted = near
    if lengths.knownCount == 0 {
      wanted = near.lowerBound..<min(near.upperBound, near.lowerBound + Self.trialCount)
    } else {
      let margin = max(near.count / 2, 2)
      wanted =
        max(near.lowerBound - margin, 0)..<min(near.upperBound + margin, lengths.count)
    }
    cells.request(map.cells(ofLines: wanted), near: map.cells(ofLines: near))
  }

  /// Places the lines that live and are near what can be seen.
  private func placeLive(_ map: LineMap, _ lanes: [Lane], near: Range<Int>?) {
    let breadth = size[axis.crossed]
    var next = (line: -1, start: CGFloat(0))
    if !tree.isTrying { anchors.removeAll(keepingCapacity: true) }
    cells.forEachLiveLine(of: map) { line, elements in
      if let near, !near.contains(line) {
        for element in elements where !pinned.contains(element) { element.leavePlace() }
        return
      }
      let start = next.line == line ? next.start : lengths.start(of: line)
      let isWhole = map.isWhole(line)
      let lanes = isWhole ? whole(breadth) : lanes
      let length = longest(of: elements, lanes)
      for (element, lane) in zip(elements, lanes) where !pinned.contains(element) {
        place(element, in: lane, at: start, length, isAlone: isWhole)
      }
      if !tree.isTrying, let first = elements.first { anchors.append((first, start)) }
      next = (line + 1, start + length + gap)
    }
  }

  private func placePinned() {
    for view in pinned.views {
      let lane = whole(size[axis.crossed])[0]
      place(view.element, in: lane, at: view.start, view.length, isAlone: true)
    }
  }

  private func place(
    _ element: Element, in lane: Lane, at start: CGFloat, _ length: CGFloat, isAlone: Bool
  ) {
    let box = CGSize(length, along: axis, cross: lane.length)
    let isAlone = isAlone || arrangement.items == nil
    let proposal = ProposedViewSize(isAlone ? nil : length, along: axis, cross: lane.length)
    let guides = element.guides(lane.alignment ?? .center, for: proposal.repaired)
    let alignment = lane.alignment ?? .center
    var origin = CGPoint(
      x: alignment.horizontal.key.defaultValue(in: box) - guides.x,
      y: alignment.vertical.key.defaultValue(in: box) - guides.y)
    if isAlone { origin[axis] = 0 }
    origin[axis] += start
    origin[axis.crossed] += lane.start
    element.place(at: origin, proposal: proposal)
  }

  /// How far what can be seen has moved since it was last placed.
  private func drift(in scroller: ScrollElement) -> CGFloat {
    let start = scroller.visibleStart(in: self, along: axis)
    guard start > 0 else { return 0 }
    let seen = anchors.partitioningIndex { $0.start >= start }
    for anchor in anchors[seen...] {
      guard anchor.element.parent === self, let line = line(of: anchor.element) else { continue }
      return lengths.start(of: line) - anchor.start
    }
    return 0
  }

  /// Decides what is pinned, with what can be seen clear of bars.
  private func pin(in clear: CGRect?, _ shift: CGFloat, _ near: Range<Int>?) {
    guard let clear, let near, !arrangement.pinned.isEmpty, !cells.sections.isEmpty else {
      pinned = PinnedViews()
      return
    }
    let start = clear.origin[axis] + shift
    pinned = pinnedViews(in: start...start + max(clear.size[axis], 0), near)
  }

  override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    if pinned.views.isEmpty { return super.drawAll(at: origin, into: &pass) }
    drawPinned(at: origin, into: &pass)
  }

  override func hides(_ child: Element, at point: CGPoint) -> Bool {
    !pinned.views.isEmpty && !pinned.contains(child)
      && pinned.views.contains { view in
        let start = view.element.origin[axis]
        return point[axis] >= start && point[axis] < start + view.element.size[axis]
      }
  }

  override var ownVisual: CGRect { .zero }
  // Rows come and go with what can be seen, too: that is none of their coming and going.
  override var showsLeaving: Bool { hasOtherData }
  override var childAxis: Axis? { arrangement.items == nil ? axis : nil }
}

/// One line after the other: what a list sees of its stack.
extension LazyElement {
  var lineCount: Int { cells.count }

  /// What is in a line, if it lives.
  func element(ofLine line: Int) -> Element? {
    cells.element(at: map.isEmpty ? line : map.cells(ofLine: line).lowerBound)
  }

  func line(of element: Element) -> Int? {
    cells.cell(of: element).map { map.line(ofCell: $0) }
  }

  /// Where a line is in here, and whether that is exact.
  func rect(ofLine line: Int) -> (rect: CGRect, isLive: Bool)? {
    guard !lanes.isEmpty, line >= 0, line < lengths.count else { return nil }
    let start = lengths.start(of: line)
    let length = lengths.start(of: line + 1) - gap - start
    let rect = CGRect(
      origin: CGPoint(start, along: axis, cross: 0),
      size: CGSize(length, along: axis, cross: size[axis.crossed]))
    return (rect, element(ofLine: line) != nil)
  }

  /// The line at a distance from the beginning.
  func line(at distance: CGFloat) -> Int { lengths.line(at: distance) }
}

extension LazyElement {
  /// Where a row of a source is in here, and whether that is exact.
  func rect(ofRow row: Int, of source: RowSource) -> (rect: CGRect, isLive: Bool)? {
    guard let line = line(ofRow: row, of: source), let place = rect(ofLine: line) else {
      return nil
    }
    return (place.rect, source.window.contains(row))
  }

  func line(ofRow row: Int, of source: RowSource) -> Int? {
    cells.firstCell(of: source).map { map.line(ofCell: $0 + source.firstCell(ofRow: row)) }
  }

  /// What can be seen of this, if something around it scrolls, and what that is; and what of it is
  /// clear of bars.
  private func viewportInside() -> (rect: CGRect, clear: CGRect, scroller: ScrollElement?)? {
    var offset = CGPoint.zero
    var visible: CGRect?
    var clear: CGRect?
    var scroller: ScrollElement?
    var child: Element = self
    while let parent = child.parent {
      offset = offset.moved(by: child.origin)
      if let port = (parent as? ScrollElement)?.port(along: axis) {
        if visible == nil {
          scroller = parent as? ScrollElement
          clear = scroller?.clearPort.moved(by: CGPoint(x: -offset.x, y: -offset.y))
        }
        let port = port.moved(by: CGPoint(x: -offset.x, y: -offset.y))
        visible = visible?.intersection(port) ?? port
      }
      child = parent
    }
    return visible.map { (fromLeading($0), fromLeading(clear ?? $0), scroller) }
  }

  /// A place in here as lines are counted: from the right where text runs from there.
  private func fromLeading(_ rect: CGRect) -> CGRect {
    guard axis == .horizontal, isRightToLeft else { return rect }
    return CGRect(
      origin: CGPoint(x: size.width - rect.maxX, y: rect.minY), size: rect.size)
  }
}

import Foundation

/// Headers and footers that stand where they can be seen, and not where their lines are.
struct PinnedViews {
  struct View {
    let element: Element
    let start: CGFloat
    let length: CGFloat
    let isHeader: Bool
  }

  var views: ContiguousArray<View> = []

  func contains(_ element: Element) -> Bool { views.contains { $0.element === element } }
}

/// The rule: while a section reaches across the first edge of what can be seen, its header stands
/// at that edge, and ends no later than the section does. A footer does the same at the last edge,
/// and begins no earlier than its section's header ends.
extension LazyElement {
  func pinnedViews(in visible: ClosedRange<CGFloat>, _ near: Range<Int>) -> PinnedViews {
    var pinned = PinnedViews()
    let nearCells = map.cells(ofLines: near)
    var index = cells.sections.partitioningIndex { $0.cells.upperBound > nearCells.lowerBound }
    while index < cells.sections.count,
      cells.sections[index].cells.lowerBound < nearCells.upperBound
    {
      pin(cells.sections[index], in: visible, &pinned)
      index += 1
    }
    return pinned
  }

  private func pin(
    _ section: SectionSpan, in visible: ClosedRange<CGFloat>, _ pinned: inout PinnedViews
  ) {
    let extent = reach(of: section.cells)
    guard extent.lowerBound < visible.upperBound, extent.upperBound > visible.lowerBound else {
      return
    }
    let header = reach(of: section.headerCells)
    if arrangement.pinned.contains(.sectionHeaders), header.lowerBound < visible.lowerBound {
      let length = header.upperBound - header.lowerBound
      let start = min(visible.lowerBound, extent.upperBound - length)
      add(section.headerCells, movedBy: start - header.lowerBound, isHeader: true, to: &pinned)
    }
    let footer = reach(of: section.footerCells)
    if arrangement.pinned.contains(.sectionFooters), footer.upperBound > visible.upperBound {
      let length = footer.upperBound - footer.lowerBound
      let start = max(visible.upperBound - length, header.upperBound)
      add(section.footerCells, movedBy: start - footer.lowerBound, isHeader: false, to: &pinned)
    }
  }

  private func add(
    _ part: Range<Int>, movedBy distance: CGFloat, isHeader: Bool, to pinned: inout PinnedViews
  ) {
    for cell in part {
      guard let element = cells.element(at: cell) else { continue }
      let place = reach(of: cell..<cell + 1)
      pinned.views.append(
        PinnedViews.View(
          element: element, start: place.lowerBound + distance,
          length: place.upperBound - place.lowerBound, isHeader: isHeader))
    }
  }

  /// From where to where cells reach along the axis.
  private func reach(of cells: Range<Int>) -> Range<CGFloat> {
    let start = lengths.start(of: map.line(ofCell: cells.lowerBound))
    if cells.isEmpty { return start..<start }
    let end = lengths.start(of: map.line(ofCell: cells.upperBound - 1) + 1) - gap
    return start..<max(start, end)
  }

  /// Draws what is not beneath a pinned view, then those.
  func drawPinned(at origin: CGPoint, into pass: inout DrawingPass) {
    var low = visual.origin[axis]
    var high = low + visual.size[axis]
    let runsBack = axis == .horizontal && isRightToLeft
    for view in pinned.views {
      let start = view.element.origin[axis]
      if view.isHeader != runsBack {
        low = max(low, start + view.element.size[axis])
      } else {
        high = min(high, start)
      }
    }
    let clip = CGRect(
      origin: CGPoint(low, along: axis, cross: visual.origin[axis.crossed]),
      size: CGSize(max(high - low, 0), along: axis, cross: visual.size[axis.crossed]))
    pass.add(.pushClip(clip.moved(by: origin)))
    drawChildren(at: origin, into: &pass)
    pass.add(.popClip)
    for view in pinned.views where view.element.isPlaced {
      pass.visit(view.element, at: origin.moved(by: view.element.origin))
    }
  }

  /// A line with as much before and behind it as pinned views would cover there.
  func rectToShow(ofLine line: Int) -> (rect: CGRect, isLive: Bool)? {
    guard var place = rect(ofLine: line), !arrangement.pinned.isEmpty else {
      return rect(ofLine: line)
    }
    let cell = map.cells(ofLine: line).lowerBound
    let index = cells.sections.partitioningIndex { $0.cells.upperBound > cell }
    guard index < cells.sections.count, cells.sections[index].cells.contains(cell) else {
      return place
    }
    let section = cells.sections[index]
    if arrangement.pinned.contains(.sectionHeaders), cell >= section.headerCells.upperBound {
      let header = reach(of: section.headerCells)
      place.rect.origin[axis] -= header.upperBound - header.lowerBound
      place.rect.size[axis] += header.upperBound - header.lowerBound
    }
    if arrangement.pinned.contains(.sectionFooters), cell < section.footerCells.lowerBound {
      let footer = reach(of: section.footerCells)
      place.rect.size[axis] += footer.upperBound - footer.lowerBound
    }
    return place
  }
}

extension Element {
  /// How much room pinned views take that would stand before and behind this in a scroll view.
  func coverOfPinnedViews(in scroller: ScrollElement) -> EdgeInsets {
    var child = self
    while let parent = child.parent, parent !== scroller {
      if let container = parent as? LazyElement, !container.arrangement.pinned.isEmpty,
        let line = container.line(of: child), let place = container.rect(ofLine: line),
        let shown = container.rectToShow(ofLine: line)
      {
        var cover = EdgeInsets.zero
        let before = place.rect.origin[container.axis] - shown.rect.origin[container.axis]
        let behind = shown.rect.size[container.axis] - place.rect.size[container.axis] - before
        let isUpright = container.axis == .vertical
        cover[isUpright ? .top : .leading] = before
        cover[isUpright ? .bottom : .trailing] = behind
        return cover
      }
      child = parent
    }
    return .zero
  }
}

import Foundation

/// Where in its track a scroll view's indicator is: in halves of cells, as there are characters for
/// those.
struct ScrollThumb: Equatable {
  let axis: Axis
  /// The track, in the scroll view's space.
  let track: CGRect
  /// How far the thumb is from the track's beginning, and how long it is, in half cells.
  let start: Int
  let length: Int
  /// How far the content can be scrolled for each half cell that the thumb is moved by, in units.
  let scale: CGFloat
}

extension ScrollElement {
  /// The indicators that are shown: where they are asked for, and there is something to scroll to.
  var thumbs: [Axis: ScrollThumb] {
    var thumbs: [Axis: ScrollThumb] = [:]
    if !hasIndicators || settings.indicators.isEmpty { return thumbs }
    let shown = Axis.allCases.filter { axis in
      axes.contains(axis) && settings.indicators[axis] == .visible
        && placedSizes.content[axis] > placedSizes.window[axis]
    }
    for axis in shown { thumbs[axis] = thumb(along: axis, sharesCorner: shown.count > 1) }
    return thumbs
  }

  private func thumb(along axis: Axis, sharesCorner: Bool) -> ScrollThumb? {
    let cell = tree.metrics.cell
    let margins = settings.indicatorMargins
    var track = CGRect(
      x: margins.leading, y: margins.top, width: size.width - margins.horizontal,
      height: size.height - margins.vertical)
    if isRightToLeft { track.origin.x = margins.trailing }
    if axis == .vertical {
      if !isRightToLeft { track.origin.x += track.size.width - cell.width }
      track.size.width = cell.width
      if sharesCorner { track.size.height -= cell.height }
    } else {
      track.origin.y += track.size.height - cell.height
      track.size.height = cell.height
      if sharesCorner {
        track.size.width -= cell.width
        if isRightToLeft { track.origin.x += cell.width }
      }
    }
    let (content, window) = (placedSizes.content[axis], placedSizes.window[axis])
    let halves = Int((track.size[axis] / cell[axis]).rounded(.down)) * 2
    guard halves >= 2, track.size.width > 0, track.size.height > 0 else { return nil }
    let length = min(max(Int((CGFloat(halves) * window / content).rounded()), 2), halves)
    let (room, most) = (halves - length, content - window)
    var start = Int((CGFloat(room) * offset[axis] / most).rounded())
    // It touches an end only where the content does.
    if room > 1 {
      if offset[axis] > 0 { start = max(start, 1) }
      if offset[axis] < most { start = min(start, room - 1) }
    }
    if axis == .horizontal, isRightToLeft { start = room - start }
    return ScrollThumb(
      axis: axis, track: track, start: min(max(start, 0), room), length: length,
      scale: room > 0 ? most / CGFloat(room) : 0)
  }

  func draw(_ thumb: ScrollThumb, at origin: CGPoint, into pass: inout DrawingPass) {
    let rect = thumb.track.moved(by: origin)
    let count = Int((thumb.track.size[thumb.axis] / tree.metrics.cell[thumb.axis]).rounded(.down))
    let isUpright = thumb.axis == .vertical
    var grid = CellGrid(
      size: CellSize(columns: isUpright ? 1 : count, rows: isUpright ? count : 1))
    let glyphs = isUpright ? (isRightToLeft ? Self.left : Self.right) : Self.bottom
    let halves = thumb.start..<thumb.start + thumb.length
    for index in 0..<count {
      let (first, last) = (halves.contains(2 * index), halves.contains(2 * index + 1))
      guard first || last else { continue }
      let glyph = first && last ? glyphs.both : first ? glyphs.first : glyphs.last
      grid.set(
        glyph, column: isUpright ? 0 : index, row: isUpright ? index : 0, foreground: .gray)
    }
    pass.add(.cells(rect, grid), covering: rect)
  }

  private typealias Glyphs = (
    both: Unicode.Scalar, first: Unicode.Scalar, last: Unicode.Scalar
  )
  private static let right: Glyphs = ("▐", "▝", "▗")
  private static let left: Glyphs = ("▌", "▘", "▖")
  private static let bottom: Glyphs = ("▄", "▖", "▗")
}

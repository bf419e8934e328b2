/// Cells of a lazy container that are in one section.
struct SectionSpan: Equatable {
  var cells: Range<Int>
  let headers: Int
  let footers: Int

  var headerCells: Range<Int> { cells.prefix(headers) }
  var footerCells: Range<Int> { cells.suffix(footers) }
}

extension Range<Int> {
  func extended(by length: Int) -> Range<Int> { lowerBound..<upperBound + length }
}

/// Which cells make which line of a lazy container.
///
/// A stack has one cell to a line, a grid as many as it has lanes. In a grid the header and the
/// footer of a section have a line to themselves, and a section begins a new line.
struct LineMap {
  /// Cells that are put in lines the same way, up to the next block.
  private struct Block {
    let cell: Int
    let line: Int
    let length: Int
    let isWhole: Bool
  }

  private var blocks: ContiguousArray<Block> = []
  private let cellCount: Int
  private(set) var count = 0

  /// - Parameter length: How many cells are in a line.
  init(cells: Int, sections: ContiguousArray<SectionSpan>, length: Int) {
    cellCount = length == 0 ? 0 : cells
    if cellCount == 0 { return }
    if length > 1, !sections.isEmpty {
      var cell = 0
      for section in sections {
        add(from: cell, to: section.cells.lowerBound, length)
        add(from: section.cells.lowerBound, to: section.headerCells.upperBound, 1, isWhole: true)
        add(
          from: section.headerCells.upperBound,
          to: Swift.max(section.footerCells.lowerBound, section.headerCells.upperBound), length)
        add(
          from: Swift.max(section.footerCells.lowerBound, section.headerCells.upperBound),
          to: section.cells.upperBound, 1, isWhole: true)
        cell = section.cells.upperBound
      }
      add(from: cell, to: cells, length)
    } else {
      add(from: 0, to: cells, length)
    }
  }

  private mutating func add(from start: Int, to end: Int, _ length: Int, isWhole: Bool = false) {
    if end <= start { return }
    blocks.append(Block(cell: start, line: count, length: length, isWhole: isWhole))
    count += (end - start + length - 1) / length
  }

  var isEmpty: Bool { blocks.isEmpty }

  func line(ofCell cell: Int) -> Int {
    guard let last = blocks.last else { return 0 }
    let index = blocks.count == 1 ? 1 : blocks.partitioningIndex { $0.cell > cell }
    let block = index == blocks.count ? last : blocks[Swift.max(index, 1) - 1]
    return block.line + (cell - block.cell) / block.length
  }

  func cells(ofLine line: Int) -> Range<Int> {
    guard let index = block(ofLine: line) else { return 0..<0 }
    let block = blocks[index]
    let start = block.cell + (line - block.line) * block.length
    let end = index + 1 < blocks.count ? blocks[index + 1].cell : cellCount
    return Swift.min(start, end)..<Swift.min(start + block.length, end)
  }

  /// The cells of several lines.
  func cells(ofLines lines: Range<Int>) -> Range<Int> {
    let start = cells(ofLine: lines.lowerBound).lowerBound
    return lines.isEmpty ? start..<start : start..<cells(ofLine: lines.upperBound - 1).upperBound
  }

  /// Whether what is in a line has all of it.
  func isWhole(_ line: Int) -> Bool {
    blocks.count > 1 && block(ofLine: line).map { blocks[$0].isWhole } ?? false
  }

  private func block(ofLine line: Int) -> Int? {
    if blocks.isEmpty { return nil }
    return blocks.count == 1 ? 0 : Swift.max(blocks.partitioningIndex { $0.line > line }, 1) - 1
  }
}

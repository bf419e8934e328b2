import DeclarativeText
import Observation
import Support
import Testing

/// Of many children only those near a change are looked at, and none too few.
@MainActor @Suite struct ManyChildrenTests {
  @Observable final class Board {
    var cells: [Cell]

    init(count: Int) { cells = Array(repeating: Cell(), count: count) }
  }

  struct Cell {
    var text = "ab"
    var offset = 0
    var alignment = 0
  }

  private struct CellView: View {
    let cell: Cell

    var body: some View {
      Text(cell.text).offset(x: CGFloat(cell.offset), y: CGFloat(cell.offset))
        .gridCellAnchor([.topLeading, .center, .bottomTrailing][cell.alignment])
    }
  }

  /// As many cells in a grid, a column or a row.
  private struct BoardView: View {
    let board: Board
    let kind: Int

    var body: some View {
      switch kind {
      case 0:
        Grid {
          ForEach(0..<board.cells.count / 6, id: \.self) { row in
            GridRow {
              ForEach(0..<6, id: \.self) { CellView(cell: board.cells[row * 6 + $0]) }
            }
          }
        }
      case 1: VStack { cells }
      default: HStack { cells }
      }
    }

    private var cells: some View {
      ForEach(0..<board.cells.count, id: \.self) { CellView(cell: board.cells[$0]) }
    }
  }

  @Test("Many cells under random changes show what a new screen shows", arguments: 0..<3)
  func randomChanges(kind: Int) {
    var random = SeededGenerator(seed: UInt64(kind + 5))
    for count in [18, 60, 120] {
      let board = Board(count: count)
      let host = TextHost(columns: 40, rows: 24) { BoardView(board: board, kind: kind) }
      _ = host.flush()
      for step in 0..<60 {
        let index = Int.random(in: 0..<count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: board.cells[index].offset = Int.random(in: -2...2, using: &random)
        case 1: board.cells[index].alignment = Int.random(in: 0..<3, using: &random)
        default:
          board.cells[index].text =
            ["x", "yz", "ab", "long", "two\nlines", ""].randomElement(using: &random) ?? ""
        }
        _ = host.flush()
        let fresh = Board(count: 0)
        fresh.cells = board.cells
        let wanted = TextHost(columns: 40, rows: 24) { BoardView(board: fresh, kind: kind) }
        guard host.frame != wanted.frame else { continue }
        Issue.record(
          "\(count), step \(step)\n\(picture(of: host.frame))\nwanted\n\(picture(of: wanted.frame))"
        )
        return
      }
    }
  }
}

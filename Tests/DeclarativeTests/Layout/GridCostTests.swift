import DeclarativeText
import Observation
import Support
import Testing

/// A grid costs what its cells cost, and a change what it changes.
@MainActor @Suite struct GridCostTests {
  @Observable final class Sheet {
    var changed = "12"
  }

  private struct Changing: View {
    let sheet: Sheet

    var body: some View { Text(sheet.changed) }
  }

  private struct Table: View {
    let sheet: Sheet
    let rows: Int
    let columns: Int

    var body: some View {
      Grid(alignment: .leading) {
        ForEach(0..<rows, id: \.self) { row in
          GridRow {
            ForEach(0..<columns, id: \.self) { column in
              if row == rows / 2, column == 1 { Changing(sheet: sheet) } else { Text("12") }
            }
          }
        }
      }
    }
  }

  private func host(_ sheet: Sheet, rows: Int, columns: Int) -> TextHost {
    let host = TextHost(columns: 320, rows: 110) {
      Table(sheet: sheet, rows: rows, columns: columns)
    }
    _ = host.flush()
    return host
  }

  @Test("Each cell is measured once, however many there are", arguments: [10, 40, 100])
  func firstFrame(side: Int) {
    let host = host(Sheet(), rows: side, columns: side)
    #expect(host.statistics.nodesMeasured >= side * side)
    #expect(host.statistics.nodesMeasured <= side * side + 4)
    #expect(host.statistics.nodesPlaced <= side * side + 4)
  }

  @Test("A cell whose text changes, not its size, is measured alone", arguments: [10, 100])
  func sameSize(side: Int) {
    let sheet = Sheet()
    let host = host(sheet, rows: side, columns: side)
    host.resetStatistics()
    sheet.changed = "34"
    let bytes = host.flush()
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesMeasured == 1)
    #expect(host.statistics.nodesPlaced <= 1)
    #expect(host.statistics.nodesDrawn == 1)
    #expect(bytes.count <= 12)
  }

  @Test("A cell that grows within its column moves nothing else")
  func growsWithinItsColumn() {
    let sheet = Sheet()
    sheet.changed = "1"
    let host = host(sheet, rows: 100, columns: 100)
    host.resetStatistics()
    sheet.changed = "12"
    _ = host.flush()
    #expect(host.statistics.nodesMeasured <= 2)
    #expect(host.statistics.nodesPlaced <= 2)
    #expect(host.statistics.nodesDrawn == 1)
  }

  @Test("A cell that widens its column has that column placed again, and no other cell measured")
  func widensItsColumn() {
    let sheet = Sheet()
    let host = host(sheet, rows: 100, columns: 100)
    host.resetStatistics()
    sheet.changed = "123"
    _ = host.flush()
    #expect(host.statistics.nodesMeasured <= 3)
    #expect(host.statistics.nodesPlaced <= 103)
  }

  private struct Mixed: View {
    let sheet: Sheet

    var body: some View {
      Grid {
        ForEach(0..<100, id: \.self) { row in
          GridRow {
            ForEach(0..<20, id: \.self) { column in
              if row == 50, column == 1 { Changing(sheet: sheet) } else { Text("12") }
            }
          }
          Divider()
        }
      }
    }
  }

  @Test("With lines between the rows, too, the other cells are not measured again")
  func withDividers() {
    let sheet = Sheet()
    let host = TextHost(columns: 80, rows: 210) { Mixed(sheet: sheet) }
    _ = host.flush()
    #expect(host.statistics.nodesMeasured <= 2100 * 4)
    host.resetStatistics()
    sheet.changed = "34"
    _ = host.flush()
    #expect(host.statistics.nodesMeasured <= 5)
    #expect(host.statistics.nodesDrawn == 1)
  }

  private struct Nest: View {
    let depth: Int
    let sheet: Sheet

    var body: some View {
      Grid {
        GridRow {
          Color.red.frame(minWidth: 1)
          if depth > 0 {
            AnyView(Nest(depth: depth - 1, sheet: sheet))
          } else {
            Changing(sheet: sheet)
          }
        }
        GridRow {
          Text("ab")
          Color.blue.frame(minHeight: 1)
        }
      }
    }
  }

  @Test("Grids in grids cost what they hold, not twice as much with each level")
  func nested() {
    func measured(_ depth: Int) -> (first: Int, change: Int) {
      let sheet = Sheet()
      let host = TextHost(columns: 200, rows: 100) { Nest(depth: depth, sheet: sheet) }
      _ = host.flush()
      let first = host.statistics.nodesMeasured
      host.resetStatistics()
      sheet.changed = "345"
      _ = host.flush()
      return (first, host.statistics.nodesMeasured)
    }
    let (small, large) = (measured(6), measured(24))
    #expect(large.first <= small.first * 8, "\(small) \(large)")
    #expect(large.change <= max(small.change, 20) * 8, "\(small) \(large)")
  }
}

import DeclarativeText
import Observation
import Testing

/// Rows of a lazy container that show nothing for a while.
@MainActor @Suite struct EmptyRowTests {
  @MainActor @Observable fileprivate final class Row {
    let number: Int
    var isShown: Bool

    init(_ number: Int, isShown: Bool) {
      self.number = number
      self.isShown = isShown
    }
  }

  private struct RowView: View {
    let row: Row

    var body: some View {
      if row.isShown { Text("row \(row.number)") }
    }
  }

  private struct Screen: View {
    let rows: [Row]

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.number) { RowView(row: $0) }
        }
      }
    }
  }

  private func screen(_ count: Int, shown: [Int]) -> (TextHost, [Row]) {
    let rows = (0..<count).map { Row($0, isShown: shown.contains($0)) }
    return (TextHost(columns: 10, rows: 6) { Screen(rows: rows) }, rows)
  }

  @Test("A row that comes to show something is seen, be it the first, the last or all of them")
  func comesBack() {
    for shown in [[], [0], [2], [1], [0, 2], [0, 1], [1, 2]] {
      let (host, rows) = screen(3, shown: shown)
      #expect(host.lines == shown.map { "row \($0)" })
      for place in [2, 0, 1] {
        rows[place].isShown = true
        _ = host.frame
      }
      #expect(host.lines == ["row 0", "row 1", "row 2"])
      for row in rows { row.isShown = false }
      #expect(host.lines == [])
      rows[2].isShown = true
      #expect(host.lines == ["row 2"])
    }
  }

  @Test("Among a thousand rows, those around what can be seen are found when they show something")
  func scrolled() {
    let (host, rows) = screen(1_000, shown: Array(stride(from: 0, to: 1_000, by: 4)))
    #expect(host.lines == [0, 4, 8, 12, 16, 20].map { "row \($0)" })
    rows[3].isShown = true
    rows[17].isShown = true
    #expect(host.lines == [0, 3, 4, 8, 12, 16].map { "row \($0)" })
    host.scroll(column: 0, row: 0, by: 100_000)
    #expect(host.lines == [976, 980, 984, 988, 992, 996].map { "row \($0)" })
    rows[999].isShown = true
    host.scroll(column: 0, row: 0, by: 100_000)
    #expect(host.lines == [980, 984, 988, 992, 996, 999].map { "row \($0)" })
    host.scroll(column: 0, row: 0, by: -100_000)
    #expect(host.lines == [0, 3, 4, 8, 12, 16].map { "row \($0)" })
  }
}

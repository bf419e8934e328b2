import DeclarativeText
import Support
import Testing

/// Texts of several lines in a grid: none is cut where there is room for all.
@MainActor @Suite struct GridTextTests {
  @Test("A row of one line leaves the rest of its share to a row of three")
  func rows() {
    expectFrame(columns: 4, rows: 4) {
      Grid(horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow { Text("abcd") }
        GridRow { Text("a\na\nab") }
      }
    } is: {
      """
      abcd
      ·a··
      ·a··
      ·ab·
      """
    }
  }

  @Test("A narrow column leaves the rest of its share to a wide one")
  func columns() {
    expectFrame(columns: 6, rows: 3) {
      Grid(alignment: .topLeading, horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow {
          Text("a")
          Text("a")
        }
        GridRow {
          Text("a\nab")
          Text("abc")
        }
      }
    } is: {
      """
      a··a··
      a··abc
      ab····
      """
    }
  }

  @Test("With too little for all, rows get no less than an equal share of what is left")
  func tooLittle() {
    // Four rows for six lines: two each.
    expectFrame(columns: 3, rows: 4) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Text("a\nb\nc") }
        GridRow { Text("d\ne\nf") }
      }
    } is: {
      """
      ·a·
      ·b…
      ·d·
      ·e…
      """
    }
  }

  @Test(
    "Offered all it wants, a grid of texts is its ideal", arguments: 0..<cases(20, thorough: 100))
  func ideal(batch: Int) {
    for number in 0..<20 {
      var random = SeededGenerator(seed: UInt64(batch * 100 + number))
      let words = ["a", "ab", "abcdef", "a\nab", "x\ny\nz", "long\nshort\nm", ""]
      let rows = (0..<Int.random(in: 1...4, using: &random))
        .map { _ in
          (0..<Int.random(in: 1...4, using: &random))
            .map { _ in words.randomElement(using: &random) ?? "" }
        }
      let grid = Grid(horizontalSpacing: 1, verticalSpacing: 0) {
        ForEach(rows.indices, id: \.self) { row in
          GridRow { ForEach(rows[row].indices, id: \.self) { Text(rows[row][$0]) } }
        }
      }
      let ideal = TextRenderer(content: grid.fixedSize())
      ideal.fitsContent = true
      let size = ideal.frame.size
      for extra in [0, 1, 7] {
        let (columns, height) = (size.columns + extra, size.rows + extra)
        let offered = TextHost(columns: columns, rows: height) { grid }
        let fixed = TextHost(columns: columns, rows: height) { grid.fixedSize() }
        #expect(offered.frame.text == fixed.frame.text, "\(rows) in \(columns) by \(height)")
      }
    }
  }
}

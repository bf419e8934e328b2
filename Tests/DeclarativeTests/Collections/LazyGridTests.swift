import DeclarativeText
import Support
import Testing

@MainActor @Suite struct LazyGridTests {
  /// A grid's cells, greedy across and one high, at a width.
  private func grid(
    _ width: CGFloat, _ columns: [GridItem], count: Int = 3, metrics: CellMetrics = .exact
  ) -> Arrangement {
    Arrangement(width, 50, metrics: metrics) {
      LazyVGrid(columns: columns) {
        ForEach(0..<count, id: \.self) { box("\($0)", nil, 1) }
      }
    }
  }

  @Test("4.51 Fixed columns are taken off first; an adaptive one fills its share")
  func adaptive() {
    let laid = grid(200, [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))])
    #expect(laid.widths("0", "1", "2") == [70, 57, 57])
    #expect(laid.xs("0", "1", "2") == [0, 78, 143])
  }

  @Test("4.52 Fixed columns are exact, even when they are too wide")
  func fixed() {
    let laid = grid(100, [GridItem(.fixed(70)), GridItem(.fixed(80))])
    #expect(laid.widths("0", "1") == [70, 80])
    #expect(laid["1"][0] - laid["0"][0] == 78)
  }

  @Test("4.53 Flexible columns share what is left")
  func flexible() {
    #expect(grid(200, [GridItem(), GridItem()]).widths("0", "1") == [96, 96])
    #expect(
      grid(200, [GridItem(.fixed(50)), GridItem(), GridItem()]).widths("0", "1", "2")
        == [50, 67, 67])
  }

  @Test("4.55 A least width wins over the space there is")
  func leastWidth() {
    let laid = grid(
      150, [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))])
    #expect(laid.widths("0", "1") == [71, 120])
    #expect(laid["1"][0] - laid["0"][0] == 79)
  }

  @Test("4.56 As many adaptive columns as fit at their least width")
  func adaptiveCount() {
    let items = [GridItem(.adaptive(minimum: 20, maximum: 60), spacing: 4)]
    let laid = grid(100, items, count: 5)
    #expect(laid.widths("0", "1", "2", "3") == [22, 22, 22, 22])
    #expect(laid.xs("0", "3", "4") == [0, 78, 0])
    #expect(grid(10, items).widths("0") == [20])
  }

  @Test("4.57 An adaptive column is no wider than it may be")
  func adaptiveMaximum() {
    let items = [GridItem(.adaptive(minimum: 30, maximum: 35), spacing: 10)]
    let laid = grid(100, items)
    #expect(laid.widths("0", "1") == [35, 35])
    #expect(laid["1"][0] - laid["0"][0] == 45)
    #expect(laid["2"][0] == laid["0"][0])
  }

  @Test("4.58 Lines fill from the leading edge, each as high as its highest cell")
  func lines() {
    let laid = Arrangement(20, 50) {
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 1) {
        box("a", nil, 2)
        box("b", nil, 5)
        box("c", nil, 1)
        greedy("d")
      }
    }
    #expect(laid["a"] == [0, 1.5, 10, 2])
    #expect(laid["b"] == [10, 0, 10, 5])
    #expect(laid["c"] == [0, 10.5, 10, 1])
    // Measured at its ideal height, then offered the line's.
    #expect(laid["d"] == [10, 6, 10, 10])
    #expect(laid.size == [20, 16])
  }

  @Test("4.59 A short last line stays in the leading columns")
  func lastLine() {
    let laid = grid(100, [GridItem(), GridItem(), GridItem()], count: 4)
    #expect(laid.xs("0", "3") == [0, 0])
    #expect(laid.ys("0", "3") == [0, 9])
  }

  @Test("4.61 An item's gap comes after its column; the grid's own is between lines")
  func gaps() {
    let laid = Arrangement(100, 50) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(10), spacing: 3), GridItem(.fixed(20), spacing: 7), GridItem(.fixed(5)),
        ],
        alignment: .leading, spacing: 2
      ) {
        ForEach(0..<4, id: \.self) { box("\($0)", nil, 1) }
      }
    }
    #expect(laid.xs("0", "1", "2", "3") == [0, 13, 40, 0])
    #expect(laid.ys("0", "3") == [0, 3])
  }

  @Test("The columns stand in the width on offer as the alignment says")
  func alignment() {
    func first(_ alignment: HorizontalAlignment) -> [CGFloat] {
      Arrangement(100, 50) {
        LazyVGrid(columns: [GridItem(.fixed(20))], alignment: alignment) { box("a", nil, 1) }
      }["a"]
    }
    #expect(first(.leading) == [0, 0, 20, 1])
    #expect(first(.center) == [40, 0, 20, 1])
    #expect(first(.trailing) == [80, 0, 20, 1])
  }

  @Test("An item's alignment is that of its cells")
  func cellAlignment() {
    let laid = Arrangement(20, 50) {
      LazyVGrid(
        columns: [GridItem(spacing: 0, alignment: .bottomTrailing), GridItem(spacing: 0)]
      ) {
        box("a", 4, 1)
        box("b", 6, 5)
      }
    }
    #expect(laid["a"] == [6, 4, 4, 1])
    #expect(laid["b"] == [12, 0, 6, 5])
  }

  @Test("In cells, columns are whole and none is lost")
  func cells() {
    let items = Array(repeating: GridItem(spacing: 0), count: 3)
    #expect(
      grid(10, items, metrics: .cells).widths("0", "1", "2") == [3, 4, 3])
    let adaptive = [GridItem(.adaptive(minimum: 3), spacing: 1)]
    #expect(grid(10, adaptive, metrics: .cells).widths("0", "1") == [5, 4])
  }

  @Test("A horizontal grid is the same sideways")
  func sideways() {
    let laid = Arrangement(50, 20) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(6), spacing: 2), GridItem()], spacing: 1) {
          box("a", 3, nil)
          box("b", 5, nil)
          box("c", 2, nil)
        }
      }
    }
    #expect(laid["a"] == [1, 0, 3, 6])
    #expect(laid["b"] == [0, 8, 5, 12])
    #expect(laid["c"] == [6, 0, 2, 6])
  }

  @Test("From right to left the first column is on the right")
  func mirrored() {
    expectFrame(columns: 6, rows: 2) {
      LazyVGrid(columns: [GridItem(.fixed(2), spacing: 0), GridItem(.fixed(4))], spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { Text($0) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    } is: {
      "··b··a\n·····c"
    }
  }

  @Test("A grid of a million cells makes those near what can be seen")
  func million() {
    let host = TextHost(columns: 30, rows: 5) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 6))]) {
          ForEach(0..<1_000_000, id: \.self) { Text("\($0)") }
        }
      }
    }
    #expect(host.frame.text.contains("19"))
    #expect(host.statistics.nodesCreated < 150)
    host.scroll(column: 0, row: 0, by: 1_000_000)
    #expect(host.frame.text.contains("999999"))
    #expect(host.statistics.nodesCreated < 300)
  }
}

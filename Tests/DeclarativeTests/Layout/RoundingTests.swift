import DeclarativeText
import Support
import Testing

/// From units to whole cells.
@MainActor @Suite struct RoundingTests {
  @Test("Three that share 10 columns get 3, 4 and 3, and no column is lost")
  func shares() {
    for metrics in [CellMetrics.cells, .points] {
      let cell = metrics.cell.width
      let laid = Arrangement(10 * cell, 16, metrics: metrics) {
        HStack(spacing: 0) {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
      #expect(laid.widths("a", "b", "c") == [3 * cell, 4 * cell, 3 * cell])
      #expect(laid.width == 10 * cell)
    }
    let down = Arrangement(5, 11, metrics: .cells) {
      VStack(spacing: 0) {
        greedy("a")
        greedy("b")
        greedy("c")
        greedy("d")
      }
    }
    #expect(down.heights("a", "b", "c", "d") == [3, 3, 3, 2])
  }

  @Test("Every width is filled to the last column, by any number of children")
  func nothingIsLost() {
    for count in 1...7 {
      for width in count...30 {
        let laid = Arrangement(CGFloat(width), 1, metrics: .cells) {
          HStack(spacing: 0) { ForEach(0..<count, id: \.self) { greedy("\($0)") } }
        }
        let widths = (0..<count).map { laid["\($0)"][2] }
        #expect(widths.reduce(0, +) == CGFloat(width))
        #expect(widths.allSatisfy { $0 == $0.rounded() })
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
      }
    }
  }

  @Test("With exact metrics nothing is rounded")
  func exact() {
    let laid = Arrangement(10, 1) {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b")
        greedy("c")
      }
    }
    #expect(laid.widths("a", "b", "c") == [3.33, 3.33, 3.33])
  }

  @Test("Edges go to the nearest cell, halves up, on either side of zero")
  func halves() {
    let metrics = CellMetrics.cells
    #expect(
      [-1.5, -1, -0.5, -0.4, 0.4, 0.5, 1.4, 1.5]
        .map {
          metrics.index(of: $0, along: .horizontal)
        } == [-1, -1, 0, 0, 0, 1, 1, 2])
    #expect(CellMetrics.points.index(of: 12, along: .horizontal) == 2)
    #expect(CellMetrics.points.index(of: 8, along: .vertical) == 1)
    #expect(metrics.index(of: .nan, along: .horizontal) == 0)
  }

  @Test("Views that touch in layout touch on screen")
  func touching() {
    let frame = TextHost(columns: 8, rows: 1) {
      HStack(spacing: 0) {
        Color.red.frame(width: 2.5)
        Color.green.frame(width: 2.5)
        Color.blue.frame(width: 2.5)
      }
      .frame(width: 8, alignment: .leading)
    }
    .frame
    // The edges are at 0, 2.5, 5 and 7.5: cells 0, 3, 5 and 8.
    let colors = (0..<8).map { frame[column: $0, row: 0].style.background }
    #expect(colors == [.red, .red, .red, .green, .green, .blue, .blue, .blue])
  }

  @Test("Nothing flickers by a cell when its container moves by whole cells")
  func moving() {
    func row(offset: CGFloat) -> [Color?] {
      let frame = TextHost(columns: 30, rows: 1) {
        HStack(spacing: 0.3) {
          Color.red.frame(width: 2.5)
          Color.green.frame(width: 1.4)
          Color.blue.frame(width: 3.1)
        }
        .offset(x: offset).frame(width: 30, alignment: .leading)
      }
      .frame
      return (0..<30).map { frame[column: $0, row: 0].style.background }
    }
    let still = row(offset: 5)
    for offset in [-7, -3, 0, 1, 2, 9] as [CGFloat] {
      let moved = row(offset: offset)
      for column in 0..<30 where (0..<30).contains(column + 5 - Int(offset)) {
        #expect(moved[column] == still[column + 5 - Int(offset)])
      }
    }
  }

  @Test("A text that is centred on half a column is drawn whole")
  func centredText() {
    expectFrame(columns: 6, rows: 1) {
      Text("abc")
    } is: {
      "··abc·"
    }
    expectFrame(columns: 5, rows: 1) {
      Text("ab")
    } is: {
      "··ab·"
    }
    expectFrame(columns: 3, rows: 1) {
      Text("abcd").fixedSize()
    } is: {
      "abc"
    }
  }
}

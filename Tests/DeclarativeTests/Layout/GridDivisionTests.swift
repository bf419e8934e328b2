import DeclarativeText
import Support
import Testing

/// How a grid divides its size among columns and rows, in SwiftUI's own numbers.
@MainActor @Suite struct GridDivisionTests {
  private typealias Cell = AnyView

  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Cell {
    AnyView(box(name, width, height))
  }

  private func anything(_ name: String) -> Cell { AnyView(greedy(name)) }

  /// A view as wide as it is offered within bounds.
  private func between(
    _ name: String, _ least: CGFloat, _ most: CGFloat, height: CGFloat = 10
  ) -> Cell {
    AnyView(Color.red.frame(minWidth: least, maxWidth: most).frame(height: height).named(name))
  }

  private func grid(_ rows: [[Cell]], spacing: CGFloat? = nil) -> some View {
    Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
      ForEach(0..<rows.count, id: \.self) { row in
        GridRow { ForEach(0..<rows[row].count, id: \.self) { rows[row][$0] } }
      }
    }
  }

  private var four: [[Cell]] {
    [[fixed("a", 30, 10), fixed("b", 20, 20)], [fixed("c", 10, 30), fixed("d", 40, 10)]]
  }

  @Test("What is fixed is as large as it is, whatever the grid is offered")
  func fixedCells() {
    for (width, height) in [(nil, nil), (200, 200), (0, 0), (20, nil)] as [(CGFloat?, CGFloat?)] {
      let laid = Arrangement(width, height) { grid(four) }
      #expect(laid.size == [78, 58])
      #expect(laid["a"] == [0, 5, 30, 10])
      #expect(laid["b"] == [48, 0, 20, 20])
      #expect(laid["c"] == [10, 28, 10, 30])
      #expect(laid["d"] == [38, 38, 40, 10])
    }
  }

  @Test("What takes anything gets the rest of its column and row")
  func rest() {
    let cells = [[anything("a"), fixed("b", 20, 20)], [fixed("c", 10, 30), fixed("d", 40, 10)]]
    let laid = Arrangement(200, 100) { grid(cells) }
    #expect(laid.size == [200, 100])
    #expect(laid["a"] == [0, 0, 152, 62])
    #expect(laid["b"] == [170, 21, 20, 20])
    #expect(laid["c"] == [71, 70, 10, 30])
    #expect(laid["d"] == [160, 80, 40, 10])
    let wide = Arrangement(200, nil) { grid(cells) }
    #expect(wide.size == [200, 58])
    #expect(wide["a"] == [0, 0, 152, 20])
    let high = Arrangement(nil, 100) { grid(cells) }
    #expect(high.size == [58, 100])
    #expect(high["a"] == [0, 0, 10, 62])
  }

  @Test("Columns with something that takes anything are equal, whatever else is in them")
  func equalColumns() {
    let laid = Arrangement(200, 100) {
      grid([[anything("a"), fixed("b", 20, 20)], [fixed("c", 10, 30), anything("d")]])
    }
    #expect(laid["a"] == [0, 0, 96, 46])
    #expect(laid["d"] == [104, 54, 96, 46])
    let three = Arrangement(200, 100) {
      grid([[fixed("a", 20, 20), anything("b"), anything("c")]])
    }
    #expect(three.widths("a", "b", "c") == [20, 82, 82])
  }

  @Test("What a bounded cell does not take goes to the others")
  func bounded() {
    let laid = Arrangement(100, 100) { grid([[between("a", 0, 30), between("b", 0, 55)]]) }
    #expect(laid.widths("a", "b") == [30, 55])
    #expect(laid.width == 93)
    let one = Arrangement(200, 100) {
      grid([[between("a", 0, 150), fixed("b", 20, 20)], [fixed("c", 10, 30), fixed("d", 40, 10)]])
    }
    #expect(one.width == 198)
    #expect(one.xs("b", "c", "d") == [168, 70, 158])
  }

  @Test("What does not fit overflows, and the rest has nothing")
  func overflow() {
    let laid = Arrangement(100, 100) {
      grid([[anything("a"), fixed("b", 120, 20)], [fixed("c", 10, 30), fixed("d", 40, 10)]])
    }
    #expect(laid.size == [138, 100])
    #expect(laid["a"] == [0, 0, 10, 62])
    #expect(laid["d"] == [58, 80, 40, 10])
  }

  @Test("A higher priority is served first, and nothing is kept back for the others")
  func priority() {
    let two = Arrangement(100, 100) {
      grid([[anything("a"), AnyView(greedy("b").layoutPriority(1))]])
    }
    #expect(two.widths("a", "b") == [0, 92])
    let later = Arrangement(100, 100) {
      grid([
        [
          between("a", 0, 200), AnyView(between("b", 30, 200).layoutPriority(-1)),
          between("c", 20, 200),
        ]
      ])
    }
    #expect(later.widths("a", "b", "c") == [42, 30, 42])
    #expect(later.width == 130)
    let across = Arrangement(200, 100) {
      grid([
        [anything("a"), fixed("b", 20, 20)],
        [fixed("c", 10, 30), AnyView(greedy("d").layoutPriority(1))],
      ])
    }
    #expect(across.size == [210, 120])
    #expect(across["a"] == [0, 0, 10, 20])
    #expect(across["b"] == [104, 0, 20, 20])
    #expect(across["c"] == [0, 59, 10, 30])
    #expect(across["d"] == [18, 28, 192, 92])
  }

  @Test("A spacer takes what is left, both ways, with no gaps beside it")
  func spacer() {
    let cells = [
      [AnyView(Spacer().named("s")), fixed("b", 20, 20)],
      [fixed("c", 10, 30), fixed("d", 40, 10)],
    ]
    let laid = Arrangement(200, 100) { grid(cells) }
    #expect(laid.size == [190, 80])
    #expect(laid["s"] == [0, 0, 142, 42])
    #expect(laid["b"] == [160, 11, 20, 20])
    #expect(laid["c"] == [66, 50, 10, 30])
    #expect(laid["d"] == [150, 60, 40, 10])
    #expect(Arrangement(100, 100) { grid([[AnyView(Spacer())]]) }.size == [100, 100])
  }

  @Test("A cell that needs more than its columns widens them equally")
  func wideSpan() {
    let cells = [
      [fixed("a", 30, 10), fixed("b", 20, 20)],
      [AnyView(box("c", 100, 10).gridCellColumns(2))],
    ]
    for width in [nil, 300] as [CGFloat?] {
      for rows in [cells, cells.reversed()] {
        let laid = Arrangement(width, nil) { grid(rows) }
        #expect(laid.size == [100, 38])
        #expect(laid.xs("a", "b", "c") == [10.5, 69.5, 0])
      }
    }
    let inCells = Arrangement(nil, nil, metrics: .cells) {
      Grid {
        GridRow {
          box("a", 2, 1)
          box("b", 1, 1)
        }
        GridRow { box("c", 9, 1).gridCellColumns(2) }
      }
    }
    // Four columns and a gap, five to spread: three and two.
    #expect(inCells.width == 9)
    #expect(inCells.xs("a", "b") == [1.5, 7])
  }

  @Test("It widens first what waits, then columns that have no cells of their own")
  func spanOverEmptyColumns() {
    let waiting = Arrangement(300, 100) {
      grid([
        [fixed("a", 30, 10), anything("b")],
        [AnyView(box("x", 100, 10).gridCellColumns(2))],
      ])
    }
    #expect(waiting.size == [300, 100])
    #expect(waiting["b"] == [38, 0, 262, 82])
    #expect(waiting["x"] == [100, 90, 100, 10])
    let empty = Arrangement(nil, nil) {
      grid([
        [fixed("a", 10, 40), AnyView(box("b", 100, 40).gridCellColumns(2)), fixed("c", 30, 40)],
        [AnyView(box("d", 10, 10).gridCellColumns(2)), fixed("e", 10, 10), fixed("f", 30, 10)],
      ])
    }
    #expect(empty.size == [156, 58])
    #expect(empty.xs("b", "c", "d", "e") == [18, 126, 45, 108])
  }

  @Test("A flexible cell over several columns is offered all that they may have")
  func flexibleSpan() {
    let laid = Arrangement(300, 100) {
      grid([
        [fixed("a", 30, 10), fixed("b", 20, 10)],
        [AnyView(greedy("x").gridCellColumns(2))],
      ])
    }
    #expect(laid.size == [300, 100])
    #expect(laid["x"] == [0, 18, 300, 82])
    #expect(laid.xs("a", "b") == [60.5, 219.5])
  }

  @Test("Columns that hold nothing take no room, however many a cell asks for")
  func emptyColumns() {
    for count in [5, 100_000, Int.max] {
      let laid = Arrangement(nil, nil) {
        grid([
          [fixed("a", 30, 10), fixed("b", 20, 20)],
          [AnyView(box("x", 10, 10).gridCellColumns(count))],
        ])
      }
      #expect(laid.size == [58, 38])
      #expect(laid["x"] == [24, 28, 10, 10])
    }
  }

  @Test("Unsized, a cell takes the room that the others in its column need")
  func unsized() {
    func laid(_ axes: Axis.Set) -> Arrangement {
      Arrangement(200, 200) {
        grid([
          [fixed("a", 30, 10), fixed("b", 20, 20)],
          [AnyView(greedy("c").gridCellUnsizedAxes(axes)), fixed("d", 40, 10)],
        ])
      }
    }
    #expect(laid([])["c"] == [0, 28, 152, 172])
    #expect(laid(.horizontal)["c"] == [0, 28, 30, 172])
    #expect(laid(.vertical)["c"] == [0, 28, 152, 10])
    #expect(laid([.horizontal, .vertical])["c"] == [0, 28, 30, 10])
    #expect(laid([.horizontal, .vertical]).size == [78, 38])
    let large = Arrangement(200, 200) {
      grid([
        [fixed("a", 30, 10), fixed("b", 20, 20)],
        [AnyView(box("c", 100, 30).gridCellUnsizedAxes(.horizontal)), fixed("d", 40, 10)],
      ])
    }
    #expect(large.size == [148, 58])
  }

  @Test("Three that share ten columns get 3, 4 and 3; none is lost at any width")
  func wholeCells() {
    for count in 1...6 {
      for width in (2 * count - 1)...30 {
        let laid = Arrangement(CGFloat(width), 7, metrics: .cells) {
          Grid {
            GridRow { ForEach(0..<count, id: \.self) { greedy("\($0)") } }
            GridRow { greedy("x") }
          }
        }
        #expect(laid.size == [CGFloat(width), 7])
        let widths = (0..<count).map { laid["\($0)"][2] }
        #expect(widths.allSatisfy { $0 == $0.rounded() })
        #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
        #expect(laid.heights("0", "x") == [4, 3])
      }
    }
    let three = Arrangement(10, 1, metrics: .cells) {
      Grid(horizontalSpacing: 0) { GridRow { ForEach(0..<3) { greedy("\($0)") } } }
    }
    #expect(three.widths("0", "1", "2") == [3, 4, 3])
  }

  @Test("Fewer columns than none are the caller's mistake")
  func negativeCount() async {
    await #expect(processExitsWith: .failure) { _ = Text("a").gridCellColumns(-1) }
  }
}

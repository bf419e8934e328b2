import DeclarativeText
import Support
import Testing

/// What a grid is: columns and rows, cells over several columns, and where a cell stands.
@MainActor @Suite struct GridTests {
  private func squares() -> some View {
    GridRow {
      box("a", 60, 60)
      box("b", 60, 60)
      box("c", 60, 60)
    }
  }

  @Test("4.62 As many columns as the widest row has; shorter rows end early")
  func columnCount() {
    let laid = Arrangement(nil, nil) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow { ForEach(0..<3) { box("a\($0)", 10, 10) } }
        GridRow { ForEach(0..<6) { box("b\($0)", 10, 10) } }
        GridRow { ForEach(0..<5) { box("c\($0)", 10, 10) } }
      }
    }
    #expect(laid.size == [65, 32])
    #expect(laid.xs("a2", "b2", "c2", "b5", "c4") == [22, 22, 22, 55, 44])
    #expect(laid.ys("a0", "b0", "c0") == [0, 11, 22])
  }

  @Test("4.63 A column is as wide as its widest cell, a row as high as its highest")
  func columnsAndRows() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Text("a").named("a")
        Text("bbb").named("b")
      }
      GridRow {
        Text("cc").named("c")
        Text("d").named("d")
      }
    }
    for metrics in [CellMetrics.exact, .cells] {
      for (width, height) in [(nil, nil), (50, 50), (6, 3), (nil, 3)] as [(CGFloat?, CGFloat?)] {
        let laid = Arrangement(width, height, metrics: metrics) { grid }
        #expect(laid.size == [6, 3])
        #expect(laid.xs("b", "c", "d") == [3, 0, 4])
        #expect(laid.ys("a", "b", "c", "d") == [0, 0, 2, 2])
      }
    }
  }

  @Test("4.74 Unless told otherwise a cell is in the middle of its place")
  func centre() {
    let grid = Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        Text("a").named("a")
        Text("bbb")
      }
      GridRow {
        Text("cc")
        Text("d").named("d")
      }
    }
    let laid = Arrangement(nil, nil) { grid }
    #expect(laid.xs("a", "d") == [0.5, 4])
    expectFrame(columns: 6, rows: 3) {
      grid
    } is: {
      "·a·bbb\n······\ncc··d·"
    }
  }

  @Test("4.64 What can take more shares equally what the others leave")
  func flexibleColumns() {
    let laid = Arrangement(50, 1) {
      Grid(horizontalSpacing: 1) {
        GridRow {
          Text("Row 1").named("title")
          ForEach(0..<5) { greedy("\($0)") }
        }
      }
    }
    #expect(laid.size == [50, 1])
    #expect(laid["title"] == [0, 0, 5, 1])
    #expect(laid.widths("0", "1", "2", "3", "4") == [8, 8, 8, 8, 8])
    #expect(laid.xs("0", "1", "4") == [6, 15, 42])
    let cells = Arrangement(30, 1, metrics: .cells) {
      Grid {
        GridRow {
          Text("Row 1").named("title")
          ForEach(0..<3) { greedy("\($0)") }
        }
      }
    }
    // 22 columns for three: 7, 8 and 7.
    #expect(cells.widths("title", "0", "1", "2") == [5, 7, 8, 7])
    #expect(cells.xs("0", "1", "2") == [6, 14, 23])
  }

  @Test("4.65 A view in no row takes all columns; a line makes the grid as wide as it may be")
  func fullWidth() {
    expectFrame(columns: 9, rows: 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("c")
        }
        Divider()
        GridRow {
          Text("d")
          Text("ef")
        }
      }
    } is: {
      """
      ab···c···
      ─────────
      d····ef··
      """
    }
    expectFrame(columns: 9, rows: 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("ab")
          Text("c")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("d")
          Text("ef")
        }
      }
    } is: {
      """
      ··ab·c···
      ··─────··
      ··d··ef··
      """
    }
  }

  @Test("4.65 The same in SwiftUI's numbers")
  func fullWidthInNumbers() {
    func grid(unsized axes: Axis.Set) -> Arrangement {
      Arrangement(200, 100) {
        Grid {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
          greedy("x").gridCellUnsizedAxes(axes)
        }
      }
    }
    let wide = grid(unsized: [])
    #expect(wide.size == [200, 100])
    #expect(wide["a"] == [35.5, 5, 30, 10])
    #expect(wide["b"] == [144.5, 0, 20, 20])
    #expect(wide["x"] == [0, 28, 200, 72])
    let narrow = grid(unsized: .horizontal)
    #expect(narrow.size == [58, 100])
    #expect(narrow.xs("a", "b") == [0, 38])
    #expect(narrow["x"] == [0, 28, 58, 72])
  }

  @Test("4.67 A cell over two columns has the gap between them too")
  func merged() {
    let laid = Arrangement(nil, nil) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        squares()
        GridRow {
          box("d", 60, 60)
          Color.red.frame(height: 60).named("merged").gridCellColumns(2)
        }
      }
    }
    #expect(laid.size == [182, 121])
    #expect(laid["merged"] == [61, 61, 121, 60])
    expectFrame(columns: 7, rows: 2) {
      Grid {
        GridRow {
          Text("one")
          Text("two")
        }
        GridRow { Text("three").gridCellColumns(2) }
      }
    } is: {
      "one·two\n·three·"
    }
  }

  @Test("4.68 In a cell over several columns it is the grid's alignment that counts")
  func mergedAlignment() {
    let laid = Arrangement(nil, nil) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        squares()
        GridRow {
          box("d", 60, 60)
          box("e", 10, 10).gridCellColumns(2)
        }
      }
    }
    #expect(laid["e"] == [116.5, 86, 10, 10])
    let cells = Arrangement(nil, nil, metrics: .cells) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow { ForEach(0..<3) { box("\($0)", 6, 3) } }
        GridRow {
          box("d", 6, 3)
          box("e", 2, 1).gridCellColumns(2)
        }
      }
    }
    #expect(cells["e"] == [12.5, 5, 2, 1])
  }

  @Test("4.69 An anchor places one cell in its own way")
  func anchor() {
    let laid = Arrangement(nil, nil) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        squares()
        GridRow {
          box("d", 60, 60)
          box("e", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
        }
      }
    }
    #expect(laid["e"] == [73.5, 98.5, 10, 10])
    expectFrame(columns: 5, rows: 4) {
      Grid {
        GridRow {
          Text("ab\ncd\nef")
          Text("x").gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          Text("gh")
          Text("ij")
        }
      }
    } is: {
      "ab···\ncd···\nef··x\ngh·ij"
    }
  }

  @Test("4.70 One cell aligns its whole column")
  func columnAlignment() {
    expectFrame(columns: 9, rows: 3) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("1")
        }
        GridRow {
          Text("bbb")
          Text("22").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("cc")
          Text("33333")
        }
      }
    } is: {
      "a·······1\nbbb····22\ncc··33333"
    }
  }

  @Test("4.71 A row may align its cells otherwise than the grid")
  func rowAlignment() {
    expectFrame(columns: 5, rows: 6) {
      Grid(alignment: .bottom) {
        GridRow {
          Text("ab\ncd\nef")
          Text("12")
        }
        GridRow(alignment: .top) {
          Text("gh\nij\nkl")
          Text("34")
        }
      }
    } is: {
      "ab···\ncd···\nef·12\ngh·34\nij···\nkl···"
    }
  }

  @Test("4.72 What a row is given each of its cells is given")
  func modifierOfARow() {
    expectFrame(columns: 8, rows: 4) {
      Grid {
        GridRow {
          Text("a")
          Text("bb")
        }
        .padding(1)
        .border(.light)
        GridRow {
          Text("cc")
          Text("d")
        }
      }
    } is: {
      """
      ┌─┐·┌──┐
      │a│·│bb│
      └─┘·└──┘
      ·cc···d·
      """
    }
  }

  @Test("4.73 An empty cell takes no room of its own")
  func emptyCell() {
    let table = Grid(alignment: .leading) {
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("x")
        Text("yy")
      }
      GridRow {
        Text("abc")
        Text("1")
        Text("22")
      }
    }
    expectFrame(columns: 8, rows: 2) {
      table
    } is: {
      "····x·yy\nabc·1·22"
    }
    let loose = Arrangement(40, 40, metrics: .cells) { table }
    #expect(loose.size == [8, 2])
    let ideal = Arrangement(nil, nil, metrics: .cells) { table }
    #expect(ideal.size == [8, 2])
  }
}

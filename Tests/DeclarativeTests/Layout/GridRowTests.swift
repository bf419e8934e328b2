import DeclarativeText
import Observation
import Support
import Testing

/// Which views are the cells of which row.
@MainActor @Suite struct GridRowTests {
  private struct Entry: View {
    let name: String
    let value: String

    var body: some View {
      GridRow {
        Text(name)
        Value(text: value)
      }
    }
  }

  private struct Value: View {
    let text: String

    var body: some View { Text(text).gridColumnAlignment(.trailing) }
  }

  @Test("Rows come through loops, conditions, groups and views of one's own")
  func indirectRows() {
    let isShown = true
    expectFrame(columns: 7, rows: 5) {
      Grid(alignment: .leading) {
        Entry(name: "a", value: "1")
        if isShown { Entry(name: "bb", value: "22") }
        Group {
          Entry(name: "ccc", value: "333")
          AnyView(Entry(name: "d", value: "4"))
        }
        ForEach(5..<6) { Entry(name: "e", value: "\($0)") }
      }
    } is: {
      "a·····1\nbb···22\nccc·333\nd·····4\ne·····5"
    }
  }

  @Test("Outside a grid a row is its cells")
  func outside() {
    expectFrame(columns: 2, rows: 2) {
      VStack(alignment: .leading) {
        GridRow {
          Text("a")
          Text("bb")
        }
      }
    } is: {
      "a·\nbb"
    }
    let laid = Arrangement(nil, nil) {
      VStack {
        GridRow {
          box("a", 30, 10)
          box("b", 20, 20)
        }
      }
    }
    #expect(laid["b"] == [5, 18, 20, 20])
  }

  @Test("A stack with a row in it is one view, in no row")
  func rowInAStack() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow {
          box("a", 30, 10)
          box("b", 20, 20)
        }
        HStack {
          GridRow {
            box("c", 10, 30)
            box("d", 40, 10)
          }
        }
      }
    }
    #expect(laid.size == [58, 58])
    #expect(laid.xs("a", "b", "c", "d") == [0, 38, 0, 18])
  }

  @Test("A row in a row is part of it, and the outer one aligns")
  func nestedRows() {
    func laid(outer: VerticalAlignment?) -> Arrangement {
      Arrangement(nil, nil) {
        Grid(alignment: .top) {
          GridRow(alignment: outer) {
            GridRow(alignment: .bottom) {
              box("a", 30, 10)
              box("b", 20, 20)
            }
            box("c", 5, 5)
          }
        }
      }
    }
    #expect(laid(outer: nil).size == [71, 20])
    #expect(laid(outer: nil).xs("a", "b", "c") == [0, 38, 66])
    #expect(laid(outer: nil).ys("a", "c") == [0, 0])
    #expect(laid(outer: .center).ys("a", "c") == [5, 7.5])
  }

  @Test("A row without cells is no row, and a grid without rows is nothing")
  func emptyRows() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow { box("a", 30, 10) }
        GridRow {}
        GridRow { if false { Text("x") } }
        GridRow { box("c", 10, 30) }
      }
    }
    #expect(laid.size == [30, 48])
    #expect(Arrangement(100, 100) { Grid {} }.size == [0, 0])
    #expect(Arrangement(100, 100) { Grid { GridRow {} } }.size == [0, 0])
    #expect(
      Arrangement(100, 100) {
        Grid { GridRow { greedy().gridCellUnsizedAxes([.horizontal, .vertical]) } }
      }
      .size == [0, 0])
  }

  @Test("A cell speaks for itself before its row does")
  func cellBeforeRow() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow {
          box("a", 50, 10)
          box("b", 20, 50)
        }
        GridRow {
          box("c", 10, 10)
          box("d", 10, 10).gridCellAnchor(.bottomTrailing)
          box("e", 10, 40)
        }
        .gridCellAnchor(.topLeading)
      }
    }
    #expect(laid["c"] == [0, 58, 10, 10])
    #expect(laid["d"] == [68, 88, 10, 10])
  }

  @Test("Columns of several modifiers add up, axes join")
  func stackedModifiers() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow { ForEach(0..<4) { box("\($0)", 10, 10) } }
        GridRow { Color.red.frame(height: 10).named("x").gridCellColumns(2) }.gridCellColumns(2)
        GridRow { Color.red.frame(height: 10).named("y").gridCellColumns(2).gridCellColumns(1) }
      }
    }
    #expect(laid.widths("x", "y") == [64, 28])
    let both = Arrangement(200, 200) {
      Grid {
        GridRow {
          greedy("c").gridCellUnsizedAxes(.vertical).padding(1).gridCellUnsizedAxes(.horizontal)
          box("d", 40, 10)
        }
        GridRow { box("a", 30, 10) }
      }
    }
    #expect(both["c"] == [1, 1, 28, 8])
  }

  @Test("What a modifier says of a cell is heard through other modifiers, not through a stack")
  func throughModifiers() {
    func columns(_ view: some View) -> CGFloat {
      Arrangement(nil, nil) {
        Grid {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
          GridRow { view }
        }
      }
      .width
    }
    let cell = box("c", 100, 10).gridCellColumns(2)
    #expect(columns(cell) == 100)
    #expect(columns(cell.background(.blue)) == 100)
    #expect(columns(cell.overlay { Color.red }) == 100)
    #expect(columns(cell.padding(1).border(.red).opacity(0.5).fixedSize()) == 102)
    #expect(columns(HStack { cell }) == 128)
    #expect(columns(ZStack { cell }) == 128)
  }

  @Test("A grid in a grid is a cell")
  func nestedGrids() {
    expectFrame(columns: 7, rows: 3) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("one")
          Grid {
            GridRow {
              Text("a")
              Text("b")
            }
            GridRow {
              Text("c")
              Text("d")
            }
          }
        }
        GridRow {
          Text("two")
          Text("e")
        }
      }
    } is: {
      "one·a·b\n····c·d\ntwo·e··"
    }
  }

  @Test("A grid is a layout among others, and its cells keep their state")
  func anyLayout() {
    func laid(_ layout: AnyLayout) -> Arrangement {
      Arrangement(nil, nil) {
        layout {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
          GridRow {
            box("c", 10, 30)
            box("d", 40, 10)
          }
        }
      }
    }
    let grid = laid(AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 3)))
    #expect(grid.size == [73, 58])
    #expect(grid.xs("a", "b", "c", "d") == [0, 33, 0, 33])
    #expect(laid(AnyLayout(HStackLayout())).size == [124, 30])
    #expect(laid(AnyLayout(GridLayout())).size == [78, 58])
    let direct = Arrangement(nil, nil) {
      GridLayout(verticalSpacing: 0) {
        GridRow { box("a", 30, 10) }
        GridRow { box("b", 20, 20) }
      }
    }
    #expect(direct["b"] == [5, 10, 20, 20])
  }

  private struct Switching: View {
    let isRow: Bool
    let alignment: VerticalAlignment?

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(GridLayout())
      layout {
        GridRow(alignment: alignment) {
          Text("a")
          Text("b\nb")
        }
        GridRow { Text("ccc") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test("A change of layout, or of a row's alignment, is one on the screen")
  func changes() {
    let model = Model()
    let host = TextHost(columns: 7, rows: 3) {
      Observing(model: model) { Switching(isRow: model.isRow, alignment: model.alignment) }
    }
    expectFrame(of: host) { "·a··b··\n····b··\nccc····" }
    model.alignment = .bottom
    expectFrame(of: host) { "····b··\n·a··b··\nccc····" }
    model.isRow = true
    expectFrame(of: host) { "a·b·ccc\n··b····\n·······" }
  }
}

@Observable private final class Model {
  var isRow = false
  var alignment: VerticalAlignment? = .top
}

/// Reads a model in a body of its own.
private struct Observing<Content: View>: View {
  let model: Model
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

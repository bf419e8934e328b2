import DeclarativeText
import Support
import Testing

/// Where cells stand in their places, and the gaps between them.
@MainActor @Suite struct GridAlignmentTests {
  private func grid(_ alignment: Alignment) -> Arrangement {
    Arrangement(nil, nil) {
      Grid(alignment: alignment) {
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

  @Test("A grid aligns both ways")
  func bothWays() {
    let leading = grid(.topLeading)
    #expect(leading.xs("a", "b", "c", "d") == [0, 38, 0, 38])
    #expect(leading.ys("a", "b", "c", "d") == [0, 0, 28, 28])
    let trailing = grid(.bottomTrailing)
    #expect(trailing.xs("a", "b", "c", "d") == [0, 58, 20, 38])
    #expect(trailing.ys("a", "b", "c", "d") == [10, 0, 28, 48])
  }

  @Test("The first cell that aligns its column is heard, and the modifier nearest to it")
  func firstColumnAlignment() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow { box("a", 10, 10).gridColumnAlignment(.leading).gridColumnAlignment(.trailing) }
        GridRow { box("b", 10, 10) }
        GridRow { box("c", 30, 10).gridColumnAlignment(.trailing) }
      }
    }
    #expect(laid.xs("a", "b", "c") == [0, 0, 0])
    let anchored = Arrangement(nil, nil) {
      Grid {
        GridRow {
          box("a", 10, 10).gridColumnAlignment(.trailing).gridCellAnchor(.topLeading)
          box("b", 10, 30)
        }
        GridRow { box("c", 20, 10) }
        GridRow { box("d", 40, 10) }
      }
    }
    #expect(anchored["a"] == [0, 0, 10, 10])
    #expect(anchored.xs("c") == [20])
  }

  @Test("A cell over several columns aligns its first one, and is not aligned by it")
  func columnAlignmentOfSpan() {
    let laid = Arrangement(nil, nil) {
      Grid {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        GridRow { box("c", 30, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
        GridRow { box("d", 40, 10) }
      }
    }
    #expect(laid.size == [58, 46])
    #expect(laid.xs("a", "c") == [30, 14])
  }

  @Test("A view in no row is aligned as the grid says, or as its anchor does")
  func fullWidth() {
    func x(_ view: some View) -> CGFloat {
      Arrangement(nil, nil) {
        Grid(alignment: .leading) {
          GridRow {
            box("a", 40, 10)
            box("b", 10, 30)
          }
          view
        }
      }
      .xs("x")[0]
    }
    let single = Arrangement(nil, nil) {
      Grid(alignment: .leading) {
        box("full", 10, 10).gridColumnAlignment(.trailing)
        GridRow { box("row", 10, 10) }
        GridRow { box("wide", 30, 10) }
      }
    }
    // It speaks for the first column, and is not aligned by it.
    #expect(single.xs("full", "row") == [0, 20])
    #expect(x(box("x", 10, 10)) == 0)
    #expect(x(box("x", 10, 10).gridCellAnchor(.trailing)) == 48)
  }

  @Test("First lines of text stand on one line, and what hangs below makes the row higher")
  func baselines() {
    expectFrame(columns: 6, rows: 4) {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("ab\ncd")
          Text("x").padding(.top, 1)
          Text("y")
        }
        GridRow {
          Text("e")
          Text("f")
        }
      }
    } is: {
      "······\nab·x·y\ncd····\ne··f··"
    }
  }

  @Test("A guide of a cell's own moves its row and its column")
  func guides() {
    let laid = Arrangement(nil, nil) {
      Grid(alignment: .topLeading) {
        GridRow {
          box("a", 10, 10).alignmentGuide(.leading) { _ in 4 }
          box("b", 10, 10).alignmentGuide(.top) { _ in -3 }
        }
        GridRow {
          box("c", 10, 10)
          box("d", 10, 10)
        }
      }
    }
    #expect(laid["a"] == [0, 0, 10, 10])
    #expect(laid["c"] == [4, 21, 10, 10])
    #expect(laid["b"] == [22, 3, 10, 10])
    #expect(laid.size == [32, 31])
  }

  @Test("The largest gap that two neighbours want is that of all")
  func gaps() {
    let mixed = Arrangement(nil, 80) {
      Grid {
        GridRow {
          box("a", 30, 10)
          Spacer().named("s")
          Color.red.frame(width: 10).named("c")
        }
      }
    }
    #expect(mixed.size == [48, 80])
    #expect(mixed.xs("s", "c") == [30, 38])
    let texts = Arrangement(nil, nil) {
      Grid {
        GridRow {
          Text("Hi").named("a")
          Text("Yo").named("b")
        }
        GridRow {
          Text("A").named("c")
          Text("B")
        }
      }
    }
    #expect(texts.size == [12, 2])
    #expect(texts.xs("b") == [10])
    let negative = Arrangement(nil, nil) {
      Grid(horizontalSpacing: -10, verticalSpacing: -5) {
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
    #expect(negative.size == [60, 45])
    for wrong in [CGFloat.infinity, .nan] {
      let laid = Arrangement(nil, nil) {
        Grid(horizontalSpacing: wrong, verticalSpacing: wrong) {
          GridRow {
            box("a", 30, 10)
            box("b", 20, 20)
          }
        }
      }
      #expect(laid.size == [50, 20])
    }
  }

  @Test("In a stack the gaps around a grid are those of the cells at its edges")
  func gapsAround() {
    func width(_ leading: some View) -> CGFloat {
      Arrangement(nil, nil) {
        HStack {
          box("a", 30, 10)
          Grid {
            GridRow {
              leading
              box("b", 20, 20)
            }
            GridRow {
              box("d", 8, 8)
              box("e", 20, 20)
            }
          }
          box("c", 10, 10)
        }
      }
      .width
    }
    #expect(width(Spacer()) == 84)
    #expect(width(box("s", 8, 8)) == 92)
  }

  @Test("From right to left the first column is on the right")
  func mirrored() {
    expectFrame(columns: 7, rows: 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("a")
          Text("b")
        }
        GridRow {
          Text("cc")
          Text("dddd")
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    } is: {
      "···b··a\ndddd·cc"
    }
  }

  @Test("A grid kept at its ideal size takes no more and no less than its cells")
  func fixedSize() {
    expectFrame(columns: 9, rows: 2) {
      Grid(alignment: .leading) {
        GridRow {
          Text("one two")
          Text("x")
        }
        GridRow {
          Color.clear.frame(height: 1).gridCellUnsizedAxes(.horizontal)
          Text("y")
        }
      }
      .fixedSize()
    } is: {
      "one·two·x\n········y"
    }
    let greedyGrid = Arrangement(500, 500) {
      Grid {
        GridRow {
          greedy("a")
          box("b", 20, 20)
        }
      }
      .fixedSize()
    }
    #expect(greedyGrid.size == [38, 20])
  }

  @Test("A grid's own priority is 0, whatever its cells have")
  func priorityOfAGrid() {
    let laid = Arrangement(100, 100) {
      HStack {
        greedy("a")
        Grid { GridRow { greedy("c").layoutPriority(1) } }
      }
    }
    #expect(laid.widths("a", "c") == [46, 46])
  }

  @Test("Too narrow, texts wrap within their columns")
  func wrapping() {
    let laid = Arrangement(120, nil) {
      Grid(alignment: .leading) {
        GridRow {
          box("a", 20, 1)
          Text("one two three").named("t")
        }
      }
      .frame(width: 33)
    }
    // Five units beside the gap of eight: a word in each line.
    #expect(laid["t"][3] == 3)
  }
}

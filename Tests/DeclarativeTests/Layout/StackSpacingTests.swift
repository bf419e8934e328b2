import DeclarativeText
import Support
import Testing

/// The gaps between the children of a stack, and how they stand across it.
@MainActor @Suite struct StackSpacingTests {
  @Test("1.60 Between two views the default gap is 8, either way")
  func defaultGap() {
    #expect(
      Arrangement(nil, nil) {
        HStack {
          greedy()
          greedy()
        }
      }
      .size == [28, 10])
    #expect(
      Arrangement(nil, nil) {
        VStack {
          greedy()
          greedy()
        }
      }
      .size == [10, 28])
    #expect(
      Arrangement(nil, nil) {
        VStack {
          greedy()
          Text("a")
        }
      }
      .height == 19)
  }

  @Test("1.61 Rows of text follow one another without a gap")
  func texts() {
    #expect(
      Arrangement(nil, nil) {
        VStack {
          Text("a")
          Text("b")
        }
      }
      .height == 2)
    #expect(
      Arrangement(nil, nil) {
        HStack {
          Text("a")
          Text("b")
        }
      }
      .width == 10)
    #expect(
      Arrangement(nil, nil) {
        VStack {
          Text("a")
          VStack { Text("b") }
          Text("c")
        }
      }
      .height == 3)
  }

  @Test("1.62 Of two wishes the larger counts")
  func largerWish() {
    func gap(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
      ViewSpacing(all: .length(first), defaults: CellMetrics.exact.spacing)
        .distance(
          to: ViewSpacing(all: .length(second), defaults: CellMetrics.exact.spacing),
          along: .horizontal)
    }
    #expect(gap(11, 17) == 17)
    #expect(gap(3, 0) == 3)
    #expect(gap(2, 8) == 8)
  }

  private struct Gaps: Layout {
    final class Log: @unchecked Sendable {
      var lengths: [CGFloat] = []
    }

    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      log.lengths = zip(subviews, subviews.dropFirst())
        .flatMap { first, second in
          Axis.allCases.map { first.spacing.distance(to: second.spacing, along: $0) }
        }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// The one kind of edge there is, besides plain ones, is that of text, above and below.
  @Test("1.63 A kind that both facing edges have goes before the plain gap")
  func kinds() {
    let log = Gaps.Log()
    _ =
      Arrangement(100, 100) {
        Gaps(log: log) {
          Text("a")
          Text("b")
          box("c", 1, 1)
        }
      }
      .size
    // Between texts, across and down; between a text and a box.
    #expect(log.lengths == [8, 0, 8, 8])
  }

  @Test("1.64 Without a wish the gap is the platform's")
  func noWish() {
    let cells = ViewSpacing(defaults: CellMetrics.cells.spacing)
    #expect(cells.distance(to: cells, along: .horizontal) == 1)
    #expect(cells.distance(to: cells, along: .vertical) == 0)
    let exact = Arrangement(nil, nil) {
      HStack {
        Spaced(spacing: ViewSpacing()) { greedy() }
        greedy()
      }
    }
    #expect(exact.width == 28)
    let none = Arrangement(nil, nil) {
      HStack {
        Spaced(spacing: .zero) { greedy() }
        greedy()
      }
    }
    #expect(none.width == 20)
  }

  @Test("1.65 A stack passes on the gaps of its outer children")
  func stackSpacing() {
    let first = Arrangement(nil, nil) {
      HStack {
        greedy()
        HStack {
          Spaced(spacing: .zero) { greedy() }
          greedy()
        }
        greedy()
      }
    }
    #expect(first.width == 48)
    let last = Arrangement(nil, nil) {
      HStack {
        greedy()
        HStack {
          greedy()
          Spaced(spacing: .zero) { greedy() }
        }
        greedy()
      }
    }
    #expect(last.width == 48)
    let across = Arrangement(nil, nil) {
      VStack {
        Spacer()
        HStack {
          greedy()
          greedy()
        }
        Spacer()
      }
    }
    #expect(across.height == 26)
  }

  @Test("1.66 A frame, and padding, set the gaps of the edges they touch back to the default")
  func reset() {
    func row(_ view: some View) -> CGFloat {
      Arrangement(nil, nil) {
        HStack {
          view
          greedy()
        }
      }
      .width
    }
    let close = Spaced(spacing: .zero) { greedy() }
    #expect(row(close) == 20)
    #expect(row(close.frame(width: 10)) == 28)
    #expect(row(close.frame(height: 10)) == 20)
    #expect(row(close.frame(width: nil, height: nil)) == 20)
    #expect(row(close.frame(minWidth: 10)) == 28)
    #expect(row(close.frame(minHeight: 10)) == 20)
    #expect(row(close.padding(0)) == 20)
    #expect(row(close.padding(.trailing, 1)) == 29)
    #expect(row(close.padding(.leading, 1)) == 21)
    #expect(row(close.padding(.vertical, 1)) == 20)
    #expect(row(close.padding(EdgeInsets())) == 20)
    #expect(row(close.border(.gray).offset(x: 1).fixedSize()) == 20)
  }

  @Test("1.67 A row in a column, both with default gaps")
  func rowInColumn() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .leading) {
        box("a", 30, 30)
        box("b", 40, 40)
        HStack(alignment: .top) {
          box("c", 50, 50)
          box("d", 60, 60)
        }
      }
    }
    #expect(laid.size == [118, 146])
    #expect(laid["a"] == [0, 0, 30, 30])
    #expect(laid["b"] == [0, 38, 40, 40])
    #expect(laid["c"] == [0, 86, 50, 50])
    #expect(laid["d"] == [58, 86, 60, 60])
  }

  @Test("1.68 A column is centred on its widest row")
  func centred() {
    let laid = Arrangement(200, 200) {
      VStack(spacing: 20) {
        box("a", 40, 40)
        box("b", 40, 40)
        HStack(spacing: 30) {
          box("c", 40, 40)
          box("d", 40, 40)
        }
      }
    }
    #expect(laid.size == [110, 160])
    #expect(laid.xs("a", "b") == [35, 35])
  }

  @Test("1.69 A row in a frame")
  func rowInFrame() {
    let laid = Arrangement(200, 200) {
      HStack {
        box("a", 50, 50)
        box("b", 50, 50)
      }
      .frame(width: 150, height: 150)
    }
    #expect(laid["a"] == [21, 50, 50, 50])
    #expect(laid["b"] == [79, 50, 50, 50])
  }

  @Test("1.71 Alignment across a column")
  func alignment() {
    let across: [(HorizontalAlignment, CGFloat)] = [
      (.leading, 0), (.center, 225), (.trailing, 450),
    ]
    for (alignment, x) in across {
      let laid = Arrangement(500, 500) {
        VStack(alignment: alignment, spacing: 8) {
          greedy("a")
          box("b", 50, nil)
        }
      }
      #expect(laid.xs("b") == [x])
    }
    let down: [(VerticalAlignment, CGFloat)] = [(.top, 0), (.center, 225), (.bottom, 450)]
    for (alignment, y) in down {
      let laid = Arrangement(500, 500) {
        HStack(alignment: alignment, spacing: 8) {
          greedy("a")
          box("b", nil, 50)
        }
      }
      #expect(laid.ys("b") == [y])
    }
  }

  @Test("1.72 A hidden view keeps its place")
  func hidden() {
    let laid = Arrangement(200, 200) {
      VStack(spacing: 0) {
        greedy("a")
        greedy("b").hidden()
        greedy("c")
      }
    }
    #expect(laid.ys("a", "b", "c") == [0, 66.67, 133.33])
    expectFrame(columns: 3, rows: 3) {
      VStack {
        Text("one")
        Text("two").hidden()
        Text("six")
      }
    } is: {
      """
      one
      ···
      six
      """
    }
  }

  @Test("1.73 A depth changes the order of drawing, not the place")
  func depth() {
    let laid = Arrangement(500, 500) {
      VStack {
        box("a", 100, 100).zIndex(1)
        box("b", 100, 100)
      }
      .frame(width: 200, height: 200)
    }
    #expect(laid.ys("a", "b") == [-4, 104])
    expectFrame(columns: 4, rows: 1) {
      HStack(spacing: -2) {
        Text("aaa").zIndex(1)
        Text("bbb")
      }
    } is: {
      "aaab"
    }
    expectFrame(columns: 4, rows: 1) {
      HStack(spacing: -2) {
        Text("aaa")
        Text("bbb").zIndex(-1).padding(0)
      }
    } is: {
      "aaab"
    }
    expectFrame(columns: 4, rows: 1) {
      HStack(spacing: -2) {
        Text("aaa")
        Text("bbb")
      }
    } is: {
      "abbb"
    }
  }

  @Test("1.74 A gap may be negative")
  func negativeGap() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: -2) {
        box("a", 10, 1)
        box("b", 10, 1)
      }
    }
    #expect(laid.width == 18)
    #expect(laid.xs("b") == [8])
    let flexible = Arrangement(100, 10) {
      HStack(spacing: -10) {
        greedy("a")
        greedy("b")
      }
    }
    #expect(flexible.widths("a", "b") == [55, 55])
    #expect(flexible.width == 100)
  }

  @Test("A gap that is no number is none")
  func repaired() {
    for gap in [CGFloat.nan, .infinity, -.infinity] {
      let laid = Arrangement(100, 10) {
        HStack(spacing: gap) {
          box("a", 5, 1)
          box("b", 5, 1)
        }
      }
      #expect(laid.width == 10)
    }
  }
}

/// One view with gaps of its own.
struct Spaced: Layout {
  let spacing: ViewSpacing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacing }
}

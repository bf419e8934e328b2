import DeclarativeText
import Support
import Testing

/// How a stack divides its length among children of one priority.
@MainActor @Suite struct StackDivisionTests {
  @Test("1.01 Children that take anything share equally")
  func equalShares() {
    let laid = Arrangement(300, 100) {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b")
        greedy("c")
      }
    }
    #expect(laid.size == [300, 100])
    #expect(laid["a"] == [0, 0, 100, 100])
    #expect(laid["b"] == [100, 0, 100, 100])
    #expect(laid["c"] == [200, 0, 100, 100])
  }

  @Test("1.02 The less flexible is served first; what then does not fit overflows")
  func overflowAfterTheLeastFlexible() {
    let view = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).named("a")
      Color.blue.frame(minWidth: 100).named("b")
    }
    let laid = Arrangement(150, 100) { view }
    #expect(laid.widths("a", "b") == [75, 100])
    #expect(laid.width == 175)
    let framed = Arrangement(150, 100) { view.frame(width: 150) }
    #expect(framed.size == [150, 100])
    #expect(framed.xs("a", "b") == [-12.5, 62.5])
  }

  @Test("1.04 What is fixed is served first")
  func fixedFirst() {
    let laid = Arrangement(200, 40) {
      HStack(spacing: 10) {
        box("a", 50, nil)
        greedy("b")
        greedy("c")
      }
    }
    #expect(laid.widths("a", "b", "c") == [50, 65, 65])
    #expect(laid.xs("a", "b", "c") == [0, 60, 135])
    let last = Arrangement(200, 40) {
      HStack(spacing: 10) {
        greedy("a")
        greedy("b")
        box("c", 50, nil)
      }
    }
    #expect(last.widths("a", "b", "c") == [65, 65, 50])
  }

  @Test("1.05 Of two without bound, the larger minimum is served first")
  func largerMinimumFirst() {
    for isSwapped in [false, true] {
      let large = Color.red.frame(minWidth: 60).named("large")
      let small = Color.blue.frame(minWidth: 20).named("small")
      let laid = Arrangement(100, 1) {
        HStack(spacing: 0) {
          if isSwapped {
            small
            large
          } else {
            large
            small
          }
        }
      }
      #expect(laid.widths("large", "small") == [60, 40])
    }
  }

  @Test("1.07 A cap, then a minimum, then what is free")
  func mixed() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("free")
        Color.red.frame(minWidth: 74).named("least")
        Color.red.frame(maxWidth: 23).named("most")
      }
    }
    #expect(laid.widths("free", "least", "most") == [3, 74, 23])
  }

  @Test("1.08 A bounded range is served before an unbounded one")
  func boundedRange() {
    let laid = Arrangement(100, 1) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 10, maxWidth: 30).named("a")
        greedy("b")
      }
    }
    #expect(laid.widths("a", "b") == [30, 70])
  }

  @Test("1.09 What caps leave over goes to the others")
  func caps() {
    let laid = Arrangement(120, 1) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20).named("a")
        Color.red.frame(maxWidth: 50).named("b")
        greedy("c")
      }
    }
    #expect(laid.widths("a", "b", "c") == [20, 50, 50])
  }

  @Test("1.10 A stack's least height is the sum of its children's, whether it can honour it or not")
  func leastHeight() {
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100).named("a")
      Color.red.frame(minHeight: 80).named("b")
    }
    #expect(Arrangement(0, 0) { stack }.height == 85)
    let laid = Arrangement(50, 85) { stack }
    #expect(laid.heights("a", "b") == [42.5, 80])
    #expect(laid.height == 122.5)
  }

  @Test("1.11 Overflow is reported, not cut")
  func overflow() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        box("a", 60, nil)
        box("b", 60, nil)
      }
    }
    #expect(laid.size == [120, 10])
  }

  @Test("1.12 Overflow is centred by a frame around")
  func overflowInFrame() {
    let laid = Arrangement(500, 500) {
      HStack(spacing: 0) {
        box("a", 60, 10)
        box("b", 60, 10)
      }
      .frame(width: 100, height: 20)
    }
    #expect(laid.size == [100, 20])
    #expect(laid["a"] == [-10, 5, 60, 10])
    #expect(laid["b"] == [50, 5, 60, 10])
  }

  @Test("1.14 Two that are flexible around one that is fixed")
  func aroundFixed() {
    let laid = Arrangement(200, 200) {
      VStack(spacing: 20) {
        greedy("a")
        box("b", 10, 10)
        greedy("c")
      }
    }
    #expect(laid.heights("a", "b", "c") == [75, 10, 75])
    #expect(laid.ys("a", "b", "c") == [0, 95, 125])
    #expect(laid["b"] == [95, 95, 10, 10])
  }

  @Test("1.15 A flexible stack in a stack counts as one child")
  func nested() {
    let laid = Arrangement(200, 200) {
      VStack(spacing: 8) {
        greedy("a")
        greedy("b")
        HStack(spacing: 8) {
          greedy("c")
          greedy("d")
        }
        .named("row")
      }
    }
    #expect(laid.ys("a", "b", "row") == [0, 69.33, 138.67])
    #expect(laid.heights("a", "b", "row") == [61.33, 61.33, 61.33])
    #expect(laid.xs("c", "d") == [0, 104])
    #expect(laid.widths("c", "d") == [96, 96])
  }

  @Test("1.16 The same in whole cells")
  func nestedInCells() {
    let laid = Arrangement(20, 11, metrics: .cells) {
      VStack(spacing: 1) {
        greedy("a")
        greedy("b")
        HStack(spacing: 2) {
          greedy("c")
          greedy("d")
        }
        .named("row")
      }
    }
    #expect(laid.heights("a", "b", "row") == [3, 3, 3])
    #expect(laid.ys("a", "b", "row") == [0, 4, 8])
    #expect(laid.widths("c", "d") == [9, 9])
    #expect(laid.xs("c", "d") == [0, 11])
  }

  @Test("1.18 Two share what the gap leaves, either way")
  func withGap() {
    let column = Arrangement(500, 500) {
      VStack {
        greedy("a")
        greedy("b")
      }
    }
    #expect(column["a"] == [0, 0, 500, 246])
    #expect(column["b"] == [0, 254, 500, 246])
    let row = Arrangement(500, 500) {
      HStack {
        greedy("a")
        greedy("b")
      }
    }
    #expect(row["a"] == [0, 0, 246, 500])
    #expect(row["b"] == [254, 0, 246, 500])
  }

  @Test("1.19 Two share all there is without a gap")
  func withoutGap() {
    let laid = Arrangement(500, 500) {
      VStack(spacing: 0) {
        greedy("a")
        greedy("b")
      }
    }
    #expect(laid.heights("a", "b") == [250, 250])
  }

  @Test("1.20 Texts that fit exactly are not cut")
  func exactFit() {
    func label(_ name: String) -> some View {
      HStack(spacing: 1) {
        Color.red.frame(width: 2, height: 1)
        Text("Include drafts").named(name)
      }
    }
    for metrics in [CellMetrics.exact, .cells] {
      let laid = Arrangement(36, 1, metrics: metrics) {
        HStack(spacing: 2) {
          label("a")
          label("b")
        }
      }
      #expect(laid.widths("a", "b") == [14, 14])
      #expect(laid.size == [36, 1])
    }
  }

  @Test("A stack of several views that take anything is served after what is rigid")
  func flexibleStackInAStack() {
    let row = Arrangement(100, 50) {
      HStack(spacing: 0) {
        VStack(spacing: 0) {
          greedy("a")
          greedy("b")
        }
        Color.red.frame(maxWidth: 20).named("c")
      }
    }
    #expect(row.widths("a", "b", "c") == [80, 80, 20])
    let column = Arrangement(50, 100) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          greedy("a")
          greedy("b")
        }
        Color.red.frame(maxHeight: 20).named("c")
      }
    }
    #expect(column.heights("a", "b", "c") == [80, 80, 20])
  }
}

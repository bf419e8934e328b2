import DeclarativeText
import Support
import Testing

/// The rules of stacks in other shapes than those they were written down in.
@MainActor @Suite struct StackVariationTests {
  @Test("What a cap leaves over goes to the other, whichever comes first")
  func capFirst() {
    for isSwapped in [false, true] {
      let capped = Color.red.frame(maxWidth: 50).named("capped")
      let laid = Arrangement(200, 10) {
        HStack(spacing: 0) {
          if isSwapped {
            greedy("free")
            capped
          } else {
            capped
            greedy("free")
          }
        }
      }
      #expect(laid.widths("capped", "free") == [50, 150])
      #expect(laid.width == 200)
    }
  }

  @Test("Minimums that leave nothing leave nothing, and no less")
  func nothingLeft() {
    let laid = Arrangement(90, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).named("a")
        greedy("c")
        Color.red.frame(minWidth: 50).named("b")
      }
    }
    #expect(laid.widths("a", "b", "c") == [50, 50, 0])
    #expect(laid.xs("a", "c", "b") == [0, 50, 50])
    #expect(laid.width == 100)
  }

  @Test("Overflow sticks out where the frame around does not hold it")
  func alignedOverflow() {
    func places(_ alignment: Alignment) -> [[CGFloat]] {
      let laid = Arrangement(500, 500) {
        HStack(spacing: 0) {
          box("a", 60, 10)
          box("b", 60, 10)
        }
        .frame(width: 100, height: 20, alignment: alignment)
      }
      return [laid["a"], laid["b"]]
    }
    #expect(places(.topLeading) == [[0, 0, 60, 10], [60, 0, 60, 10]])
    #expect(places(.trailing) == [[-20, 5, 60, 10], [40, 5, 60, 10]])
    #expect(places(.bottom) == [[-10, 10, 60, 10], [50, 10, 60, 10]])
  }

  @Test("In whole cells the gaps are taken off first, and the rest is divided")
  func cells() {
    func row(_ width: CGFloat) -> Arrangement {
      Arrangement(width, 3, metrics: .cells) {
        HStack(spacing: 1) {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
    }
    #expect(row(11).widths("a", "b", "c") == [3, 3, 3])
    #expect(row(11).xs("a", "b", "c") == [0, 4, 8])
    #expect(row(12).widths("a", "b", "c") == [3, 4, 3])
    #expect(row(12).xs("a", "b", "c") == [0, 4, 9])
  }

  @Test("A column offers its own width to each child and is as wide as the widest")
  func breadth() {
    let laid = Arrangement(7, 9) {
      VStack(alignment: .leading, spacing: 0) {
        Text("aaa bbb ccc ddd").named("t")
        box("a", 5, 1)
      }
    }
    #expect(laid.size == [7, 3])
    #expect(laid["t"] == [0, 0, 7, 2])
    #expect(laid["a"] == [0, 2, 5, 1])
  }

  @Test("Offered no width, a column places its children in the width that came out")
  func breadthThatCameOut() {
    let laid = Arrangement(nil, nil) {
      VStack(spacing: 0) {
        box("line", nil, 1)
        box("a", 30, 1)
      }
    }
    #expect(laid.size == [30, 2])
    #expect(laid["line"] == [0, 0, 30, 1])
    let row = Arrangement(nil, nil) {
      HStack(spacing: 0) {
        box("line", 1, nil)
        box("a", 1, 30)
      }
    }
    #expect(row.size == [2, 30])
    #expect(row["line"] == [0, 0, 1, 30])
  }

  @Test("A divider in a row of ideal height is as high as the row's texts")
  func dividerInARowOfIdealHeight() {
    expectFrame(columns: 7, rows: 4) {
      HStack(alignment: .top) {
        Text("a\nb")
        Divider()
        Text("c")
      }
      .fixedSize()
    } is: {
      """
      ·······
      ·a·│·c·
      ·b·│···
      ·······
      """
    }
    expectFrame(columns: 9, rows: 4) {
      ScrollView {
        VStack {
          HStack {
            Text("one")
            Divider()
            Text("two")
          }
          Text("below")
        }
      }
    } is: {
      """
      one·│·two
      ··below··
      ·········
      ·········
      """
    }
    expectFrame(columns: 9, rows: 3) {
      VStack {
        Text("one")
        Divider()
        Text("three")
      }
      .fixedSize()
    } is: {
      """
      ···one···
      ··─────··
      ··three··
      """
    }
  }

  @Test("In SwiftUI's numbers a divider's ideal length is ten")
  func dividerIdeal() {
    #expect(Arrangement(nil, nil) { Divider() }.size == [10, 1])
    #expect(Arrangement(nil, nil) { HStack { Divider() } }.size == [1, 10])
  }

  @Test("A priority takes what fixed children leave")
  func priorityBesideFixed() {
    let laid = Arrangement(100, 100) {
      VStack(spacing: 0) {
        greedy("a").layoutPriority(1)
        box("b", nil, 10)
      }
    }
    #expect(laid.heights("a", "b") == [90, 10])
    let equal = Arrangement(100, 100) {
      VStack(spacing: 0) {
        greedy("a").layoutPriority(5)
        greedy("b").layoutPriority(5)
      }
    }
    #expect(equal.heights("a", "b") == [50, 50])
  }

  @Test("Any difference in priority counts, a spacer's own too")
  func smallPriorities() {
    let laid = Arrangement(100, 1) {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b").layoutPriority(0.5)
      }
    }
    #expect(laid.widths("a", "b") == [0, 100])
    let spacer = Arrangement(100, 1) {
      HStack(spacing: 0) {
        greedy("a")
        Spacer(minLength: 0).layoutPriority(1).named("s")
      }
    }
    #expect(spacer.widths("a", "s") == [0, 100])
  }

  @Test("A spacer in a column does as one in a row")
  func spacerInAColumn() {
    let between = Arrangement(80, 200) {
      VStack {
        box("a", 50, 50)
        Spacer().named("s")
        box("b", 50, 50)
      }
    }
    #expect(between.size == [50, 200])
    #expect(between.ys("a", "s", "b") == [0, 50, 150])
    #expect(between["s"] == [25, 50, 0, 100])
    let around = Arrangement(80, 200) {
      VStack {
        Spacer().named("s")
        box("a", 50, 50)
        box("b", 50, 50)
        Spacer().named("t")
      }
    }
    #expect(around.heights("s", "t") == [46, 46])
    #expect(around.ys("a", "b") == [46, 104])
  }

  @Test("A spacer in a frame is as long as the frame lets it be, and is still served last")
  func framedSpacer() {
    let fixed = Arrangement(100, 9) {
      HStack(spacing: 0) {
        box("a", 10, 1)
        Spacer().frame(width: 20).named("s")
        box("b", 10, 1)
      }
    }
    #expect(fixed.width == 40)
    #expect(fixed.xs("a", "s", "b") == [0, 10, 30])
    let capped = Arrangement(100, 9) {
      HStack(spacing: 0) {
        box("a", 10, 1)
        Spacer(minLength: 0).frame(maxWidth: 20).named("s")
        greedy("b")
      }
    }
    #expect(capped.widths("s", "b") == [0, 90])
  }

  @Test("A column in a frame stands in its middle")
  func columnInFrame() {
    let laid = Arrangement(200, 200) {
      VStack {
        box("a", 50, 50)
        box("b", 50, 50)
      }
      .frame(width: 150, height: 150)
    }
    #expect(laid["a"] == [50, 21, 50, 50])
    #expect(laid["b"] == [50, 79, 50, 50])
  }

  @Test("Of several children across a stack, the one that wants most room around is heard")
  func gapAcross() {
    func column(_ second: CGFloat) -> CGFloat {
      Arrangement(nil, nil) {
        VStack {
          Spaced(spacing: .zero) { greedy() }
          HStack {
            Spaced(spacing: .zero) { greedy() }
            Spaced(spacing: ViewSpacing(all: .length(second))) { greedy() }
          }
          Spaced(spacing: .zero) { greedy() }
        }
      }
      .height
    }
    #expect(column(0) == 30)
    #expect(column(20) == 70)
  }
}

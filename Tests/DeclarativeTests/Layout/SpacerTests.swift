import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SpacerTests {
  @Test("1.44 A spacer takes what is left")
  func takesTheRest() {
    let laid = Arrangement(200, 80) {
      HStack {
        box("a", 50, 50)
        Spacer().named("s")
        box("b", 50, 50)
      }
    }
    #expect(laid.widths("a", "s", "b") == [50, 100, 50])
    #expect(laid.xs("a", "s", "b") == [0, 50, 150])
    #expect(laid.height == 50)
  }

  @Test("1.45 Next to a spacer the default gap is none")
  func noGap() {
    let row = HStack {
      box("a", 50, 50)
      Spacer()
      box("b", 50, 50)
    }
    #expect(Arrangement(nil, nil) { row }.width == 108)
    let column = VStack {
      box("a", 50, 50)
      Spacer()
      box("b", 50, 50)
    }
    #expect(Arrangement(nil, nil) { column }.height == 108)
    let spaced = HStack(spacing: 5) {
      box("a", 50, 50)
      Spacer()
      box("b", 50, 50)
    }
    #expect(Arrangement(nil, nil) { spaced }.width == 118)
  }

  @Test("1.47 Where there is no room it keeps its least length")
  func tight() {
    let laid = Arrangement(90, 80) {
      HStack {
        box("a", 50, 50)
        Spacer().named("s")
        box("b", 50, 50)
      }
    }
    #expect(laid.widths("s") == [8])
    #expect(laid.width == 108)
  }

  @Test("1.48 Several share equally, least lengths included")
  func several() {
    let laid = Arrangement(250, 80) {
      HStack {
        box("a", 40, 50)
        Spacer().named("s")
        box("b", 40, 50)
        Spacer().named("t")
        box("c", 40, 50)
      }
    }
    #expect(laid.widths("s", "t") == [65, 65])
    #expect(laid.xs("a", "b", "c") == [0, 105, 210])
  }

  @Test("1.49 Unequal least lengths come out equal where there is room")
  func unequalMinimums() {
    let laid = Arrangement(200, 80) {
      HStack {
        box("a", 30, 30)
        Spacer(minLength: 20).named("s")
        box("b", 30, 30)
        Spacer(minLength: 10).named("t")
        box("c", 30, 30)
      }
    }
    #expect(laid.widths("s", "t") == [55, 55])
    let tight = Arrangement(120, 80) {
      HStack {
        box("a", 30, 30)
        Spacer(minLength: 20).named("s")
        box("b", 30, 30)
        Spacer(minLength: 0).named("t")
        box("c", 30, 30)
      }
    }
    #expect(tight.widths("s", "t") == [20, 10])
  }

  @Test("1.50 A least length that fits makes no difference")
  func roomForTheMinimum() {
    let laid = Arrangement(180, 80) {
      HStack {
        box("a", 50, 50)
        Spacer(minLength: 50).named("s")
        box("b", 50, 50)
      }
    }
    #expect(laid.widths("s") == [80])
  }

  @Test("1.51 A least length that does not fit widens the stack")
  func noRoomForTheMinimum() {
    let laid = Arrangement(120, 80) {
      HStack {
        box("a", 30, 50)
        Spacer(minLength: 100).named("s")
        box("b", 30, 50)
      }
    }
    #expect(laid.widths("s") == [100])
    #expect(laid.width == 160)
  }

  @Test("1.52 A least length of zero may vanish")
  func zeroMinimum() {
    let laid = Arrangement(160, 80) {
      HStack {
        box("a", 80, 50)
        Spacer(minLength: 0).named("s")
        box("b", 80, 50)
      }
    }
    #expect(laid.widths("s") == [0])
    #expect(laid.width == 160)
  }

  @Test("1.53 Spacers at both ends centre what is between")
  func bothEnds() {
    let laid = Arrangement(200, 80) {
      HStack {
        Spacer().named("s")
        box("a", 50, 50)
        box("b", 50, 50)
        Spacer().named("t")
      }
    }
    #expect(laid.widths("s", "t") == [46, 46])
    #expect(laid.xs("a", "b") == [46, 104])
  }

  @Test("1.55 Across the stack a spacer is nothing")
  func noBreadth() {
    #expect(Arrangement(100, 50) { HStack { Spacer() } }.size == [100, 0])
    #expect(Arrangement(100, 50) { VStack { Spacer() } }.size == [0, 50])
    #expect(Arrangement(100, 50) { HStack { VStack { Spacer() } } }.size == [0, 50])
    #expect(Arrangement(100, 50) { HStack { Spacer().padding(1) } }.size == [100, 2])
    #expect(Arrangement(100, 50) { HStack { Group { if true { Spacer() } } } }.size == [100, 0])
  }

  @Test("1.56 Outside a stack a spacer extends both ways")
  func outsideStacks() {
    #expect(Arrangement(100, 50) { Spacer() }.size == [100, 50])
    #expect(Arrangement(nil, nil) { Spacer() }.size == [8, 8])
    #expect(Arrangement(nil, nil) { Spacer(minLength: 3) }.size == [3, 3])
    #expect(Arrangement(100, 50) { ZStack { Spacer() } }.size == [100, 50])
    #expect(Arrangement(100, 50) { HStack { ZStack { Spacer() } } }.size == [100, 50])
    let overlaid = Arrangement(100, 50) {
      HStack { box("a", 20, 20).overlay { Spacer().named("s") } }
    }
    #expect(overlaid["s"] == [0, 0, 20, 20])
  }

  @Test("1.57 The children of a ForEach take part in the same division")
  func inForEach() {
    let laid = Arrangement(200, 200) {
      VStack {
        greedy("a")
        greedy("b")
        ForEach(0..<1) { _ in
          box("c", 20, 20)
          Spacer().named("s")
          box("d", 20, 20)
        }
      }
    }
    #expect(laid.heights("a", "b", "c", "s", "d") == [68, 68, 20, 8, 20])
    #expect(laid.ys("a", "b", "c", "s", "d") == [0, 76, 152, 172, 180])
  }

  @Test("1.59 Stacks with spacers in a stack with one")
  func nested() {
    let laid = Arrangement(200, 200) {
      VStack {
        HStack {
          box("a", 40, 40)
          Spacer()
          box("b", 40, 40)
        }
        Spacer().named("middle")
        HStack {
          Spacer().named("s")
          box("c", 40, 40)
          Spacer().named("t")
          box("d", 40, 40)
          Spacer().named("u")
        }
      }
    }
    #expect(laid.size == [200, 200])
    #expect(laid["a"] == [0, 0, 40, 40])
    #expect(laid["b"] == [160, 0, 40, 40])
    #expect(laid.heights("middle") == [120])
    #expect(laid["c"] == [40, 160, 40, 40])
    #expect(laid["d"] == [120, 160, 40, 40])
    #expect(laid.ys("middle") == [40])
    #expect(laid.widths("s", "t", "u") == [40, 40, 40])
  }

  @Test("A spacer is served after everything else, however little that leaves")
  func servedLast() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a")
        Spacer(minLength: 0).named("s")
        greedy("b")
      }
    }
    #expect(laid.widths("a", "s", "b") == [50, 0, 50])
  }

  @Test("Lengths that are no numbers are the default; negative ones are none")
  func repaired() {
    let sizes = [CGFloat.nan, .infinity, -3]
      .map { length in
        Arrangement(nil, nil) { HStack { Spacer(minLength: length) } }.width
      }
    #expect(sizes == [8, 8, 0])
  }
}

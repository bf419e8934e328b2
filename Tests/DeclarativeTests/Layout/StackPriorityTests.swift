import DeclarativeText
import Support
import Testing

/// Who is served first in a stack.
@MainActor @Suite struct StackPriorityTests {
  @Test("1.33 A higher priority takes all it can")
  func higherTakesAll() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a")
        greedy("b").layoutPriority(1)
      }
    }
    #expect(laid.widths("a", "b") == [0, 100])
  }

  @Test("A priority that is no number is none, and ends no stack's patience")
  func notANumber() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(.nan).zIndex(.nan)
        greedy("b").layoutPriority(.infinity)
        greedy("c").layoutPriority(-.infinity)
      }
    }
    #expect(laid.widths("a", "b", "c") == [0, 100, 0])
  }

  @Test("1.34 The least lengths of lower priorities are set aside first")
  func minimumsAreReserved() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30).named("a")
        greedy("b").layoutPriority(1)
      }
    }
    #expect(laid.widths("a", "b") == [30, 70])
  }

  @Test("1.35 The same in a column with the default gap")
  func column() {
    let laid = Arrangement(500, 500) {
      VStack {
        Color.red.frame(minHeight: 50).named("a")
        greedy("b").layoutPriority(1)
      }
    }
    #expect(laid.heights("a", "b") == [50, 442])
    #expect(laid.ys("a", "b") == [0, 58])
  }

  @Test("1.37 Three levels")
  func threeLevels() {
    let laid = Arrangement(100, 1) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(2)
        Color.red.frame(minWidth: 10).named("b").layoutPriority(1)
        Color.red.frame(minWidth: 20).named("c")
      }
    }
    #expect(laid.widths("a", "b", "c") == [70, 10, 20])
  }

  @Test("1.38 Five children on three levels")
  func fiveChildren() {
    let laid = Arrangement(400, 200) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).named("a")
        box("b", 30, nil).layoutPriority(2)
        Color.red.frame(minWidth: 50).named("c").layoutPriority(1)
        greedy("d").layoutPriority(2)
        Color.red.frame(minWidth: 100, maxWidth: 120).named("e")
      }
    }
    #expect(laid.widths("a", "b", "c", "d", "e") == [50, 30, 50, 170, 100])
  }

  @Test("1.40 A negative priority comes last")
  func negative() {
    let laid = Arrangement(100, 1) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(-1)
        greedy("b")
      }
    }
    #expect(laid.widths("a", "b") == [0, 100])
  }

  @Test("1.41 A priority is seen through modifiers")
  func throughModifiers() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).padding(0).frame(maxWidth: .infinity).border(.gray)
        greedy("b")
      }
    }
    #expect(laid.widths("a", "b") == [100, 0])
    let fixed = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).offset(x: 3).overlay { greedy() }.background { greedy() }
          .fixedSize(horizontal: false, vertical: true)
        greedy("b")
      }
    }
    #expect(fixed.widths("a", "b") == [100, 0])
  }

  @Test("1.41 The outermost of two priorities counts")
  func outermostCounts() {
    let laid = Arrangement(100, 10) {
      HStack(spacing: 0) {
        greedy("a").layoutPriority(1).layoutPriority(-1)
        greedy("b")
      }
    }
    #expect(laid.widths("a", "b") == [0, 100])
  }

  @Test("1.42 A priority does not leak out of a container")
  func notOutOfContainers() {
    let stack = Arrangement(100, 1) {
      HStack(spacing: 0) {
        HStack(spacing: 0) { greedy("a").layoutPriority(5) }
        greedy("b")
      }
    }
    #expect(stack.widths("a", "b") == [50, 50])
    let layered = Arrangement(100, 1) {
      HStack(spacing: 0) {
        ZStack { greedy("a").layoutPriority(5) }
        greedy("b")
      }
    }
    #expect(layered.widths("a", "b") == [50, 50])
    let chosen = Arrangement(100, 10) {
      HStack(spacing: 0) {
        ViewThatFits { greedy("a").layoutPriority(5) }
        greedy("b")
      }
    }
    #expect(chosen.widths("a", "b") == [50, 50])
  }

  @Test("1.43 An empty container is served last, as a spacer is")
  func emptyContainer() {
    let laid = Arrangement(100, 1) {
      HStack(spacing: 0) {
        Greedy {}.named("empty")
        greedy("b")
      }
    }
    #expect(laid.widths("empty", "b") == [0, 100])
    let filled = Arrangement(100, 1) {
      HStack(spacing: 0) {
        Greedy { greedy() }.named("filled")
        greedy("b")
      }
    }
    #expect(filled.widths("filled", "b") == [50, 50])
  }

  @Test("A priority that changes deep in a chain of modifiers is noticed")
  func changingPriority() throws {
    let host = TextHost(columns: 100, rows: 3, metrics: .exact) { Promoted() }
    #expect(host.rect(of: "a")?.size.width == 50)
    try host.tap("Promote")
    #expect(host.rect(of: "a")?.size.width == 100)
  }
}

private struct Promoted: View {
  @State private var priority = 0.0

  var body: some View {
    VStack(spacing: 0) {
      Button("Promote") { priority = 1 }
      HStack(spacing: 0) {
        greedy("a").layoutPriority(priority).padding(0).border(.gray)
        greedy("b")
      }
    }
  }
}

/// A layout that takes all it is offered.
private struct Greedy: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

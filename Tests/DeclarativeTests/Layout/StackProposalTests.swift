import DeclarativeText
import Support
import Testing

/// What a stack answers when it is asked for its ideal, its least and its greatest size.
@MainActor @Suite struct StackProposalTests {
  @Test("1.21 Asked for its ideal, a stack asks its children for theirs")
  func ideal() {
    #expect(
      Arrangement(nil, nil) {
        HStack(spacing: 8) {
          greedy()
          greedy()
        }
      }
      .size == [28, 10])
    #expect(
      Arrangement(nil, nil) {
        VStack(spacing: 8) {
          greedy()
          greedy()
        }
      }
      .size == [10, 28])
    #expect(
      Arrangement(nil, 7) {
        HStack(spacing: 8) {
          greedy()
          greedy()
        }
      }
      .size == [28, 7])
  }

  @Test("1.22 Offered nothing, children take their least, and gaps stay")
  func least() {
    let laid = Arrangement(0, 0) {
      HStack(spacing: 8) {
        greedy("a")
        box("b", 20, 5)
      }
    }
    #expect(laid.size == [28, 5])
    #expect(laid.widths("a", "b") == [0, 20])
  }

  @Test("1.23 Offered everything, what takes anything makes a stack infinite")
  func greatest() {
    #expect(
      Arrangement(.infinity, 10) {
        HStack(spacing: 0) {
          greedy()
          box("", 20, nil)
        }
      }
      .width
        == .infinity)
    #expect(
      Arrangement(.infinity, 10) {
        HStack(spacing: 0) {
          box("", 7, 3)
          box("", 20, 5)
        }
      }
      .size
        == [27, 5])
  }

  @Test("1.24 An empty stack is nothing, whatever it is offered")
  func empty() {
    for length in [nil, 0, 50, CGFloat.infinity] {
      #expect(Arrangement(length, length) { HStack {} }.size == [0, 0])
      #expect(Arrangement(length, length) { VStack(spacing: 5) {} }.size == [0, 0])
      #expect(Arrangement(length, length) { ZStack {} }.size == [0, 0])
      #expect(
        Arrangement(length, length) {
          VStack {
            if false { greedy() }
            EmptyView()
          }
        }
        .size
          == [0, 0])
    }
  }

  @Test("1.25 With one child, a stack answers what the child does")
  func single() {
    #expect(Arrangement(100, 100) { HStack(spacing: 8) { box("", 7, 3) } }.size == [7, 3])
    #expect(Arrangement(60, 40) { VStack(spacing: 8) { greedy() } }.size == [60, 40])
    #expect(Arrangement(nil, 40) { VStack(spacing: 8) { greedy() } }.size == [10, 40])
    #expect(
      Arrangement(7, 9) { HStack { Text("aaa bbb ccc ddd") } }.size == [7, 2])
  }

  @Test("1.27 The popular way to make buttons equally wide")
  func equalWidths() {
    let laid = Arrangement(80, 10) {
      VStack(spacing: 0) {
        Text("OK").frame(maxWidth: .infinity).named("ok")
        Text("Cancel").frame(maxWidth: .infinity).named("cancel")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(laid.width == 6)
    #expect(laid.widths("ok", "cancel") == [6, 6])
    let row = Arrangement(80, 10) {
      HStack(spacing: 0) {
        Text("a").frame(maxHeight: .infinity).named("a")
        Text("b\nc\nd").frame(maxHeight: .infinity).named("b")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(row.heights("a", "b") == [3, 3])
  }

  @Test("1.28 A greedy line in a stack of its ideal size counts with its ideal 10")
  func greedyInIdeal() {
    let laid = Arrangement(200, 200) {
      VStack(spacing: 0) {
        Text("Hello")
        box("line", nil, 1)
        Text("Hi")
      }
      .fixedSize()
    }
    #expect(laid.size == [10, 3])
    #expect(laid.widths("line") == [10])
    let wide = Arrangement(200, 200) {
      VStack(spacing: 0) {
        Text("Hello, everyone")
        box("line", nil, 1)
      }
      .fixedSize()
    }
    #expect(wide.widths("line") == [15])
  }

  @Test("1.30 A row of its ideal height is as high as its highest ideal")
  func idealHeight() {
    let laid = Arrangement(80, 50) {
      HStack(spacing: 0) {
        box("a", 5, nil)
        box("b", 5, 7)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(laid.size == [10, 10])
    #expect(laid["b"] == [5, 1.5, 5, 7])
  }

  @Test("1.31 Flexibility is measured at the stack's own breadth")
  func flexibilityAtBreadth() {
    let asked = Asked()
    let laid = Arrangement(30, 4) {
      HStack(spacing: 0) {
        Recorder(asked: asked) { greedy() }
        greedy()
      }
    }
    #expect(laid.size == [30, 4])
    #expect(asked.proposals.contains(ProposedViewSize(width: 0, height: 4)))
    #expect(asked.proposals.contains(ProposedViewSize(width: .infinity, height: 4)))
    #expect(asked.proposals.allSatisfy { $0.height == 4 })
    let askedDown = Asked()
    let column = Arrangement(4, 30) {
      VStack(spacing: 0) {
        Recorder(asked: askedDown) { greedy() }
        greedy()
      }
    }
    #expect(column.size == [4, 30])
    #expect(askedDown.proposals.contains(ProposedViewSize(width: 4, height: 0)))
    #expect(askedDown.proposals.contains(ProposedViewSize(width: 4, height: .infinity)))
    #expect(askedDown.proposals.allSatisfy { $0.width == 4 })
  }

  @Test("1.32 Another breadth is measured anew; the same one changes nothing")
  func anotherBreadth() {
    let stack = HStack(spacing: 0) {
      // As wide as the stack is high.
      Color.red.aspectRatio(1, contentMode: .fit).named("square")
      greedy("rest")
    }
    let host = TextHost(columns: 30, rows: 10, metrics: .exact) { stack }
    #expect(host.rect(of: "square") == CGRect(x: 0, y: 0, width: 10, height: 10))
    host.resize(columns: 30, rows: 5)
    #expect(host.rect(of: "square") == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(host.rect(of: "rest") == CGRect(x: 5, y: 0, width: 25, height: 5))
    host.resize(columns: 30, rows: 10)
    #expect(host.rect(of: "square") == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}

/// Every proposal a view was measured with.
final class Asked: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
}

/// Passes proposals on to its one child and remembers them.
struct Recorder: Layout {
  let asked: Asked

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    asked.proposals.append(proposal)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

import DeclarativeText
import Support
import Testing

/// How the guides of a container's children become its own.
@MainActor @Suite struct GuideMergingTests {
  @Test("3.10 Of guides of one's own, the mean of those that are set")
  func mean() {
    func x(_ guides: CGFloat?...) -> CGFloat? {
      let laid = Arrangement(200, 200) {
        VStack(alignment: .lead, spacing: 0) {
          ZStack(alignment: .leading) {
            ForEach(Array(guides.enumerated()), id: \.offset) { item in
              if let guide = item.element {
                box("", 50, 1).alignmentGuide(.lead) { _ in guide }
              } else {
                box("", 50, 1)
              }
            }
          }
          box("line", 80, 1)
        }
      }
      return laid.xs("line").first
    }
    #expect(x(1, 3, 5, nil, nil) == 3)
    #expect(x(7) == 7)
    #expect(x(4, nil) == 4)
    #expect(x(nil, nil) == 0)
  }

  @Test("3.12 Edges and centres of several children are not passed on")
  func builtIn() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 1).alignmentGuide(.leading) { _ in 4 }
          box("b", 10, 1)
        }
        box("line", 20, 1)
      }
    }
    #expect(laid.xs("a", "line") == [0, 0])
    #expect(laid.width == 20)
    let centre = Arrangement(200, 200) {
      VStack(spacing: 0) {
        ZStack { box("a", 10, 1).alignmentGuide(HorizontalAlignment.center) { _ in 0 } }
        box("line", 20, 1)
      }
    }
    #expect(centre.xs("a", "line") == [5, 0])
    let trailing = Arrangement(200, 200) {
      VStack(alignment: .trailing, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 1).alignmentGuide(.trailing) { _ in 3 }
          box("b", 10, 1)
        }
        box("line", 20, 1)
      }
    }
    #expect(trailing.xs("a", "line") == [0, 0])
    #expect(trailing.width == 20)
    for alignment in [VerticalAlignment.top, .center, .bottom] {
      let row = Arrangement(200, 200) {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            box("a", 1, 10).alignmentGuide(alignment) { _ in 4 }
            box("b", 1, 10)
          }
          box("line", 1, 20)
        }
      }
      #expect(row.ys("a", "line") == [0, 0])
      #expect(row.height == 20)
    }
  }

  @Test("3.13 A guide of one's own is passed on, where the child stands")
  func custom() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .lead, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 1).alignmentGuide(.lead) { _ in 4 }
          box("b", 10, 1)
        }
        .named("row")
        box("line", 20, 1)
      }
    }
    #expect(laid.xs("row", "line") == [0, 4])
    #expect(laid.width == 24)
    let second = Arrangement(200, 200) {
      VStack(alignment: .lead, spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 1)
          box("b", 10, 1).alignmentGuide(.lead) { _ in 4 }
        }
        box("line", 20, 1)
      }
    }
    #expect(second.xs("line") == [14])
  }

  @Test("3.15 A container's baselines are its highest first and its lowest last")
  func baselines() {
    let read = Read()
    let laid = Arrangement(100, 100) {
      ReadingLayout(read: read) {
        VStack(alignment: .leading, spacing: 0) {
          box("", 5, 3)
          Text("one")
          box("", 5, 2)
          Text("two")
          box("", 5, 4)
        }
      }
    }
    #expect(laid.size == [5, 11])
    #expect(read.vertical == [0, 5.5, 11, 4, 7])
  }

  @Test("3.15 Baselines that are set count as those of texts do, and the others not at all")
  func setBaselines() {
    let read = Read()
    let laid = Arrangement(100, 100) {
      ReadingLayout(read: read) {
        HStack(alignment: .top, spacing: 0) {
          box("", 5, 10)
          box("", 5, 10).alignmentGuide(.firstTextBaseline) { _ in 6 }
            .alignmentGuide(.lastTextBaseline) { _ in 7 }
          box("", 5, 10).alignmentGuide(.firstTextBaseline) { _ in 2 }
            .alignmentGuide(.lastTextBaseline) { _ in 9 }
        }
      }
    }
    #expect(laid.size == [15, 10])
    #expect(read.vertical == [0, 5, 10, 2, 9])
  }

  @Test("3.15 Without text the baselines are the bottom")
  func noBaselines() {
    let read = Read()
    let laid = Arrangement(100, 100) {
      ReadingLayout(read: read) {
        VStack(spacing: 0) {
          box("", 5, 3)
          box("", 5, 2)
        }
      }
    }
    #expect(laid.size == [5, 5])
    #expect(read.vertical == [0, 2.5, 5, 5, 5])
  }

  @Test("3.17 Texts meet on their first rows, or on their last")
  func textRows() {
    func y(_ alignment: VerticalAlignment) -> CGFloat? {
      Arrangement(100, 100) {
        HStack(alignment: alignment) {
          Text("a\nb\nc")
          Text("d").named("one")
        }
      }
      .ys("one").first
    }
    #expect(y(.firstTextBaseline) == 0)
    #expect(y(.lastTextBaseline) == 2)
    #expect(y(.center) == 1)
    expectFrame(columns: 3, rows: 3) {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb\nc")
        Text("d")
      }
    } is: {
      """
      a··
      b··
      c·d
      """
    }
  }

  @Test("3.18 What has no text stands on the baseline")
  func withoutText() {
    let laid = Arrangement(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x").named("t")
        box("a", 3, 3)
      }
    }
    #expect(laid.ys("t", "a") == [2, 0])
    #expect(laid.height == 3)
  }

  @Test("3.17 Baselines are found through padding, frames and stacks")
  func throughContainers() {
    let laid = Arrangement(100, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          box("", 5, 2)
          Text("one")
        }
        .padding(.top, 3)
        Text("two").named("t")
        Text("six").frame(height: 3).named("framed")
      }
    }
    #expect(laid.ys("t", "framed") == [5, 4])
  }

  @Test("3.19 A layout merges its subviews' guides where it has placed them")
  func layouts() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .lead, spacing: 0) {
        Shifted(by: 6) { box("a", 10, 1).alignmentGuide(.lead) { _ in 4 } }
        box("line", 20, 1)
      }
    }
    #expect(laid.xs("line") == [10])
  }

  @Test("3.20 A layout's own guide shifts it as a whole")
  func ownGuide() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        Leading(at: 10) { box("", 20, 1) }.named("layout")
        box("line", 20, 1)
      }
    }
    #expect(laid.xs("layout", "line") == [0, 10])
    #expect(laid.width == 30)
    let any = Arrangement(200, 200) {
      VStack(alignment: .leading, spacing: 0) {
        AnyLayout(Leading(at: 10)).callAsFunction { box("", 20, 1) }
        box("line", 20, 1)
      }
    }
    #expect(any.xs("line") == [10])
  }

  @Test("3.21 Rows of two columns meet on the rows that are marked")
  func acrossStacks() {
    let laid = Arrangement(200, 200) {
      HStack(alignment: .level, spacing: 0) {
        VStack(spacing: 0) {
          box("a", 5, 2)
          box("b", 5, 4).alignmentGuide(.level) { $0[VerticalAlignment.center] }
        }
        VStack(spacing: 0) {
          box("c", 5, 2).alignmentGuide(.level) { $0[VerticalAlignment.center] }
          box("d", 5, 2)
          box("e", 5, 2)
        }
      }
    }
    #expect(laid.ys("b", "c") == [2, 3])
    #expect(laid.height == 9)
  }

  @Test("3.23 A guide set around a container wins over what it merged")
  func aroundContainers() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .lead, spacing: 0) {
        HStack(spacing: 0) { box("a", 10, 1).alignmentGuide(.lead) { _ in 4 } }
          .alignmentGuide(.lead) { $0[.lead] + 5 }
        box("line", 20, 1)
      }
    }
    #expect(laid.xs("line") == [9])
  }
}

/// Places its one child some way in.
struct Shifted: Layout {
  var by: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    return CGSize(width: size.width + by, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0]
      .place(
        at: CGPoint(x: bounds.minX + by, y: bounds.minY), proposal: proposal)
  }
}

/// Lays its one child out as it is, with a leading guide of its own.
private struct Leading: Layout {
  var at: CGFloat

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

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + at : nil
  }
}

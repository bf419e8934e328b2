import DeclarativeText
import Support
import Testing

/// Layouts of one's own: what they are told, and what they may say.
@MainActor @Suite struct LayoutProtocolTests {
  @Test("4.01 A length that is not offered is replaced, by 10 unless told otherwise")
  func replacing() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 200)
        .replacingUnspecifiedDimensions(by: CGSize(width: 50, height: 100))
        == CGSize(width: 50, height: 200))
    #expect(
      ProposedViewSize.zero.replacingUnspecifiedDimensions() == CGSize(width: 0, height: 0))
  }

  @Test("4.02 Nothing, everything and nil ask for the least, the greatest and the ideal size")
  func extremes() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    var sizes: [CGSize] = []
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        sizes = [.zero, .unspecified, .infinity].map { subviews[0].sizeThatFits($0) }
      } content: {
        Color.red.frame(minWidth: 3, idealWidth: 5, maxWidth: 7, minHeight: 2, maxHeight: 4)
      }
    }
    #expect(laid.size == [50, 50])
    #expect(
      sizes == [
        CGSize(width: 3, height: 2), CGSize(width: 5, height: 4), CGSize(width: 7, height: 4),
      ])
  }

  @Test("4.03 The anchor of a subview lands on the point")
  func anchors() {
    func place(_ anchor: UnitPoint?) -> [CGFloat] {
      Arrangement(50, 50) {
        Free { _, subviews in
          let point = CGPoint(x: 20, y: 20)
          if let anchor {
            subviews[0].place(at: point, anchor: anchor, proposal: .unspecified)
          } else {
            subviews[0].place(at: point, proposal: .unspecified)
          }
        } content: {
          box("a", 10, 6)
        }
      }["a"]
    }
    #expect(place(nil) == [20, 20, 10, 6])
    #expect(place(.topLeading) == [20, 20, 10, 6])
    #expect(place(.center) == [15, 17, 10, 6])
    #expect(place(.bottomTrailing) == [10, 14, 10, 6])
    #expect(place(.top) == [15, 20, 10, 6])
    #expect(place(UnitPoint(x: 0.25, y: 2)) == [17.5, 8, 10, 6])
  }

  @Test("4.04 A subview takes the size it answers to the proposal it is placed with")
  func placedSize() {
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        _ = subviews[0].sizeThatFits(.infinity)
        subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 7, height: nil))
      } content: {
        Text("aaa bbb ccc ddd").named("t")
      }
    }
    #expect(laid["t"] == [0, 0, 7, 2])
  }

  @Test("4.06 Of two places the last counts")
  func placedTwice() {
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        subviews[0].place(at: CGPoint(x: 1, y: 1), proposal: .zero)
        subviews[0]
          .place(
            at: CGPoint(x: 5, y: 6), proposal: ProposedViewSize(width: 3, height: 4))
      } content: {
        greedy("a")
      }
    }
    #expect(laid["a"] == [5, 6, 3, 4])
  }

  @Test("A subview that is not placed is in the middle")
  func notPlaced() {
    let laid = Arrangement(50, 50) {
      Free { _, _ in
      } content: {
        box("a", 10, 6)
      }
    }
    #expect(laid["a"] == [20, 22, 10, 6])
  }

  @Test("4.08 The proposal for placing is the one that gave the bounds their size")
  func placingProposal() {
    let told = Told()
    let laid = Arrangement(30, nil) {
      Listening(told: told) { greedy("a") }.padding(2)
    }
    #expect(laid.size == [30, 14])
    #expect(told.bounds?.size == CGSize(width: 26, height: 10))
    #expect(told.proposal == ProposedViewSize(width: 26, height: nil))
  }

  @Test("4.09 A layout's size is what it says, wherever its subviews are")
  func sizeAsSaid() {
    let laid = Arrangement(50, 50) {
      HStack(spacing: 0) {
        Free { _, subviews in
          subviews[0].place(at: CGPoint(x: -5, y: 60), proposal: .unspecified)
        } content: {
          box("a", 90, 90)
        }
        .named("layout")
        box("b", 10, 10)
      }
    }
    #expect(laid.size == [50, 50])
    #expect(laid["layout"] == [0, 0, 40, 50])
    #expect(laid["a"] == [-5, 60, 90, 90])
  }

  @Test("4.12 A value given to a view is read by the nearest layout, through modifiers")
  func layoutValues() {
    var seen: [Int] = []
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        seen = subviews.map { $0[Weight.self] }
      } content: {
        greedy().layoutValue(key: Weight.self, value: 3)
        greedy()
        greedy().layoutValue(key: Weight.self, value: 4).padding(1).border(.gray)
        HStack { greedy().layoutValue(key: Weight.self, value: 5) }
        Group {
          greedy()
          greedy()
        }
        .layoutValue(key: Weight.self, value: 6)
      }
    }
    #expect(laid.size == [50, 50])
    #expect(seen == [3, 1, 4, 1, 6, 6])
  }

  @Test("4.13 Subviews say their priority, 0 unless set")
  func priorities() {
    var seen: [Double] = []
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        seen = subviews.map(\.priority)
      } content: {
        greedy()
        greedy().layoutPriority(2).frame(width: 3)
        Spacer()
      }
    }
    #expect(laid.size == [50, 50])
    #expect(seen == [0, 2, -.infinity])
  }

  @Test("4.14 Groups, loops, tuples and conditions are no subviews: their views are")
  func flattening() {
    func count(@ViewBuilder _ content: () -> some View) -> Int {
      var count = -1
      let content = content()
      let laid = Arrangement(50, 50) {
        Free { _, subviews in
          count = subviews.count
        } content: {
          content
        }
      }
      #expect(laid.size == [50, 50])
      return count
    }
    #expect(
      count {
        greedy()
        Group {
          greedy()
          greedy()
        }
        ForEach(0..<3) { _ in greedy() }
        if false { greedy() }
      } == 6)
    #expect(
      count {
        if true {
          greedy()
          greedy()
        } else {
          greedy()
        }
      } == 2)
    #expect(
      count {
        AnyView(
          Group {
            greedy()
            greedy()
          })
      } == 2)
    #expect(count { EmptyView() } == 0)
    #expect(
      count {
        Spacer()
        Divider()
        EmptyView()
      } == 2)
    #expect(count { Pair() } == 2)
    #expect(count { VStack { Pair() } } == 1)
    #expect(count { ForEach(0..<2) { _ in Pair() }.padding(1) } == 4)
    #expect(count { Pair().modifier(Padded()) } == 2)
    #expect(count { Group { if false { greedy() } }.padding().frame(width: 3) } == 0)
  }

  @Test("4.16 A modifier on a group is one on each member")
  func groupModifier() {
    let laid = Arrangement(50, 50) {
      HStack(spacing: 0) {
        Group {
          box("a", 1, 1)
          box("b", 1, 1)
        }
        .padding(1)
      }
    }
    #expect(laid.size == [6, 3])
    #expect(laid.xs("a", "b") == [1, 4])
  }

  @Test("4.24 A part of the subviews, or their reverse, are the same subviews")
  func subviewSlices() {
    let laid = Arrangement(50, 50) {
      Free { _, subviews in
        for (index, subview) in subviews.reversed().enumerated() {
          subview.place(at: CGPoint(x: index * 10, y: 0), proposal: .unspecified)
        }
        subviews[1..<2].first?.place(at: CGPoint(x: 0, y: 30), proposal: .unspecified)
      } content: {
        box("a", 1, 1)
        box("b", 1, 1)
        box("c", 1, 1)
      }
    }
    #expect(laid.xs("a", "b", "c") == [20, 0, 0])
    #expect(laid.ys("b") == [30])
  }

  @Test("Sizes and places that are no numbers do not trap")
  func notNumbers() {
    for length in [CGFloat.nan, .infinity, -.infinity, -7, 1e300] {
      let frame = TextHost(columns: 6, rows: 3) {
        HStack {
          Odd(length: length) {
            Text("a")
            Text("b")
          }
          Text("c")
        }
        .border(.gray)
      }
      .frame
      #expect(frame.size == CellSize(columns: 6, rows: 3))
      let laid = Arrangement(50, 50) {
        VStack(spacing: 0) {
          Odd(length: length) { greedy() }.named("odd")
          box("b", 3, 3)
        }
      }
      #expect(laid.widths("odd") == [length > 0 ? length : 0])
      #expect(laid.heights("b") == [3])
    }
  }
}

/// A layout that takes all it is offered and places its subviews as it is told.
private struct Free<Content: View>: View {
  let place: (CGRect, LayoutSubviews) -> Void
  let content: () -> Content

  init(
    _ place: @escaping (CGRect, LayoutSubviews) -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.place = place
    self.content = content
  }

  var body: some View { FreeLayout(place: Placing(place)).callAsFunction { content() } }
}

private final class Placing: @unchecked Sendable {
  let place: (CGRect, LayoutSubviews) -> Void

  init(_ place: @escaping (CGRect, LayoutSubviews) -> Void) { self.place = place }
}

private struct FreeLayout: Layout {
  let place: Placing

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place.place(bounds, subviews)
  }
}

/// What a layout was told when it was to place its subviews.
private final class Told: @unchecked Sendable {
  var bounds: CGRect?
  var proposal: ProposedViewSize?
}

private struct Listening: Layout {
  let told: Told

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    told.bounds = bounds
    told.proposal = proposal
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

private enum Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Two views, with nothing around them.
private struct Pair: View {
  var body: some View {
    Color.red
    Color.blue
  }
}

private struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

/// A layout that answers, and places, with a length that may be no number.
private struct Odd: Layout {
  var length: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: length, height: length)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: length, y: bounds.midY), anchor: UnitPoint(x: length, y: 0),
        proposal: ProposedViewSize(width: length, height: -length))
    }
  }
}

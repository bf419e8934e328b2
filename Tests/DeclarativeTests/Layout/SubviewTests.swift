import DeclarativeText
import Support
import Testing

/// What counts as a subview, and where subviews are placed.
@MainActor @Suite struct SubviewTests {
  /// How many subviews a layout sees in `content`.
  private func count<Content: View>(@ViewBuilder _ content: () -> Content) -> Int {
    Int(Arrangement(nil, nil) { CountingLayout { content() } }.width)
  }

  private struct Two: View {
    @ViewBuilder var body: some View {
      Text("a")
      Text("b")
    }
  }

  private struct Nothing: View {
    var body: some View { EmptyView() }
  }

  @Test("4.15 An empty view is no subview; a spacer and a divider are one each")
  func emptyViews() {
    #expect(count { EmptyView() } == 0)
    #expect(count { Nothing() } == 0)
    #expect(count { EmptyView().padding() } == 0)
    #expect(count { Spacer() } == 1)
    #expect(count { Divider() } == 1)
    #expect(
      count {
        Text("a")
        EmptyView()
        Spacer()
        Divider()
      } == 3)
  }

  @Test("4.17 A view whose body has several views is several subviews; in a stack it is one")
  func bodies() {
    #expect(count { Two() } == 2)
    #expect(count { Two().padding() } == 2)
    #expect(count { Group { Two() } } == 2)
    #expect(
      count {
        Two()
        Two()
      } == 4)
    #expect(count { VStack { Two() } } == 1)
    #expect(count { AnyView(Two()) } == 2)
  }

  @Test("4.07 Bounds need not begin at zero, and places count from where the parent does")
  func bounds() {
    // A layout that places at its bounds' corner, in one that gives it another corner.
    let laid = Arrangement(50, 50) {
      CornerLayout {
        box("a", 4, 2)
      }
      .padding(.leading, 7)
      .offset(x: 3, y: 5)
    }
    #expect(laid["a"] == [10, 5, 4, 2])
  }
}

/// As wide as it has subviews.
private struct CountingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.count, height: 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct CornerLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: proposal)
  }
}

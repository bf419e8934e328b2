import DeclarativeText
import Support
import Testing

/// 3.24: where text runs from right to left, leading is right.
@MainActor @Suite struct MirroringTests {
  private func mirrored(
    _ width: CGFloat = 100, _ height: CGFloat = 100, @ViewBuilder _ content: () -> some View
  ) -> Arrangement {
    let content = content()
    return Arrangement(width, height) { content.environment(\.layoutDirection, .rightToLeft) }
  }

  @Test("3.24 Rows run from the right")
  func rows() {
    let laid = mirrored {
      HStack(spacing: 2) {
        box("a", 10, 1)
        box("b", 20, 1)
      }
    }
    #expect(laid.xs("a", "b") == [22, 0])
  }

  @Test("3.24 Columns are aligned on the other side")
  func columns() {
    let laid = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 1)
        box("b", 30, 1)
      }
    }
    #expect(laid.xs("a", "b") == [20, 0])
    let trailing = mirrored {
      VStack(alignment: .trailing, spacing: 0) {
        box("a", 10, 1)
        box("b", 30, 1)
      }
    }
    #expect(trailing.xs("a") == [0])
    let centred = mirrored {
      VStack(spacing: 0) {
        box("a", 10, 1)
        box("b", 30, 1)
      }
    }
    #expect(centred.xs("a") == [10])
  }

  @Test("3.24 Frames and layers are aligned on the other side")
  func frames() {
    #expect(mirrored { box("a", 10, 1).frame(width: 30, alignment: .leading) }.xs("a") == [20])
    #expect(
      mirrored { box("a", 10, 1).frame(maxWidth: .infinity, alignment: .trailing) }.xs("a") == [0])
    #expect(
      mirrored { box("a", 30, 9).overlay(alignment: .topTrailing) { box("b", 4, 4) } }["b"]
        == [0, 0, 4, 4])
    #expect(
      mirrored { box("a", 30, 9).background(alignment: .leading) { box("b", 4, 3) } }["b"]
        == [26, 3, 4, 3])
    #expect(
      mirrored {
        ZStack(alignment: .topLeading) {
          box("a", 30, 9)
          box("b", 4, 4)
        }
      }["b"]
        == [26, 0, 4, 4])
  }

  @Test("3.24 Guides count from the right")
  func guides() {
    let laid = mirrored {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 10, 1).alignmentGuide(.leading) { _ in 4 }
        box("b", 10, 1)
      }
    }
    #expect(laid.width == 14)
    #expect(laid.xs("a", "b") == [4, 0])
    let nested = mirrored {
      VStack(alignment: .lead, spacing: 0) {
        HStack(spacing: 0) {
          box("c", 10, 1)
          box("a", 10, 1).alignmentGuide(.lead) { _ in 4 }
        }
        .padding(.leading, 1)
        box("line", 20, 1)
      }
    }
    // The guide is 1 + 10 + 4 from the right.
    #expect(nested.width == 35)
    #expect(nested.xs("line", "c", "a") == [0, 24, 14])
  }

  @Test("3.24 Insets at the leading edge are on the right")
  func insets() {
    let laid = mirrored {
      greedy("base").safeAreaInset(edge: .leading, spacing: 0) { box("bar", 10, nil) }
    }
    #expect(laid["bar"] == [90, 0, 10, 100])
    #expect(laid["base"] == [0, 0, 90, 100])
    let padded = mirrored { greedy("a").safeAreaPadding(.leading, 10) }
    #expect(padded["a"] == [0, 0, 90, 100])
  }

  @Test("3.24 A layout of one's own is mirrored as a whole, and told of it")
  func layouts() {
    let laid = mirrored { Shifted(by: 6) { box("a", 10, 1) } }
    #expect(laid.xs("a") == [0])
    #expect(laid.width == 16)
  }

  @Test("3.24 The direction may change, and change back")
  func changes() throws {
    let host = TextHost(columns: 20, rows: 2) { Turning() }
    #expect(host.rect(of: "a")?.minX == 0)
    try host.tap("Turn")
    #expect(host.rect(of: "a")?.minX == 15)
    try host.tap("Turn")
    #expect(host.rect(of: "a")?.minX == 0)
  }

  @Test("3.24 Drawn")
  func drawn() {
    expectFrame(columns: 9, rows: 2) {
      VStack(alignment: .leading) {
        HStack {
          Text("ab")
          Text("cde")
        }
        Text("f")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft)
    } is: {
      """
      ···cde·ab
      ········f
      """
    }
  }
}

private struct Turning: View {
  @State private var isRightToLeft = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Turn") { isRightToLeft.toggle() }
      HStack(spacing: 0) {
        Color.red.frame(width: 5, height: 1).named("a")
        Spacer()
      }
    }
    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

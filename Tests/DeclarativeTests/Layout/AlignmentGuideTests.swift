import DeclarativeText
import Support
import Testing

/// Guides of single views: their defaults, and how they are set and read.
@MainActor @Suite struct AlignmentGuideTests {
  @Test("3.01 Where guides are that nobody has set")
  func defaults() {
    let read = Read()
    let laid = Arrangement(300, 300) {
      ReadingLayout(read: read) { box("", 100, 100) }
    }
    #expect(laid.size == [100, 100])
    #expect(read.horizontal == [0, 50, 100])
    #expect(read.vertical == [0, 50, 100, 100, 100])
    #expect(read.explicit.allSatisfy { $0 == nil })
  }

  @Test("3.02 A guide's closure reads what was before it")
  func previousValue() {
    let read = Read()
    let laid = Arrangement(300, 300) {
      VStack(alignment: .leading) {
        box("", 100, 100)
          .alignmentGuide(.leading) { dimensions in
            read.explicit.append(dimensions[explicit: .leading])
            return dimensions.width / 3
          }
          .alignmentGuide(.leading) { dimensions in
            read.horizontal = [dimensions[.leading]]
            read.explicit.append(dimensions[explicit: .leading])
            return dimensions[.leading]
          }
        greedy()
      }
    }
    #expect(laid.size == [333.33, 300])
    #expect(read.horizontal.first.map { ($0 * 100).rounded() / 100 } == 33.33)
    #expect(read.explicit.contains { $0 == nil })
    #expect(read.explicit.contains { ($0 ?? 0) > 33.3 && ($0 ?? 0) < 33.4 })
  }

  @Test("3.03 A guide set to where it is anyway is explicit all the same")
  func unchangedIsExplicit() {
    let read = Read()
    let laid = Arrangement(300, 300) {
      ReadingLayout(read: read) {
        box("", 100, 100)
          .alignmentGuide(HorizontalAlignment.center) {
            $0[HorizontalAlignment.center]
          }
      }
    }
    #expect(laid.size == [100, 100])
    #expect(read.explicit == [nil, 50, nil])
  }

  @Test("3.04 A guide inside a view pushes the others aside")
  func pushes() {
    let laid = Arrangement(500, 500) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 100).alignmentGuide(.leading) { _ in 30 }
        box("b", 100, 100)
      }
    }
    #expect(laid.size == [130, 200])
    #expect(laid.xs("a", "b") == [0, 30])
  }

  @Test("3.05 Guides widen a stack past what it is offered")
  func widens() {
    let stack = VStack(alignment: .leading) {
      ForEach(0..<4) { index in
        greedy("\(index)").alignmentGuide(.leading) { _ in CGFloat(-10 * index) }
      }
    }
    let laid = Arrangement(200, 200) { stack }
    #expect(laid.width == 230)
    #expect(laid.xs("0", "1", "2", "3") == [0, 10, 20, 30])
    let host = TextHost(columns: 200, rows: 200, metrics: .exact) { stack }
    #expect((0..<4).map { host.rect(of: "\($0)")?.minX } == [-15, -5, 5, 15])
  }

  @Test("3.07 The same in a row")
  func row() {
    let laid = Arrangement(200, 200) {
      HStack(alignment: .top) {
        ForEach(0..<4) { index in
          greedy("\(index)").alignmentGuide(.top) { _ in CGFloat(-10 * index) }
        }
      }
    }
    #expect(laid.height == 230)
    #expect(laid.ys("0", "1", "2", "3") == [0, 10, 20, 30])
  }

  @Test("3.08 A guide of the stack itself does not move its children")
  func ofTheStack() {
    let laid = Arrangement(200, 200) {
      ZStack(alignment: .leading) {
        box("a", 100, 100)
        box("b", 20, 20)
      }
      .alignmentGuide(.leading) { _ in 50 }
    }
    #expect(laid["a"] == [0, 0, 100, 100])
    #expect(laid["b"] == [0, 40, 20, 20])
  }

  @Test("3.09 A guide of one's own has a default of its own")
  func customDefault() {
    let laid = Arrangement(200, 200) {
      VStack(alignment: .oneThird, spacing: 0) {
        box("a", 30, 1)
        box("b", 60, 1)
      }
    }
    #expect(laid.xs("a", "b") == [10, 0])
    #expect(laid.width == 60)
  }

  @Test("3.14 Guides pass through modifiers of one view, moved with it")
  func throughModifiers() {
    func x(_ view: some View) -> CGFloat? {
      let laid = Arrangement(200, 200) {
        VStack(alignment: .leading, spacing: 0) {
          view
          box("line", 40, 1)
        }
      }
      return laid.xs("line").first
    }
    let guided = box("", 10, 1).alignmentGuide(.leading) { _ in 4 }
    #expect(x(guided) == 4)
    #expect(x(guided.padding(.leading, 3)) == 7)
    #expect(x(guided.frame(width: 20)) == 9)
    #expect(x(guided.frame(width: 20, alignment: .trailing)) == 14)
    #expect(x(guided.frame(minWidth: 20, maxWidth: 20, alignment: .leading)) == 0)
    #expect(x(guided.fixedSize().border(.gray).overlay { greedy() }.background(.red)) == 4)
    #expect(x(guided.padding(1).padding(2)) == 7)
    #expect(x(AnyView(guided)) == 4)
    #expect(x(guided.safeAreaPadding(.leading, 2)) == 6)
  }

  @Test("A guide that is no number is at the corner")
  func notNumbers() {
    for guide in [CGFloat.nan, .infinity] {
      let laid = Arrangement(200, 200) {
        VStack(alignment: .leading) {
          box("a", 10, 1).alignmentGuide(.leading) { _ in guide }
          box("b", 10, 1)
        }
      }
      #expect(laid.xs("a", "b") == [0, 0])
    }
  }

  @Test("A guide that changes moves what is aligned with it, far outside too")
  func changing() throws {
    let host = TextHost(columns: 30, rows: 5) { MovingGuide() }
    #expect(host.rect(of: "line")?.minX == host.rect(of: "guided")?.minX)
    try host.tap("Move")
    #expect(
      host.rect(of: "line")?.minX == host.rect(of: "guided").map { $0.minX + 4 })
  }

  private struct Sliding: View {
    @State private var indent: CGFloat = 0

    var body: some View {
      VStack(alignment: .leading) {
        Button("move") { indent += 2 }
        Text("ab").alignmentGuide(.leading) { _ in -indent }
      }
    }
  }

  @Test("A guide follows a state that only its closure reads")
  func followsState() throws {
    let host = TextHost(columns: 4, rows: 2) { Sliding() }
    expectFrame(of: host) {
      """
      move
      ab··
      """
    }
    try host.tap("move")
    expectFrame(of: host) {
      """
      move
      ··ab
      """
    }
  }
}

private struct MovingGuide: View {
  @State private var guide: CGFloat = 0

  var body: some View {
    VStack(alignment: .lead) {
      Button("Move") { guide = 4 }
      HStack(spacing: 0) {
        VStack { Color.red.frame(width: 10, height: 1).named("guided").guided(guide) }
        Color.blue.frame(width: 5, height: 1)
      }
      .padding(.vertical, 0)
      Color.green.frame(width: 8, height: 1).named("line")
    }
    .frame(width: 30, alignment: .leading)
  }
}

extension View {
  fileprivate func guided(_ guide: CGFloat) -> some View {
    alignmentGuide(.lead) { _ in guide }
  }
}

/// What a layout reads of its child's guides.
final class Read: @unchecked Sendable {
  var horizontal: [CGFloat] = []
  var vertical: [CGFloat] = []
  var explicit: [CGFloat?] = []
}

struct ReadingLayout: Layout {
  let read: Read

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let dimensions = subviews[0].dimensions(in: proposal)
    read.horizontal = [.leading, .center, .trailing].map { dimensions[$0] }
    read.vertical = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
      .map { dimensions[$0] }
    read.explicit = [.leading, .center, .trailing].map { dimensions[explicit: $0] }
  }
}

private enum OneThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum Lead: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Level: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension HorizontalAlignment {
  static let oneThird = HorizontalAlignment(OneThird.self)
  /// A guide of one's own, at the leading edge unless set.
  static let lead = HorizontalAlignment(Lead.self)
}

extension VerticalAlignment {
  static let level = VerticalAlignment(Level.self)
}

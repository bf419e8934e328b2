import DeclarativeText
import Support
import Testing

/// The tree as text: who was offered what, took how much, and is where.
@MainActor @Suite struct OutlineTests {
  private func expectOutline<Content: View>(
    columns: Int = 20, rows: Int = 4, metrics: CellMetrics = .cells,
    @ViewBuilder _ content: () -> Content, is wanted: () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let host = TextHost(columns: columns, rows: rows, metrics: metrics, content: content)
    #expect(host.outline == wanted() + "\n", sourceLocation: sourceLocation)
  }

  @Test("A line for each view: its size, its place on the screen, and what it was offered")
  func stack() {
    expectOutline {
      VStack(alignment: .leading, spacing: 0) {
        Text("two words")
        Text("hi")
      }
    } is: {
      """
      VStack 9×2 at 5.5,1  offered 20×4
        Text "two words" 9×1 at 5.5,1  offered 20×2
        Text "hi" 2×1 at 5.5,2  offered 20×3
      """
    }
  }

  private struct Greeting: View {
    var body: some View { Text("hi") }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  @Test("Structure has no line; a body, a modifier's too, is named before what it makes")
  func structure() {
    expectOutline {
      Group { if true { AnyView(Greeting().id(1)) } }.modifier(Twice())
    } is: {
      """
      Twice › .padding 4×3 at 8,0.5  offered 20×4
        Greeting › Text "hi" 2×1 at 9,1.5  offered 18×2
      """
    }
  }

  @Test("Modifiers are called as in code, and layers as they lie")
  func modifiers() {
    expectOutline {
      Text("hi").frame(width: 6).fixedSize().offset(x: 1).layoutPriority(2)
        .overlay {
          Text("a")
          Text("b")
        }
        .background { Color.red }
    } is: {
      """
      .background 6×1 at 7,1.5  offered 20×4
        Color 6×1 at 7,1.5  offered 6×1
        .overlay 6×1 at 7,1.5  offered 20×4
          .layoutPriority 6×1 at 7,1.5  offered 20×4
            .offset 6×1 at 7,1.5  offered 20×4
              .fixedSize 6×1 at 8,1.5  offered 20×4
                .frame 6×1 at 8,1.5  offered –×–
                  Text "hi" 2×1 at 10,1.5  offered 6×–
          ZStack 1×1 at 9.5,1.5  offered 6×1
            Text "a" 1×1 at 9.5,1.5  offered 1×1
            Text "b" 1×1 at 9.5,1.5  offered 1×1
      """
    }
  }

  private struct Endless: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: 2.0 / 3, height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: .infinity)
      }
    }
  }

  @Test("Lengths are to the hundredth, and without end")
  func numbers() {
    expectOutline(columns: 1, rows: 1, metrics: .exact) {
      Endless { Text("hi").accessibilityIdentifier("word") }
    } is: {
      """
      Endless 0.67×1 at 0.17,0  offered 1×1
        Text "hi" [word] 2×1 at 0.17,0  offered ∞×∞
      """
    }
  }

  @Test("What has no place says so, and what is in it is left out")
  func unplaced() {
    expectOutline(columns: 4, rows: 1) {
      ViewThatFits {
        HStack { Text("far too wide") }
        Text("fits")
      }
    } is: {
      """
      ViewThatFits 4×1 at 0,0  offered 4×1
        HStack not placed
        Text "fits" 4×1 at 0,0  offered 4×1
      """
    }
  }

  @Test("No control character of the user's comes through, and long texts are cut")
  func userText() {
    let host = TextHost(columns: 20, rows: 4) {
      Text(verbatim: "a\u{1B}[2Jb\nc\u{202E}").accessibilityIdentifier("x\u{7}\n")
      Text(verbatim: String(repeating: "long ", count: 20))
    }
    #expect(host.outline.contains("\"a\u{FFFD}[2Jb⏎c\u{FFFD}\" [x\u{FFFD}⏎]"))
    #expect(host.outline.contains("\"long long long long long…\" "))
    #expect(host.outline.split(separator: "\n").count == 3)
  }

  @Test("A still has one too; nothing to show is nothing")
  func still() {
    let renderer = TextRenderer(content: Text("hi"))
    renderer.size = CellSize(columns: 4, rows: 1)
    #expect(renderer.outline == "Text \"hi\" 2×1 at 1,0  offered 4×1\n")
    #expect(TextHost(columns: 4, rows: 1) { EmptyView() }.outline == "")
  }

  @Test("It is the same for the same screen, follows a change, and costs nothing unasked")
  func stable() throws {
    struct Growing: View {
      @State private var count = 9

      var body: some View { Button("\(count)") { count += 1 } }
    }
    let host = TextHost(columns: 4, rows: 1) { Growing() }
    #expect(host.outline == "Growing › Button › Text \"9\" 1×1 at 1.5,0  offered 4×1\n")
    let statistics = host.statistics
    #expect(host.outline == host.outline)
    #expect(host.statistics == statistics)
    try host.tap("9")
    #expect(host.outline == "Growing › Button › Text \"10\" 2×1 at 1,0  offered 4×1\n")
  }

  @Test("A chain of any depth is printed, no line longer than a reader wants")
  func deep() {
    var view = AnyView(Text("x"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0)) }
    let lines = TextHost(columns: 4, rows: 1) { view }.outline.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines.last?.hasSuffix("(10000) Text \"x\" 1×1 at 1.5,0  offered 4×1") == true)
    #expect(lines.allSatisfy { $0.count < 140 })
  }
}

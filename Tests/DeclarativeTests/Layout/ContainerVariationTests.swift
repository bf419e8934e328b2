import DeclarativeText
import Support
import Testing

/// The rules of other containers, and of text, in other shapes than those they were written down in.
@MainActor @Suite struct ContainerVariationTests {
  @Test("Of several heights the first that fits is taken, or the last")
  func heights() {
    func height(_ offer: CGFloat) -> CGFloat {
      Arrangement(9, offer) {
        ViewThatFits(in: .vertical) {
          box("", 1, 30)
          box("", 1, 20)
          box("", 1, 10)
        }
      }
      .height
    }
    #expect([35, 30, 25, 20, 5].map(height) == [30, 30, 20, 20, 10])
  }

  @Test("In a wider frame a scroll view stands in the middle, as narrow as its content")
  func narrowScrollView() {
    let laid = Arrangement(40, 10) {
      ScrollView { box("content", 4, 30) }.named("scroll").frame(width: 20)
    }
    #expect(laid["scroll"] == [8, 0, 4, 10])
    #expect(laid["content"] == [8, 0, 4, 30])
    let low = Arrangement(20, 10) { ScrollView(.horizontal) { box("content", 3, 2) } }
    #expect(low.size == [20, 2])
    #expect(low["content"] == [0, 0, 3, 2])
  }

  @Test("Columns no wider than they may be stand together in the middle")
  func cappedColumns() {
    let laid = Arrangement(200, 50) {
      LazyVGrid(columns: [GridItem(.flexible(maximum: 40)), GridItem(.flexible(maximum: 40))]) {
        ForEach(0..<2, id: \.self) { box("\($0)", nil, 1) }
      }
    }
    #expect(laid.width == 200)
    #expect(laid.xs("0", "1") == [56, 104])
    #expect(laid.widths("0", "1") == [40, 40])
  }

  @Test("Lines and spacers in lazy stacks and grids run as they do in plain ones")
  func lines() {
    let row = Arrangement(30, 20) {
      LazyHStack(spacing: 0) {
        Divider().named("d")
        Spacer(minLength: 3).named("s")
      }
    }
    #expect(row["d"] == [0, 0, 1, 20])
    #expect(row.widths("s") == [3])
    let column = Arrangement(30, 20) {
      LazyVStack(spacing: 0) {
        Divider().named("d")
        Spacer(minLength: 3).named("s")
      }
    }
    #expect(column["d"] == [0, 0, 30, 1])
    #expect(column.heights("s") == [3])
  }

  @Test("Of a cell's two baselines the row's alignment says which is met")
  func gridBaselines() {
    let laid = Arrangement(nil, nil) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 1, verticalSpacing: 0) {
        GridRow {
          Text("a\nb").named("two")
          box("box", 2, 3)
        }
        GridRow(alignment: .lastTextBaseline) {
          Text("c\nd").named("tall")
          Text("e").named("low")
        }
      }
    }
    // The first line's bottom, 1 down, stands on the box's bottom, 3 down.
    #expect(laid.ys("two", "box") == [2, 0])
    #expect(laid.ys("tall", "low") == [4, 5])
    #expect(laid.size == [4, 6])
  }

  @Test("A paragraph wraps for itself")
  func paragraphs() {
    let laid = Arrangement(3, 9) { Text("ab\ncdef").named("t") }
    #expect(laid.size == [3, 3])
    expectFrame(columns: 3, rows: 3) {
      Text("ab\ncdef")
    } is: {
      "ab·\ncde\nf··"
    }
    #expect(Arrangement(7, 9) { Text("aaa bbb ") }.size == [7, 1])
  }

  @Test("Two texts give way alike, and the gap a spacer needs stays")
  func textsAroundASpacer() {
    let row = HStack(spacing: 0) {
      Text("Hello")
      Spacer()
      Text("World")
    }
    expectFrame(columns: 14, rows: 1, content: { row }, is: { "Hello····World" })
    expectFrame(columns: 11, rows: 1, content: { row }, is: { "Hello·World" })
    expectFrame(columns: 8, rows: 1, content: { row }, is: { "Hel…·Wo…" })
  }

  @Test("Cut in the middle, the last line keeps the end of the text")
  func middle() {
    expectFrame(columns: 7, rows: 1) {
      Text("aaa bbb ccc ddd").lineLimit(1).truncationMode(.middle)
    } is: {
      "aaa…ddd"
    }
    expectFrame(columns: 7, rows: 2) {
      Text("aaa bbb ccc ddd eee fff").lineLimit(2).truncationMode(.middle)
    } is: {
      "aaa·bbb\nccc…fff"
    }
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ScrollViewSizeTests {
  @Test("4.39 As high as offered, as wide as its content, which is offered its own height")
  func vertical() {
    let laid = Arrangement(20, 10) {
      ScrollView { box("content", 3, 40) }
    }
    #expect(laid.size == [3, 10])
    #expect(laid["content"] == [0, 0, 3, 40])
    let greedyContent = Arrangement(20, 10) { ScrollView { greedy("content") } }
    #expect(greedyContent["content"] == [0, 0, 20, 10])
  }

  @Test("4.40 Text makes it as wide as the text; in a frame without bounds it takes all")
  func text() {
    #expect(Arrangement(20, 10) { ScrollView { Text("abc") } }.size == [3, 10])
    let wide = Arrangement(20, 10) { ScrollView { Text("abc").frame(maxWidth: .infinity) } }
    #expect(wide.size == [20, 10])
  }

  @Test("4.42 Sideways it is the mirror image; both ways content has its ideal size")
  func otherAxes() {
    let sideways = Arrangement(20, 10) { ScrollView(.horizontal) { box("content", 40, 3) } }
    #expect(sideways.size == [20, 3])
    #expect(sideways["content"] == [0, 0, 40, 3])
    let both = Arrangement(20, 10) {
      ScrollView([.horizontal, .vertical]) { greedy("content").frame(idealWidth: 30) }
    }
    #expect(both.size == [20, 10])
    #expect(both["content"] == [0, 0, 30, 10])
  }

  @Test("4.43 Its ideal length is its content's")
  func ideal() {
    let laid = Arrangement(100, 50) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) { ForEach(0..<50, id: \.self) { _ in box("", 30, 5) } }
      }
      .fixedSize()
    }
    #expect(laid.size == [1892, 5])
  }

  @Test("4.44 Several views in it stand one above the other")
  func severalViews() {
    let laid = Arrangement(20, 30) {
      ScrollView {
        box("a", 4, 2)
        box("b", 6, 3)
      }
    }
    #expect(laid["a"] == [1, 0, 4, 2])
    #expect(laid["b"] == [0, 10, 6, 3])
    #expect(laid.size == [6, 30])
  }

  @Test("4.45 A spacer in it is as short as it may be")
  func spacer() {
    let laid = Arrangement(20, 30) {
      ScrollView {
        VStack(spacing: 0) {
          box("a", 4, 2)
          Spacer(minLength: 5)
          box("b", 4, 2)
        }
        .named("stack")
      }
    }
    #expect(laid["stack"] == [0, 0, 4, 9])
    let alone = Arrangement(20, 30) { ScrollView { Spacer(minLength: 3).named("spacer") } }
    #expect(alone["spacer"] == [0, 0, 0, 3])
  }

  @Test("4.46 Empty, it still takes the length on offer")
  func empty() {
    let laid = Arrangement(100, 200) {
      VStack(spacing: 0) {
        Text("abc")
        ScrollView {}.named("scroll")
      }
    }
    #expect(laid.height == 200)
    #expect(laid["scroll"] == [1.5, 1, 0, 199])
  }

  @Test("4.36 A geometry reader in it has its ideal height")
  func reader() {
    let laid = Arrangement(40, 30) {
      ScrollView { GeometryReader { _ in greedy("inside") }.named("reader") }
    }
    #expect(laid["reader"] == [0, 0, 40, 10])
    #expect(laid["inside"] == [0, 0, 40, 10])
  }

  @Test("2.57 A view that fills has a finite length along the axis that has no end")
  func filling() {
    let laid = Arrangement(401, 100) {
      ScrollView { greedy("content").aspectRatio(contentMode: .fill) }
    }
    #expect(laid["content"] == [0, 0, 401, 401])
  }

  @Test("4.32 A scroll view is chosen when plain content does not fit", arguments: [10, 11])
  func fallback(count: Int) {
    let laid = Arrangement(30, 5) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in box("", 3, 1) } }
          .named("plain")
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in box("", 3, 1) } }
            .named("scrolled")
        }
      }
    }
    #expect(laid["plain"] == (count == 10 ? [0, 0, 30, 1] : []))
    #expect(laid["scrolled"] == (count == 10 ? [] : [0, 0, 33, 1]))
  }

  @Test("2.81 Content can be scrolled beneath an inset, and out from under it")
  func inset() {
    let host = TextHost(columns: 4, rows: 5) {
      ScrollView { VStack { ForEach(0..<8, id: \.self) { Text("row\($0)") } } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Text("=").frame(maxWidth: .infinity) }
    }
    expectFrame(of: host) {
      """
      row0
      row1
      row2
      row3
      ro=4
      """
    }
    host.scroll(column: 0, row: 0, by: 100)
    expectFrame(of: host) {
      """
      row4
      row5
      row6
      row7
      ··=·
      """
    }
  }

  @Test("2.88 A scroll view is a container that frames may follow")
  func container() {
    let laid = Arrangement(100, 60) {
      VStack(spacing: 0) {
        box("head", 10, 20)
        ScrollView { greedy("page").containerRelativeFrame(.vertical) }
      }
    }
    #expect(laid["page"] == [0, 20, 100, 40])
  }
}

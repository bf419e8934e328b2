import DeclarativeText
import Support
import Testing

/// How stacks and frames offer widths to texts. (What a text does with a width is tested with
/// `Text` itself.)
@MainActor @Suite struct TextInStacksTests {
  @Test("5.08 In a row a text can be narrowed to nothing, so it is as flexible as it is wide")
  func flexibility() {
    // The shorter text is the less flexible and is served first, wherever it stands.
    for isSwapped in [false, true] {
      let laid = Arrangement(12, 1) {
        HStack(spacing: 0) {
          if isSwapped {
            Text("abcd").named("short")
            Text("abcdefghij").named("long")
          } else {
            Text("abcdefghij").named("long")
            Text("abcd").named("short")
          }
        }
      }
      #expect(laid.widths("short", "long") == [4, 8])
    }
  }

  @Test("5.10 A row asks a text for its share, even where it would fit whole")
  func share() {
    let laid = Arrangement(30, 5) {
      HStack(spacing: 0) {
        greedy("a")
        Text("Hello, world").named("t")
        greedy("b")
      }
    }
    #expect(laid.widths("a", "t", "b") == [12, 6, 12])
    #expect(laid.heights("t") == [2])
    #expect(laid.xs("a", "b") == [0, 18])
  }

  @Test("5.11 With a priority it is asked first")
  func priority() {
    let laid = Arrangement(30, 5) {
      HStack(spacing: 0) {
        greedy("a")
        Text("Hello, world").named("t").layoutPriority(1)
        greedy("b")
      }
    }
    #expect(laid.widths("a", "t", "b") == [9, 12, 9])
    #expect(laid.heights("t") == [1])
  }

  @Test("5.13 Two texts without room share it; a priority decides who is cut")
  func truncation() {
    let both = Arrangement(14, 1) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa").named("a")
        Text("bbbbbbbbbb").named("b")
      }
    }
    #expect(both.widths("a", "b") == [7, 7])
    let second = Arrangement(14, 1) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa").named("a")
        Text("bbbbbbbbbb").named("b").layoutPriority(1)
      }
    }
    #expect(second.widths("a", "b") == [4, 10])
    expectFrame(columns: 14, rows: 1) {
      HStack(spacing: 0) {
        Text("aaaaaaaaaa")
        Text("bbbbbbbbbb").layoutPriority(1)
      }
    } is: {
      "aaa…bbbbbbbbbb"
    }
  }

  @Test("5.21 A limit of lines set outside a frame holds inside")
  func limitOutside() {
    let laid = Arrangement(20, 9) {
      Text("aaa bbb ccc ddd eee").named("t").frame(width: 7, height: 9, alignment: .leading)
        .lineLimit(2)
    }
    #expect(laid["t"] == [0, 3.5, 7, 2])
  }

  @Test("5.30 A background hugs the text, or fills the frame around it")
  func background() {
    let text = Text("aaa bbb")
    func filled(_ view: some View) -> Int {
      let frame = TextHost(columns: 20, rows: 1) { view }.frame
      return (0..<20).filter { frame[column: $0, row: 0].style.background == .blue }.count
    }
    #expect(filled(text.frame(maxWidth: .infinity).background(.blue)) == 20)
    #expect(filled(text.background(.blue).frame(maxWidth: .infinity)) == 7)
  }

  @Test("5.25 A frame's alignment moves a text, its own only its lines")
  func alignment() {
    expectFrame(columns: 6, rows: 2) {
      VStack(spacing: 0) {
        Text("ab").multilineTextAlignment(.trailing)
          .frame(maxWidth: .infinity, alignment: .leading)
        Text("ab").frame(maxWidth: .infinity, alignment: .trailing)
      }
    } is: {
      """
      ab····
      ····ab
      """
    }
  }

  @Test("5.22 The ellipsis stands where the view's mode says")
  func truncationModes() {
    func line(_ mode: Text.TruncationMode, _ width: Int) -> String {
      TextHost(columns: width, rows: 1) { VStack { Text("abcdefgh") }.truncationMode(mode) }
        .frame.text
    }
    #expect(line(.head, 4) == "…fgh")
    #expect(line(.tail, 4) == "abc…")
    #expect(line(.middle, 5) == "ab…gh")
  }

  @Test("5.24 Lines are aligned against the widest, and the width stays")
  func lines() {
    let laid = Arrangement(20, 5) {
      VStack { Text("aaa\nb").named("t") }.multilineTextAlignment(.trailing)
    }
    #expect(laid["t"] == [0, 0, 3, 2])
    expectFrame(columns: 5, rows: 2) {
      Text("aaa\nb").multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .leading)
    } is: {
      "aaa··\n··b··"
    }
  }

  @Test("Of three texts in a row only the one that does not fit is cut")
  func onlyTheLongest() {
    expectFrame(columns: 14, rows: 1) {
      HStack {
        Text("abc")
        Text("a longer one")
        Text("xyz")
      }
    } is: {
      "abc·a·lon…·xyz"
    }
  }
}

import DeclarativeText
import Support
import Testing

/// Cases from reports about other software that concern layout.
@MainActor @Suite struct LayoutTrialTests {
  @Test("Trial 7 Letters that run from the right do not eat their neighbours")
  func rightToLeftText() {
    expectFrame(columns: 6, rows: 1) {
      HStack(spacing: 0) {
        Text(verbatim: "\u{5D0}\u{5D1}\u{5D2}")
        Text(verbatim: "|ok")
      }
    } is: {
      "\u{5D0}\u{5D1}\u{5D2}|ok"
    }
    let host = TextHost(columns: 3, rows: 1) { Text(verbatim: "a\u{202E}b|") }
    #expect(host.frame[column: 0, row: 0].character == "a")
    #expect(host.frame[column: 1, row: 0].character == "b")
    #expect(host.frame[column: 2, row: 0].character == "|")
    let scalars = String(decoding: host.flush(), as: UTF8.self).unicodeScalars
    #expect(!scalars.contains { (0x202A...0x202E).contains($0.value) })
    #expect(!scalars.contains { (0x2066...0x2069).contains($0.value) })
  }

  @Test("Trial 9 A text is cut before a wide glyph, and what fits is not cut")
  func wideGlyphs() {
    let pictures = [
      8: "かきくけ", 7: "かきく…", 6: "かき…·", 5: "かき…", 2: "…·", 1: "…",
    ]
    for (width, picture) in pictures {
      let host = TextHost(columns: width, rows: 1) {
        Text(verbatim: "かきくけ").lineLimit(1)
          .frame(width: CGFloat(width), alignment: .leading).background(.blue)
      }
      expectFrame(of: host, is: { picture })
      for column in 0..<width {
        #expect(host.frame[column: column, row: 0].style.background == .blue)
      }
    }
    expectFrame(columns: 5, rows: 1) {
      Text("Three").lineLimit(1)
    } is: {
      "Three"
    }
  }

  @Test("Trial 11 No size, no rows, no children")
  func tinySizes() {
    for (columns, rows) in [(0, 0), (0, 5), (5, 0), (1, 1), (2, 1)] {
      for metrics in [CellMetrics.cells, .points, .exact] {
        let host = TextHost(columns: columns, rows: rows, metrics: metrics) {
          VStack {
            Text("hi")
            Spacer()
            Text("yo")
          }
          .padding().border(.gray)
        }
        #expect(host.frame.size == CellSize(columns: columns, rows: rows))
        _ = host.flush()
      }
    }
    expectFrame(columns: 5, rows: 2) {
      VStack {}
    } is: {
      "·····\n·····"
    }
    expectFrame(columns: 5, rows: 2) {
      HStack {
        VStack {}
        Text("x")
      }
    } is: {
      "·····\n···x·"
    }
    expectFrame(columns: 5, rows: 2) {
      VStack(spacing: 0) {
        HStack {}
        Text("x")
      }
    } is: {
      "·····\n··x··"
    }
  }

  @Test("Trial 13 What is absent takes no gap")
  func absentBranches() {
    func column(@ViewBuilder _ absent: () -> some View) -> [CGFloat] {
      let absent = absent()
      let between = Arrangement(1, 9) {
        VStack(spacing: 1) {
          Text("a")
          absent
          Text("c").named("c")
        }
      }
      let last = Arrangement(1, 9) {
        VStack(spacing: 1) {
          Text("a")
          absent
        }
      }
      return [between.height, last.height]
    }
    #expect(column { if false { Text("b") } } == [3, 1])
    #expect(column { EmptyView() } == [3, 1])
    #expect(column { ForEach([Int](), id: \.self) { Text("\($0)") } } == [3, 1])
    #expect(column { Group { if false { Text("b") } }.padding() } == [3, 1])
    #expect(column { Group { EmptyView() }.border(.gray).frame(width: 3) } == [3, 1])
    #expect(column { AnyView(EmptyView()) } == [3, 1])
    #expect(column { EmptyView().overlay { Text("b") } } == [3, 1])
    // What is there keeps its gap, though it takes no room.
    #expect(column { Text("x").frame(width: 0, height: 0) } == [4, 2])
    expectFrame(columns: 1, rows: 3) {
      VStack(spacing: 1) {
        Text("a")
        if false { Text("b") }
        Text("c")
      }
    } is: {
      """
      a
      ·
      c
      """
    }
  }

  @Test("Trial 15 A child that fits is not cut because its sibling was asked first")
  func siblings() {
    let first = HStack(spacing: 1) {
      Text("abcde")
      Text("xyz")
    }
    let second = HStack(spacing: 1) {
      Text("xyz")
      Text("abcde")
    }
    expectFrame(columns: 9, rows: 1) {
      first
    } is: {
      "abcde·xyz"
    }
    expectFrame(columns: 9, rows: 1) {
      second
    } is: {
      "xyz·abcde"
    }
    expectFrame(columns: 20, rows: 1) {
      first.fixedSize()
    } is: {
      "······abcde·xyz·····"
    }
    expectFrame(columns: 9, rows: 2) {
      VStack(alignment: .leading, spacing: 0) {
        first
        second
      }
    } is: {
      """
      abcde·xyz
      xyz·abcde
      """
    }
    expectFrame(columns: 9, rows: 1) {
      HStack(spacing: 1) {
        HStack(spacing: 1) {
          Text("ab")
          Text("cd")
        }
        Text("xyz")
      }
    } is: {
      "ab·cd·xyz"
    }
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct MaskTests {
  @Test func onlyWhatTheMaskCoversIsSeen() {
    expectFrame(columns: 8, rows: 1) {
      Text("abcdef").mask(alignment: .leading) { Color.black.frame(width: 3) }
    } is: {
      "·abc····"
    }
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef").mask { Color.black.frame(width: 2) }
    } is: {
      "··cd··"
    }
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef").mask { Color.clear }
    } is: {
      "······"
    }
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef").mask { EmptyView() }
    } is: {
      "······"
    }
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef").mask { Color.white }
    } is: {
      "abcdef"
    }
  }

  @Test func whatIsBehindIsSeenBesideIt() {
    expectFrame(columns: 6, rows: 1) {
      ZStack {
        Text("xxxxxx")
        Text("abcdef").mask(alignment: .trailing) { Color.black.frame(width: 2) }
      }
    } is: {
      "xxxxef"
    }
  }

  @Test func lettersOfAMaskAreInkedInTheColoursOfTheView() {
    let host = TextHost(columns: 4, rows: 1) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .mask { Text("a bc").bold() }
      .background(.green)
    }
    expectFrame(of: host) { "a·bc" }
    let frame = host.frame
    #expect(frame[column: 0, row: 0].style.foreground == .red)
    #expect(frame[column: 2, row: 0].style.foreground == .blue)
    #expect(frame[column: 2, row: 0].style.isBold)
    #expect(frame[column: 1, row: 0].style.background == .green)
    #expect(frame[column: 3, row: 0].style.background == .green)
  }

  @Test func aHalfOpaqueMaskShowsHalf() {
    let host = TextHost(columns: 1, rows: 1) {
      ZStack {
        Color(hex: 0x000000)
        Color(hex: 0xFF0000).mask { Color.black.opacity(0.6) }
      }
    }
    // 0.6 of 255 is 153.
    #expect(host.frame[column: 0, row: 0].style.background == Color(hex: 0x990000))
  }

  @Test func aGlyphThatIsCoveredByHalfIsBlank() {
    expectFrame(columns: 5, rows: 1) {
      Text("日本").mask(alignment: .leading) { Color.black.frame(width: 3) }
        .frame(width: 5, alignment: .leading)
    } is: {
      "日···"
    }
    expectFrame(columns: 4, rows: 1) {
      ZStack {
        Text("日本")
        Text("abcd").mask(alignment: .leading) { Color.black.frame(width: 1) }
      }
    } is: {
      "a·本"
    }
  }

  private struct Growing: View {
    @State private var width: CGFloat = 1

    var body: some View {
      VStack(spacing: 0) {
        Text("abcdef").mask(alignment: .leading) { Color.black.frame(width: width) }
        Button("grow") { width += 2 }
        Button("shrink") { width -= 1 }
      }
    }
  }

  @Test func aMaskThatChangesShowsMoreOrLess() throws {
    let host = TextHost(columns: 6, rows: 3) { Growing() }
    expectFrame(of: host) { "a·····\n·grow·\nshrink" }
    try host.tap("grow")
    expectFrame(of: host) { "abc···\n·grow·\nshrink" }
    try host.tap("shrink")
    expectFrame(of: host) { "ab····\n·grow·\nshrink" }
  }

  @Test func masksAreInMasks() {
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef")
        .mask(alignment: .leading) { Color.black.frame(width: 4) }
        .mask(alignment: .trailing) { Color.black.frame(width: 4) }
    } is: {
      "··cd··"
    }
    expectFrame(columns: 6, rows: 1) {
      Text("abcdef").mask { Color.black.mask(alignment: .leading) { Color.black.frame(width: 2) } }
    } is: {
      "ab····"
    }
  }
}

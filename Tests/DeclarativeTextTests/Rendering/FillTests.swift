import DeclarativeText
import Testing

@Suite struct FillTests {
  @Test func hidesWhatIsBehindIt() {
    let canvas = painted(
      columns: 6, rows: 1, .text("abcdef"), .fill(x: 1, width: 3, .blue))
    #expect(canvas.picture == "a···ef")
    #expect(canvas.backgroundPicture() == "·bbb··")
  }

  @Test func keepsTheNamesOfOpaqueColours() {
    let canvas = painted(
      columns: 3, rows: 1, .fill(width: 1, .black), .fill(x: 1, width: 1, Color(.background)),
      .fill(x: 2, width: 1, .palette(9)))
    #expect((0..<3).map { canvas.background($0) } == [.black, nil, .palette(9)])
  }

  @Test func snapsItsEdgesHalvesGoingUp() {
    let canvas = painted(columns: 6, rows: 1, .fill(x: 0.5, y: 0.4, width: 2, .red))
    #expect(canvas.backgroundPicture() == "·rr···")
  }

  @Test func isScaledByTheMetrics() {
    let canvas = painted(
      columns: 4, rows: 2, metrics: .points, .fill(x: 8, y: 16, width: 16, height: 16, .red))
    #expect(canvas.backgroundPicture() == "····\n·rr·")
  }

  @Test func tintsGlyphsAndBackgroundWhenItIsTranslucent() {
    let canvas = painted(
      columns: 2, rows: 1, .fill(width: 1, Color(hex: 0x204060)),
      .text("ab", .color(Color(hex: 0xFFFFFF))), .fill(width: 2, Color(hex: 0).opacity(0.5)))
    #expect(canvas.picture == "ab")
    #expect(canvas.background(0) == Color(hex: 0x102030))
    #expect(canvas.foreground(0) == Color(hex: 0x7F7F7F))
    #expect(canvas.background(1) == Color(hex: 0))
  }

  @Test func blendsWithTheSchemesOwnColours() {
    let half = Color(hex: 0xFF0000).opacity(0.5)
    #expect(
      painted(columns: 1, rows: 1, scheme: .dark, .fill(width: 1, half)).background(0)
        == Color(hex: 0x800000))
    #expect(
      painted(columns: 1, rows: 1, scheme: .light, .fill(width: 1, half)).background(0)
        == Color(hex: 0xFF7F7F))
  }

  @Test func drawsNothingWhenItIsClear() {
    #expect(painted(columns: 1, rows: 1, .text("a"), .fill(width: 1, .clear)).picture == "a")
  }
}

@Suite struct OpacityTests {
  @Test func multipliesWhatIsSeen() {
    let canvas = painted(
      columns: 2, rows: 1, .pushOpacity(0.5), .pushOpacity(0.5),
      .fill(width: 1, Color(hex: 0xFFFFFF)), .popOpacity, .popOpacity,
      .fill(x: 1, width: 1, .red))
    #expect(canvas.background(0) == Color(hex: 0x404040))
    #expect(canvas.background(1) == .red)
  }

  @Test func mixesTextWithItsBackground() {
    let canvas = painted(
      columns: 1, rows: 1, .fill(width: 1, Color(hex: 0x0000FF)), .pushOpacity(0.5),
      .text("a", .color(Color(hex: 0xFF0000))))
    #expect(canvas.picture == "a")
    #expect(canvas.foreground(0) == Color(hex: 0x80007F))
    #expect(canvas.background(0) == Color(hex: 0x0000FF))
  }

  @Test(arguments: [0, -1, .nan])
  func ofNothingDrawsNothing(opacity: Double) {
    let canvas = painted(
      columns: 3, rows: 3, .text("abc"), .pushOpacity(opacity), .fill(width: 3, .red),
      .text("xyz"), .border(CGRect(x: 0, y: 0, width: 3, height: 3), .light, .primary, .all))
    #expect(canvas.picture == "abc\n···\n···")
  }
}

@Suite struct ClipTests {
  @Test func cutsAndNests() {
    let canvas = painted(
      columns: 6, rows: 2, .pushClip(CGRect(x: 1, y: 0, width: 4, height: 1)),
      .pushClip(CGRect(x: 3, y: 0, width: 9, height: 9)), .text("abcdef\nabcdef"), .popClip,
      .text("vwxy", x: 0), .popClip, .text("!", x: 5, y: 1))
    #expect(canvas.picture == "·wxye·\n·····!")
    #expect(canvas.clip == CellRect(0, 0, 6, 2))
  }

  @Test func survivesPopsWithoutPushes() {
    let canvas = painted(columns: 2, rows: 1, .popClip, .popOpacity, .text("ab"))
    #expect(canvas.picture == "ab")
  }
}

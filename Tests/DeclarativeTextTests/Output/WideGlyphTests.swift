import DeclarativeText
import Support
import Testing

/// Trials 1, 47 and 49: what becomes of graphemes of two cells.
@Suite struct WideGlyphTests {
  private let blue = CellStyle(background: Color(hex: 0x0000FF))
  private let underlined = CellStyle(background: Color(hex: 0x0000FF), attributes: .underline)

  /// Shows frames one after the other; each must look as if painted at once.
  private func expectEach(_ frames: [Sketch], show pictures: [String]) {
    var screen = Screen(columns: frames[0].size.columns, rows: frames[0].size.rows)
    for (frame, picture) in zip(frames, pictures) {
      screen.show(frame)
      var fresh = Screen(columns: frame.size.columns, rows: frame.size.rows)
      fresh.show(frame)
      #expect(screen.emulator.picture == picture)
      #expect(screen.seen == fresh.seen)
      #expect(screen.seen == frame.expected)
      #expect(screen.emulator.failures.isEmpty)
    }
  }

  /// Trial 1.
  @Test func aJoinedEmojiIsOnePair() {
    let emoji = "\u{1F469}\u{200D}\u{1F692}"
    let frames = [Sketch("xxxx", columns: 4), Sketch(emoji, columns: 4)]
    expectEach(frames, show: ["xxxx", emoji + "··"])
    var screen = Screen(columns: 4, rows: 1)
    screen.show(frames[0])
    #expect(screen.text(showing: frames[1]) == "␍\(emoji)␛[;3H  ")
  }

  /// Trial 18: the next write after a cluster terminals disagree on says where it goes.
  @Test(arguments: Sketch.contested)
  func whatFollowsADoubtfulClusterIsAddressed(cluster: String) {
    var screen = Screen(columns: 20, rows: 2)
    let text = screen.text(showing: Sketch(cluster + "|ok", "", columns: 20))
    #expect(text.contains("\(cluster)␛[3G|ok"))
  }

  /// Trial 3: halves of flags that are apart never join.
  @Test func halvesOfFlagsStayApart() {
    var sketch = Sketch(columns: 6, rows: 1)
    sketch.put("\u{1F1EB}", column: 0, row: 0)
    sketch.put("\u{1F1F7}", column: 2, row: 0)
    expectEach([sketch], show: ["\u{1F1EB}\u{1F1F7}··"])
  }

  /// Trial 47.
  @Test func bothHalvesCarryTheStyle() {
    let plain = CellStyle.plain
    expectEach(
      [
        Sketch("山川", columns: 4, style: blue), Sketch("山川", columns: 4, style: plain),
        Sketch("山川", columns: 4, style: underlined), Sketch("ab", columns: 4, style: plain),
      ],
      show: ["山川", "山川", "山川", "ab··"])
  }

  /// Trial 47, its second part.
  @Test func whatStandsFarBehindDoesNotMove() {
    var before = Sketch("\u{2600}\u{FE0F}", columns: 14)
    before.put("Z", column: 12, row: 0)
    var after = Sketch("", columns: 14)
    after.put("Z", column: 12, row: 0)
    expectEach([before, after], show: ["\u{2600}\u{FE0F}··········Z·", "············Z·"])
  }

  /// Trial 49.
  @Test func anOverlayCutsAGlyphInTwo() {
    let whole = Sketch("pq山川", columns: 6)
    var over = whole
    over.put("##", column: 3, row: 0)
    var moved = whole
    moved.put("##", column: 4, row: 0)
    expectEach([whole, over, moved, whole], show: ["pq山川", "pq·##·", "pq山##", "pq山川"])
  }

  @Test func aChangeOfTheSecondHalfAloneWritesTheGlyph() {
    let before = Sketch("a山b", columns: 4)
    var after = before
    after.cells[2].style = after.tables.intern(blue)
    var screen = Screen(columns: 4, rows: 1)
    screen.show(before)
    #expect(screen.text(showing: after) == "␍a山")
  }
}

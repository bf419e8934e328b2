import DeclarativeText
import Testing

@Suite struct TextAlignmentTests {
  @Test("5.24 Lines are aligned against the widest")
  func semantics5_24() {
    expectText(
      Text("aaa\nb"), 9, nil, TextLayoutContext(alignment: .trailing),
      is: """
        aaa
        ··b
        """)
    expectText(
      Text("aaaa\nb"), 9, nil, TextLayoutContext(alignment: .center),
      is: """
        aaaa
        ·b··
        """)
  }

  @Test("5.25 A single line stays where it is")
  func semantics5_25() {
    expectText(Text("aaa"), 9, nil, TextLayoutContext(alignment: .trailing), is: "aaa")
  }

  @Test func leadingIsTheRightWhereTextRunsLeft() {
    expectText(
      Text("aaa\nb"), 9, nil, TextLayoutContext(isRightToLeft: true),
      is: """
        aaa
        ··b
        """)
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct FixedSizeTests {
  @Test("2.35 Along either axis, both or none")
  func axes() {
    func place(_ horizontal: Bool, _ vertical: Bool) -> [CGFloat] {
      Arrangement(300, 300) {
        greedy("a").fixedSize(horizontal: horizontal, vertical: vertical)
          .frame(width: 100, height: 100)
      }["a"]
    }
    #expect(place(true, false) == [45, 0, 10, 100])
    #expect(place(false, true) == [0, 45, 100, 10])
    #expect(place(true, true) == [45, 45, 10, 10])
    #expect(place(false, false) == [0, 0, 100, 100])
  }

  @Test("2.36 What is larger than its frame is centred on it")
  func overflow() {
    let laid = Arrangement(100, 100) {
      Text("aaa bbb ccc ddd").named("t").fixedSize(horizontal: true, vertical: false)
        .frame(width: 7, height: 3)
    }
    #expect(laid["t"] == [-4, 1, 15, 1])
  }

  @Test("5.14 A text of its ideal size overflows what it is offered, drawn whole")
  func drawnWhole() {
    expectFrame(columns: 10, rows: 1) {
      Text("abcdefgh").fixedSize().frame(width: 4)
    } is: {
      "·abcdefgh·"
    }
  }

  @Test("5.15 Its ideal height at the width that is offered")
  func idealHeight() {
    let text = Text("aaa bbb ccc ddd").fixedSize(horizontal: false, vertical: true)
    #expect(Arrangement(7, 1) { text }.size == [7, 2])
  }

  @Test("A stack of ideal size stays that size in every space")
  func stack() {
    for length in [0, 5, 500, CGFloat.infinity] {
      #expect(
        Arrangement(length, length) {
          HStack {
            greedy()
            greedy()
          }
          .fixedSize()
        }
        .size == [28, 10])
    }
  }
}

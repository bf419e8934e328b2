import DeclarativeText
import Foundation
import Testing

/// What collections do for lists that are edited.
@Suite struct OffsetsTests {
  @Test("Elements at offsets are taken out")
  func removing() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
    letters.remove(atOffsets: [])
    #expect(String(letters) == "bde")
    letters.remove(atOffsets: [0, 1, 2])
    #expect(letters.isEmpty)
  }

  @Test(
    "Elements are moved before the one that was at an offset",
    arguments: [
      ([0], 3, "bcadef"), ([0], 6, "bcdefa"), ([5], 0, "fabcde"), ([1, 3], 5, "acebdf"),
      ([1, 3], 0, "bdacef"), ([2], 2, "abcdef"), ([2], 3, "abcdef"), ([0, 5], 3, "bcafde"),
    ])
  func moving(source: [Int], target: Int, wanted: String) {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet(source), toOffset: target)
    #expect(String(letters) == wanted)
  }
}

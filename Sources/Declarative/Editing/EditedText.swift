/// A text that is being edited: its letters, the caret, and what is selected.
///
/// Places are distances from the beginning, in bytes of UTF-8; the caret stands between grapheme
/// clusters only.
struct EditedText: Equatable {
  private(set) var text = ""
  private(set) var caret = 0
  /// Where the selection began; the caret where nothing is selected.
  private(set) var anchor = 0

  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }

  var selectedText: String { String(text.slice(selection)) }

  /// Takes a text from outside: what stays the same on both sides of a change keeps the caret.
  mutating func take(_ other: String, _ measuring: any TextMeasuring) {
    if other == text, other.utf8.count == text.utf8.count { return }
    let stops = TextStops(other, measuring)
    let head = zip(text.utf8, other.utf8).prefix { $0 == $1 }.count
    let tail = zip(text.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    let length = text.utf8.count
    func moved(_ place: Int) -> Int {
      if place <= head { return min(place, stops.end) }
      if place >= length - tail { return max(stops.end - (length - place), 0) }
      return min(place, stops.end)
    }
    (caret, anchor) = (stops.snapped(moved(caret)), stops.snapped(moved(anchor)))
    text = other
  }

  /// Puts letters where the selection is, and the caret after them.
  mutating func insert(_ letters: String, _ measuring: any TextMeasuring) {
    replace(selection, with: letters, measuring)
  }

  mutating func replace(_ range: Range<Int>, with letters: String, _ measuring: any TextMeasuring) {
    let end = text.utf8.count - range.upperBound
    var changed = String(text.slice(0..<range.lowerBound))
    changed += letters
    changed += text.slice(range.upperBound..<text.utf8.count)
    text = changed
    // A joiner may have made one cluster of what was typed and what stands beside it.
    let place = text.utf8.count - end
    let stops = TextStops(text, measuring)
    let snapped = stops.snapped(place)
    caret = snapped == place ? place : stops.after(snapped)
    anchor = caret
  }

  /// Puts the caret somewhere; what lies between is selected where that is wanted.
  mutating func move(to place: Int, selecting: Bool = false) {
    caret = min(max(place, 0), text.utf8.count)
    if !selecting { anchor = caret }
  }

  mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), text.utf8.count)
    caret = min(max(range.upperBound, anchor), text.utf8.count)
  }

  mutating func selectAll() { select(0..<text.utf8.count) }
}

extension EditedText {
  /// The end of the word after a place: where letters or digits end.
  func wordEnd(after place: Int) -> Int {
    let rest = text.slice(place..<text.utf8.count)
    let word = rest.drop { !$0.isWordLetter }
    return text.utf8.count - word.drop { $0.isWordLetter }.utf8.count
  }

  /// The beginning of the word before a place.
  func wordStart(before place: Int) -> Int {
    var head = text.slice(0..<place)
    while let last = head.last, !last.isWordLetter { head.removeLast() }
    while let last = head.last, last.isWordLetter { head.removeLast() }
    return head.utf8.count
  }
}

extension Character {
  fileprivate var isWordLetter: Bool { isLetter || isNumber || self == "_" }
}

/// What has been answered, by question: as much as one layout asks, and a little of those before.
///
/// Nothing is forgotten while a layout lasts: each level of a deep tree asks the one below more
/// than once, and with a short memory that doubles with each level. What earlier layouts have
/// asked is let go once it is much: a screen that is resized all day asks without end.
///
/// A class, as most elements have none: whoever forgets all drops it and makes another.
final class Answers<Question: Hashable, Answer> {
  private(set) var entries: ContiguousArray<(question: Question, answer: Answer)> = []
  /// Where the entries are, once there are many.
  private var places: [Question: Int] = [:]
  /// The layout the first entry is of.
  private var layout = 0
  /// Whether something was answered that is not known any more.
  private(set) var hasForgotten = false

  /// A stack in a stack is asked along both axes for its least, its greatest and its share: nine
  /// proposals and a few shares.
  private static var few: Int { 16 }

  subscript(question: Question) -> Answer? {
    if !places.isEmpty { return places[question].map { entries[$0].answer } }
    for entry in entries where entry.question == question { return entry.answer }
    return nil
  }

  func store(_ answer: Answer, for question: Question, in layout: Int) {
    if entries.count >= Self.few, self.layout != layout {
      entries.removeAll()
      places.removeAll()
      hasForgotten = true
    }
    if entries.isEmpty { self.layout = layout }
    entries.append((question, answer))
    if entries.count <= Self.few { return }
    if places.isEmpty {
      for (index, entry) in entries.enumerated() { places[entry.question] = index }
    } else {
      places[question] = entries.count - 1
    }
  }
}

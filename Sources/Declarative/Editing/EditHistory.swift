/// What an edited text was before, and what was undone of it.
struct EditHistory {
  /// What an edit did: edits of one kind that follow one another are undone together.
  enum Kind {
    case typing
    case deleting
    /// Undone by itself.
    case other
  }

  private var undone: [EditedText] = []
  private var done: [EditedText] = []
  private var last: Kind?
  /// More is not worth remembering.
  private let limit = 200

  /// Notes how the text is before an edit.
  mutating func note(_ text: EditedText, before kind: Kind) {
    undone = []
    if kind != .other, kind == last { return }
    last = kind
    done.append(text)
    if done.count > limit { done.removeFirst() }
  }

  /// What comes next is undone by itself: the caret has moved, or the text has come from outside.
  mutating func endGroup() { last = nil }

  mutating func undo(_ text: inout EditedText) -> Bool {
    last = nil
    guard let before = done.popLast() else { return false }
    undone.append(text)
    text = before
    return true
  }

  mutating func redo(_ text: inout EditedText) -> Bool {
    last = nil
    guard let after = undone.popLast() else { return false }
    done.append(text)
    text = after
    return true
  }
}

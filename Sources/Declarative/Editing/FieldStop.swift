import Foundation

/// A field that can have the focus: it edits a text by keys and clicks.
@MainActor final class FieldStop: FocusStop {
  /// What the field edits, and who is told.
  struct Source {
    var read: () -> String = { "" }
    var write: (String) -> Void = { _ in }
    /// Whether what is typed is written with every key; else when the editing ends.
    var isLive = true
    var wraps = false
    /// Whether letters can be copied out of it.
    var areSecret = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    /// What Return tells the views around.
    var trigger = SubmitTriggers.text
    /// Deleting backwards where nothing is before the caret.
    var onDeleteAtStart: () -> Void = {}
  }

  private unowned(unsafe) let node: Node
  private(set) var text = EditedText()
  private var history = EditHistory()
  var source = Source()
  weak var element: FieldElement?
  /// What the field was last given to show.
  private var given: String?
  private var hasBeenHere = false

  override init(_ node: Node) {
    self.node = node
    super.init(node)
    takesClicks = true
    onChange = { [weak self] in self?.editingChanged($0) }
  }

  private var measuring: any TextMeasuring { node.text.measuring }

  /// Takes what the field is given to show, where that is something else than last time.
  func follow(_ now: String) {
    if now == given { return }
    given = now
    takeOver(now)
  }

  private func takeOver(_ now: String) {
    if now == text.text, now.utf8.count == text.text.utf8.count { return }
    history.endGroup()
    text.take(now, measuring)
  }

  private func editingChanged(_ isEditing: Bool) {
    history.endGroup()
    if isEditing, !hasBeenHere {
      hasBeenHere = true
      text.move(to: text.text.utf8.count)
    }
    if !isEditing { finish() }
    source.onEditingChanged(isEditing)
  }

  /// Writes what was typed, where that was not done yet, and takes over what became of it.
  private func finish() {
    if source.isLive { return }
    source.write(text.text)
    takeOver(source.read())
    node.invalidate(.content)
  }

  override func click(at point: CGPoint) {
    guard let element else { return }
    history.endGroup()
    text.move(to: element.place(at: point))
    node.invalidate(.content)
  }

  override func paste(_ letters: String) -> Bool {
    edit(.other) { $0.insert(cleaned(letters), measuring) }
    return true
  }

  override func take(_ press: KeyPress) -> Bool {
    guard let command = EditCommand(press) else { return false }
    // A key that is let go is used up with the one that was pressed.
    if press.phase == .up { return true }
    return perform(command)
  }

  private func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .insert(let letters): edit(.typing) { $0.insert(cleaned(letters), measuring) }
    case .newline:
      guard source.wraps else { return false }
      edit(.other) { $0.insert("\n", measuring) }
    case .submit:
      finish()
      source.onCommit()
      node.submit(source.trigger)
    case .move(let isForward, let step, let selects): move(isForward, step, selects)
    case .moveLine(let isForward, let selects):
      guard let place = element?.place(rows: isForward ? 1 : -1, from: text.caret) else {
        return false
      }
      moveCaret(to: place, selects)
    case .delete(let isForward, let step): delete(isForward, step)
    case .selectAll: select(0..<text.text.utf8.count)
    case .undo: change { history.undo(&$0) }
    case .redo: change { history.redo(&$0) }
    case .copy: return copy()
    case .cut:
      guard copy() else { return false }
      edit(.other) { $0.insert("", measuring) }
    case .paste:
      guard !node.graph.clipboard.isEmpty else { return false }
      return paste(node.graph.clipboard)
    }
    return true
  }

  private func move(_ isForward: Bool, _ step: EditCommand.Step, _ selects: Bool) {
    // Without shift an arrow goes to an end of what is selected.
    if !selects, step == .cluster, !text.selection.isEmpty {
      return moveCaret(
        to: isForward ? text.selection.upperBound : text.selection.lowerBound, false)
    }
    moveCaret(to: target(isForward, step), selects)
  }

  private func moveCaret(to place: Int, _ selects: Bool) {
    history.endGroup()
    text.move(to: place, selecting: selects)
    node.invalidate(.content)
  }

  private func select(_ range: Range<Int>) {
    history.endGroup()
    text.select(range)
    node.invalidate(.content)
  }

  /// Where a step leads from the caret.
  private func target(_ isForward: Bool, _ step: EditCommand.Step) -> Int {
    let end = text.text.utf8.count
    switch step {
    case .cluster:
      let stops = TextStops(text.text, measuring)
      return isForward ? stops.after(text.caret) : stops.before(text.caret)
    case .word where !source.areSecret:
      return isForward ? text.wordEnd(after: text.caret) : text.wordStart(before: text.caret)
    case .line where source.wraps:
      let row = element?.row(of: text.caret) ?? 0..<end
      return isForward ? row.upperBound : row.lowerBound
    // Where words end is as secret as the letters.
    case .word, .line, .all: return isForward ? end : 0
    }
  }

  private func delete(_ isForward: Bool, _ step: EditCommand.Step) {
    var range = text.selection
    if range.isEmpty {
      let target = target(isForward, step)
      range = min(target, text.caret)..<max(target, text.caret)
    }
    if range.isEmpty {
      if !isForward { source.onDeleteAtStart() }
      return
    }
    edit(step == .cluster ? .deleting : .other) { $0.replace(range, with: "", measuring) }
  }

  private func copy() -> Bool {
    if text.selection.isEmpty || source.areSecret { return false }
    node.graph.clipboard = text.selectedText
    return true
  }

  /// What may be in the field: no control character, and no line break where it has one row.
  private func cleaned(_ letters: String) -> String {
    var clean = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in letters.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\n" where isAfterReturn: continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
        clean.append(source.wraps ? "\n" : " ")
      case "\t": clean.append(" ")
      case _ where scalar.properties.generalCategory == .control: continue
      default: clean.append(scalar)
      }
    }
    return String(clean)
  }

  private func edit(_ kind: EditHistory.Kind, _ edit: (inout EditedText) -> Void) {
    history.note(text, before: text.selection.isEmpty ? kind : .other)
    change {
      edit(&$0)
      return true
    }
  }

  private func change(_ change: (inout EditedText) -> Bool) {
    let before = text.text
    guard change(&text) else { return }
    if source.isLive, text.text != before {
      source.write(text.text)
      // Whoever has the text may not want it so: what it says then counts.
      takeOver(source.read())
    }
    node.invalidate(.content)
  }
}

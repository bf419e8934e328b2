/// What has been typed to find a row; it is forgotten after a pause.
struct TypedPrefix {
  /// How long after a letter the next one still belongs to it.
  private static let pause = Duration.seconds(1)

  private(set) var text = ""
  private var time = Duration.zero

  /// What is looked for when a text is typed now.
  func text(adding letters: String, at now: Duration) -> String {
    !text.isEmpty && now - time <= Self.pause ? text + letters : letters
  }

  mutating func take(_ text: String, at now: Duration) {
    self.text = text
    time = now
  }
}

/// Finding a row by typing how it begins.
extension ListModel {
  /// Goes to the first row that begins with what has been typed.
  ///
  /// Rows that are not made are found by their element, or its id, where that is a text.
  func find(_ press: KeyPress) -> Bool {
    guard selection != nil, press.modifiers.subtracting(.shift).isEmpty,
      press.characters.contains(where: \.isSearchable)
    else { return false }
    let now = node.graph.clock.now
    let text = typed.text(adding: press.characters, at: now)
    // By itself a space selects.
    if text == " " { return false }
    guard let line = firstLine(beginningWith: text) else { return false }
    typed.take(text, at: now)
    anchorLine = nil
    setCursor(line, selects: selection?.isMultiple == false)
    return true
  }

  private func firstLine(beginningWith text: String) -> Int? {
    let wanted = text.lowercased()
    let lines = rows.values
      .filter { row in
        row.isSelectable && row.spokenText.lowercased().hasPrefix(wanted)
      }
      .compactMap { line(of: $0) }
    let others = deferredRows.compactMap { rows in
      rows.firstRow { $0.lowercased().hasPrefix(wanted) }
        .flatMap { stack?.line(ofRow: $0, of: rows.source) }
    }
    return (lines + others).min()
  }

  /// The collections in here whose rows are made when they can be seen.
  var deferredRows: [any DeferredRows] {
    var found: [any DeferredRows] = []
    var nodes: ContiguousArray<Node> = [node]
    while let node = nodes.popLast() {
      if let rows = node.memory as? any DeferredRows {
        found.append(rows)
      } else if !(node.memory is ListRow) {
        nodes.append(contentsOf: node.children)
      }
    }
    return found
  }
}

extension Character {
  fileprivate var isSearchable: Bool {
    isLetter || isNumber || isPunctuation || isSymbol || self == " "
  }
}

extension ListRow {
  /// What the row says.
  fileprivate var spokenText: String { node.shownText.joined(separator: " ") }
}

/// Selecting several rows by keys.
extension ListModel {
  /// With Shift arrows select the rows they pass, back again they let go of them; with Control, or
  /// Command, A selects all.
  ///
  /// Returns nil for other keys.
  func extend(_ press: KeyPress) -> Bool? {
    guard let selection, selection.isMultiple else { return nil }
    let isAll = press.modifiers == .control || press.modifiers == .command
    if isAll, press.key == "a" {
      selectAll(selection)
      return true
    }
    guard press.modifiers == .shift else { return nil }
    switch press.key {
    case .upArrow: return extend(selection, by: -1)
    case .downArrow: return extend(selection, by: 1)
    default: return nil
    }
  }

  private func extend(_ selection: ListSelection, by step: Int) -> Bool {
    guard let cursorLine else {
      setCursor(lineCount > 0 ? 0 : nil, selects: false)
      addAtCursor()
      return true
    }
    let anchor = anchorLine ?? cursorLine
    anchorLine = anchor
    guard let line = nextLine(step) else { return true }
    let isBack = abs(line - anchor) < abs(cursorLine - anchor)
    if let tag = cursorRow?.tag, selection.now()(tag) == isBack {
      _ = selection.toggle(tag)
    }
    setCursor(line, selects: false)
    addAtCursor()
    return true
  }

  private func selectAll(_ selection: ListSelection) {
    var tags = rows.values.compactMap(\.tag)
    for rows in deferredRows { tags += rows.allIDs }
    let others = Set(rows.values.filter { !$0.isSelectable }.compactMap(\.tag))
    selection.add(others.isEmpty ? tags : tags.filter { !others.contains($0) })
  }
}

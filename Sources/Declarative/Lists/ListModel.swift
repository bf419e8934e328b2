import Foundation

/// What a list keeps: its selection, and where the cursor is that keys move from row to row.
@MainActor final class ListModel: FocusStop {
  var selection: ListSelection?
  /// Called when a row has been chosen by Return or a click, and not only passed.
  var onChoice: (() -> Void)?
  unowned(unsafe) let node: Node
  let maker = ListRowMaker()
  /// The rows that live.
  private(set) var rows: [ObjectIdentifier: ListRow] = [:]
  /// What has been typed to find a row.
  var typed = TypedPrefix()
  /// Where the rows begin that are selected with Shift.
  var anchorLine: Int?
  /// The row that the cursor is on, while it lives, and the line that was last known to be its.
  private(set) weak var cursorRow: ListRow?
  private(set) var cursorLine: Int?
  /// Whether this is to look after the cursor once everything has its place.
  private var awaitsLayout = false
  /// Whether the row at the cursor is to be selected once it lives.
  private var selectsAtCursor = false

  override init(_ node: Node) {
    self.node = node
    super.init(node)
    maker.serve(self)
    onChange = { [weak self] hasFocus in self?.focusCame(hasFocus) }
  }

  override func take(_ press: KeyPress) -> Bool { obey(press) }

  override func click(at point: CGPoint) { choose(at: point) }

  /// Whether keys go from row to row.
  var hasCursor: Bool { selection != nil || hasEditableRows }
  /// Whether a row can be deleted or moved, or has actions.
  private var hasEditableRows = false

  var stack: LazyElement? {
    var next = node.elements.first
    while let element = next {
      if let stack = element as? LazyElement { return stack }
      next = element.children.first
    }
    return nil
  }

  private var scroller: ScrollElement? {
    var next: Element? = stack
    while let element = next {
      if let scroller = element as? ScrollElement { return scroller }
      next = element.parent
    }
    return nil
  }

  private func focusCame(_ hasFocus: Bool) {
    if hasFocus, cursorLine == nil {
      let selected = rows.values.first { row in row.isSelected && line(of: row) != nil }
      if let selected { setCursor(line(of: selected), selects: false) }
    }
    lookAgain()
  }
}

/// Rows.
extension ListModel {
  func add(_ row: ListRow) { rows[ObjectIdentifier(row)] = row }

  func remove(_ row: ListRow) { rows[ObjectIdentifier(row)] = nil }

  func line(of row: ListRow) -> Int? {
    row.node.elements.first.flatMap { stack?.line(of: $0) }
  }

  func row(atLine line: Int) -> ListRow? {
    (stack?.element(ofLine: line) as? ListRowElement)?.row
  }

  /// Has rows drawn again that are selected now, or no longer; the same for the cursor.
  func lookAgain() {
    let selected = selectedNow
    for row in rows.values { row.lookAgain(selected) }
  }

  /// What is selected now, without following it.
  private var selectedNow: (AnyHashable) -> Bool {
    let asking = Dependent.current
    Dependent.current = nil
    defer { Dependent.current = asking }
    return selection?.now() ?? { _ in false }
  }

  /// Whether a row is selected; who asks does not depend on it, and is asked again by `lookAgain`.
  func isSelected(_ row: ListRow) -> Bool {
    selection != nil && isSelected(row, selectedNow)
  }

  func isSelected(_ row: ListRow, _ selected: (AnyHashable) -> Bool) -> Bool {
    guard selection != nil, let tag = row.tag, selected(tag) else { return false }
    return row.isSelectable
  }

  func isCursor(_ row: ListRow) -> Bool {
    guard hasFocus, let cursorLine else { return false }
    if let cursorRow, !cursorRow.node.isGone { return cursorRow === row }
    return line(of: row) == cursorLine
  }

  /// Looks, after rows have come and gone, where the cursor is now.
  func rowsChanged() {
    if awaitsLayout { return }
    awaitsLayout = true
    node.graph.afterLayout { [weak self] in
      self?.awaitsLayout = false
      self?.followCursor()
    }
  }

  private func followCursor() {
    let isEditable = rows.values.contains {
      $0.canDelete || $0.canMove || !$0.parts.actions.isEmpty
    }
    if isEditable != hasEditableRows {
      hasEditableRows = isEditable
      node.invalidate(.content)
    }
    guard let stack, let line = cursorLine else { return }
    if let cursorRow, !cursorRow.node.isGone {
      cursorLine = self.line(of: cursorRow) ?? line
    } else {
      cursorLine = stack.lineCount == 0 ? nil : min(line, stack.lineCount - 1)
      cursorRow = cursorLine.flatMap { row(atLine: $0) }
      lookAgain()
    }
    if selectsAtCursor, let cursorRow { select(cursorRow) }
  }
}

/// The cursor.
extension ListModel {
  private func obey(_ press: KeyPress) -> Bool {
    guard press.phase != .up, hasCursor else { return false }
    if find(press) { return true }
    if let isDone = extend(press) { return isDone }
    if press.modifiers == .option {
      switch press.key {
      case .upArrow: return moveRow(by: -1)
      case .downArrow: return moveRow(by: 1)
      default: return false
      }
    }
    guard press.modifiers.isEmpty else { return false }
    anchorLine = nil
    switch press.key {
    case .rightArrow: return goToActions()
    case .delete, .deleteForward: return deleteRow()
    case .upArrow: return moveCursor(by: -1)
    case .downArrow: return moveCursor(by: 1)
    case .pageUp: return moveCursor(by: -pageLength)
    case .pageDown: return moveCursor(by: pageLength)
    case .home: return moveCursor(to: 0, step: 1)
    case .end: return moveCursor(to: lineCount - 1, step: -1)
    case .space: return chooseAtCursor()
    case .return: return activate()
    default: return false
    }
  }

  var lineCount: Int { stack?.lineCount ?? 0 }

  private var pageLength: Int {
    guard let stack, let scroller else { return 1 }
    let height = scroller.size.height
    let line = max(stack.rect(ofLine: cursorLine ?? 0)?.rect.height ?? 1, 1)
    return max(Int(height / line) - 1, 1)
  }

  private func moveCursor(by count: Int) -> Bool {
    let line = cursorLine.map { $0 + count } ?? (count < 0 ? lineCount - 1 : 0)
    return moveCursor(to: line, step: count < 0 ? -1 : 1)
  }

  /// Moves the cursor to a line, or to the next from there that can be selected.
  private func moveCursor(to target: Int, step: Int) -> Bool {
    guard lineCount > 0 else { return true }
    let isStep = cursorLine.map { abs(target - $0) == 1 } ?? false
    let start = min(max(target, 0), lineCount - 1)
    guard let line = selectable(from: start, step) ?? selectable(from: start, -step) else {
      return true
    }
    // Beyond the first row and the last the focus may go on to other views.
    if line == cursorLine { return !isStep }
    setCursor(line, selects: selection?.isMultiple == false)
    return true
  }

  /// The next line that can be selected in a direction from the cursor.
  func nextLine(_ step: Int) -> Int? {
    cursorLine.flatMap { selectable(from: $0 + step, step) }
  }

  /// The next line that can be selected; one that does not live yet is taken for such.
  private func selectable(from start: Int, _ step: Int) -> Int? {
    var line = start
    while (0..<lineCount).contains(line) {
      guard let row = row(atLine: line), !row.isSelectable else { return line }
      line += step
    }
    return nil
  }

  func setCursor(_ line: Int?, selects: Bool) {
    let before = cursorRow
    cursorLine = line
    cursorRow = line.flatMap { row(atLine: $0) }
    selectsAtCursor = false
    if let line { reveal(line) }
    if selects { if let cursorRow { select(cursorRow) } else { selectsAtCursor = true } }
    // The selection is followed by itself.
    before?.lookAgain()
    cursorRow?.lookAgain()
    rowsChanged()
    node.graph.onChange()
  }

  private func reveal(_ line: Int) {
    guard let stack, let scroller, let origin = scroller.origin(of: stack) else { return }
    scroller.scroll(
      to: ScrollAim(
        find: { [weak stack, weak scroller] _ in
          guard let stack, let place = stack.rectToShow(ofLine: line) else { return nil }
          let origin = scroller?.origin(of: stack) ?? origin
          return (place.rect.moved(by: origin), place.isLive)
        }, anchor: nil))
  }

  /// Adds the row at the cursor to those that are selected, now or once it lives.
  func addAtCursor() {
    if let cursorRow { select(cursorRow) } else { selectsAtCursor = true }
  }

  private func select(_ row: ListRow) {
    selectsAtCursor = false
    guard let selection, let tag = row.tag else { return }
    if selection.isMultiple { selection.add([tag]) } else { _ = selection.select(tag) }
  }

  /// Selects the row at the cursor, or adds it to those that are.
  private func chooseAtCursor() -> Bool {
    guard let cursorRow, let tag = cursorRow.tag else { return false }
    return selection?.isMultiple == true
      ? selection?.toggle(tag) ?? false : selection?.select(tag) ?? false
  }

  /// Puts the focus at the first action of the row at the cursor.
  private func goToActions() -> Bool {
    guard let actions = cursorRow?.parts.actions.first?.node?.firstStop else { return false }
    node.graph.focus.move(to: actions)
    return true
  }

  /// Deletes the row at the cursor, or runs its action that does.
  private func deleteRow() -> Bool {
    guard let cursorRow else { return false }
    return cursorRow.delete()
  }

  private func moveRow(by distance: Int) -> Bool { cursorRow?.move(by: distance) ?? false }

  /// Activates the first control in the row at the cursor.
  private func activate() -> Bool {
    guard let cursorRow else { return false }
    guard let control = cursorRow.node.firstStop?.memory as? Control else {
      defer { onChoice?() }
      return chooseAtCursor()
    }
    control.action()
    return true
  }

  private func choose(at point: CGPoint) {
    guard hasCursor else { return }
    for row in rows.values where row.isSelectable {
      guard row.node.elements.array.contains(where: { $0.isVisible(at: point) }) else { continue }
      let isMultiple = selection?.isMultiple == true
      setCursor(line(of: row), selects: !isMultiple)
      if !isMultiple { onChoice?() }
      if isMultiple, let tag = row.tag { _ = selection?.toggle(tag) }
      return
    }
  }
}

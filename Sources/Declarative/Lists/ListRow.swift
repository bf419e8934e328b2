import Foundation

/// Makes rows of a list's views.
@MainActor final class ListRowMaker: RowMaker {
  private weak var list: ListModel?

  func serve(_ list: ListModel) { self.list = list }

  override func setRow<V: View>(
    _ index: Int, _ view: UnsafePointer<V>, in node: Node, _ scope: EnvironmentScope?
  ) {
    var row = ListRowView(list: list, content: view.pointee)
    node.setOnly(index, at: &row, in: scope)
  }

  override func row<V: View>(_ kept: Node?, showing view: V, in node: Node) -> Node {
    node.onlyChild(kept, showing: ListRowView(list: list, content: view))
  }
}

/// One row of a list.
nonisolated struct ListRowView<Content: View>: View {
  typealias Body = Never

  let list: ListModel?
  let content: Content
}

@MainActor extension ListRowView: PrimitiveView {
  func update(_ node: Node) {
    let row = node.memory as? ListRow ?? ListRow(node)
    node.memory = row
    row.join(list)
    row.update()
    node.setChild(0, content, in: row.scope)
    let parts = row.parts
    let badge = row.badge
    if parts.background == nil, parts.actions.isEmpty, badge == nil {
      node.truncateChildren(to: 1)
    } else {
      node.setChild(1, parts.background.map { StageView($0) })
      node.setChild(2, RowActions(badge: badge, hoists: row.isActive ? parts.actions : []))
    }
    show(row, in: node)
  }

  func collect(_ node: Node) {
    node.wrapElements { ListRowElement($0, in: node) }
    guard let row = node.memory as? ListRow else { return }
    if let first = node.elements.first {
      let element = unsafeDowncast(first, to: ListRowElement.self)
      let parts = node.children.dropFirst().map(\.elements.first)
      element.setParts(background: parts.first ?? nil, actions: parts.dropFirst().first ?? nil)
    }
    show(row, in: node)
    // Its tag is known only now.
    row.lookAgain()
    row.list?.rowsChanged()
  }

  private func show(_ row: ListRow, in node: Node) {
    let paint = row.fill(in: node.text.context.paint)
    node.elements.forEach { element in
      let element = unsafeDowncast(element, to: ListRowElement.self)
      element.row = row
      element.fill = paint
      element.isRightToLeft = node.scope.isRightToLeft
      element.settings = ListRowElement.Settings(
        inset: EnvironmentValues(node.scope).listLook.inset,
        leastHeight: EnvironmentValues(node.scope).defaultMinListRowHeight)
    }
  }

  func removed(_ node: Node) {
    guard let row = node.memory as? ListRow else { return }
    row.list?.remove(row)
    row.list?.rowsChanged()
  }
}

/// What a row of a list is at the moment.
@MainActor final class ListRow: FocusRegion {
  private(set) weak var list: ListModel?
  private(set) var isSelected = false
  private var isCursor = false
  private var listHasFocus = false
  /// What texts in the row inherit.
  private let text: InheritedText<RowInk>
  private var shownParts = 0
  /// The id of the element that the row shows, once it has been looked for.
  private var elementID: AnyHashable?
  /// What can be done to the row: what is around it stays as long as it lives.
  private(set) lazy var edits = findEdits()
  private var shownBadge: Text?
  /// Whether the one control in the row has the focus.
  private var isControlFocused = false

  override init(_ node: Node) {
    text = InheritedText(RowInk(isSelected: false), node.text, in: node.scope)
    super.init(node)
  }

  /// What views in the row inherit.
  var scope: EnvironmentScope { text.scope }

  func join(_ list: ListModel?) {
    if self.list === list { return }
    self.list = list
    list?.add(self)
  }

  func update() {
    isSelected = list?.isSelected(self) ?? false
    isCursor = list?.isCursor(self) ?? false
    listHasFocus = list?.hasFocus ?? false
    text.update(ink, node.text, in: node)
    text.scope.isRightToLeft = node.scope.isRightToLeft
    shownParts = partCount
    shownBadge = badge
  }

  /// What the row shows besides its own views.
  var parts: RowParts { trait(RowPartsTrait.self) ?? RowParts() }

  private var partCount: Int { parts.actions.count * 2 + (parts.background == nil ? 0 : 1) }

  /// What is told of the row in few letters.
  var badge: Text? { trait(BadgeTrait.self) ?? nil }

  /// Whether the row's actions are shown.
  var isActive: Bool { isCursor || isControlFocused }

  /// Has the row made again if it is another than it was.
  ///
  /// - Parameter selected: What is selected now, if whoever asks has looked already.
  func lookAgain(_ selected: ((AnyHashable) -> Bool)? = nil) {
    guard let list, !node.isGone else { return }
    let isSelectedNow = selected.map { list.isSelected(self, $0) } ?? list.isSelected(self)
    if isSelectedNow == isSelected, list.isCursor(self) == isCursor,
      list.hasFocus == listHasFocus, shownParts == partCount,
      shownBadge == badge
    {
      return
    }
    node.invalidate(.content)
  }

  override func entered(_ around: ContiguousArray<FocusRegion>) { setControlFocused(true) }

  override func left() { setControlFocused(false) }

  private func setControlFocused(_ isFocused: Bool) {
    if isControlFocused == isFocused || node.isGone { return }
    isControlFocused = isFocused
    node.invalidate(.content)
  }

  /// What texts in the row are inked with, where the row has a colour of its own.
  var ink: RowInk { RowInk(isSelected: isSelected && listHasFocus) }

  func fill(in context: PaintContext) -> Paint? {
    if isSelected { return .color(listHasFocus ? context.tint : Color.gray.opacity(0.35)) }
    if isCursor || isControlFocused { return .color(Color.gray.opacity(0.25)) }
    return nil
  }
}

/// What the list around a row knows of it.
extension ListRow {
  /// The value that selecting the row selects: its tag, else the id of its element.
  var tag: AnyHashable? {
    if let tag: Tag = trait(TagTrait.self) ?? nil { return tag.value }
    // A row shows one element for as long as it lives.
    if elementID == nil { elementID = element?.id }
    return elementID
  }

  /// The element of a collection that the row shows, and its place there.
  var element: (row: Int, id: AnyHashable)? {
    var child = node
    while let parent = child.parent, parent.rowMaker != nil || child === node {
      if let rows = parent.memory as? any IdentifiedRows,
        let index = parent.children.firstIndex(where: { $0 === child })
      {
        return rows.element(ofChild: index)
      }
      child = parent
    }
    return nil
  }

  var isSelectable: Bool {
    !(trait(SelectionDisabled.self) ?? false) && (trait(SectionPartTrait.self) ?? nil) == nil
  }

  func trait<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? {
    guard let box = node.elements.first?.trait(ObjectIdentifier(key)) else { return nil }
    return unsafeDowncast(box, to: TraitBox<Key.Value>.self).value
  }
}

/// How texts look in a row of the tint.
struct RowInk: TextModifier {
  let isSelected: Bool

  var changesNothing: Bool { !isSelected }

  func apply(to context: inout TextContext) {
    guard isSelected else { return }
    context.paint.foreground = ForegroundLevels(primary: .color(.white))
    context.overrides.set(.bold, true)
  }
}

extension EnvironmentValues {
  /// Whether this is in a row of a list.
  package var isListRow: Bool { self[IsListRowKey.self] }
}

enum IsListRowKey: EnvironmentKey {
  static let defaultValue = false
}

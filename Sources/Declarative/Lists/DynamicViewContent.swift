public import Foundation

/// Views made of a collection, which rows of a list can be deleted from and moved in.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets rows be deleted: by Delete or Backspace on a row of a list.
  ///
  /// - Parameter action: Is given the places of the rows in the data.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self) { $0.delete = action }
  }

  /// Lets rows be moved: by Alt and an arrow key on a row of a list.
  ///
  /// - Parameter action: Is given the places of the rows in the data, and before which one they go.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableRows(content: self) { $0.move = action }
  }
}

/// What can be done to rows.
final class RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

nonisolated struct EditableRows<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never

  let content: Content
  let change: (RowEdits) -> Void

  @MainActor var data: Content.Data { content.data }
}

@MainActor extension EditableRows: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let edits = node.memory as? RowEdits ?? RowEdits()
    node.memory = edits
    change(edits)
    node.setChild(0, content)
  }
}

extension ListRow {
  /// What can be done to this row, and where it is in its data.
  var edits: (row: Int, count: Int, edits: [RowEdits])? {
    var child = node
    var found: (row: Int, count: Int)?
    var edits: [RowEdits] = []
    while let parent = child.parent, parent.rowMaker != nil {
      if found == nil, let rows = parent.memory as? any IdentifiedRows,
        let index = parent.children.firstIndex(where: { $0 === child }),
        let element = rows.element(ofChild: index)
      {
        found = (element.row, rows.rowCount)
      } else if found != nil, let own = parent.memory as? RowEdits {
        edits.append(own)
      } else if found != nil {
        break
      }
      child = parent
    }
    return found.map { ($0.row, $0.count, edits) }
  }

  var canDelete: Bool {
    !(trait(DeleteDisabled.self) ?? false) && edits?.edits.contains { $0.delete != nil } ?? false
  }

  var canMove: Bool {
    !(trait(MoveDisabled.self) ?? false) && edits?.edits.contains { $0.move != nil } ?? false
  }

  func delete() -> Bool {
    guard canDelete, let (row, _, edits) = edits else { return false }
    edits.lazy.compactMap(\.delete).first?([row])
    return true
  }

  /// Moves the row by one place.
  func move(by distance: Int) -> Bool {
    guard canMove, let (row, count, edits) = edits else { return false }
    let target = row + distance
    guard (0..<count).contains(target) else { return true }
    edits.lazy.compactMap(\.move).first?([row], distance > 0 ? target + 1 : target)
    return true
  }
}

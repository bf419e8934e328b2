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
  /// Where the row is in its data.
  private var place: (row: Int, count: Int)? {
    var child = node
    while let parent = child.parent, parent.rowMaker != nil {
      if let rows = parent.memory as? any IdentifiedRows,
        let index = parent.children.firstIndex(where: { $0 === child }),
        let element = rows.element(ofChild: index)
      {
        return (element.row, rows.rowCount)
      }
      child = parent
    }
    return nil
  }

  /// What is said right on the collection that the row is of.
  func findEdits() -> [RowEdits] {
    var edits: [RowEdits] = []
    var isFound = false
    var next = node.parent
    while let parent = next, parent.rowMaker != nil {
      if !isFound {
        isFound = parent.memory is any IdentifiedRows
      } else if let own = parent.memory as? RowEdits {
        edits.append(own)
      } else {
        break
      }
      next = parent.parent
    }
    return edits
  }

  var canDelete: Bool {
    edits.contains { $0.delete != nil } && !(trait(DeleteDisabled.self) ?? false)
  }

  var canMove: Bool {
    edits.contains { $0.move != nil } && !(trait(MoveDisabled.self) ?? false)
  }

  func delete() -> Bool {
    guard canDelete, let (row, _) = place else { return false }
    edits.lazy.compactMap(\.delete).first?([row])
    return true
  }

  /// Moves the row by one place.
  func move(by distance: Int) -> Bool {
    guard canMove, let (row, count) = place else { return false }
    let target = row + distance
    guard (0..<count).contains(target) else { return true }
    edits.lazy.compactMap(\.move).first?([row], distance > 0 ? target + 1 : target)
    return true
  }
}

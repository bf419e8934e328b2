@MainActor extension ForEach: PrimitiveView where Content: View {
  package static var callsContent: Bool { true }
  package static var passesRows: Bool { true }

  package func update(_ node: Node) {
    if node.defersRows {
      if let rows = node.memory {
        unsafeDowncast(rows, to: LazyRows<Data, ID, Content>.self).update(self, in: node)
      } else {
        node.memory = LazyRows(self, in: node)
      }
    } else {
      updateAll(node)
    }
  }

  package func collect(_ node: Node) {
    if let rows = node.memory as? any DeferredRows { rows.publish(of: node) } else { node.gather() }
  }

  package func removed(_ node: Node) { (node.memory as? any DeferredRows)?.releaseParked() }

  private func updateAll(_ node: Node) {
    let memory: ForEachMemory<ID>
    if let known = node.memory {
      memory = unsafeDowncast(known, to: ForEachMemory<ID>.self)
    } else {
      memory = ForEachMemory(isValue: Data.self is any ValueCollection.Type)
      node.memory = memory
    }
    // Data that is the same to the byte has the ids it had: an element's id does not change.
    let data = data
    if memory.isValue, let last = memory.data as? Data, Comparison.haveSameBytes(last, data) {
      showInOrder(in: node)
      return
    }
    if memory.isValue { memory.data = data }
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(data.count)
    visit(data) { ids.append(id($0)) }
    if ids == memory.ids { showInOrder(in: node) } else { match(ids, memory, in: node) }
  }

  /// Shows every element in the node that is at its place already.
  private func showInOrder(in node: Node) {
    var index = 0
    visit(data) { element in
      node.setChild(index, content(element))
      index += 1
    }
  }

  /// Keeps the node of every id that stays, wherever it moves; makes and removes the others.
  private func match(_ ids: ContiguousArray<ID>, _ memory: ForEachMemory<ID>, in node: Node) {
    let before = node.children
    // What is unchanged at both ends needs no looking up.
    var start = 0
    while start < min(ids.count, memory.ids.count), ids[start] == memory.ids[start] { start += 1 }
    var tail = 0
    while tail < min(ids.count, memory.ids.count) - start,
      ids[ids.count - 1 - tail] == memory.ids[memory.ids.count - 1 - tail]
    {
      tail += 1
    }
    let hadRepeats = memory.unique.repeated != nil
    memory.unique.change(from: memory.ids, to: ids, after: start, tail: tail)
    if let id = memory.unique.repeated, !hadRepeats {
      node.warnOfRepeatedID(id, in: Self.self, of: Data.self)
    }
    // Which of several with one id an element is, is counted from the front.
    if hadRepeats || memory.unique.repeated != nil { tail = 0 }
    var leftover: [ID: ContiguousArray<Node>] = [:]
    for index in (start..<memory.ids.count - tail).reversed() {
      leftover[memory.ids[index], default: []].append(before[index])
    }
    var nodes: ContiguousArray<Node> = []
    nodes.reserveCapacity(ids.count)
    var index = 0
    visit(data) { element in
      let kept: Node? =
        if index < start { before[index] } else if index >= ids.count - tail {
          before[before.count - (ids.count - index)]
        } else { leftover[ids[index]]?.popLast() }
      nodes.append(node.child(kept, showing: content(element)))
      index += 1
    }
    memory.ids = ids
    node.replaceChildren(nodes)
    for nodes in leftover.values { for node in nodes { node.leave() } }
  }
}

/// A collection that can be asked where an element's views are.
@MainActor package protocol IdentifiedRows: AnyObject {
  func index(ofID id: AnyHashable) -> Int?

  /// The element that a child of the node shows: its place in the data, and its id.
  func element(ofChild index: Int) -> (row: Int, id: AnyHashable)?

  /// How many elements there are.
  var rowCount: Int { get }
}

@MainActor private final class ForEachMemory<ID: Hashable>: IdentifiedRows {
  var ids: ContiguousArray<ID> = []
  var unique = UniqueIDs<ID>()
  var data: Any?
  /// Whether data with the same bytes has the same elements.
  let isValue: Bool

  init(isValue: Bool) { self.isValue = isValue }

  func index(ofID id: AnyHashable) -> Int? {
    (id.base as? ID).flatMap { ids.firstIndex(of: $0) }
  }

  var rowCount: Int { ids.count }

  func element(ofChild index: Int) -> (row: Int, id: AnyHashable)? {
    ids.indices.contains(index) ? (index, AnyHashable(ids[index])) : nil
  }
}

/// A collection that keeps its elements by value: it is not changed from elsewhere.
protocol ValueCollection {}

extension Array: ValueCollection {}
extension ArraySlice: ValueCollection {}
extension ContiguousArray: ValueCollection {}
extension Range: ValueCollection {}
extension ClosedRange: ValueCollection {}

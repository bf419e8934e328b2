/// A collection in a lazy container: views are made for the elements that are asked for.
@MainActor package protocol DeferredRows: IdentifiedRows {
  var source: RowSource { get }

  /// Makes the rows live that were last asked for, and no others.
  func showWindow(of node: Node)

  /// Tells the container what the rows contribute.
  func publish(of node: Node)

  /// Lets go of rows that are kept for their state.
  func releaseParked()
}

/// What a `ForEach` keeps in a lazy container.
@MainActor
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DeferredRows
{
  let source: RowSource
  private var view: ForEach<Data, ID, Content>
  /// The rows that live: their ids and nodes.
  private var window = 0..<0
  private var ids: ContiguousArray<ID> = []
  private var nodes: ContiguousArray<Node> = []
  private var wanted = 0..<0
  /// Rows out of sight that own values.
  private var parked: [ID: Node] = [:]
  private var areOthers = true

  init(_ view: ForEach<Data, ID, Content>, in node: Node) {
    self.view = view
    source = RowSource(in: node.graph.tree, depth: node.depth)
    source.ask = { [weak self, weak node] range in
      MainActor.assumeIsolated {
        self?.wanted = range
        node?.invalidate(.rows)
      }
    }
  }

  private func id(_ row: Int) -> ID { view.id(element(row)) }

  private func element(_ row: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: row)]
  }

  /// Takes another value of the view.
  func update(_ view: ForEach<Data, ID, Content>, in node: Node) {
    let count = self.view.data.count
    let isSame =
      Data.self is any ValueCollection.Type && Comparison.haveSameBytes(self.view.data, view.data)
    self.view = view
    node.needsCollecting = true
    if isSame || isInPlace(window, count) {
      if !isSame, !parked.isEmpty { keepParked(rows(of: Set(parked.keys))) }
      show(wanted.clamped(to: 0..<view.data.count), renewing: true, in: node)
    } else {
      match(count, in: node)
    }
  }

  /// Whether the rows that live have the ids that the data has there.
  private func isInPlace(_ window: Range<Int>, _ count: Int) -> Bool {
    view.data.count == count && zip(window, ids).allSatisfy { id($0) == $1 }
  }

  func showWindow(of node: Node) {
    show(wanted.clamped(to: 0..<view.data.count), renewing: false, in: node)
  }

  /// - Parameter renewing: Whether rows that live already are shown anew.
  private func show(_ target: Range<Int>, renewing: Bool, in node: Node) {
    var shown: ContiguousArray<Node> = []
    var shownIDs: ContiguousArray<ID> = []
    for row in target {
      if window.contains(row) {
        let kept = nodes[row - window.lowerBound]
        shown.append(renewing ? node.child(kept, showing: view.content(element(row))) : kept)
        shownIDs.append(ids[row - window.lowerBound])
      } else {
        let id = id(row)
        shown.append(arrived(parked.removeValue(forKey: id), row, in: node))
        shownIDs.append(id)
      }
    }
    for (row, (id, gone)) in zip(window, zip(ids, nodes)) where !target.contains(row) {
      retire(gone, id)
    }
    settle(target, shownIDs, shown, in: node)
  }

  private func arrived(_ kept: Node?, _ row: Int, in node: Node) -> Node {
    if let kept, kept.isParked { node.graph.unpark(kept) }
    return node.child(kept, showing: view.content(element(row)))
  }

  /// Keeps a row that has left for the state in it, or lets it go.
  private func retire(_ node: Node, _ id: ID) {
    if parked[id] == nil, node.ownsValues {
      parked[id] = node
      node.graph.park(node)
    } else {
      node.leave()
    }
  }

  private func settle(
    _ target: Range<Int>, _ ids: ContiguousArray<ID>, _ nodes: ContiguousArray<Node>,
    in node: Node
  ) {
    window = target
    wanted = target
    self.ids = ids
    if self.nodes.elementsEqual(nodes, by: { $0 === $1 }), source.count == view.data.count {
      return
    }
    self.nodes = nodes
    node.replaceChildren(nodes)
  }

  /// Finds the rows that live among other data, and has them keep their places on the screen.
  private func match(_ count: Int, in node: Node) {
    areOthers = true
    let rows = places(count)
    if !parked.isEmpty { keepParked(rows) }
    let anchor = source.anchor.map { max($0 - window.lowerBound, 0) } ?? 0
    let order = Array(ids.indices.dropFirst(anchor)) + ids.indices.prefix(anchor).reversed()
    let stays = order.first { rows[ids[$0]] != nil }
    let start = stays.map { (rows[ids[$0]] ?? 0) - $0 } ?? window.lowerBound
    let newCount = view.data.count
    let lower = max(min(start, newCount - window.count), 0)
    let target = lower..<min(lower + window.count, newCount)
    // Equal ids are an error of the caller's; each still gets a node.
    var leftover: [ID: ContiguousArray<Node>] = [:]
    for (id, node) in zip(ids, nodes).reversed() { leftover[id, default: []].append(node) }
    var shown: ContiguousArray<Node> = []
    var shownIDs: ContiguousArray<ID> = []
    for row in target {
      let id = id(row)
      let kept = leftover[id]?.popLast() ?? parked.removeValue(forKey: id)
      shown.append(arrived(kept, row, in: node))
      shownIDs.append(id)
    }
    for (id, nodes) in leftover {
      for node in nodes {
        if rows[id] != nil { retire(node, id) } else { node.leave() }
      }
    }
    settle(target, shownIDs, shown, in: node)
  }

  /// Where the rows that live, and those kept for their state, are in the data now.
  private func places(_ count: Int) -> [ID: Int] {
    let shift = view.data.count - count
    if parked.isEmpty {
      // Most often some were added or removed, all before those here or all behind.
      for shift in [0, shift] {
        let moved = window.lowerBound + shift..<window.upperBound + shift
        guard moved.lowerBound >= 0, moved.upperBound <= view.data.count else { continue }
        if zip(moved, ids).allSatisfy({ id($0) == $1 }) {
          return Dictionary(zip(ids, moved)) { first, _ in first }
        }
      }
    }
    return rows(of: Set(ids).union(parked.keys))
  }

  private func rows(of wanted: Set<ID>) -> [ID: Int] {
    var rows: [ID: Int] = [:]
    var row = 0
    view.visit(view.data) { element in
      let id = view.id(element)
      if wanted.contains(id), rows[id] == nil { rows[id] = row }
      row += 1
    }
    return rows
  }

  private func keepParked(_ rows: [ID: Int]) {
    for (id, node) in parked where rows[id] == nil {
      parked[id] = nil
      node.leave()
    }
  }

  func publish(of node: Node) {
    node.setElements(ElementList(source))
    source.show(
      ContiguousArray(nodes.map(\.elements)), at: window, of: view.data.count,
      areOthers: areOthers)
    areOthers = false
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return rows(of: [id])[id]
  }

  func releaseParked() {
    for node in parked.values { node.leave() }
    parked.removeAll()
  }
}

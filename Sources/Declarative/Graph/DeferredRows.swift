/// A collection in a lazy container: views are made for the elements that are asked for.
@MainActor package protocol DeferredRows: IdentifiedRows {
  var source: RowSource { get }

  /// Makes the rows live that were last asked for, and no others.
  func showWindow(of node: Node)

  /// Tells the container what the rows contribute.
  func publish(of node: Node)

  /// Lets go of rows that are kept for their state.
  func releaseParked()

  /// The ids of all elements, in order.
  var allIDs: [AnyHashable] { get }

  /// The first row whose element, or its id, is a text that fulfils a condition.
  func firstRow(whoseText isWanted: (String) -> Bool) -> Int?
}

/// What a `ForEach` keeps in a lazy container.
@MainActor
final class LazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DeferredRows
{
  let source: RowSource
  /// The node that keeps this.
  private unowned let node: Node
  private var view: ForEach<Data, ID, Content>
  /// The rows that live: what they are known by, and their nodes.
  private var window = 0..<0
  private var ids: ContiguousArray<RowID<ID>> = []
  private var nodes: ContiguousArray<Node> = []
  private var wanted = 0..<0
  /// Rows out of sight that own values.
  private var parked: [RowID<ID>: (row: Int, node: Node)] = [:]
  /// How many rows before a row have its id, for rows where any has.
  ///
  /// Nil as long as no two rows that have been seen have one id: who does not err pays nothing
  /// for rows out of sight.
  private var numbers: [Int: Int]?
  private var areOthers = true

  init(_ view: ForEach<Data, ID, Content>, in node: Node) {
    self.view = view
    self.node = node
    source = RowSource(in: node.graph.tree, depth: node.depth)
    source.ask = { [weak self, weak node] range in
      MainActor.assumeIsolated {
        self?.wanted = range
        node?.invalidate(.rows)
      }
    }
  }

  private func id(_ row: Int) -> RowID<ID> {
    RowID(view.id(element(row)), number: numbers?[row] ?? 0)
  }

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
      if !isSame, !parked.isEmpty {
        keepParked(rows(of: Set(parked.keys)))
        renumber()
      }
      show(wanted.clamped(to: 0..<view.data.count), renewing: true)
    } else {
      match(count)
    }
  }

  /// Whether the rows that live have the ids that the data has there.
  private func isInPlace(_ window: Range<Int>, _ count: Int) -> Bool {
    numbers == nil && view.data.count == count && zip(window, ids).allSatisfy { id($0) == $1 }
  }

  func showWindow(of node: Node) {
    show(wanted.clamped(to: 0..<view.data.count), renewing: false)
  }

  /// - Parameter renewing: Whether rows that live already are shown anew.
  private func show(_ target: Range<Int>, renewing: Bool) {
    let before = target.clamped(to: 0..<max(window.lowerBound, 0))
    let behind = target.clamped(to: window.upperBound..<max(window.upperBound, target.upperBound))
    noteArrival(of: before, behind)
    var shown: ContiguousArray<Node> = []
    var shownIDs: ContiguousArray<RowID<ID>> = []
    for row in target {
      if window.contains(row) {
        let kept = nodes[row - window.lowerBound]
        shown.append(renewing ? node.child(kept, showing: view.content(element(row))) : kept)
        shownIDs.append(ids[row - window.lowerBound])
      } else {
        let id = id(row)
        shown.append(arrived(parked.removeValue(forKey: id)?.node, row))
        shownIDs.append(id)
      }
    }
    for (row, (id, gone)) in zip(window, zip(ids, nodes)) where !target.contains(row) {
      retire(gone, id, row)
    }
    settle(target, shownIDs, shown)
  }

  private func arrived(_ kept: Node?, _ row: Int) -> Node {
    if let kept, kept.isParked { node.graph.unpark(kept) }
    return node.child(kept, showing: view.content(element(row)))
  }

  /// Keeps a row that has left for the state in it, or lets it go.
  private func retire(_ gone: Node, _ id: RowID<ID>, _ row: Int) {
    if gone.ownsValues, parked[id] == nil {
      parked[id] = (row, gone)
      node.graph.park(gone)
    } else {
      gone.leave()
    }
  }

  private func settle(
    _ target: Range<Int>, _ ids: ContiguousArray<RowID<ID>>, _ nodes: ContiguousArray<Node>
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
  private func match(_ count: Int) {
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
    if haveRepeats(target, known: rows) { countRepeats() }
    var leftover = Dictionary(zip(ids, nodes)) { first, _ in first }
    var shown: ContiguousArray<Node> = []
    var shownIDs: ContiguousArray<RowID<ID>> = []
    for row in target {
      let id = id(row)
      let kept = leftover.removeValue(forKey: id) ?? parked.removeValue(forKey: id)?.node
      shown.append(arrived(kept, row))
      shownIDs.append(id)
    }
    for (id, gone) in leftover {
      if let row = rows[id] { retire(gone, id, row) } else { gone.leave() }
    }
    settle(target, shownIDs, shown)
  }

  /// Where the rows that live, and those kept for their state, are in the data now.
  private func places(_ count: Int) -> [RowID<ID>: Int] {
    let shift = view.data.count - count
    if parked.isEmpty, numbers == nil {
      // Most often some were added or removed, all before those here or all behind.
      for shift in [0, shift] {
        let moved = window.lowerBound + shift..<window.upperBound + shift
        guard moved.lowerBound >= 0, moved.upperBound <= view.data.count else { continue }
        if zip(moved, ids).allSatisfy({ id($0) == $1 }), !isRepeated(before: moved) {
          return Dictionary(zip(ids, moved)) { first, _ in first }
        }
      }
    }
    return rows(of: Set(ids).union(parked.keys))
  }

  private func rows(of wanted: Set<RowID<ID>>) -> [RowID<ID>: Int] {
    if numbers != nil { countRepeats() }
    var rows: [RowID<ID>: Int] = [:]
    var row = 0
    var isRepeated = false
    view.visit(view.data) { element in
      let id = RowID(view.id(element), number: numbers?[row] ?? 0)
      if wanted.contains(id), rows.updateValue(row, forKey: id) != nil { isRepeated = true }
      row += 1
    }
    if !isRepeated || numbers != nil { return rows }
    countRepeats()
    return self.rows(of: wanted)
  }

  private func keepParked(_ rows: [RowID<ID>: Int]) {
    for (id, gone) in parked {
      parked[id] = rows[id].map { ($0, gone.node) }
      if parked[id] == nil { gone.node.leave() }
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
    var row = 0
    for element in view.data {
      if view.id(element) == id { return row }
      row += 1
    }
    return nil
  }

  var rowCount: Int { view.data.count }

  func element(ofChild index: Int) -> (row: Int, id: AnyHashable)? {
    ids.indices.contains(index) ? (window.lowerBound + index, AnyHashable(ids[index].id)) : nil
  }

  var allIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    view.visit(view.data) { ids.append(AnyHashable(view.id($0))) }
    return ids
  }

  func firstRow(whoseText isWanted: (String) -> Bool) -> Int? {
    guard ID.self == String.self || Data.Element.self == String.self else { return nil }
    var row = 0
    for element in view.data {
      if let text = element as? String ?? view.id(element) as? String, isWanted(text) { return row }
      row += 1
    }
    return nil
  }

  func releaseParked() {
    for gone in parked.values { gone.node.leave() }
    parked.removeAll()
  }
}

/// Rows that have one id.
extension LazyRows {
  /// Numbers rows from now on, if rows that come before or behind those that live have ids of
  /// others.
  private func noteArrival(of before: Range<Int>, _ behind: Range<Int>) {
    let count = before.count + behind.count
    guard numbers == nil, count > 0, !view.hasDistinctIDs else { return }
    var all: ContiguousArray<ID> = []
    all.reserveCapacity(ids.count + count)
    for row in before { all.append(view.id(element(row))) }
    for id in ids { all.append(id.id) }
    for row in behind { all.append(view.id(element(row))) }
    let isKept =
      !parked.isEmpty
      && (zip(before, all).contains(where: isParkedElsewhere)
        || zip(behind, all.suffix(behind.count)).contains(where: isParkedElsewhere))
    guard isKept || UniqueIDs.firstRepeated(in: all) != nil else { return }
    countRepeats()
    renumber()
  }

  /// Whether a row has the id of another that is kept for its state.
  private func isParkedElsewhere(_ row: Int, _ id: ID) -> Bool {
    (parked[RowID(id)]?.row ?? row) != row
  }

  /// Whether rows have one id among them, or with rows that were found elsewhere.
  private func haveRepeats(_ target: Range<Int>, known: [RowID<ID>: Int]) -> Bool {
    guard numbers == nil else { return false }
    var seen: Set<RowID<ID>> = []
    return target.contains { row in
      let id = self.id(row)
      return !seen.insert(id).inserted || (known[id] ?? row) != row
    }
  }

  /// Whether a row that has come right before those that live has the id of one of them.
  private func isRepeated(before moved: Range<Int>) -> Bool {
    if moved.lowerBound <= window.lowerBound { return false }
    let known = Set(ids)
    return (window.lowerBound..<moved.lowerBound).contains { known.contains(id($0)) }
  }

  /// Tells rows apart by their numbers that are known by their ids so far.
  private func renumber() {
    guard let numbers else { return }
    ids = ContiguousArray(zip(window, ids).map { RowID($1.id, number: numbers[$0] ?? 0) })
    let kept = parked
    parked.removeAll()
    for (id, gone) in kept {
      // Ids that are others at each asking cannot be told apart; no row may be forgotten for it.
      let other = parked.updateValue(gone, forKey: RowID(id.id, number: numbers[gone.row] ?? 0))
      other?.node.leave()
    }
  }

  /// Counts in all of the data which rows have the id of rows before them.
  private func countRepeats() {
    var counts: [ID: Int] = [:]
    var numbers: [Int: Int] = [:]
    var repeated: ID?
    var row = 0
    view.visit(view.data) { element in
      let id = view.id(element)
      let number = counts[id, default: 0]
      if number > 0 {
        numbers[row] = number
        repeated = repeated ?? id
      }
      counts[id] = number + 1
      row += 1
    }
    self.numbers = numbers.isEmpty ? nil : numbers
    if let repeated {
      node.warnOfRepeatedID(repeated, in: ForEach<Data, ID, Content>.self, of: Data.self)
    }
  }
}

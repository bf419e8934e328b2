/// How an element of a `ForEach` is known: by its id, and where several have the same one, by which
/// of these it is.
///
/// What is kept for an id is the first one's. The others are views of their own, in their order.
struct RowID<ID: Hashable>: Hashable {
  let id: ID
  /// How many elements before it have this id.
  let number: Int

  init(_ id: ID, number: Int = 0) {
    self.id = id
    self.number = number
  }
}

extension Node {
  /// Says, once for each kind of `ForEach`, that several elements have one id.
  func warnOfRepeatedID<V: View>(_ id: some Hashable, in view: V.Type, of data: any Any.Type) {
    graph.warnOnce(
      of: "repeated id in \(V.self)",
      "ForEach\(place): more than one element of \(data) has the id \("\(id)".told); what is kept for an id "
        + "is the first one's, and the others are told apart by their order.")
  }

  /// Where this is, for messages: the nearest view around it that a user has written.
  var place: String { author.map { " in \($0)" } ?? "" }

  /// The nearest view around this, or this, that a user has written.
  var author: String? {
    var next: Node? = self
    while let node = next {
      next = node.parent
      if node.kind.type is any PrimitiveView.Type { continue }
      let name = String(reflecting: node.kind.type)
      if name.hasPrefix("Declarative.") || name.hasPrefix("DeclarativeText.") { continue }
      return String(String(describing: node.kind.type).prefix { $0 != "<" })
    }
    return nil
  }
}

/// Whether the ids of a collection are all different, worked out again for those that change.
struct UniqueIDs<ID: Hashable> {
  /// All ids; nil where that has not been needed: they ascend, or repeat.
  private var all: Set<ID>?
  /// An id that several elements have.
  private(set) var repeated: ID?

  /// Takes on other ids, which are the same before `start` and in the last `tail`.
  mutating func change(
    from old: ContiguousArray<ID>, to new: ContiguousArray<ID>, after start: Int, tail: Int
  ) {
    guard repeated == nil, var known = all else { return renew(new) }
    // Changed in place: a copy would be as large as the collection.
    all = nil
    for id in old[start..<old.count - tail] { known.remove(id) }
    repeated = new[start..<new.count - tail].first { !known.insert($0).inserted }
    all = repeated == nil ? known : nil
  }

  private mutating func renew(_ ids: ContiguousArray<ID>) {
    all = nil
    repeated = nil
    if let numbers = ids as? ContiguousArray<Int>, Self.ascend(numbers) { return }
    var known: Set<ID> = []
    known.reserveCapacity(ids.count)
    repeated = ids.first { !known.insert($0).inserted }
    if repeated == nil { all = known }
  }

  /// An id that is in a list twice.
  static func firstRepeated(in ids: ContiguousArray<ID>) -> ID? {
    if let numbers = ids as? ContiguousArray<Int>, ascend(numbers) { return nil }
    var known: Set<ID> = []
    known.reserveCapacity(ids.count)
    return ids.first { !known.insert($0).inserted }
  }

  private static func ascend(_ numbers: ContiguousArray<Int>) -> Bool {
    var index = 1
    while index < numbers.count {
      if numbers[index - 1] >= numbers[index] { return false }
      index += 1
    }
    return true
  }
}

/// Which of its children's preferences a node passes on.
package enum PreferenceSources: Equatable {
  case all
  /// Those of all, the first child's last.
  case firstLast
  case only(Int)
}

/// What a node does with preferences of one key.
@MainActor package class PreferenceRole {
  package let key: ObjectIdentifier
  package let set: PreferenceSet

  package init<Key: PreferenceKey>(_ key: Key.Type) {
    self.key = ObjectIdentifier(key)
    set = PreferenceSet(key)
  }

  /// Reads again what is written below the node.
  package func read(for node: Node) {}

  package var reads: Bool { false }
}

/// Writes a value, hiding what is written below.
@MainActor package final class PreferenceWriter<Key: PreferenceKey>: PreferenceRole {
  package var value: Key.Value

  package init(_ key: Key.Type, _ value: Key.Value) {
    self.value = value
    super.init(key)
  }
}

/// Changes what is written below on its way up.
@MainActor package final class PreferenceTransform<Key: PreferenceKey>: PreferenceRole {
  package var transform: (inout Key.Value) -> Void

  package init(_ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    super.init(key)
  }
}

/// Is told the value below whenever it becomes another.
@MainActor package final class PreferenceReader<Key: PreferenceKey>: PreferenceRole {
  package var action: (Key.Value) -> Void
  /// Whether the action is also called when nobody below writes.
  private let wantsDefault: Bool
  private var last: Key.Value?

  package init(
    _ key: Key.Type, wantsDefault: Bool = false, _ action: @escaping (Key.Value) -> Void
  ) {
    self.action = action
    self.wantsDefault = wantsDefault
    super.init(key)
  }

  package override var reads: Bool { true }

  package override func read(for node: Node) {
    let written = node.preferenceBelow(Key.self)
    guard written != nil || wantsDefault || last != nil else { return }
    let value = written ?? Key.defaultValue
    if let last, Comparison.of(Key.Value.self).areSame(last, value) { return }
    last = value
    action(value)
  }
}

extension Node {
  package func setPreferenceRole(_ role: PreferenceRole) {
    preferenceRole = role
    noteAround(role.set)
    if role.reads { graph.readPreferencesAgain(for: self) } else { preferencesChanged(role.set) }
  }

  /// Notes here and in all this is seen in that such preferences are written.
  func noteAround(_ kinds: PreferenceSet) {
    var next: Node? = self
    while let node = next, !node.preferences.isSuperset(of: kinds) {
      node.preferences.formUnion(kinds)
      next = node.shownIn
    }
  }

  /// Has those above who read these kinds of preferences read them again.
  package func preferencesChanged(_ kinds: PreferenceSet) {
    var next: Node? = self
    while let node = next {
      if let role = node.preferenceRole, role.reads, !role.set.isDisjoint(with: kinds) {
        graph.readPreferencesAgain(for: node)
      }
      next = node.shownIn
    }
  }

  func readPreferences() { preferenceRole?.read(for: self) }

  /// What this node's children write, combined in tree order; nil when none does.
  package func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    let kind = PreferenceSet(key)
    var result: Key.Value?
    var stack = ContiguousArray(preferenceOrder.reversed())
    while let node = stack.popLast() {
      guard !node.preferences.isDisjoint(with: kind) else { continue }
      if let value = node.ownPreference(key) {
        if result == nil {
          result = value
        } else if var combined = result {
          Key.reduce(value: &combined) { value }
          result = combined
        }
      } else {
        stack.append(contentsOf: node.preferenceOrder.reversed())
      }
    }
    return result
  }

  /// What this node itself says, where it writes or transforms.
  private func ownPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let role = preferenceRole, role.key == ObjectIdentifier(key) else { return nil }
    if let writer = role as? PreferenceWriter<Key> { return writer.value }
    guard let transform = role as? PreferenceTransform<Key> else { return nil }
    var value = preferenceBelow(key) ?? Key.defaultValue
    reading { transform.transform(&value) }
    return value
  }

  /// The children in the order in which their preferences combine.
  private var preferenceOrder: ContiguousArray<Node> {
    let children = shownChildren
    return switch preferenceSources {
    case .all: children
    case .firstLast: children.isEmpty ? [] : ContiguousArray(children[1...]) + [children[0]]
    case .only(let index): children.indices.contains(index) ? [children[index]] : []
    }
  }
}

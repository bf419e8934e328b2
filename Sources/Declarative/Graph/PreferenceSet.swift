/// Kinds of preferences, each a bit.
///
/// Kinds past the sixty-third share the last one, which costs a look more and is never wrong: the
/// set only says where looking may be worth it.
package struct PreferenceSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  @exclusivity(unchecked) @MainActor private static var known: [ObjectIdentifier: PreferenceSet] =
    [:]

  @MainActor package init<Key: PreferenceKey>(_ key: Key.Type) {
    if let set = Self.known[ObjectIdentifier(key)] {
      self = set
      return
    }
    self.init(rawValue: 1 << UInt64(min(Self.known.count, 63)))
    Self.known[ObjectIdentifier(key)] = self
  }
}

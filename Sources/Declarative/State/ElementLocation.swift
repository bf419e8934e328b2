/// An element of another location's collection, at an index or wherever its id has gone.
///
/// Once there is no such element the last value is still read, and writes are dropped.
package final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  /// How the element is told from one that has taken its place.
  package struct Identity {
    /// Whether an element is the one meant.
    package let isMeant: (Base.Element) -> Bool
    package let id: AnyHashable

    package init<ID: Hashable>(_ id: ID, of path: KeyPath<Base.Element, ID>) {
      isMeant = { $0[keyPath: path] == id }
      self.id = AnyHashable(id)
    }
  }

  private let base: Location<Base>
  private let index: Base.Index
  private let identity: Identity?
  private var last: Base.Element

  package init(_ base: Location<Base>, _ index: Base.Index, _ identity: Identity? = nil) {
    self.base = base
    self.index = index
    self.identity = identity
    let whole = base.get()
    precondition(
      whole.startIndex <= index && index < whole.endIndex,
      "Binding: there is no element at \(index), of \(whole.count).")
    last = whole[index]
  }

  package override var isTracked: Bool { base.isTracked }

  package override func get() -> Base.Element {
    let whole = base.get()
    guard let place = place(in: whole) else {
      warnOfRemoval()
      return last
    }
    last = whole[place]
    return last
  }

  package override func set(_ value: Base.Element) {
    var whole = base.get()
    guard let place = place(in: whole) else { return warnOfRemoval() }
    whole[place] = value
    last = value
    base.set(whole)
  }

  package override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && identity?.id == other.identity?.id
      && base.isSame(as: other.base)
  }

  private func warnOfRemoval() {
    Warnings.tellOnce(
      of: "removed \(Base.Element.self)",
      "Binding: the \(Base.Element.self) it leads to has been removed; what is read is its last "
        + "value, and writes are dropped.")
  }

  private func place(in whole: Base) -> Base.Index? {
    let isInside = whole.startIndex <= index && index < whole.endIndex
    guard let identity else { return isInside ? index : nil }
    if isInside, identity.isMeant(whole[index]) { return index }
    return whole.firstIndex(where: identity.isMeant)
  }
}

import Foundation

/// Something that is worked out from what it reads, and must be again when that changes.
@MainActor package class Dependent {
  /// Where this stands in the table of dependents.
  fileprivate let slot: UInt32

  package init() {
    slot = DependentTable.nextSlot()
    DependentTable.occupy(slot, with: self)
  }

  /// Called when something this has read has changed.
  package func invalidate(_ reason: Invalidation) {}

  /// Forgets what was read before, for reading it anew.
  package final func forgetReads() { DependentTable.stamps[Int(slot)] &+= 1 }

  /// Leaves the table; nothing calls this any more.
  package final func retire() { DependentTable.vacate(slot, by: self) }

  deinit {
    // The last reference is let go on the main thread; a table entry must not outlive it.
    DependentTable.vacate(slot, by: self)
  }

  /// This as a reader of what it reads from now on.
  package final var reader: Reader {
    Reader(slot: slot, stamp: DependentTable.stamps[Int(slot)])
  }

  /// Works something out that belongs to this: what it reads, this depends on.
  package final func reading<Result>(_ work: () -> Result) -> Result {
    let outer = Dependent.current
    Dependent.current = self
    defer { Dependent.current = outer }
    return work()
  }

  /// What is being worked out at the moment, if anything.
  @exclusivity(unchecked) package static var current: Dependent?
  /// Whether values are read only to see whether they have changed.
  package static var isChecking = false
}

/// What a property keeps that counts its changes.
package protocol ChangeCounter: AnyObject {
  var changes: Int { get }
}

/// What kind of thing has changed.
package enum Invalidation: UInt8, Sendable {
  /// The value itself, a state or a model it read.
  case content
  /// A value of the environment it read.
  case environment
  /// Which elements of its collection are asked for.
  case rows
}

/// A reading by a dependent: good until the dependent forgets its reads.
package struct Reader: Equatable, Sendable {
  fileprivate let slot: UInt32
  fileprivate let stamp: UInt32

  @MainActor package var isCurrent: Bool { DependentTable.stamps[Int(slot)] == stamp }

  @MainActor package func invalidate(_ reason: Invalidation) {
    guard isCurrent, let owner = DependentTable.owners[Int(slot)] else { return }
    owner.takeUnretainedValue().invalidate(reason)
  }
}

/// Everyone who has read a value since it last changed.
@MainActor package struct Readers {
  private var entries: ContiguousArray<Reader> = []
  private var limit = 8

  package nonisolated init() {}

  package mutating func add(_ reader: Reader) {
    if entries.last == reader { return }
    if entries.count >= limit {
      // Readings that were forgotten, or noted twice, are dropped before the list grows.
      dropForgotten()
      if entries.count > limit / 2 { dropRepeated() }
      limit = max(8, entries.count * 2)
    }
    entries.append(reader)
  }

  private mutating func dropForgotten() {
    var kept = 0
    for index in entries.indices where entries[index].isCurrent {
      entries[kept] = entries[index]
      kept += 1
    }
    entries.removeLast(entries.count - kept)
  }

  private mutating func dropRepeated() {
    var seen: Set<UInt32> = []
    entries.removeAll { !seen.insert($0.slot).inserted }
  }

  package mutating func addCurrent() {
    if let reader = Dependent.current?.reader { add(reader) }
  }

  package mutating func invalidate(_ reason: Invalidation) {
    let readers = entries
    entries.removeAll(keepingCapacity: readers.count <= 16)
    for reader in readers { reader.invalidate(reason) }
  }
}

/// Every living dependent by number, so that a reader is eight bytes and outlives nothing.
///
/// Used on the main thread only; not isolated to it because a `deinit` cannot be. Nothing holds an
/// entry for the length of a call, so access needs no check at run time.
private enum DependentTable {
  @exclusivity(unchecked) nonisolated(unsafe) static var stamps: ContiguousArray<UInt32> = []
  @exclusivity(unchecked) nonisolated(unsafe) static var owners:
    ContiguousArray<Unmanaged<Dependent>?> = []
  @exclusivity(unchecked) nonisolated(unsafe) private static var free: ContiguousArray<UInt32> = []

  static func nextSlot() -> UInt32 {
    if let slot = free.popLast() { return slot }
    stamps.append(0)
    owners.append(nil)
    return UInt32(stamps.count - 1)
  }

  static func occupy(_ slot: UInt32, with owner: Dependent) {
    owners[Int(slot)] = Unmanaged.passUnretained(owner)
  }

  static func vacate(_ slot: UInt32, by owner: Dependent) {
    let entry = Unmanaged.passUnretained(owner).toOpaque()
    guard owners[Int(slot)]?.toOpaque() == entry else { return }
    owners[Int(slot)] = nil
    stamps[Int(slot)] &+= 1
    free.append(slot)
  }
}

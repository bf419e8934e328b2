import Foundation

/// The explicit guides a view has been asked for, by the size it was to have.
///
/// A stack asks each child twice, and a child that is a stack asks its own: without a memory that
/// doubles with each level.
struct GuideCache {
  struct Entry {
    let key: AlignmentKey
    let size: CGSize
    let guide: CGFloat?
  }

  private static let capacity = 16

  private var entries: ContiguousArray<Entry> = []

  subscript(key: AlignmentKey, size: CGSize) -> Entry? {
    entries.first { $0.size == size && $0.key == key }
  }

  mutating func store(_ guide: CGFloat?, for key: AlignmentKey, in size: CGSize) {
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(Entry(key: key, size: size, guide: guide))
  }

  mutating func removeAll() { entries.removeAll() }

  /// Whether an element has these guides still.
  func areAnswered(by element: Element) -> Bool {
    entries.allSatisfy { element.explicitGuide($0.key, in: $0.size) == $0.guide }
  }
}

public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some places: what `onDelete` asks for.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let first = offsets.first else { return }
    var offset = first
    var target = index(startIndex, offsetBy: first)
    var next = target
    while next != endIndex {
      if !offsets.contains(offset) {
        self[target] = self[next]
        formIndex(after: &target)
      }
      formIndex(after: &next)
      offset += 1
    }
    removeSubrange(target..<endIndex)
  }
}

extension MutableCollection {
  /// Moves the elements at some places together, before the one at an offset: what `onMove` asks for.
  ///
  /// - Parameter destination: An offset in the collection as it is before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var place = startIndex
    for element in before + moved + after {
      self[place] = element
      formIndex(after: &place)
    }
  }
}

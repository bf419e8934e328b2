/// The elements of one section in a lazy container: its header's, its content's, its footer's.
package final class SectionGroup: ElementGroup {
  /// How many of the first elements are the header's, and of the last ones the footer's.
  package var headers = 0
  package var footers = 0
}

/// Cells that follow one another in a lazy container: those of a section, or of none.
package struct SectionRun: Equatable {
  package var count: Int
  package var headers = 0
  package var footers = 0
}

extension Node {
  /// Whether the container that the views in here are in makes only what can be seen.
  package var isInLazyContainer: Bool {
    var next: Node? = self
    while let node = next {
      if node.defersRows { return true }
      if node.element != nil { return false }
      next = node.parent
    }
    return false
  }
}

extension ElementList {
  /// How a row of a collection falls into sections; empty where it is in none of its own.
  var sectionRuns: [SectionRun] {
    if (first?.group as? SectionGroup) == nil, count <= 1 { return [] }
    var runs: [SectionRun] = []
    var last: SectionGroup?
    forEach { element in
      let group = element.group as? SectionGroup
      if group === last, !runs.isEmpty {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(
          SectionRun(count: 1, headers: group?.headers ?? 0, footers: group?.footers ?? 0))
        last = group
      }
    }
    return runs.count == 1 && last == nil ? [] : runs
  }
}

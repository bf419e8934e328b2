import Foundation

/// How wide the items of a bar are, by what they were when they were last in it.
@MainActor final class BarWidths {
  private lazy var known = Followed<[ObjectIdentifier: CGFloat]>([:])
  private lazy var room = Followed<CGFloat>(.infinity)

  nonisolated init() {}

  func note(_ width: CGFloat, of entry: ToolbarEntry) { known.value[entry.identifier] = width }

  /// Whether any of some items takes room, as far as that is known.
  func areShown(_ entries: [ToolbarEntry]) -> Bool {
    let widths = known.value
    return entries.contains { widths[$0.identifier] != 0 }
  }

  /// The bar itself has become so wide.
  func note(bar width: CGFloat) { room.value = width }

  /// Whether the bar is so wide, as far as that is known.
  func isBar(atLeast width: CGFloat) -> Bool { room.value >= width }

  /// A third of the bar, without what stands beside the items there.
  func third(without other: CGFloat) -> CGFloat { (room.value / 3).rounded(.down) - other }

  /// The room before some items in the middle of the bar; all of it where there are none.
  func room(beside center: [ToolbarEntry], gap: CGFloat) -> CGFloat {
    let widths = known.value
    let shown = center.compactMap { widths[$0.identifier] }.filter { $0 > 0 }
    if shown.isEmpty { return room.value }
    let middle = shown.reduce(0, +) + gap * CGFloat(shown.count - 1)
    return max(((room.value - middle) / 2).rounded(.down) - gap, 0)
  }

  /// Those of some items for which there is no room: those of the lowest rank go first, and of two
  /// the later.
  func overflow(
    of entries: [ToolbarEntry], room: CGFloat, gap: CGFloat, always: Bool
  ) -> [ToolbarEntry] {
    let widths = known.value
    func width(_ entry: ToolbarEntry) -> CGFloat { widths[entry.identifier] ?? 0 }
    func total(_ entries: [ToolbarEntry]) -> CGFloat {
      let shown = entries.map(width).filter { $0 > 0 }
      return shown.reduce(0, +) + gap * CGFloat(max(shown.count - 1, 0))
    }
    if !always, total(entries) <= room { return [] }
    var kept = entries
    let order = entries.enumerated()
      .sorted { first, second in
        let ranks = (first.element.placement.rank, second.element.placement.rank)
        return ranks.0 == ranks.1 ? first.offset > second.offset : ranks.0 < ranks.1
      }
      .map(\.element)
    // The button that opens the menu takes a column, and a gap.
    let menu = gap / 2 + gap
    for entry in order where total(kept) + menu > room {
      if !entry.isFlexible, width(entry) > 0 { kept.removeAll { $0 === entry } }
    }
    return entries.filter { entry in !kept.contains { $0 === entry } }
  }
}

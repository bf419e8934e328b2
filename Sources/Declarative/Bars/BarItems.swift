import Foundation

/// The items of one part of a bar, and how wide each would like to be.
struct BarItems: View {
  let entries: [ToolbarEntry]
  let widths: BarWidths
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let gap = metrics.cell.width * 2
    BarItemsLayout(gap: gap) {
      ForEach(entries, id: \.identifier) { entry in
        HStack(spacing: gap) { StageView(entry.hoist) }
          .fixedSize(horizontal: !entry.isFlexible, vertical: false)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { [widths] width in
            widths.note(entry.isFlexible ? 0 : width, of: entry)
          }
          .layoutValue(key: IsFlexible.self, value: entry.isFlexible)
      }
    }
  }
}

extension ToolbarEntry {
  nonisolated var identifier: ObjectIdentifier { ObjectIdentifier(self) }
}

private enum IsFlexible: LayoutValueKey {
  static let defaultValue = false
}

/// A row in which what is empty takes no gap; flexible space gets what is left over.
private struct BarItemsLayout: Layout {
  let gap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(subviews, proposal.width)
    return CGSize(
      width: frames.last?.maxX ?? 0, height: frames.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ subviews: Subviews, _ width: CGFloat?) -> [CGRect] {
    var sizes = subviews.map { subview in
      subview[IsFlexible.self] ? CGSize.zero : subview.sizeThatFits(.unspecified)
    }
    let flexible = subviews.indices.filter { subviews[$0][IsFlexible.self] }
    if let width, width.isFinite, let first = flexible.first {
      let shown = sizes.filter { $0.width > 0 }
      let taken = shown.reduce(0) { $0 + $1.width } + gap * CGFloat(shown.count)
      // Several share what is left as evenly as one of them could: it is all in the first.
      sizes[first].width = max(width - taken, 0)
    }
    var frames: [CGRect] = []
    var end: CGFloat = 0
    for size in sizes {
      let start = size.width > 0 && end > 0 ? end + gap : end
      frames.append(CGRect(origin: CGPoint(x: start, y: 0), size: size))
      end = frames[frames.count - 1].maxX
    }
    return frames
  }
}

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

/// The items of a bar for which there is no room, behind a button.
///
///     Title   Edit  ⋯
///           ╭────────╮
///           │ Share  │
///           │ Delete │
///           ╰────────╯
struct OverflowMenu: View {
  let entries: [ToolbarEntry]
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      Text(verbatim: "⋯")
    }
    .accessibilityLabel("More")
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      EntryMenu(entries: entries) { isOpen = false }
    }
  }
}

/// The title of a screen that opens a menu.
struct TitleMenu<Title: View>: View {
  let entry: ToolbarEntry
  let title: Title
  @State private var isOpen = false

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack {
        title
        Text(verbatim: "⌄").foregroundStyle(.secondary)
      }
    }
    .foregroundStyle(.primary)
    .popover(isPresented: $isOpen, arrowEdge: .bottom) {
      EntryMenu(entries: [entry]) { isOpen = false }
    }
  }
}

/// Items one below the other; choosing one closes the menu.
private struct EntryMenu: View {
  let entries: [ToolbarEntry]
  let close: () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(entries, id: \.identifier) { StageView($0.hoist) }
      }
    }
    .onAppear { for entry in entries { entry.around.afterAction = close } }
    .onDisappear { for entry in entries { entry.around.afterAction = {} } }
  }
}

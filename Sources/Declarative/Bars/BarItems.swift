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

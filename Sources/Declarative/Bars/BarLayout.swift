import Foundation

/// A bar: two sides, and a title in its middle that is cut before it meets them.
///
/// Each side gets at most a third of the bar. The title gets what is left when the wider side is
/// kept free at both edges: that is what keeps it in the middle.
struct BarLayout: Layout {
  /// The gap between the title and the sides, in units.
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = parts(of: subviews, width: proposal.width)
    let height = parts.values.map(\.height).max() ?? 0
    let side = max(parts[.leading]?.width ?? 0, parts[.trailing]?.width ?? 0)
    let width = proposal.width ?? 2 * (side + spacing) + (parts[.title]?.width ?? 0)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = parts(of: subviews, width: bounds.width)
    for subview in subviews {
      let slot = subview[BarSlot.self]
      let size = parts[slot] ?? .zero
      let x =
        switch slot {
        case .leading: bounds.minX
        case .title: bounds.minX + ((bounds.width - size.width) / 2)
        case .trailing: bounds.maxX - size.width
        }
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(size))
    }
  }

  private func parts(of subviews: Subviews, width: CGFloat?) -> [BarSlot: CGSize] {
    let width = width ?? .infinity
    var parts: [BarSlot: CGSize] = [:]
    func measure(_ slot: BarSlot, _ room: CGFloat) {
      for subview in subviews where subview[BarSlot.self] == slot {
        parts[slot] = subview.sizeThatFits(ProposedViewSize(width: max(room, 0), height: nil))
      }
    }
    measure(.leading, width / 3)
    measure(.trailing, width / 3)
    let side = max(parts[.leading]?.width ?? 0, parts[.trailing]?.width ?? 0)
    measure(.title, width - 2 * (side + (side > 0 ? spacing : 0)))
    return parts
  }
}

/// Which part of a bar a view is.
enum BarSlot: LayoutValueKey {
  case leading
  case title
  case trailing

  static let defaultValue = BarSlot.title
}

extension View {
  nonisolated func barSlot(_ slot: BarSlot) -> some View {
    layoutValue(key: BarSlot.self, value: slot)
  }
}

extension CellMetrics {
  /// The least height of a bar: SwiftUI's where units are points, else a row.
  var barHeight: CGFloat { self == .points ? 44 : cell.height }
}

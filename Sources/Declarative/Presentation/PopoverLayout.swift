import Foundation

/// Places a panel beside its anchor, and wholly on the screen.
struct PopoverLayout: Layout {
  let anchor: CGRect
  let edge: Edge?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let width = min(ideal.width, bounds.width)
      let fitted = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let size = CGSize(width: width, height: min(fitted.height, bounds.height))
      subview.place(at: origin(of: size, in: bounds), proposal: ProposedViewSize(size))
    }
  }

  private func origin(of size: CGSize, in bounds: CGRect) -> CGPoint {
    var point: CGPoint =
      switch side(for: size, in: bounds) {
      case .top: CGPoint(x: anchor.minX, y: anchor.minY - size.height)
      case .bottom: CGPoint(x: anchor.minX, y: anchor.maxY)
      case .leading: CGPoint(x: anchor.minX - size.width, y: anchor.minY)
      case .trailing: CGPoint(x: anchor.maxX, y: anchor.minY)
      }
    point.x = max(min(point.x, bounds.maxX - size.width), bounds.minX)
    point.y = max(min(point.y, bounds.maxY - size.height), bounds.minY)
    return point
  }

  /// The side that is asked for where there is room, else the one across, else the one with the
  /// most room above or below.
  private func side(for size: CGSize, in bounds: CGRect) -> Edge {
    let order: [Edge] =
      switch edge {
      case .top: [.top, .bottom]
      case .leading: [.leading, .trailing, .bottom, .top]
      case .trailing: [.trailing, .leading, .bottom, .top]
      case .bottom, nil: [.bottom, .top]
      }
    let fitting = order.first { edge in
      switch edge {
      case .top: anchor.minY - bounds.minY >= size.height
      case .bottom: bounds.maxY - anchor.maxY >= size.height
      case .leading: anchor.minX - bounds.minX >= size.width
      case .trailing: bounds.maxX - anchor.maxX >= size.width
      }
    }
    return fitting ?? (anchor.minY - bounds.minY > bounds.maxY - anchor.maxY ? .top : .bottom)
  }
}

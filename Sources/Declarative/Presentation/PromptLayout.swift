import Foundation

/// What a part of a prompt is.
enum PromptPart: LayoutValueKey {
  case title
  case message
  case actions

  static let defaultValue = PromptPart.message
}

extension View {
  nonisolated func promptPart(_ part: PromptPart) -> some View {
    layoutValue(key: PromptPart.self, value: part)
  }
}

/// A title, a message and what can be done, one below the other: where there is little room the
/// message is cut first.
struct PromptLayout: Layout {
  let cell: CGSize

  /// The most columns a prompt is wide, without its border.
  private static let widest = 56.0

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = parts(proposal, subviews)
    return CGSize(
      width: parts.sizes.map(\.width).max() ?? 0,
      height: parts.sizes.reduce(parts.gap) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = parts(ProposedViewSize(bounds.size), subviews)
    var y = bounds.minY
    for (subview, size) in zip(subviews, parts.sizes) {
      if subview[PromptPart.self] == .actions { y += parts.gap }
      subview.place(
        at: CGPoint(
          x: bounds.minX + ((bounds.width - size.width) / 2 / cell.width).rounded(.down)
            * cell.width, y: y),
        proposal: ProposedViewSize(size))
      y += size.height
    }
  }

  private func parts(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (sizes: [CGSize], gap: CGFloat) {
    let width = min(proposal.width ?? .infinity, Self.widest * cell.width)
    let height = proposal.height ?? .infinity
    var sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    let kinds = subviews.map { $0[PromptPart.self] }
    func least(_ kind: PromptPart) -> CGFloat {
      zip(kinds, sizes).reduce(0) { $1.0 == kind ? $0 + min($1.1.height, cell.height) : $0 }
    }
    var room = height
    for (kind, kept) in [
      (PromptPart.title, least(.actions)), (.actions, least(.message)), (.message, 0),
    ] {
      for index in sizes.indices where kinds[index] == kind {
        sizes[index].height = min(sizes[index].height, max(room - kept, 0))
        room -= sizes[index].height
      }
    }
    let said = zip(kinds, sizes).contains { $0 != .actions && $1.height > 0 }
    return (sizes, said && room >= cell.height ? cell.height : 0)
  }
}

/// The buttons of a prompt: in a row, or one below the other where that is too wide; whatever is no
/// button stands above them.
struct PromptActions: Layout {
  let cell: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(of: subviews, width: proposal.width)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = frames(of: subviews, width: bounds.width)
    let width = frames.map(\.maxX).max() ?? 0
    let rest = ((bounds.width - width) / 2 / cell.width).rounded(.down) * cell.width
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + rest + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(of subviews: Subviews, width: CGFloat?) -> [CGRect] {
    let width = width ?? .infinity
    let gap = 3 * cell.width
    var sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    for index in sizes.indices { sizes[index].width = min(sizes[index].width, width) }
    let actions = subviews.indices.filter { subviews[$0][IsAction.self] }
    let row = actions.reduce(-gap) { $0 + sizes[$1].width + gap }
    let isRow = row <= width
    let widest = max(isRow ? row : 0, sizes.map(\.width).max() ?? 0)
    func centered(_ length: CGFloat) -> CGFloat {
      ((widest - length) / 2 / cell.width).rounded(.down) * cell.width
    }
    var frames = [CGRect](repeating: .zero, count: sizes.count)
    var y: CGFloat = 0
    for index in sizes.indices where !isRow || !subviews[index][IsAction.self] {
      frames[index] = CGRect(
        origin: CGPoint(x: centered(sizes[index].width), y: y), size: sizes[index])
      y += sizes[index].height
    }
    guard isRow else { return frames }
    var x = centered(max(row, 0))
    for index in actions {
      frames[index] = CGRect(origin: CGPoint(x: x, y: y), size: sizes[index])
      x += sizes[index].width + gap
    }
    return frames
  }
}

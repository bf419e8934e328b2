import DeclarativeText

/// A layout that a scene's views can be switched to, the views staying the same.
package enum TestArrangement: CaseIterable {
  case row, column, pile, stairs, wishes

  var layout: AnyLayout {
    switch self {
    case .row: AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 1))
    case .column: AnyLayout(VStackLayout(alignment: .trailing))
    case .pile: AnyLayout(ZStackLayout(alignment: .bottomLeading))
    case .stairs: AnyLayout(Stairs())
    case .wishes: AnyLayout(Wishes())
    }
  }
}

/// Each view below and after the one before, in what is left of the space.
private struct Stairs: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let step = subview.sizeThatFits(left(of: proposal, after: size))
      size = CGSize(width: size.width + step.width, height: size.height + step.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var size = CGSize.zero
    for subview in subviews {
      let offer = left(of: proposal, after: size)
      let step = subview.sizeThatFits(offer)
      subview.place(
        at: CGPoint(x: bounds.minX + size.width, y: bounds.minY + size.height), proposal: offer)
      size = CGSize(width: size.width + step.width, height: size.height + step.height)
    }
  }

  /// Not kept from going below zero: that is the library's to do.
  private func left(of proposal: ProposedViewSize, after size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 - size.width },
      height: proposal.height.map { $0 - size.height })
  }
}

/// Asks for least, ideal and greatest sizes, and places by an anchor; the last view twice, and the
/// first not at all where there are several.
private struct Wishes: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      let least = subview.sizeThatFits(.zero)
      let ideal = subview.dimensions(in: .unspecified)
      let greatest = subview.sizeThatFits(.infinity)
      size.width = max(size.width, min(max(ideal.width, least.width), greatest.width))
      size.height += ideal.height + subview.spacing.distance(to: subview.spacing, along: .vertical)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    for subview in subviews.dropFirst(subviews.count > 1 ? 1 : 0) {
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
    subviews.last?.place(at: middle, anchor: .bottomTrailing, proposal: .unspecified)
  }
}

extension TestSceneChange {
  @MainActor @ViewBuilder func laidOut(_ view: AnyView) -> some View {
    switch self {
    case .aspectRatio(let halves, let fills):
      view.aspectRatio(halves.map { CGFloat($0) / 2 }, contentMode: fills ? .fill : .fit)
    case .position(let x, let y): view.position(x: CGFloat(x), y: CGFloat(y))
    case .guide(let alignment, let length):
      let alignment = TestSceneView.alignments[alignment]
      view.alignmentGuide(alignment.horizontal) { $0.width / 2 - CGFloat(length) }
        .alignmentGuide(alignment.vertical) { $0[.bottom] - CGFloat(length) }
    case .relative(let axes, let count, let span):
      view.containerRelativeFrame(
        Axis.Set(rawValue: axes), count: count, span: span, spacing: 1, alignment: .topLeading)
    case .safePadding(let edges, let length):
      view.safeAreaPadding(Edge.Set(rawValue: edges), CGFloat(length))
    default: AnyView(laidOutElse(view))
    }
  }

  @MainActor @ViewBuilder private func laidOutElse(_ view: AnyView) -> some View {
    switch self {
    case .between(let least, let ideal, let most):
      view.frame(
        minWidth: least.map { CGFloat($0) }, idealWidth: ideal.map { CGFloat($0) },
        maxWidth: most.map { CGFloat($0) }, minHeight: most.map { CGFloat($0) / 4 },
        idealHeight: least.map { CGFloat($0) / 2 })
    case .depth(let depth): view.zIndex(Double(depth))
    case .idealSize(let axes):
      view.fixedSize(horizontal: axes & 1 > 0, vertical: axes & 2 > 0)
    default: view
    }
  }

  static func randomLayout(using random: inout SeededGenerator) -> TestSceneChange {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func length(_ most: Int) -> Int? { number(0...2) == 0 ? nil : number(0...most) }
    switch number(0...7) {
    case 0: return .aspectRatio(length(6), fills: number(0...1) == 0)
    case 1: return .position(x: number(-2...9), y: number(-2...5))
    case 2: return .guide(alignment: number(0...alignmentCount - 1), number(-2...3))
    case 3: return .relative(axes: Int8(number(0...3)), count: number(1...4), span: number(1...3))
    case 4: return .safePadding(edges: Int8(number(0...15)), number(0...2))
    case 5: return .between(length(5), length(9), length(9))
    case 6: return .depth(number(-1...1))
    default: return .idealSize(axes: Int8(number(0...3)))
    }
  }
}

import Foundation

/// A view in a row: as wide as the list, at its leading edge, in front of what the row is filled
/// with.
final class ListRowElement: Element {
  /// What the row is filled with, if anything.
  var fill: Paint? {
    didSet { if fill != oldValue { setNeedsDisplay() } }
  }

  /// The row this is a view of.
  weak var row: ListRow?

  override init(in tree: ElementTree, depth: Int32) { super.init(in: tree, depth: depth) }

  @MainActor convenience init(_ child: Element, in node: Node) {
    self.init(in: node.graph.tree, depth: node.depth)
    isRightToLeft = node.scope.isRightToLeft
    setChildren([child])
  }

  struct Settings: Equatable {
    /// How many columns the row keeps away from the edges.
    var inset = 1
    /// In units.
    var leastHeight: CGFloat = 0
  }

  var settings = Settings() {
    didSet { if settings != oldValue { invalidateLayout() } }
  }

  private var background: Element?
  private var actions: Element?

  /// The view of the row itself.
  private var content: Element? { primary }

  override var primary: Element? {
    children.first { $0 !== background && $0 !== actions }
  }

  func setParts(background: Element?, actions: Element?) {
    if self.background === background, self.actions === actions { return }
    let content = self.content
    self.background = background
    self.actions = actions
    setChildren(ContiguousArray([background, content, actions].compactMap { $0 }))
  }

  private func own<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
    guard let box = content?.trait(ObjectIdentifier(key)) else { return Key.defaultValue }
    return unsafeDowncast(box, to: TraitBox<Key.Value>.self).value
  }

  private var insets: EdgeInsets {
    let width = tree.metrics.cell.width * CGFloat(settings.inset)
    return own(ListRowInsets.self)?.repaired
      ?? EdgeInsets(top: 0, leading: width, bottom: 0, trailing: width)
  }

  /// Whether a line is drawn below the row: by itself a row of a terminal has none.
  private var hasLine: Bool {
    guard let separator = own(ListRowSeparator.self) else { return false }
    return separator.visibility == .visible && separator.edges.contains(.bottom)
  }

  private var lineHeight: CGFloat { hasLine ? tree.metrics.cell.height : 0 }

  private var actionsWidth: CGFloat {
    guard let actions else { return 0 }
    return actions.sizeThatFits(.unspecified).width + tree.metrics.cell.width
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: insets)
    if let width = inner.width { inner.width = max(width - actionsWidth, 0) }
    return inner
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = (self.content?.sizeThatFits(inner(proposal)) ?? .zero).outset(by: insets)
    return CGSize(
      width: proposal.width ?? content.width + actionsWidth,
      height: max(content.height, tree.metrics.cell.height, settings.leastHeight) + lineHeight)
  }

  override func placeChildren() {
    let height = size.height - lineHeight
    background?.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: height))
    let inner = inner(proposal)
    if let content {
      place(content, inner, at: insets.leading, insets.top, height - insets.vertical)
    }
    guard let actions else { return }
    let width = actions.sizeThatFits(.unspecified).width
    place(
      actions, .unspecified, at: size.width - insets.trailing - width, insets.top,
      height - insets.vertical)
  }

  /// Places a view in the middle of a height, to the whole cell above.
  private func place(
    _ child: Element, _ proposal: ProposedViewSize, at x: CGFloat, _ y: CGFloat, _ room: CGFloat
  ) {
    let unit = tree.metrics.cell.height
    let spare = ((room - child.sizeThatFits(proposal).height) / 2 / unit).rounded(.down) * unit
    child.place(at: CGPoint(x: x, y: y + max(spare, 0)), proposal: proposal)
  }

  override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    let unit = tree.metrics.cell.height
    if let fill {
      var area = rect
      area.size.height -= lineHeight
      pass.add(.fill(area, fill), covering: area)
    }
    guard hasLine else { return }
    let line = CGRect(
      x: rect.minX + insets.leading, y: rect.maxY - unit,
      width: max(rect.size.width - insets.leading, 0), height: unit)
    let color = own(ListRowSeparatorTint.self)?.color ?? Color(.tertiary)
    pass.add(.rule(line, .horizontal, .light, .color(color)), covering: line)
  }

  override var forwardsTraits: Bool { true }

  override func axis(for child: Element) -> Axis? { nil }
}

/// What is at the end of a row: its badge, and its actions while they are shown.
struct RowActions: View {
  let badge: Text?
  let hoists: [Hoist]
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    if badge != nil || !hoists.isEmpty {
      HStack(spacing: metrics.cell.width) {
        badge?.foregroundStyle(.secondary)
        ForEach(hoists, id: \.identifier) { StageView($0) }
      }
    }
  }
}

extension Hoist {
  nonisolated fileprivate var identifier: ObjectIdentifier { ObjectIdentifier(self) }
}

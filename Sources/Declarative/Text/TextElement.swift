package import Foundation

/// A text on the screen: the one place where text is measured and drawn.
package final class TextElement: Element {
  @exclusivity(unchecked) private var text: Text?
  @exclusivity(unchecked) private var environment: TextEnvironment?
  @exclusivity(unchecked) private var layout: TextLayout?
  @exclusivity(unchecked) private var block: TextBlock?
  @exclusivity(unchecked) private var motion: Motion?
  /// Whether blocks are drawn for the letters.
  @exclusivity(unchecked) private var isRedacted = false

  @MainActor init(in node: Node) {
    super.init(in: node.graph.tree, depth: node.depth)
  }

  @MainActor package func update(_ text: Text, _ environment: TextEnvironment, in node: Node) {
    let isRightToLeft = node.scope.isRightToLeft
    if self.environment === environment, self.isRightToLeft == isRightToLeft, self.text == text {
      return
    }
    let isOwnChange = self.environment === environment
    self.text = text
    self.environment = environment
    self.isRightToLeft = isRightToLeft
    redact(environment.context.redaction.hidesLetters)
    var context = environment.layout
    context.isRightToLeft = isRightToLeft
    let resolved = text.resolved(with: environment.context, symbols: environment.symbols)
    let before = layout
    motion?.cancel()
    motion = nil
    if let before, before.context == context, before.text == resolved { return }
    if isOwnChange, let before, before.context == context, before.text.hasSameRuns(as: resolved),
      let animation = node.animation
    {
      return ink(from: before.text, to: resolved, animation)
    }
    show(resolved, context, environment)
  }

  private func redact(_ isRedacted: Bool) {
    if isRedacted == self.isRedacted { return }
    self.isRedacted = isRedacted
    block = nil
    setNeedsDisplay()
  }

  /// Goes to other inks step by step.
  private func ink(from start: ResolvedText, to end: ResolvedText, _ animation: Animation) {
    motion = tree.motions.start(animation, of: self) { [weak self] fraction in
      guard let self, let environment = self.environment, let context = self.layout?.context
      else { return }
      let scheme = environment.context.paint.scheme
      let now = fraction == 1 ? end : start.mixed(with: end, by: fraction, in: scheme)
      self.show(now, context, environment)
    }
  }

  private func show(
    _ resolved: ResolvedText, _ context: TextLayoutContext, _ environment: TextEnvironment
  ) {
    let before = layout
    if let before, before.context == context, before.text == resolved { return }
    let isSameLetters =
      before.map { $0.text.text == resolved.text && $0.context == context } ?? false
    layout = TextLayout(
      resolved, context: context, metrics: tree.metrics, measuring: environment.measuring,
      shape: isSameLetters ? before?.shape : nil)
    block = nil
    if !isSameLetters { invalidateLayout() }
    setNeedsDisplay()
  }

  /// What this text says.
  package var letters: String { layout?.text.text ?? "" }

  package override func findSteadySize() -> SteadySize? {
    guard let layout, layout.context.minimumLines == nil else { return nil }
    let natural = layout.sizeThatFits(.unspecified)
    guard natural.width > 0, natural.height == tree.metrics.cell.height else { return nil }
    return SteadySize(natural, leastWidth: natural.width)
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout?.sizeThatFits(proposal) ?? .zero
  }

  package override func placeChildren() {
    if !tree.isTrying { block = nil }
  }

  package override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    guard let layout, let environment else { return }
    let lines = linesToDraw(layout, in: rect, within: pass.bounds)
    let block: TextBlock
    if let known = self.block, known.range.contains(lines) {
      block = known
    } else {
      let letters = layout.block(for: proposal, lines: lines)
      block = isRedacted ? letters.redacted(environment.measuring) : letters
      self.block = block
    }
    pass.add(.text(rect, block), covering: rect)
  }

  /// The lines of a long text that touch what is drawn anew; all of a short one.
  private func linesToDraw(
    _ layout: TextLayout, in rect: CGRect, within bounds: CGRect
  ) -> Range<Int> {
    let all = 0..<layout.lineCount(for: proposal)
    guard all.count > 100 else { return all }
    let step = tree.metrics.cell.height * CGFloat(layout.stride)
    let first = ((bounds.minY - rect.minY) / step).rounded(.down) - 1
    let end = ((bounds.maxY - rect.minY) / step).rounded(.down) + 2
    let lower = Int(min(max(first, 0), CGFloat(all.count)))
    return lower..<max(Int(min(max(end, 0), CGFloat(all.count))), lower)
  }

  package override func findGuide(
    _ key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout?.firstBaseline }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return layout?.lastBaseline(for: proposal)
  }

  package override var ownSpacing: ViewSpacing {
    var spacing = super.ownSpacing
    spacing.top = .text
    spacing.bottom = .text
    return spacing
  }
}

package import Foundation

/// An area that takes all it is offered and is filled with paint.
package final class FillElement: Element {
  private var paint = Paint.primary
  /// Where the paint is going, while it is on its way.
  private var goal: Paint?
  private var motion: Motion?

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  package func update(_ paint: Paint, _ animation: Animation?) {
    if paint == goal ?? self.paint { return }
    motion?.cancel()
    guard let animation, isPlaced else {
      goal = nil
      return take(paint)
    }
    let start = self.paint
    goal = paint
    motion = tree.motions.start(animation, of: self) { [weak self] fraction in
      self?.take(start.mixed(with: paint, by: fraction, in: .dark))
    } end: { [weak self] in
      self?.goal = nil
      self?.motion = nil
    }
  }

  private func take(_ paint: Paint) {
    if paint == self.paint { return }
    self.paint = paint
    setNeedsDisplay()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    if !paint.isClear { pass.add(.fill(rect, paint), covering: rect) }
  }
}

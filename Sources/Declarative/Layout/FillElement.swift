package import Foundation

/// An area that takes all it is offered and is filled with paint.
package final class FillElement: Element {
  private var paint = Paint.primary

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  package func update(_ paint: Paint) {
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

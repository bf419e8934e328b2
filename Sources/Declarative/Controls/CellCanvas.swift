import Foundation

/// A view drawn cell by cell, for pictures that change all over in every frame.
///
///     CellCanvas { cells in
///       for column in 0..<cells.size.columns {
///         cells.set("█", column: column, row: 0, foreground: .blue)
///       }
///     }
///
/// It takes all the space it is offered. Most drawing is better made of views: this is for
/// plasma, games and plots.
nonisolated public struct CellCanvas: View {
  public typealias Body = Never

  let draw: (inout CellGrid) -> Void

  public init(draw: @escaping (inout CellGrid) -> Void) { self.draw = draw }
}

@MainActor extension CellCanvas: PrimitiveView {
  package func update(_ node: Node) {
    node.element(CellCanvasElement.self) { CellCanvasElement(in: node) }.update(draw)
  }
}

private final class CellCanvasElement: Element {
  private var picture: (inout CellGrid) -> Void = { _ in }

  @MainActor init(in node: Node) { super.init(in: node.graph.tree, depth: node.depth) }

  func update(_ picture: @escaping (inout CellGrid) -> Void) {
    self.picture = picture
    setNeedsDisplay()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(in rect: CGRect, into pass: inout DrawingPass) {
    guard pass.touches(rect) else { return }
    let cells = tree.metrics.cells(in: rect)
    var grid = CellGrid(size: CellSize(columns: cells.columns, rows: cells.rows))
    picture(&grid)
    pass.add(.cells(rect, grid), covering: rect)
  }
}

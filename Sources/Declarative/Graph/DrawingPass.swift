package import Foundation

/// One walk over the elements that draws what lies in the damaged area.
package struct DrawingPass {
  package var list = DisplayList()
  /// Whether anything in a rectangle of the screen, in units, must be drawn.
  private let isDamaged: (CGRect) -> Bool
  /// A rectangle around all of the damage.
  package let bounds: CGRect
  private let tree: ElementTree

  private init(_ tree: ElementTree, bounds: CGRect, isDamaged: @escaping (CGRect) -> Bool) {
    self.tree = tree
    self.bounds = bounds
    self.isDamaged = isDamaged
  }

  package static func list(
    of tree: ElementTree, bounds: CGRect, isDamaged: @escaping (CGRect) -> Bool
  ) -> DisplayList {
    tree.prepareToRecurse()
    var pass = DrawingPass(tree, bounds: bounds, isDamaged: isDamaged)
    if let root = tree.root, root.isPlaced { pass.visit(root, at: root.origin) }
    return pass.list
  }

  package mutating func visit(_ element: Element, at origin: CGPoint) {
    // What an element draws on is a sum of parts, so it is taken a hair larger.
    let reach = element.visual.moved(by: origin)
    let slack = 1e-6
    let cautious = CGRect(
      x: reach.minX - slack, y: reach.minY - slack, width: reach.size.width + 2 * slack,
      height: reach.size.height + 2 * slack)
    guard isDamaged(cautious) else { return }
    tree.recurse {
      if let presence = element.movement?.presence {
        draw(element, at: origin, as: presence)
      } else {
        element.drawAll(at: origin, into: &self)
      }
    }
  }

  /// Draws an element that is not quite there.
  private mutating func draw(_ element: Element, at origin: CGPoint, as presence: Presence) {
    let opacity = presence.opacity
    if opacity <= 0 { return }
    let clip = presence.clip(element.size).map { $0.moved(by: origin) }
    if let clip { add(.pushClip(clip)) }
    if opacity < 1 { add(.pushOpacity(opacity)) }
    element.drawAll(at: origin, into: &self)
    if opacity < 1 { add(.popOpacity) }
    if clip != nil { add(.popClip) }
  }

  /// Adds a command for something that covers `rect`, if that is damaged.
  package mutating func add(_ command: DisplayCommand, covering rect: CGRect) {
    guard isDamaged(rect) else { return }
    tree.statistics.nodesDrawn += 1
    list.commands.append(command)
  }

  /// Adds a command that changes how the ones after it are drawn.
  package mutating func add(_ command: DisplayCommand) { list.commands.append(command) }

  package func touches(_ rect: CGRect) -> Bool { isDamaged(rect) }
}

extension Element {
  package final func drawChildren(at origin: CGPoint, into pass: inout DrawingPass) {
    if let drawingOrder {
      for index in drawingOrder { draw(children[index], at: origin, into: &pass) }
    } else if let bands {
      // The children may have changed since they were placed last.
      let start = pass.bounds.origin[bands.axis] - origin[bands.axis]
      let indices = bands.indices(from: start, to: start + pass.bounds.size[bands.axis])
      for child in children[indices.clamped(to: children.indices)] {
        draw(child, at: origin, into: &pass)
      }
    } else if leaving != nil {
      return drawWithLeaving(at: origin, into: &pass)
    } else {
      for child in children { draw(child, at: origin, into: &pass) }
    }
    for child in leaving ?? [] { draw(child, at: origin, into: &pass) }
  }

  /// What leaves is in front of what was behind it, and behind what comes in its stead.
  private final func drawWithLeaving(at origin: CGPoint, into pass: inout DrawingPass) {
    let leaving = leaving ?? []
    for child in leaving where child.movement?.back?.parent !== self {
      draw(child, at: origin, into: &pass)
    }
    for child in children {
      draw(child, at: origin, into: &pass)
      for other in leaving where other.movement?.back === child {
        draw(other, at: origin, into: &pass)
      }
    }
  }

  private final func draw(
    _ child: Element, at origin: CGPoint, into pass: inout DrawingPass
  ) {
    guard child.isPlaced else { return }
    pass.visit(child, at: origin.moved(by: child.origin))
  }
}

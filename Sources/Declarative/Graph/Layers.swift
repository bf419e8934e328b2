package import Foundation

/// What is shown in front of the screen's content: sheets, alerts, popovers.
///
/// The topmost one that is modal has the keys and the focus to itself; what is behind it can
/// neither be reached nor clicked.
@MainActor package final class Layers {
  package private(set) var all: ContiguousArray<Layer> = []
  /// Those that are to be shown when another has gone, in their order.
  private var waiting: ContiguousArray<Layer> = []
  /// Whether there has been one: until then the screen's root is its content.
  package private(set) var areUsed = false
  /// The node that shows them.
  package weak var root: Node?

  init() {}

  /// The layer that has the keys, if there is one.
  package var modal: Layer? { all.last { $0.isModal } }

  /// Shows a layer, at once or when its turn has come: one at a time is presented from the content,
  /// and one from each layer.
  package func ask(for layer: Layer, from node: Node) {
    layer.context = node.layer
    if layer.isModal, isTaken(layer.context) {
      waiting.append(layer)
    } else {
      show(layer)
    }
  }

  package func remove(_ layer: Layer) {
    waiting.removeAll { $0 === layer }
    guard all.contains(where: { $0 === layer }) else { return }
    all.removeAll { $0 === layer }
    layer.isShown = false
    changed()
    guard let index = waiting.firstIndex(where: { !isTaken($0.context) }) else { return }
    let next = waiting.remove(at: index)
    show(next)
    next.onTurn()
  }

  private func isTaken(_ context: Layer?) -> Bool {
    all.contains { $0.isModal && $0.context === context }
  }

  private func show(_ layer: Layer) {
    areUsed = true
    layer.isShown = true
    all.append(layer)
    changed()
  }

  /// The node in which they are views.
  fileprivate weak var node: Node?

  /// Has layers made again; the root only to have a place for them.
  package func changed() { (node ?? root)?.invalidate(.content) }
}

/// One thing shown in front of the screen's content.
@MainActor package final class Layer {
  /// What is drawn: the frame around hoisted views, which are staged in it.
  package var view: AnyView
  /// Whether nothing behind can be reached.
  package let isModal: Bool
  package fileprivate(set) var isShown = false
  /// What in it gets the focus when it comes.
  package var firstFocus: (Node) -> Node? = { $0.firstStop }
  /// Called with a point of the screen, in units, where a click has met nothing.
  package var onClickOutside: ((CGPoint) -> Void)?
  /// Called when a layer that had to wait is shown.
  package var onTurn: () -> Void = {}
  /// The layer this is presented from, if it is not the content.
  fileprivate weak var context: Layer?
  /// The node that shows this.
  package fileprivate(set) weak var node: Node?
  /// What had the focus when this came.
  fileprivate weak var focusBehind: Node?

  package init(isModal: Bool, view: AnyView) {
    self.isModal = isModal
    self.view = view
  }
}

extension Node {
  /// The layer this is seen in, if it is not in the content.
  fileprivate var layer: Layer? {
    var next: Node? = self
    while let node = next {
      if let layer = node.memory as? Layer ?? (node.memory as? Hoist)?.layer { return layer }
      next = node.shownIn
    }
    return nil
  }
}

/// All layers, each a view of its own.
nonisolated package struct LayersView: View {
  package typealias Body = Never

  let layers: Layers

  package init(_ layers: Layers) { self.layers = layers }
}

@MainActor extension LayersView: PrimitiveView {
  package static var isStructure: Bool { true }

  package func update(_ node: Node) {
    layers.node = node
    node.setChild(
      0,
      ForEach(layers.all, id: \.identifier) { layer in LayerView(layer: layer, view: layer.view) })
  }
}

extension Layer {
  nonisolated fileprivate var identifier: ObjectIdentifier { ObjectIdentifier(self) }
}

nonisolated private struct LayerView: View {
  typealias Body = Never

  let layer: Layer
  let view: AnyView
}

@MainActor extension LayerView: PrimitiveView {
  func update(_ node: Node) {
    if layer.node == nil { begin(node) }
    node.memory = layer
    node.setChild(0, view)
  }

  func removed(_ node: Node) {
    guard layer.isModal, let behind = layer.focusBehind else { return }
    let graph = node.graph
    graph.afterLayout {
      let isFree = graph.focus.node.map { $0.isRemoved || !$0.isStop } ?? true
      if isFree, !behind.isRemoved, behind.isStop { graph.focus.move(to: behind) }
    }
  }

  /// The focus goes into a modal layer once it has its place, and comes back when that goes.
  private func begin(_ node: Node) {
    layer.node = node
    guard layer.isModal else { return }
    let graph = node.graph
    layer.focusBehind = graph.focus.node
    graph.afterLayout { [weak node, firstFocus = layer.firstFocus] in
      guard let node, !node.isRemoved else { return }
      if let focus = graph.focus.node, focus.isShown(in: node) { return }
      graph.focus.move(to: firstFocus(node))
    }
  }
}

extension Graph {
  /// The node in which the focus can be: the topmost modal layer, else the root.
  package var focusRoot: Node? { layers.modal?.node ?? rootNode }
}

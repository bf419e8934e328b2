/// A view without a body: the library knows what its children and its element are.
@MainActor package protocol PrimitiveView: View where Body == Never {
  /// Whether the view is only a frame for other views: then its value is not compared, its
  /// parts are.
  static var isStructure: Bool { get }

  /// Whether updating calls closures of the user's, which may read models.
  static var callsContent: Bool { get }

  /// Whether collections right in this view make views only for what is asked for.
  static var rows: RowDeferral { get }

  /// Whether what is in this view is rows of a list around it; else this view is a row.
  static var passesRows: Bool { get }

  /// Brings the node's children and its own element up to this value.
  func update(_ node: Node)

  /// The same for a view where it lies in the node: the parts of large views need not be copied.
  static func update(_ view: UnsafeMutablePointer<Self>, in node: Node)

  /// Works out the node's elements once the children's have changed.
  func collect(_ node: Node)

  /// Called when the node leaves the tree.
  func removed(_ node: Node)

  /// Called when the node leaves the screen and is kept for the state in it.
  func parked(_ node: Node)

  /// Called when the node is on the screen again.
  func unparked(_ node: Node)
}

/// What a kind of view means to the collections in it.
package enum RowDeferral: Sendable {
  /// They make a view for every element.
  case none
  /// What holds around this view.
  case inherited
  /// They make views only for elements that are asked for.
  case deferred
}

extension PrimitiveView {
  package static var isStructure: Bool { true }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    view.pointee.update(node)
  }

  package func collect(_ node: Node) {
    // A view with an element of its own contributes that one.
    if node.element == nil { node.gather() }
  }

  package static var callsContent: Bool { false }

  package static var rows: RowDeferral { .none }

  package static var passesRows: Bool { rows == .inherited }

  package func removed(_ node: Node) {}

  package func parked(_ node: Node) {}

  package func unparked(_ node: Node) {}
}

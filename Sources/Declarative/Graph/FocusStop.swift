package import Foundation

/// Something in the tree that can have the focus: kept as its node's memory.
@MainActor package class FocusStop {
  private unowned(unsafe) let node: Node
  /// What the view's content inherits: whether it has the focus.
  package let scope: EnvironmentScope
  package var isEnabled = true
  /// Whether a click puts the focus here.
  package var takesClicks = false
  /// Told when the focus comes and goes.
  package var onChange: ((Bool) -> Void)?
  package private(set) var hasFocus = false

  package init(_ node: Node) {
    self.node = node
    scope = EnvironmentScope(parent: node.scope)
    provide()
  }

  /// Does what a key means here.
  ///
  /// Returns whether it means anything.
  package func take(_ press: KeyPress) -> Bool { false }

  /// Takes text that is pasted.
  ///
  /// Returns whether it has a use for it.
  package func paste(_ letters: String) -> Bool { false }

  /// A click at a point of the screen, the focus having come here.
  package func click(at point: CGPoint) {}

  /// Called with each update of the node.
  package func update(isEnabled: Bool) {
    self.isEnabled = isEnabled
    scope.isRightToLeft = node.scope.isRightToLeft
  }

  final func focusChanged(to hasFocus: Bool) {
    self.hasFocus = hasFocus
    provide()
    onChange?(hasFocus)
    node.invalidate(.content)
  }

  private func provide() {
    _ = scope.provide([EnvironmentWrite(ObjectIdentifier(IsFocusedKey.self), hasFocus)])
  }
}

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
}

private enum IsFocusedKey: EnvironmentKey {
  static let defaultValue = false
}

/// A part of the tree that follows whether the focus is in it: kept as its node's memory.
@MainActor package class FocusRegion: FocusTarget {
  package unowned(unsafe) let node: Node

  package init(_ node: Node) { self.node = node }

  /// Whether the focus is in here.
  package final var isAroundFocus: Bool { node.graph.focus.isIn(self) }

  /// The state that says where the focus is, if there is one.
  package var holder: (any FocusHolder)? { nil }

  /// What this gives to views anywhere while the focus is in here.
  package var focusedValues: FocusedValues? { nil }

  /// The focus has come in here; `around` are the regions it is in now, the innermost first.
  package func entered(_ around: ContiguousArray<FocusRegion>) {}

  /// The focus has left.
  package func left() {}
}

/// What a view does with keys that are pressed while the focus is in it: kept as its node's memory.
@MainActor package class KeyHandler {
  package init() {}

  /// Whether keys that nobody else took are for this, wherever the focus is.
  package var hearsFromAfar: Bool { false }

  package func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }
}

/// A part of the tree in which the focus moves before it leaves: kept as its node's memory.
@MainActor package final class FocusSection {
  package init() {}
}

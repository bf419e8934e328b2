/// What is done after every action of the buttons in a part of the tree: an alert closes.
@MainActor package final class ActionFollower {
  package var action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }
}

extension EnvironmentValues {
  package var actionFollower: ActionFollower? {
    get { self[ActionFollowerKey.self] }
    set { self[ActionFollowerKey.self] = newValue }
  }
}

private enum ActionFollowerKey: EnvironmentKey {
  static let defaultValue: ActionFollower? = nil
}

/// Whether one of some buttons gives up what is asked.
package enum CancelActionKey: PreferenceKey {
  package static let defaultValue = false

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

extension Node {
  /// The control in here that gives up what is asked; else the only one there is.
  package var cancelControl: Control? {
    let controls = controls
    return controls.first(where: \.isCancel) ?? (controls.count == 1 ? controls.first : nil)
  }

  private var controls: [Control] {
    var found: [Control] = []
    var nodes: ContiguousArray<Node> = [self]
    while let node = nodes.popLast() {
      if let control = node.memory as? Control, control.isEnabled { found.append(control) }
      nodes.append(contentsOf: node.shownChildren.reversed())
    }
    return found
  }
}

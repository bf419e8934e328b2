/// What buttons in an alert or a dialog have to do besides their own action.
@MainActor package final class ButtonsAround {
  /// Called after the action of any of them.
  package var afterAction: () -> Void = {}
  private var known: [WeakButton] = []

  private struct WeakButton {
    weak var control: Control?
    weak var node: Node?
    let role: ButtonRole?
  }

  package nonisolated init() {}

  fileprivate func note(_ control: Control, _ node: Node, role: ButtonRole?) {
    known.removeAll { $0.control == nil || $0.control === control }
    known.append(WeakButton(control: control, node: node, role: role))
  }

  private var living: [WeakButton] {
    known.filter { $0.control != nil && $0.node.map { !$0.isRemoved } ?? false }
  }

  /// The button that gives up.
  package var cancelling: Control? { living.first { $0.role == .cancel }?.control }

  /// The first button that neither gives up nor destroys: what Return in a field means.
  package var answering: Control? { living.first { $0.role == nil }?.control }

  /// The button, if there is but one.
  package var single: Control? { living.count == 1 ? living[0].control : nil }
}

/// How many buttons there are in an alert or a dialog.
package struct ButtonCount: Equatable, Sendable {
  package var all = 0
  package var cancelling = 0
}

package enum ButtonCountKey: PreferenceKey {
  package static let defaultValue = ButtonCount()

  package static func reduce(value: inout ButtonCount, nextValue: () -> ButtonCount) {
    let next = nextValue()
    value.all += next.all
    value.cancelling += next.cancelling
  }
}

/// Whether a view is a button of an alert, and not what stands above the buttons.
package enum IsAction: LayoutValueKey {
  package static let defaultValue = false
}

extension EnvironmentValues {
  package var buttonsAround: ButtonsAround? {
    get { self[ButtonsAroundKey.self] }
    set { self[ButtonsAroundKey.self] = newValue }
  }
}

private enum ButtonsAroundKey: EnvironmentKey {
  static let defaultValue: ButtonsAround? = nil
}

extension Button {
  /// Has the button do what is asked of all buttons around it, besides its own action.
  @MainActor func join(_ around: ButtonsAround, _ control: Control, in node: Node) {
    let action = action
    control.action = { [weak around] in
      action()
      around?.afterAction()
    }
    around.note(control, node, role: role)
  }
}

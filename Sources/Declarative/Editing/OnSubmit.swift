/// What a person does to say that something typed is complete.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when Return is pressed in a field in here.
  ///
  /// Of several around a field each is run, the innermost first.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmitView(content: self, triggers: triggers, action: action, isBlocking: false)
  }

  /// Keeps what is submitted in here from being told to views around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    SubmitView(content: self, triggers: [], action: {}, isBlocking: isBlocking)
  }
}

nonisolated private struct SubmitView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void
  let isBlocking: Bool
}

@MainActor extension SubmitView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let action = node.memory as? SubmitAction ?? SubmitAction()
    node.memory = action
    action.triggers = triggers
    action.action = self.action
    action.isBlocking = isBlocking
    node.setChild(0, content)
  }
}

extension SubmitView: WrappingView {
  var wrapped: any View { content }
}

@MainActor private final class SubmitAction {
  var triggers: SubmitTriggers = []
  var action: () -> Void = {}
  var isBlocking = false
}

extension Node {
  /// Tells the views around that something in here was submitted.
  func submit(_ trigger: SubmitTriggers) {
    var next: Node? = self
    var actions: [() -> Void] = []
    while let node = next {
      if let action = node.memory as? SubmitAction {
        if action.triggers.contains(trigger) { actions.append(action.action) }
        if action.isBlocking { break }
      }
      // Where it was declared: what is around a search field, not around the bar that shows it.
      next = node.parent
    }
    for action in actions { action() }
  }
}

/// Whoever is told that a person has chosen a row of a list: by a click, or by Return.
@MainActor package final class ListChoice {
  package var action: () -> Void = {}

  package nonisolated init() {}
}

extension EnvironmentValues {
  package var listChoice: ListChoice? {
    get { self[ListChoiceKey.self] }
    set { self[ListChoiceKey.self] = newValue }
  }
}

private enum ListChoiceKey: EnvironmentKey {
  static let defaultValue: ListChoice? = nil
}

/// One of two views, as `if` and `switch` in a builder make them.
nonisolated public struct ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package nonisolated init(_ storage: Storage) { self.storage = storage }
}

extension ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}

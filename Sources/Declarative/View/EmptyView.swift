/// A view that is nothing: it takes no place in a stack.
nonisolated public struct EmptyView: View {
  public typealias Body = Never

  public nonisolated init() {}
}

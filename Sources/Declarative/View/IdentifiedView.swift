/// A view with an explicit identity: another id is another view, with fresh state.
nonisolated package struct IdentifiedView<Content: View, ID: Hashable>: View {
  package typealias Body = Never

  package let content: Content
  package let id: ID
}

extension View {
  /// Gives this view an identity; when `id` changes, all state below starts anew.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

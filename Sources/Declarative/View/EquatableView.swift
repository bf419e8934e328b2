/// A view that is evaluated again only when it compares unequal to what it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never

  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension View where Self: Equatable {
  /// Evaluates this view's body only when `==` tells it from what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  /// Shows changes of the modifiers in `body` with an animation; those in this view are left alone.
  ///
  ///     Text("x").animation(.linear) { $0.opacity(isOn ? 1 : 0) }
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ $0.animation = animation }, body: body)
  }

  /// Changes what changes of the modifiers in `body` are made with; those in this view are left
  /// alone.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let outside = OutsideTransaction()
    let content = transaction { $0 = outside.transaction }
    return body(PlaceholderContentView<Self>(content: AnyView(content)))
      .transaction {
        outside.transaction = $0
        transform(&$0)
      }
  }
}

/// What changes around a body are made with: scopes are gone through from the outside, so it is known
/// by the time the content in the body asks for it.
private final class OutsideTransaction {
  var transaction = Transaction()
}

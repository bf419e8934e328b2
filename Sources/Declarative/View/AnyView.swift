/// A view of any type.
///
/// Its state lives as long as the type it holds stays the same.
nonisolated public struct AnyView: View {
  public typealias Body = Never

  package let content: any View

  public nonisolated init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  public nonisolated init<V: View>(erasing view: V) { self.init(view) }
}

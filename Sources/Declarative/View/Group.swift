/// Several views taken as one, each still a child of the container around the group.
nonisolated public struct Group<Content> {
  package var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Controls one below the other, grouped in sections.
///
///     Form {
///       Section("Profile") { Toggle("Public", isOn: $isPublic) }
///     }
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

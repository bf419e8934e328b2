public import DeclarativeText

/// A view whose content is evaluated in its body, so that models read there are watched.
public struct Live<Content: View>: View {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var body: some View { content() }
}

/// The older name of a stack.
@available(
  macOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead."
)
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` is shown: as a stack, whatever the style.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// This view: a `NavigationView` is always a stack here.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}

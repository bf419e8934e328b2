/// A change that can be made to any view.
///
///     struct Card: ViewModifier {
///       func body(content: Content) -> some View { content.padding().border(.gray) }
///     }
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self).body(content:): this modifier has no body.")
  }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (first: Self, second: Self) -> Bool {
    first.content == second.content && first.modifier == second.modifier
  }
}

extension View {
  /// Applies a modifier to this view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Applies another modifier after this one.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  public static let identity = EmptyModifier()

  public nonisolated init() {}

  public func body(content: Content) -> some View { content }
}

/// The view a modifier was applied to.
nonisolated public struct ViewModifierContent<Modifier>: View {
  public typealias Body = Never

  package let source: ModifierContentSource

  package init(source: ModifierContentSource) { self.source = source }
}

/// What stands behind a modifier's content: the graph fills this slot.
@MainActor package class ModifierContentSource {
  package init() {}
}

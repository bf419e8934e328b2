/// Several toolbar contents after one another.
nonisolated public struct ToolbarTuple<each Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  let content: (repeat each Content)

  nonisolated init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension ToolbarTuple: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    TupleView((repeat ToolbarContentView(content: each content, look: look)))
  }
}

extension ToolbarTuple: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}

/// Toolbar content that may be left out.
nonisolated public struct ToolbarOptional<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never

  let content: Content?
}

extension ToolbarOptional: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    content.map { ToolbarContentView(content: $0, look: look) }
  }
}

extension ToolbarOptional: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

/// One of two toolbar contents.
nonisolated public struct ToolbarConditional<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent
{
  public typealias Body = Never

  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension ToolbarConditional: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    switch storage {
    case .first(let content):
      ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>(
        .first(ToolbarContentView(content: content, look: look)))
    case .second(let content):
      ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>(
        .second(ToolbarContentView(content: content, look: look)))
    }
  }
}

extension ToolbarConditional: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Toolbar content with something said of all its items.
nonisolated struct ModifiedToolbarContent<Content: ToolbarContent>: ToolbarContent {
  typealias Body = Never

  let content: Content
  let change: (inout ToolbarItemLook) -> Void
}

extension ModifiedToolbarContent: PrimitiveToolbarContent {
  func items(_ look: ToolbarItemLook) -> some View {
    var changed = look
    change(&changed)
    return ToolbarContentView(content: content, look: changed)
  }
}

extension ModifiedToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Whether the background that items have in common is shown: a terminal's bars have none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { $0.hidesSharedBackground = visibility == .hidden }
  }

  /// These items: they grow out of nothing here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    ModifiedToolbarContent(content: self) { _ in }
  }

  /// Hides these items where it says so.
  @ToolbarContentBuilder
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    if !hidden { self }
  }
}

extension CustomizableToolbarContent {
  /// These items: nobody can rearrange them.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { _ in }
  }

  /// These items: nobody can rearrange them.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    ModifiedToolbarContent(content: self) { _ in }
  }
}

/// Whether a person may rearrange an item: nobody can, in a terminal.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How a person may rearrange an item: nobody can, in a terminal.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

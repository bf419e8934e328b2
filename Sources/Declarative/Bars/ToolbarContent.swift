/// Items for the bars of a screen, made of other items.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Body { get }
}

/// Items that a person could rearrange: nobody can, in a terminal.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Items that the library knows: they become views, which put themselves in a bar.
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Items: View

  func items(_ look: ToolbarItemLook) -> Items
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// What is said of items from around them.
package struct ToolbarItemLook: Equatable {
  var hidesSharedBackground = false

  package init() {}
}

/// Any toolbar content as views.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View {
  typealias Body = Never

  let content: Content
  let look: ToolbarItemLook
}

@MainActor extension ToolbarContentView: PrimitiveView {
  func update(_ node: Node) {
    if let primitive = content as? any PrimitiveToolbarContent {
      func open<Primitive: PrimitiveToolbarContent>(_ primitive: Primitive) {
        node.setChild(0, primitive.items(look))
      }
      return open(primitive)
    }
    node.setChild(0, ToolbarBody(content: content, look: look))
  }
}

/// A user's toolbar content, with its dynamic properties.
private struct ToolbarBody<Content: ToolbarContent>: View, PropertyHolder {
  var content: Content
  let look: ToolbarItemLook

  var body: some View { ToolbarContentView(content: content.body, look: look) }
}

/// Builds the items of bars out of the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> ToolbarTuple<repeat each Content> {
    ToolbarTuple(repeat each content)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> ToolbarOptional<Content> {
    ToolbarOptional(content: content)
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ToolbarConditional<First, Second> {
    ToolbarConditional(storage: .first(first))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ToolbarConditional<First, Second> {
    ToolbarConditional(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> ToolbarOptional<Content> {
    ToolbarOptional(content: content)
  }
}

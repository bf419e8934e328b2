/// Tabs for a tab view, made of other tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> var body: Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Tabs that the library knows and that are nothing else.
@MainActor package protocol BodilessTabContent: TabContent, PrimitiveTabContent
where Body == Never {}

extension BodilessTabContent {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Tabs that the library knows: they become views.
package protocol PrimitiveTabContent {
  nonisolated func addTabs(to list: inout SubviewList)
}

/// Builds tabs out of the statements of a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> TabTuple<TabValue, repeat each C> {
    TabTuple(repeat each content)
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> TabOptional<C>
  where C.TabValue == TabValue {
    TabOptional(content: content)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> TabConditional<First, Second> where First.TabValue == TabValue {
    TabConditional(first: first, second: nil)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> TabConditional<First, Second> where Second.TabValue == TabValue {
    TabConditional(first: nil, second: second)
  }

  /// Tabs as views.
  nonisolated public struct Content<C: TabContent>: View {
    let content: C

    @MainActor public var body: some View { ForEach(SubviewsCollection(self)) { $0 } }
  }
}

extension TabContentBuilder.Content: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    if let primitive = content as? any PrimitiveTabContent {
      primitive.addTabs(to: &list)
    } else {
      list.add(TabBody(content: content))
    }
  }
}

/// A user's tabs, with their dynamic properties.
nonisolated private struct TabBody<C: TabContent>: View, PropertyHolder {
  var content: C

  @MainActor var body: some View {
    TabContentBuilder<C.Body.TabValue>.Content(content: content.body)
  }
}

extension SubviewList {
  mutating func add<C: TabContent>(tabs content: C, step: AnyHashable) {
    add(TabContentBuilder<C.TabValue>.Content(content: content), step: step)
  }
}

/// Several tabs after one another.
nonisolated public struct TabTuple<TabValue: Hashable, each C: TabContent>: TabContent,
  BodilessTabContent
{
  let content: (repeat each C)

  init(_ content: repeat each C) { self.content = (repeat each content) }

  public typealias Body = Never

  package func addTabs(to list: inout SubviewList) {
    var index = 0
    for tab in repeat each content {
      list.add(tabs: tab, step: index)
      index += 1
    }
  }
}

/// Tabs that may be left out.
nonisolated public struct TabOptional<C: TabContent>: TabContent, BodilessTabContent {
  public typealias TabValue = C.TabValue

  let content: C?

  public typealias Body = Never

  package func addTabs(to list: inout SubviewList) {
    if let content { list.add(tabs: content, step: true) }
  }
}

/// One of two kinds of tabs.
nonisolated public struct TabConditional<First: TabContent, Second: TabContent>: TabContent,
  BodilessTabContent
{
  public typealias TabValue = First.TabValue

  let first: First?
  let second: Second?

  public typealias Body = Never

  package func addTabs(to list: inout SubviewList) {
    if let first { list.add(tabs: first, step: true) }
    if let second { list.add(tabs: second, step: false) }
  }
}

extension ForEach: TabContent, PrimitiveTabContent, BodilessTabContent
where Content: TabContent {
  public typealias TabValue = Content.TabValue

  package nonisolated func addTabs(to list: inout SubviewList) {
    for element in data { list.add(tabs: content(element), step: AnyHashable(id(element))) }
  }
}

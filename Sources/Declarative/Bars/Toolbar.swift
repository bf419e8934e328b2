// SwiftUI has both: what is built tells them apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Puts items in the bars of this screen.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(
      base: self, items: ToolbarContentView(content: content(), look: ToolbarItemLook()))
  }

  /// Puts views in the bar at the top of this screen, at its trailing edge.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(
      base: self, items: ToolbarEntryView(placement: .automatic, content: content()))
  }

  /// Puts items in the bars of this screen, which a person could rearrange on a desktop.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(
      base: self, items: ToolbarContentView(content: content(), look: ToolbarItemLook()))
  }

  /// Has the title of this screen open a menu of views, where it is in the bar's row.
  public nonisolated func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(
      base: self,
      items: ToolbarEntryView(placement: .automatic, isTitleMenu: true, content: content()))
  }

  @available(
    macOS, deprecated: 100000.0, message: "Use toolbar with topBarLeading and topBarTrailing."
  )
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
  }

  @available(macOS, deprecated: 100000.0, message: "Use toolbar with topBarLeading.")
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    ToolbarView(base: self, items: ToolbarEntryView(placement: .topBarLeading, content: leading))
  }

  @available(macOS, deprecated: 100000.0, message: "Use toolbar with topBarTrailing.")
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    ToolbarView(base: self, items: ToolbarEntryView(placement: .topBarTrailing, content: trailing))
  }
}

/// A view that declares items for bars.
nonisolated struct ToolbarView<Base: View, Items: View>: View {
  typealias Body = Never

  let base: Base
  let items: Items
}

@MainActor extension ToolbarView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.setChild(0, base)
    node.setChild(1, items)
  }

  func collect(_ node: Node) { node.setElements(node.children[0].elements) }
}

/// One item in a bar of a screen.
///
///     .toolbar {
///       ToolbarItem(placement: .topBarTrailing) { Button("Save") { save() } }
///     }
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == Void {
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    ToolbarEntryView(placement: placement, content: content)
  }
}

extension ToolbarItem: CustomizableToolbarContent {}

/// Several items in a bar of a screen.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Several items, all shown: the label would stand for them where there is no room.
  public nonisolated init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    ToolbarEntryView(placement: placement, content: content)
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {}

/// Space between items.
nonisolated public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

/// How wide space between items is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As wide as there is room for.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As wide as the gap between items.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  package func items(_ look: ToolbarItemLook) -> some View {
    ToolbarEntryView(
      placement: placement, isFlexible: sizing == .flexible,
      content: ToolbarGap(isFlexible: sizing == .flexible))
  }
}

private struct ToolbarGap: View {
  let isFlexible: Bool
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    if isFlexible {
      Spacer(minLength: 0)
    } else {
      Color.clear.frame(width: metrics.cell.width, height: metrics.cell.height)
    }
  }
}

/// Views in a bar: what a screen tells the stack it is in.
@MainActor package final class ToolbarEntry: Equatable {
  let hoist = Hoist()
  let placement: ToolbarItemPlacement
  /// What a menu has to do after any of the buttons in it.
  let around = ButtonsAround()
  /// Space that is as wide as there is room for.
  var isFlexible = false

  init(_ placement: ToolbarItemPlacement) { self.placement = placement }

  package nonisolated static func == (first: ToolbarEntry, second: ToolbarEntry) -> Bool {
    first === second
  }
}

/// Declares views here that are seen in a bar.
nonisolated struct ToolbarEntryView<Content: View>: View {
  typealias Body = Never

  let placement: ToolbarItemPlacement
  var isTitleMenu = false
  var isFlexible = false
  let content: Content
}

@MainActor extension ToolbarEntryView: PrimitiveView {
  func update(_ node: Node) {
    let last = node.memory as? ToolbarEntry
    let entry = last?.placement == placement ? last : nil
    let current = entry ?? ToolbarEntry(placement)
    node.memory = current
    current.isFlexible = isFlexible
    if entry == nil {
      var contents = BarContents()
      if isTitleMenu { contents.titleMenu = current } else { contents.items = [current] }
      node.setPreferenceRole(PreferenceWriter(BarContentsKey.self, contents))
      node.truncateChildren(to: 0)
    }
    let items = content.lineLimit(1).environment(\.buttonsAround, current.around)
    node.setChild(0, HoistedView(current.hoist, content: items))
  }

  func collect(_ node: Node) { node.setElements(ElementList()) }
}

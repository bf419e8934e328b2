/// What a tab view knows: its tabs, and which is shown.
@MainActor final class TabModel: KeyHandler {
  weak var node: Node?
  /// What the bar shows.
  let tabs = Followed<[TabEntry]>([])
  let shown = Followed(0)
  /// What the shown tab says of the bar.
  let look = Followed(BarLook())
  var selection: ListSelection?
  var isPaged = false
  /// What was chosen where no selection says it.
  private var own = 0
  /// Which node shows a tab's content, by its place among the subviews.
  var pages: [Subview.ID: Node] = [:]
  /// The node that the contents of all tabs are in.
  weak var pagesNode: Node?

  /// Takes note of the tabs there are.
  func follow(_ entries: [TabEntry]) {
    tabs.value = entries
    let selected = selection.flatMap { selection in
      entries.firstIndex { $0.tag.map(selection.contains) ?? false }
    }
    shown.value = max(min(selected ?? own, entries.count - 1), 0)
  }

  func select(_ index: Int) {
    let entries = tabs.value
    guard entries.indices.contains(index) else { return }
    if let selection, let tag = entries[index].tag, selection.select(tag) { return }
    own = index
    node?.invalidate(.content)
  }

  override var hearsFromAfar: Bool { true }

  override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase != .up, let index = target(of: press) else { return .ignored }
    select(index)
    return .handled
  }

  /// The tab that a key leads to: Control-Tab the next, Alt and a digit the one at that place.
  private func target(of press: KeyPress) -> Int? {
    let count = tabs.value.count
    guard count > 1 else { return nil }
    let held = press.modifiers
    if press.key == .tab, held.subtracting(.shift) == .control {
      return (shown.value + (held.contains(.shift) ? count - 1 : 1)) % count
    }
    if held == .option, let digit = press.key.character.wholeNumberValue, digit > 0 {
      return digit <= count ? digit - 1 : nil
    }
    guard isPaged, held.isEmpty else { return nil }
    if press.key == .leftArrow, shown.value > 0 { return shown.value - 1 }
    if press.key == .rightArrow, shown.value < count - 1 { return shown.value + 1 }
    return nil
  }
}

/// What the bar knows of a tab.
struct TabEntry: Equatable {
  let item: TabItem?
  let tag: AnyHashable?
  let badge: Text?
}

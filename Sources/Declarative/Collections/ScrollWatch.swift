/// Somebody who follows a scroll view.
@MainActor class ScrollWatch {
  private(set) weak var scroller: ScrollElement?
  private(set) weak var node: Node?

  /// Follows a scroll view: the one that is there now.
  final func join(_ scroller: ScrollElement, _ node: Node) {
    if self.scroller === scroller { return }
    self.scroller = scroller
    self.node = node
    joined()
  }

  nonisolated init() {}

  func joined() {}

  /// A person has scrolled; nothing has its new place yet.
  func personScrolled() {}

  /// The content has its place.
  func placed() {}
}

/// Who follows the next scroll view inside, and where that may come to rest.
struct ScrollHooks {
  var watches: [ScrollWatch] = []
  var behavior: (any ScrollTargetBehavior)?
  /// What the behavior may ask for.
  var environment = EnvironmentValues()

  var isEmpty: Bool { watches.isEmpty && behavior == nil }
}

extension EnvironmentValues {
  var scrollHooks: ScrollHooks {
    get { self[ScrollHooksKey.self] }
    set { self[ScrollHooksKey.self] = newValue }
  }
}

enum ScrollHooksKey: EnvironmentKey {
  static var defaultValue: ScrollHooks { ScrollHooks() }
}

extension ScrollElement {
  /// Tells whoever follows, once everything has its place.
  func tellWatches() {
    let watches = hooks.watches
    tree.afterLayout {
      MainActor.assumeIsolated { for watch in watches { watch.placed() } }
    }
  }

  func tellOfPerson() {
    if hooks.watches.isEmpty { return }
    let watches = hooks.watches
    MainActor.assumeIsolated { for watch in watches { watch.personScrolled() } }
  }
}

extension View {
  /// Has somebody follow the scroll view in here.
  func watched(by watch: ScrollWatch) -> some View {
    transformEnvironment(\.scrollHooks) { hooks in
      if !hooks.watches.contains(where: { $0 === watch }) { hooks.watches.append(watch) }
    }
  }
}

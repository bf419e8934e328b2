extension View {
  /// Has the scroll view in this view stand where a binding says, and the binding say where a
  /// person has scrolled to.
  ///
  /// - Parameter anchor: The point of what is shown at which a view counts as the one that the
  ///   scroll view stands at; nil for its beginning.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// The same with the id of a view: the first in sight that is a target of the scroll view
  /// (`scrollTargetLayout`).
  public nonisolated func scrollPosition<ID: Hashable & Sendable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: ScrollPositionSource(id, anchor), anchor: anchor))
  }
}

/// What says where a scroll view is to stand.
private struct ScrollPositionSource {
  let idType: ScrollIDType?
  let read: () -> ScrollPosition?
  let write: (ScrollPosition) -> Void

  init(_ position: Binding<ScrollPosition>) {
    idType = nil
    read = { position.wrappedValue }
    write = { position.wrappedValue = $0 }
  }

  init<ID: Hashable & Sendable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) {
    idType = ScrollIDType(ID.self)
    read = { id.wrappedValue.map { ScrollPosition(id: $0, anchor: anchor) } }
    write = { position in
      guard let value = position.viewID(type: ID.self), id.wrappedValue != value else { return }
      id.wrappedValue = value
    }
  }
}

nonisolated private struct ScrollPositionModifier: ViewModifier {
  let source: ScrollPositionSource
  let anchor: UnitPoint?
  @State private var watch = ScrollPositionWatch()

  init(position: Binding<ScrollPosition>, anchor: UnitPoint?) {
    self.init(position: ScrollPositionSource(position), anchor: anchor)
  }

  init(position: ScrollPositionSource, anchor: UnitPoint?) {
    source = position
    self.anchor = anchor
  }

  @MainActor func body(content: Content) -> some View {
    let _ = watch.follow(source, anchor)
    content.watched(by: watch)
  }
}

@MainActor private final class ScrollPositionWatch: ScrollWatch {
  private var source: ScrollPositionSource?
  private var anchor: UnitPoint?
  /// The last position that was gone to, or told.
  private var known: ScrollPosition?
  /// How often rows may still have to be made before it can be told where a person has scrolled to.
  private var triesLeft = 0
  private static let tryLimit = 4

  nonisolated override init() { super.init() }

  func follow(_ source: ScrollPositionSource, _ anchor: UnitPoint?) {
    self.source = source
    self.anchor = anchor
    let position = source.read()
    if position == known { return }
    known = position
    go()
  }

  override func joined() { go() }

  override func personScrolled() { triesLeft = Self.tryLimit }

  override func placed() { tell() }

  /// Tells where a person has scrolled to, once the view that is there has been made.
  private func tell() {
    guard triesLeft > 0, let source, let scroller, let node else { return }
    triesLeft -= 1
    let idType = source.idType ?? known?.idType
    let target = idType == nil ? nil : scroller.target(at: anchor)
    if idType != nil, target == nil, triesLeft > 0 {
      return node.graph.afterLayout { [weak self] in self?.tell() }
    }
    triesLeft = 0
    let id = idType.flatMap { type in target.flatMap { node.id(of: $0, type: type) } }
    let position = ScrollPosition(user: id, of: idType)
    known = position
    source.write(position)
    // A binding that says a view's id says nothing else.
    if source.idType != nil { known = source.read() }
  }

  private func go() {
    guard let node, let place = known?.place else { return }
    // What was written together with this comes first: the view may only be there then.
    node.graph.afterUpdate(of: node) { [weak self, weak node] in
      node?.graph.afterLayout { self?.go(to: place) }
    }
  }

  private func go(to place: ScrollPosition.Place) {
    guard let node, let scroller else { return }
    switch place {
    case .none, .user: break
    case .view(let id, let anchor): node.scroll(to: AnyHashable(id.value), anchor ?? self.anchor)
    case .edge(let edge): scroller.scroll(to: edge)
    case .point(let x, let y): scroller.scroll(toX: x, y: y)
    }
  }
}

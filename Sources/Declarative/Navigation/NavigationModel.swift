/// What a stack knows: the screens that are on it, and how values become screens.
@MainActor package final class NavigationModel: KeyHandler {
  /// The screens from the root up.
  private(set) var entries: ContiguousArray<NavigationEntry> = []
  /// Where the values on the stack are kept.
  var path: NavigationPathAccess?
  private(set) weak var node: Node?
  /// Goes back from the root, where something is before it.
  var leave: (() -> Void)?
  private var destinations: [ObjectIdentifier: ContiguousArray<NavigationDestination>] = [:]

  init(_ node: Node) {
    self.node = node
    super.init()
    entries = [NavigationEntry(.root)]
  }

  var top: NavigationEntry { entries[entries.count - 1] }

  /// Brings the screens to what the path says: those whose value stays at its place stay.
  func follow(_ values: [AnyHashable]) {
    var kept: ContiguousArray<NavigationEntry> = [entries[0]]
    var index = 0
    for entry in entries.dropFirst() {
      guard case .value(let value) = entry.kind else {
        kept.append(entry)
        continue
      }
      guard index < values.count, values[index] == value else { break }
      kept.append(entry)
      index += 1
    }
    // Of a screen with another value at its place in the path, only that one is new.
    let later = entries.dropFirst(kept.count)
    for (offset, value) in values[index...].enumerated() {
      let old = later.dropFirst(offset).first
      if let old, case .value(let known) = old.kind, known == value {
        kept.append(old)
      } else {
        kept.append(NavigationEntry(.value(value)))
      }
    }
    let gone = entries.filter { entry in !kept.contains { $0 === entry } }
    entries = kept
    for entry in gone.reversed() { entry.pushed?.isGone() }
  }

  /// Shows a screen for a value, by adding the value to the path.
  func push<V: Hashable>(_ value: V) {
    guard let path else { return }
    if !path.append(value) {
      node?.graph
        .warnOnce(
          of: "path of \(V.self)",
          "NavigationLink(value:): the path of the stack holds no values of type \(V.self).")
    }
  }

  /// Shows a screen that is no value of the path.
  func push(_ pushed: PushedView) {
    if entries.contains(where: { $0.pushed === pushed }) { return }
    entries.append(NavigationEntry(.view(pushed)))
    changed()
  }

  /// Takes a screen off, and all on top of it.
  func pop(_ entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }), index > 0 else { return }
    let gone = entries[index...]
    let values = gone.count { $0.pushed == nil }
    entries.removeSubrange(index...)
    if values > 0 { path?.removeLast(values) }
    for entry in gone.reversed() { entry.pushed?.isGone() }
    changed()
  }

  func pop(_ pushed: PushedView) {
    if let entry = entries.first(where: { $0.pushed === pushed }) { pop(entry) }
  }

  func isShowing(_ pushed: PushedView) -> Bool { entries.contains { $0.pushed === pushed } }

  private func changed() { node?.invalidate(.content) }

  package override var hearsFromAfar: Bool { true }

  /// Goes back by a key, where the top screen lets that.
  package override func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase == .down else { return .ignored }
    if entries.count == 1, let leave, press.key == .escape, press.modifiers.isEmpty {
      leave()
      return .handled
    }
    guard entries.count > 1 else { return .ignored }
    let isBack =
      press.key == .escape && press.modifiers.isEmpty
      || press.key == .leftArrow && press.modifiers == .option
    guard isBack, top.allowsBackGesture else { return .ignored }
    pop(top)
    return .handled
  }
}

extension NavigationModel {
  /// Takes note of how values of a type become screens.
  func register(_ destination: NavigationDestination) {
    let others = destinations[destination.type] ?? []
    if !others.contains(where: { $0 === destination }) {
      destinations[destination.type, default: []].append(destination)
      if !others.isEmpty {
        node?.graph
          .warnOnce(
            of: "destination \(destination.typeName)",
            "navigationDestination(for: \(destination.typeName).self): declared earlier on the stack; "
              + "the one nearest the root is used.")
      }
    }
    showAgain(destination.type)
  }

  func unregister(_ destination: NavigationDestination) {
    destinations[destination.type]?.removeAll { $0 === destination }
    showAgain(destination.type)
  }

  private func showAgain(_ type: ObjectIdentifier) {
    for entry in entries {
      if case .value(let value) = entry.kind, Self.type(of: value) == type { entry.showAgain() }
    }
  }

  /// The screen for a value: by what is declared nearest the root.
  func view(for value: AnyHashable) -> AnyView? {
    let known = destinations[Self.type(of: value)] ?? []
    return known.min { $0.depth < $1.depth }?.view(value)
  }

  private static func type(of value: AnyHashable) -> ObjectIdentifier {
    func open<V>(_ value: V) -> ObjectIdentifier { ObjectIdentifier(V.self) }
    return _openExistential(value.base, do: open)
  }
}

/// How values of one type become screens.
@MainActor final class NavigationDestination {
  let type: ObjectIdentifier
  let typeName: String
  let depth: Int32
  var view: (AnyHashable) -> AnyView = { _ in AnyView(EmptyView()) }

  init<V: Hashable>(_ type: V.Type, depth: Int32) {
    self.type = ObjectIdentifier(type)
    typeName = "\(type)"
    self.depth = depth
  }
}

/// One screen on a stack.
@MainActor package final class NavigationEntry: Equatable {
  enum Kind {
    case root
    case value(AnyHashable)
    case view(PushedView)
  }

  let kind: Kind
  /// What it says of its bars.
  let bar = Followed(BarContents())
  let edge = ScrollEdge()
  /// How it ends.
  let end = Presentation.End()
  /// The node that shows it.
  weak var page: Node?
  /// The node that makes it of its value.
  weak var content: Node?

  init(_ kind: Kind) { self.kind = kind }

  var pushed: PushedView? {
    if case .view(let pushed) = kind { return pushed }
    return nil
  }

  var allowsBackGesture: Bool {
    let contents = bar.value
    if let isDisabled = contents.isBackGestureDisabled { return !isDisabled }
    return contents.top.visibility != .hidden
  }

  /// Has the screen made again of its value.
  func showAgain() { content?.invalidate(.content) }

  package nonisolated static func == (first: NavigationEntry, second: NavigationEntry) -> Bool {
    first === second
  }
}

/// A screen that a link or a modifier pushes by itself.
@MainActor final class PushedView {
  var view: () -> AnyView = { AnyView(EmptyView()) }
  /// Told when the screen has been taken off.
  var isGone: () -> Void = {}
}

extension EnvironmentValues {
  /// The stack around a view.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private enum NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

/// Where a stack's values are: in its own state, or in its owner's.
struct NavigationPathAccess {
  let values: () -> [AnyHashable]
  /// Adds a value; false when the path can't hold it.
  let append: (AnyHashable) -> Bool
  let removeLast: (Int) -> Void
}

import Foundation

/// A column of a split view: a stack of its own.
struct SplitColumn<Content: View>: View {
  let isCompact: Bool
  /// In cells; nil for what is left.
  let width: Double?
  let back: (() -> Void)?
  let next: (() -> Void)?
  let content: Content
  @State private var asked = SplitWidth()
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    NavigationStack {
      content
        .environment(\.onRowChoice, isCompact ? next : nil)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toolbar {
          if isCompact, let back {
            ToolbarItem(placement: .navigation) {
              BackLabelButton(titles: [Text("Back")]) { back() }
            }
          }
        }
        .onPreferenceChange(SplitWidthKey.self) { asked = $0 }
    }
    .frame(width: isCompact ? nil : asked.ideal ?? width.map { $0 * metrics.cell.width })
    .environment(\.splitBack, isCompact ? back : nil)
  }
}

/// What the last column shows: what a link in another one has opened, or its own views.
struct SplitDetail<Content: View>: View {
  let opener: SplitOpener
  let content: Content

  var body: some View {
    Group {
      if let target = opener.target.value {
        target.view().id(ObjectIdentifier(target))
      } else {
        content
      }
    }
    .environment(\.splitOpener, nil)
  }
}

/// Shows what links open in the last column of a split view.
@MainActor final class SplitOpener {
  private(set) lazy var target = Followed<SplitTarget?>(nil)
  var opened: () -> Void = {}

  nonisolated init() {}

  func open(_ view: @escaping () -> AnyView) {
    target.value = SplitTarget(view)
    opened()
  }
}

/// What a link has opened.
@MainActor final class SplitTarget: Equatable {
  let view: () -> AnyView

  init(_ view: @escaping () -> AnyView) { self.view = view }

  nonisolated static func == (first: SplitTarget, second: SplitTarget) -> Bool {
    first === second
  }
}

extension EnvironmentValues {
  /// Where links show their screens, if not on the stack they are in.
  var splitOpener: SplitOpener? {
    get { self[SplitOpenerKey.self] }
    set { self[SplitOpenerKey.self] = newValue }
  }
}

private enum SplitOpenerKey: EnvironmentKey {
  static let defaultValue: SplitOpener? = nil
}

extension EnvironmentValues {
  /// Goes to the column before the one a stack is in.
  var splitBack: (() -> Void)? {
    get { self[SplitBackKey.self] }
    set { self[SplitBackKey.self] = newValue }
  }
}

private enum SplitBackKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

/// How wide a column is asked to be.
struct SplitWidth: Equatable {
  var ideal: CGFloat?
}

enum SplitWidthKey: PreferenceKey {
  static let defaultValue = SplitWidth()

  static func reduce(value: inout SplitWidth, nextValue: () -> SplitWidth) {
    value.ideal = value.ideal ?? nextValue().ideal
  }
}

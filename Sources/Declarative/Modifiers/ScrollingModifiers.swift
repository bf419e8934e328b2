public import Foundation

/// How scroll views in this view begin, end and react.
extension View {
  /// Keeps scroll views in this view from being scrolled by a person.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Lets the content of scroll views in this view be seen outside of them.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.clips = !disabled }
  }

  /// Where in its content a scroll view begins, and stays while nobody has scrolled away from
  /// there; content with room to spare stands there too.
  ///
  ///     ScrollView { log }.defaultScrollAnchor(.bottom)
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors.general = anchor }
  }

  /// Where a scroll view stands in its content, in one of three respects.
  ///
  /// It counts there more than an anchor for all of them.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }

  /// Keeps the content of scroll views in this view away from their edges until it is scrolled
  /// there.
  ///
  /// - Parameter insets: The distances in units.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, insets.repaired, placement)
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    margins(edges, length.map { EdgeInsets($0, edges: .all).repaired } ?? .zero, placement)
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  private nonisolated func margins(
    _ edges: Edge.Set, _ insets: EdgeInsets, _ placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for edge in Edge.allCases where edges.contains(edge) {
        if placement != .scrollIndicators { settings.margins[edge] = insets[edge] }
        if placement != .scrollContent { settings.indicatorMargins[edge] = insets[edge] }
      }
    }
  }
}

/// What shows where in its content a scroll view stands.
extension View {
  /// Whether scroll views in this view show where in their content they stand.
  ///
  ///     ScrollView { lines }.scrollIndicators(.visible)       line 1▐
  ///                                                           line 2▝
  ///                                                           line 3
  ///
  /// An indicator is drawn over the last column, or the last row, where the content is longer than
  /// there is room, and can be dragged. `.automatic` is none: a column that is written over is
  /// lost, as a terminal has no half-transparent cells.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for axis in Axis.allCases where axes.contains(axis) {
        settings.indicators[axis] = visibility
      }
    }
  }

  /// This view: indicators are there or not, and do not flash.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// This view: indicators are there or not, and do not flash.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

  /// This view: scroll views stop where their content does.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where it begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where it stays when its content grows or shrinks, while nobody has scrolled away from there.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content with room to spare stands.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// What margins around a scroll view's content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The content, and the indicators.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// When a scroll view shows where it stands.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// Never: an indicator hides the cells it is drawn over.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// When a scroll view would go beyond its end and come back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Where a scroll view stands in its content.
package struct ScrollAnchors: Hashable {
  package var general: UnitPoint?
  /// What holds for a role instead, whether it was said before or after.
  private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  package subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { roles[role] ?? general }
    set { roles[role] = .some(newValue) }
  }
}

/// What scroll views take from around them.
package struct ScrollSettings: Hashable {
  package var isEnabled = true
  package var clips = true
  package var anchors = ScrollAnchors()
  package var margins = EdgeInsets.zero
  package var indicatorMargins = EdgeInsets.zero
  package var indicators: [Axis: ScrollIndicatorVisibility] = [:]
}

extension EnvironmentValues {
  /// Whether scroll views can be scrolled by a person.
  public var isScrollEnabled: Bool {
    get { scrollSettings.isEnabled }
    set { scrollSettings.isEnabled = newValue }
  }

  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
}

package enum ScrollSettingsKey: EnvironmentKey {
  package static let defaultValue = ScrollSettings()
}

public import Foundation

/// What is said of a view to who cannot see it. A terminal's own reader reads its cells, so these
/// change nothing; names and what has none (`accessibilityLabel`, `accessibilityHidden`) are kept,
/// and tests find views by them. SwiftUI sources compile; the view stays as it is.
extension View {
  /// This view: a terminal has no voice.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// This view: a terminal has no voice.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// This view: a terminal has no voice.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// This view: a terminal is not spoken to.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// This view: a terminal is not spoken to.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View { self }

  /// This view: a terminal is not spoken to.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View { self }

  /// This view: a terminal's reader reads row by row.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// This view: a terminal's colours are inverted by the terminal.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// This view: letters in cells have one size.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// This view: letters in cells have one size.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// This view: what stands for it is never spoken, and not made.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }

  /// This view: what stands for its parts is never spoken, and not made.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// What a spoken interface would offer to do with a view.
extension View {
  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the actions.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> some View { self }

  /// This view: there is no spoken interface to ask for the action.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> some View { self }
}

/// How the parts of a view would be spoken.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view would be called besides its name.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What a spoken interface would ask a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text

  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "showMenu"))

  public init(named name: Text) { self.name = name }
}

/// Which way a value would be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How high a heading would stand among others.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text would be read as.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// Which of two views would be the other's name.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

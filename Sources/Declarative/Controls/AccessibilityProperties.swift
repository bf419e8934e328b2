public import Foundation

/// The older spellings of what is said of a view to who cannot see it.
extension View {
  /// The older name of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// The older name of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The older name of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// This view: a terminal has no voice.
  public nonisolated func accessibility(value: Text) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibility(hint: Text) -> some View { self }

  /// This view: a terminal is not spoken to.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// This view: a terminal has no voice.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    self
  }

  /// This view: a terminal's reader reads row by row.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }

  /// This view: there is no spoken interface to ask for an action.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View { self }

  /// This view: there is no spoken interface to ask for an action.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// This view: a terminal has no voice.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

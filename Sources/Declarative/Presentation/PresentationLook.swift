public import Foundation

/// What a presentation becomes where the screen is small: here it stays what it is.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What can be reached behind a presentation: nothing, here.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What a scroll in a sheet is for.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a terminal's presentations do not have: the views are as they were.
extension View {
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Draws the ground of the presentation these views are in.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background(style)
  }

  /// Draws views behind those in a presentation.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}

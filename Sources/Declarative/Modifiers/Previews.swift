public import Foundation

/// Views for an editor to show beside the code; nothing here shows them.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// What a preview would be run on.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// What only an editor would look at. SwiftUI sources compile; the view stays as it is.
extension View {
  /// This view: a frame has the size it is rendered at.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// This view: there is one kind of terminal.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// This view: no editor shows it under a name.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// This view: a terminal is not turned.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}

/// How large a preview would be.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device a preview would be run on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// Which way a preview's device would be held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Hashable, Sendable {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static let allCases: [InterfaceOrientation] = [
    portrait, portraitUpsideDown, landscapeLeft, landscapeRight,
  ]
}

/// How grave a dialog is: a terminal's look alike.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

/// What a terminal's dialogs do not have: the views are as they were.
extension View {
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}

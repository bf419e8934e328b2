extension View {
  /// Draws blocks for the letters in this view, for a reason.
  ///
  ///     Text("No news").redacted(reason: .placeholder)      ██ ████
  ///
  /// Reasons given outside stay.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    inherits(RedactionModifier(added: reason))
  }

  /// Shows the letters in this view, whatever reasons not to are given outside.
  public nonisolated func unredacted() -> some View { inherits(RedactionModifier(added: nil)) }

  /// Marks this view as one whose letters `redacted(reason: .privacy)` hides.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    inherits(PrivacyModifier(isSensitive: sensitive))
  }
}

private struct RedactionModifier: TextModifier {
  /// The reasons that are added, or nil to take all away.
  let added: RedactionReasons?

  func apply(to context: inout TextContext) {
    guard let added else {
      context.redaction.reasons = []
      return
    }
    context.redaction.reasons.formUnion(added)
  }
}

private struct PrivacyModifier: TextModifier {
  let isSensitive: Bool

  func apply(to context: inout TextContext) { context.redaction.isSensitive = isSensitive }
}

extension EnvironmentValues {
  /// Why the letters of a view are not to be read.
  public var redactionReasons: RedactionReasons {
    get { textContext.redaction.reasons }
    set { textContext.redaction.reasons = newValue }
  }
}

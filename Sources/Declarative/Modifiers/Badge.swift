extension View {
  /// Marks a tab, or a row of a list, with a number; none for zero.
  public nonisolated func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeTrait.self, value: count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Marks a tab, or a row of a list, with a text.
  public nonisolated func badge(_ label: Text?) -> some View {
    layoutValue(key: BadgeTrait.self, value: label)
  }

  /// Marks a tab, or a row of a list, with a text.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Marks a tab, or a row of a list, with a text.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// How much badges in here stand out: in a terminal, all alike.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// What the container around a view knows its badge by.
package enum BadgeTrait: LayoutValueKey {
  package static var defaultValue: Text? { nil }
}

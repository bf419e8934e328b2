/// How large a person likes text, which a terminal decides for all of it.
public enum DynamicTypeSize: CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The older name of how large a person likes text.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { DynamicTypeSize(self).isAccessibilitySize }
}

extension ContentSizeCategory: Comparable {
  public static func < (first: ContentSizeCategory, second: ContentSizeCategory) -> Bool {
    DynamicTypeSize(first) < DynamicTypeSize(second)
  }
}

extension DynamicTypeSize {
  /// The size of that older name.
  init(_ category: ContentSizeCategory) {
    self =
      switch category {
      case .extraSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .extraLarge: .xLarge
      case .extraExtraLarge: .xxLarge
      case .extraExtraExtraLarge: .xxxLarge
      case .accessibilityMedium: .accessibility1
      case .accessibilityLarge: .accessibility2
      case .accessibilityExtraLarge: .accessibility3
      case .accessibilityExtraExtraLarge: .accessibility4
      case .accessibilityExtraExtraExtraLarge: .accessibility5
      }
  }
}

extension ContentSizeCategory {
  /// The older name of that size.
  init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { DynamicTypeSize($0) == size } ?? .large
  }
}

extension View {
  /// Sets the size that views here read; letters in cells have one size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size that views here read within a range; letters in cells have one size.
  public nonisolated func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
    _ range: Range
  ) -> some View {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return transformEnvironment(\.dynamicTypeSize) { size in
      if let first = sizes.first, size < first { size = first }
      if let last = sizes.last, size > last { size = last }
    }
  }
}

extension EnvironmentValues {
  /// How large a person likes text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The older name of ``dynamicTypeSize``.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

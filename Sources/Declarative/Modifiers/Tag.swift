extension View {
  /// Gives this view a value that a selection is made of.
  ///
  /// - Parameter includeOptional: Whether it is one of selections that may be nil, too.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    layoutValue(
      key: TagTrait.self, value: Tag(value: tag, includesOptional: includeOptional))
  }
}

/// A value that a selection is made of.
package struct Tag: Hashable {
  package let value: AnyHashable
  /// Whether it is one of selections that may be nil, too.
  package let includesOptional: Bool
}

/// What the layout around a view knows its tag by.
package enum TagTrait: LayoutValueKey {
  package static var defaultValue: Tag? { nil }
}

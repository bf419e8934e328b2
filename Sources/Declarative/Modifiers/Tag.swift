extension View {
  /// Gives this view a value that a selection is made of.
  ///
  /// - Parameter includeOptional: Whether it stands for itself in a selection that may be nil, too.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modified(by: TagModifier(tag: Tag(value: tag, includesOptional: includeOptional)))
  }
}

/// A value that a selection is made of.
package struct Tag: Hashable {
  package let value: AnyHashable
  /// Whether it is one of selections that may be nil, too.
  package let includesOptional: Bool
}

private struct TagModifier: ElementModifier {
  static var effect: ModifierEffect { .container }

  let tag: Tag

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(Tag.self) ? TraitBox(tag) : nil
  }
}

extension Element {
  /// The value set for this view by `tag(_:)`.
  package final var tag: Tag? {
    trait(ObjectIdentifier(Tag.self)).map { unsafeDowncast($0, to: TraitBox<Tag>.self).value }
  }
}

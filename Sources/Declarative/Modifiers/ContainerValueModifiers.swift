extension View {
  /// Tells the container that is made of this view and its siblings a value.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews) { if $0.containerValues.isPinned { $0 } }
  ///     }
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modified(by: ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

private struct ContainerValueModifier: ElementModifier, ContainerValueWriter {
  static var effect: ModifierEffect { .container }

  let change: (inout ContainerValues) -> Void

  func write(to values: inout ContainerValues) { change(&values) }

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(ContainerValueTrait.self) ? TraitBox<Change>(change) : nil
  }

  typealias Change = (inout ContainerValues) -> Void
}

/// What the layout around a view knows its container values by.
private enum ContainerValueTrait {}

extension LayoutSubview {
  /// What this child tells the layout it is in.
  public var containerValues: ContainerValues {
    var writers: [ContainerValueModifier.Change] = []
    var next: Element? = element
    while let element = next {
      if let box = element.ownTrait(ObjectIdentifier(ContainerValueTrait.self)) {
        writers.append(unsafeDowncast(box, to: TraitBox<ContainerValueModifier.Change>.self).value)
      } else if let box = element.ownTrait(ObjectIdentifier(TagTrait.self)) {
        let tag = unsafeDowncast(box, to: TraitBox<Tag?>.self).value
        writers.append { values in tag?.write(to: &values) }
      }
      next = element.forwardsTraits ? element.primary : nil
    }
    var values = ContainerValues()
    for write in writers.reversed() { write(&values) }
    return values
  }
}

extension Tag: ContainerValueWriter {
  package func write(to values: inout ContainerValues) {
    func add<V: Hashable>(_ tag: V) {
      // A selection that may be nil is made of optional values.
      if includesOptional { values.add(tag: Optional(tag)) }
      values.add(tag: tag)
    }
    if let tag = value.base as? any Hashable { add(tag) }
  }
}

extension ModifiedView: WrappingView {
  package var wrapped: any View { content }
  package var writer: (any ContainerValueWriter)? { modifier as? any ContainerValueWriter }
}

extension EnvironmentView: WrappingView {
  package var wrapped: any View { content }
}

extension IdentifiedView: WrappingView {
  package var wrapped: any View { content }
}

/// What is done to several views is done to each.
extension ModifiedView: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    list.add(content) { [modifier] view in
      func modified<Base: View>(_ view: Base) -> any View {
        ModifiedView<Base, Modifier>(view, modifier)
      }
      return modified(view)
    }
  }
}

extension TextModifiedView: WrappingView {
  package var wrapped: any View { content }
}

extension LayeredView: WrappingView {
  package var wrapped: any View { base }
}

import Foundation

extension View {
  /// How early this view is served when a stack divides its length: larger before smaller.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modified(by: PriorityModifier(priority: value.isNaN ? 0 : value))
  }

  /// Gives the layout around this view a value for it.
  public nonisolated func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modified(by: LayoutValueModifier<Key>(value: value))
  }

  /// How far in front of its siblings this view is drawn; its place stays.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modified(by: DepthModifier(value: value.isNaN ? 0 : value))
  }
}

private struct PriorityModifier: ElementModifier {
  static var effect: ModifierEffect { .container }

  let priority: Double?
}

private struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
  static var effect: ModifierEffect { .container }

  let value: Key.Value

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(Key.self) ? TraitBox(value) : nil
  }
}

extension LayoutValueModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) { (value as? Tag)?.write(to: &values) }
}

private struct DepthModifier: ElementModifier {
  static var effect: ModifierEffect { .container }

  let value: Double

  func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(DepthTrait.self) ? TraitBox(value) : nil
  }
}

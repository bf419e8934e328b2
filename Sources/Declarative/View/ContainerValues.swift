/// What a view tells the container that is made of it and its siblings.
///
/// Add a value with a key and a property, or with `@Entry`:
///
///     extension ContainerValues { @Entry var isPinned = false }
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [any Hashable] = []

  package init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that `tag(_:)` gave the view.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() where Swift.type(of: tag) == type { return tag as? V }
    return nil
  }

  /// Whether `tag(_:)` gave the view this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds a tag, which counts before those that are there.
  package mutating func add<V: Hashable>(tag: V) { tags.append(tag) }
}

/// A kind of value that a view can tell the container around it.
public protocol ContainerValueKey {
  associatedtype Value

  /// What a view says that was not told otherwise.
  static var defaultValue: Value { get }
}

/// Something around a view that adds to what it tells its container.
package protocol ContainerValueWriter {
  func write(to values: inout ContainerValues)
}

extension Subview {
  /// What this view tells the container it is in: by `containerValue(_:_:)` and `tag(_:)` around it.
  ///
  /// What is said inside the body of a view of one's own is not known yet where subviews are.
  public var containerValues: ContainerValues {
    var writers: [any ContainerValueWriter] = []
    var next: (any View)? = content
    while let view = next {
      if let wrapper = view as? any WrappingView {
        if let writer = wrapper.writer { writers.append(writer) }
        next = wrapper.wrapped
      } else {
        next = nil
      }
    }
    var values = ContainerValues()
    for writer in writers.reversed() { writer.write(to: &values) }
    return values
  }
}

/// A view that is another with something done to it.
package protocol WrappingView {
  var wrapped: any View { get }
  var writer: (any ContainerValueWriter)? { get }
}

extension WrappingView {
  package var writer: (any ContainerValueWriter)? { nil }
}

extension ModifiedContent: WrappingView where Content: View, Modifier: ViewModifier {
  package var wrapped: any View { content }
}

extension Subview: WrappingView {
  package var wrapped: any View { content }
}

extension AnyView: WrappingView {
  package var wrapped: any View { content }
}

#if canImport(Combine)
@_exported public import Combine
#else
/// A class that says when it is about to change.
///
/// Mark the properties that matter with `@Published`; `@ObservedObject`, `@StateObject` and
/// `@EnvironmentObject` evaluate a view again when any of them changes. Models that are
/// `@Observable` are followed property by property instead, and cost less.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share.
  public var objectWillChange: ObservableObjectPublisher {
    ObjectPublishers.publisher(of: self)
  }
}

/// The publishers of objects that have not declared one themselves.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Guarded(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    let (publisher, isNew) = table.withLock { table in
      if let entry = table.entries[key], entry.object === object { return (entry.publisher, false) }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, true)
    }
    if isNew { connect(publisher, to: object) }
    return publisher
  }

  /// Hands the publisher to every published property of the object.
  private static func connect(_ publisher: ObservableObjectPublisher, to object: AnyObject) {
    let base = Unmanaged.passUnretained(object).toOpaque()
    for field in Field.all(of: object) {
      guard let type = field.type as? any PublishedProperty.Type else { continue }
      func open<P: PublishedProperty>(_ type: P.Type) {
        (base + field.offset).assumingMemoryBound(to: P.self).pointee.connect(publisher)
      }
      open(type)
    }
  }
}
#endif

#if !canImport(Combine)
/// Something that can be called off.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this alive as long as the set is; then it is called off.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps this alive as long as the collection is; then it is called off.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// Something that can be called off, and is when it is released.
///
/// Unchecked because the action is behind a lock, and is called once, by whoever calls it off.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) { action = Guarded(cancel) }

  public init<C: Cancellable>(_ canceller: C) { action = Guarded(canceller.cancel) }

  deinit { cancel() }

  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool {
    first === second
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
#endif

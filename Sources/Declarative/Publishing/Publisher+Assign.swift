#if !canImport(Combine)
extension Publisher where Failure == Never {
  /// Sets a property of an object to every value; the object is kept alive until then.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}
#endif

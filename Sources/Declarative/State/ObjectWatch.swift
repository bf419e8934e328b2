#if canImport(Combine)
import Combine
#endif

/// A view's subscription to an observable object: the view is evaluated after each change.
@MainActor final class ObjectWatch: @MainActor ChangeCounter {
  private unowned let object: AnyObject
  private var readers = Readers()
  private var subscription: AnyCancellable?
  private(set) var changes = 0

  init<Object: ObservableObject>(_ object: Object) {
    self.object = object
    // Objects publish on the thread that changes them.
    let watch = WeakWatch(self)
    subscription = object.objectWillChange.sink { _ in
      onMainThread { watch.value?.tell() }
    }
  }

  private func tell() {
    changes &+= 1
    readers.invalidate(.content)
  }

  /// Makes whoever is being worked out depend on an object.
  ///
  /// - Parameter memory: The watch of before, replaced if it was on another object.
  /// - Returns: Whether it was on another, or there was none.
  static func note<Object: ObservableObject>(
    _ object: Object, with memory: inout AnyObject?
  ) -> Bool {
    if let memory {
      let watch = unsafeDowncast(memory, to: ObjectWatch.self)
      if watch.object === object {
        watch.readers.addCurrent()
        return false
      }
    }
    let watch = ObjectWatch(object)
    watch.readers.addCurrent()
    memory = watch
    return true
  }
}

private final class WeakWatch: @unchecked Sendable {
  @MainActor weak var value: ObjectWatch?

  @MainActor init(_ value: ObjectWatch) { self.value = value }
}

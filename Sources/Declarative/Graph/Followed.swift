/// A value outside the views that those follow who read it while they are worked out.
@MainActor package final class Followed<Value: Equatable> {
  private var stored: Value
  private var readers = Readers()

  package init(_ value: Value) { stored = value }

  package var value: Value {
    get {
      readers.addCurrent()
      return stored
    }
    set {
      if stored == newValue { return }
      stored = newValue
      readers.invalidate(.content)
    }
  }
}

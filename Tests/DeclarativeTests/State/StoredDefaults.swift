import Foundation

/// Defaults in memory, which count what is written.
final class StoredDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  private var writeCount = 0

  var writes: Int { locked { writeCount } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  override func object(forKey defaultName: String) -> Any? { locked { values[defaultName] } }

  override func set(_ value: Any?, forKey defaultName: String) {
    locked {
      values[defaultName] = value
      writeCount += 1
    }
  }

  override func removeObject(forKey defaultName: String) {
    set(nil as Any?, forKey: defaultName)
  }

  override func synchronize() -> Bool { true }
}

import Dispatch
import Foundation

/// Keeps deep recursion from overflowing the stack: when little is left, the rest runs on a
/// thread with a stack of its own, while this one waits.
///
/// Layout calls users' code and is called back by it, so it must recurse; a tree can be as deep
/// as its author likes.
package struct StackGuard {
  /// The lowest address the running stack may come down to.
  private var limit: UInt = 0

  package init() {}

  private static let reserve: UInt = 96 * 1024
  private static let extraStack = 256 * 1024 * 1024

  /// Looks up the running thread's stack; to be called before work begins.
  package mutating func enter() { limit = Self.bottomOfStack() + Self.reserve }

  package var isLow: Bool {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) } < limit
  }

  /// Runs `work` on a fresh stack and waits for it.
  package static func onFreshStack(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      let errand = Errand(work)
      let thread = Thread { errand.run() }
      thread.stackSize = extraStack
      thread.start()
      errand.wait()
    }
  }

  private static func bottomOfStack() -> UInt {
    #if canImport(Darwin)
    let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
    return top - UInt(pthread_get_stacksize_np(pthread_self()))
    #else
    if let known = pthread_getspecific(bottomKey) { return UInt(bitPattern: known) }
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    var address: UnsafeMutableRawPointer?
    var size = 0
    guard readAttributes(pthread_self(), attributes) == 0 else { return 0 }
    pthread_attr_getstack(attributes, &address, &size)
    pthread_attr_destroy(attributes)
    pthread_setspecific(bottomKey, address)
    return UInt(bitPattern: address)
    #endif
  }

  #if !canImport(Darwin)
  /// Asking for a thread's stack reads /proc on the main one, so the answer is kept.
  private static let bottomKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
  #endif
}

/// Work handed to another thread while this one waits, so the two never run at once.
private final class Errand: @unchecked Sendable {
  private var work: (() -> Void)?
  private let done = DispatchSemaphore(value: 0)

  init(_ work: @escaping () -> Void) { self.work = work }

  func run() {
    perform()
    done.signal()
  }

  /// The work is let go before it is called done: whoever waits may not keep it longer.
  private func perform() {
    let work = self.work
    self.work = nil
    work?()
  }

  func wait() { done.wait() }
}

#if !canImport(Darwin)
/// glibc's own call, which its headers show to GNU programs only.
@_silgen_name("pthread_getattr_np")
private func readAttributes(
  _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
) -> CInt
#endif

#if !canImport(Combine)
/// Who tells timers and delays that their time has come; all in nanoseconds.
package protocol Timekeeper: AnyObject, Sendable {
  var now: Int64 { get }

  /// What the date is by this time; asked for by what it has scheduled.
  var date: Date { get }

  /// Has an action run once after some time, on the main actor, unless that is called off.
  func schedule(after time: Int64, _ action: HandedAction) -> AnyCancellable
}

/// The time by which what is subscribed to now measures.
package enum Timekeeping {
  /// A screen's own clock while one of its views subscribes, else nil: the machine's.
  @TaskLocal package static var current: (any Timekeeper)?
}

/// A function handed to another thread.
///
/// That it may run there is the word of who wrote it: publishers ask for no more than Combine's do.
package struct HandedAction: @unchecked Sendable {
  package let run: () -> Void

  package init(_ run: @escaping () -> Void) { self.run = run }
}

/// The machine's time, told on the main actor.
final class MachineTime: Timekeeper {
  static let shared = MachineTime()

  var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds) }

  var date: Date { Date() }

  func schedule(after time: Int64, _ action: HandedAction) -> AnyCancellable {
    DispatchQueue.main.schedule(after: time, action)
  }
}

extension DispatchQueue {
  /// Has an action run once after some nanoseconds, unless that is called off.
  func schedule(after time: Int64, _ action: HandedAction) -> AnyCancellable {
    let waiting = Guarded<HandedAction?>(action)
    asyncAfter(deadline: .now() + .nanoseconds(Int(time))) {
      let action = waiting.withLock { action in
        defer { action = nil }
        return action
      }
      action?.run()
    }
    return AnyCancellable { waiting.withLock { $0 = nil } }
  }
}
#endif

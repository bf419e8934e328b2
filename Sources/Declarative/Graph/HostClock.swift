import Foundation

/// The time of one screen, and what is to happen on it later.
///
/// It stands still until whoever shows the screen moves it on: a terminal by the time that has
/// passed, a test by as much as it likes.
@MainActor package final class HostClock {
  /// Something that is to happen once.
  package final class Alarm {
    package let time: Duration
    fileprivate let order: Int
    fileprivate var action: (() -> Void)?

    fileprivate init(_ time: Duration, _ order: Int, _ action: @escaping () -> Void) {
      self.time = time
      self.order = order
      self.action = action
    }

    package func cancel() { action = nil }
  }

  /// How long the screen has been there.
  package private(set) var now: Duration {
    get { sharedNow }
    set { time.withLock { $0 = newValue } }
  }
  /// The same, for any thread.
  nonisolated package var sharedNow: Duration { time.withLock { $0 } }
  nonisolated private let time = Guarded(Duration.zero)
  /// Called when something is to happen earlier than anything before: the slot of whoever moves the
  /// clock.
  package var onEarlierAlarm: () -> Void = {}
  /// In the order in which they go off, the next one last.
  private var alarms: ContiguousArray<Alarm> = []
  private var count = 0

  /// What the date was when the screen came to be.
  private let start: Date

  package init(start: Date = Date()) { self.start = start }

  /// The date by this clock.
  package var date: Date { start.addingTimeInterval(now.seconds) }

  /// When the next thing is to happen.
  package var nextTime: Duration? {
    dropCancelled()
    return alarms.last?.time
  }

  /// Has an action run after some time; at once, when the clock next moves, if that is none.
  @discardableResult
  package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Alarm {
    let next = nextTime
    let alarm = Alarm(now + max(delay, .zero), count, action)
    count += 1
    let place = alarms.partitioningIndex {
      ($0.time, $0.order) < (alarm.time, alarm.order)
    }
    alarms.insert(alarm, at: place)
    if next.map({ alarm.time < $0 }) ?? true { onEarlierAlarm() }
    return alarm
  }

  /// Moves on, and runs what is due on the way, each at its own time.
  ///
  /// - Parameter settle: Called after each, and at the end, to bring the screen up to date.
  package func advance(by duration: Duration, settle: () -> Void) {
    let end = now + max(duration, .zero)
    while let alarm = nextDue(by: end) {
      now = max(now, alarm.time)
      alarm.action?()
      settle()
    }
    now = end
    settle()
  }

  private func nextDue(by end: Duration) -> Alarm? {
    dropCancelled()
    guard let next = alarms.last, next.time <= end else { return nil }
    return alarms.popLast()
  }

  private func dropCancelled() {
    while let last = alarms.last, last.action == nil { alarms.removeLast() }
  }
}

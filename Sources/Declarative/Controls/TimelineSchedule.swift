public import Foundation

/// When a `TimelineView` is to be shown anew.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from `startDate` on, in order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How closely a schedule is to be kept.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// At a regular distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The distance to the next, in seconds, above zero.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(
      interval > 0 && interval.isFinite, "periodic(from:by: \(interval)): must be above zero.")
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    let (start, interval) = (start, interval)
    return sequence(first: passed) { $0 + 1 }.lazy.map { start.addingTimeInterval($0 * interval) }
  }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return sequence(first: minute) { $0 + 1 }
      .lazy.map { Date(timeIntervalSinceReferenceDate: $0 * 60) }
  }
}

/// At given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: In order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is shown anew.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: The least distance, in seconds, or nil for a sixtieth of one.
  ///   - paused: Whether it stands still.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let (interval, count) = (interval, isPaused ? 1 : Int.max)
    return sequence(first: start) { $0.addingTimeInterval(interval) }.lazy.prefix(count)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

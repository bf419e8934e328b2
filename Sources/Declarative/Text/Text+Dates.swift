public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    package enum Form: UInt8, Sendable {
      case time, date, relative, offset, timer
    }

    package var form: Form

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(form: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(form: .date)
    /// How far off it is: `2 hr, 23 min`.
    public static let relative = DateStyle(form: .relative)
    /// How far off it is, and which way: `+2 hours`.
    public static let offset = DateStyle(form: .offset)
    /// How far off it is, as a clock shows it: `2:23:00`.
    public static let timer = DateStyle(form: .timer)
  }

  /// A date, or how far off it is when the text is drawn; it does not tick by itself.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(DateText(date: date, style: style)))
  }

  /// Two dates with a dash between.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.FormatStyle(date: .abbreviated, time: .shortened)
    self.init(
      verbatim: dates.lowerBound.formatted(format) + " – " + dates.upperBound.formatted(format))
  }

  /// Two dates with a dash between.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time left of an interval, or passed of it, when the text is drawn.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .date(
        DateText(
          date: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer,
          within: timerInterval, pauseTime: pauseTime)))
  }
}

import Foundation

/// A date in a text, written when the text is resolved.
package struct DateText: Equatable, Sendable {
  package var date: Date
  package var style: Text.DateStyle
  /// The interval a timer runs in, and when in it it stands still.
  package var within: ClosedRange<Date>?
  package var pauseTime: Date?

  package init(
    date: Date, style: Text.DateStyle, within: ClosedRange<Date>? = nil, pauseTime: Date? = nil
  ) {
    self.date = date
    self.style = style
    self.within = within
    self.pauseTime = pauseTime
  }

  package func string(at now: Date) -> String {
    switch style.form {
    case .time: date.formatted(date: .omitted, time: .shortened)
    case .date: date.formatted(date: .long, time: .omitted)
    case .relative: relative(seconds(at: now))
    case .offset: offset(seconds(at: now))
    case .timer: timer(seconds(at: now))
    }
  }

  /// Whole seconds from `now` to the date.
  private func seconds(at now: Date) -> Int {
    var now = min(now, pauseTime ?? now)
    if let within { now = min(max(now, within.lowerBound), within.upperBound) }
    let seconds = date.timeIntervalSince(now).rounded()
    return Int(min(max(seconds, -1e12), 1e12))
  }

  private struct Unit {
    var seconds: Int
    var short: String
    var long: String
  }

  private static let second = Unit(seconds: 1, short: "sec", long: "second")
  private static let units = [
    Unit(seconds: 31_536_000, short: "yr", long: "year"),
    Unit(seconds: 2_592_000, short: "mo", long: "month"),
    Unit(seconds: 86400, short: "day", long: "day"),
    Unit(seconds: 3600, short: "hr", long: "hour"),
    Unit(seconds: 60, short: "min", long: "minute"), second,
  ]

  /// The two greatest units of the distance.
  private func relative(_ seconds: Int) -> String {
    var rest = abs(seconds)
    var parts: [String] = []
    for unit in Self.units where parts.count < 2 {
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 {
        parts.append("\(count) \(unit.short)\(unit.short == "day" && count > 1 ? "s" : "")")
      } else if !parts.isEmpty {
        break
      }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  /// The greatest unit of the distance, with a sign.
  private func offset(_ seconds: Int) -> String {
    let length = abs(seconds)
    let unit = Self.units.first { length >= $0.seconds } ?? Self.second
    let count = length / unit.seconds
    return "\(seconds < 0 ? "-" : "+")\(count) \(unit.long)\(count == 1 ? "" : "s")"
  }

  private func timer(_ seconds: Int) -> String {
    let length = abs(seconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (length / 3600, length / 60 % 60, padded(length % 60))
    return hours > 0 ? "\(hours):\(padded(minutes)):\(rest)" : "\(minutes):\(rest)"
  }
}

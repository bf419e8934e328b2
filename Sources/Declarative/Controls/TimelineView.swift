public import Foundation

/// A view that is shown anew at the dates of a schedule, by the screen's clock.
///
///     TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// When it is shown.
  public struct Context: Sendable {
    /// How exactly the time can be shown.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    /// The date of the schedule that this is shown for.
    public let date: Date
    public let cadence: Cadence
  }
}

/// The context of any timeline view, whatever its types.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @_disfavoredOverload
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }
}

@MainActor extension TimelineView: PrimitiveView where Content: View {
  package static var callsContent: Bool { true }

  package func update(_ node: Node) {
    let alarm = node.memory as? TimelineAlarm ?? TimelineAlarm()
    node.memory = alarm
    alarm.cancel()
    let clock = node.graph.clock
    let now = clock.date
    var shown = now
    var next: Date?
    // The last date that has come is shown, the first to come is waited for.
    for date in schedule.entries(from: now, mode: .normal) {
      if date > now {
        next = date
        break
      }
      shown = date
    }
    node.setChild(0, content(Context(date: shown, cadence: .live)))
    guard let next, !node.isParked else { return }
    alarm.alarm = clock.schedule(after: .seconds(next.timeIntervalSince(now))) { [weak node] in
      node?.invalidate(.content)
    }
  }

  package func removed(_ node: Node) { (node.memory as? TimelineAlarm)?.cancel() }

  package func parked(_ node: Node) { removed(node) }
}

@MainActor private final class TimelineAlarm {
  var alarm: HostClock.Alarm?

  func cancel() {
    alarm?.cancel()
    alarm = nil
  }
}

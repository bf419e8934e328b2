#if !canImport(Combine)
/// Where and when functions run: `DispatchQueue.main`, `RunLoop.main`, or another queue.
public protocol Scheduler<SchedulerOptions> {
  associatedtype SchedulerOptions

  /// Has a function run soon.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Has a function run after some time, unless that is called off.
  func schedule(
    after interval: SchedulerTimeInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A length of time: a number of seconds, or `.milliseconds(300)`.
public struct SchedulerTimeInterval: Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// At least 0, and less than a hundred years.
  package let nanoseconds: Int64

  init(_ seconds: Double) {
    nanoseconds = seconds > 0 ? Int64((min(seconds, 3e9) * 1e9).rounded()) : 0
  }

  public init(floatLiteral seconds: Double) { self.init(seconds) }

  public init(integerLiteral seconds: Int) { self.init(Double(seconds)) }

  public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }

  public static func seconds(_ seconds: Double) -> Self { Self(seconds) }

  public static func milliseconds(_ count: Int) -> Self { Self(Double(count) / 1e3) }

  public static func microseconds(_ count: Int) -> Self { Self(Double(count) / 1e6) }

  public static func nanoseconds(_ count: Int) -> Self { Self(nanoseconds: Int64(count)) }

  init(nanoseconds: Int64) {
    self.nanoseconds = min(max(nanoseconds, 0), 3_000_000_000_000_000_000)
  }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = HandedAction(action)
    async { action.run() }
  }

  public func schedule(
    after interval: SchedulerTimeInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: interval.nanoseconds, HandedAction(action))
  }
}

/// The main run loop stands for the main actor: nobody else's may be running.
extension RunLoop: Scheduler {
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(action)
  }

  public func schedule(
    after interval: SchedulerTimeInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(after: interval.nanoseconds, HandedAction(action))
  }
}

extension OperationQueue: Scheduler {
  public struct SchedulerOptions: Sendable {
    public init() {}
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self === OperationQueue.main { return DispatchQueue.main.schedule(action) }
    let action = HandedAction(action)
    addOperation { action.run() }
  }

  public func schedule(
    after interval: SchedulerTimeInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let queue = self === OperationQueue.main ? DispatchQueue.main : DispatchQueue.global()
    let action = HandedAction(action)
    return queue.schedule(
      after: interval.nanoseconds, HandedAction { self.schedule { action.run() } })
  }
}
#endif

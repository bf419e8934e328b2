public import Foundation

/// The way of a value through its keyframes, to be looked up at any time.
@MainActor @preconcurrency public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeWay<Value>]

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ content: some Keyframes<Value>) {
    let list = KeyframeTracks<Value>()
    list.add(content)
    self.initial = initial
    tracks = list.tracks.map { $0.way(from: initial) }
  }

  /// How long the longest track is, in seconds.
  public var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

  /// The value at a time, in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initial
    update(value: &value, time: time)
    return value
  }

  /// The value at a share of the duration, between 0 and 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Changes what the tracks concern to what it is at a time, in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.apply(&value, time.isNaN ? 0 : time) }
  }

  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// How a value changes over time: tracks of keyframes.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self).body: this has no body.") }
}

extension Never: Keyframes {}

/// Makes keyframes of tracks, or of keyframes for the value as a whole.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframesTogether { list in
      list.add(accumulated)
      list.add(next)
    }
  }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildBlock() -> some Keyframes<Value> { KeyframesTogether<Value> { _ in } }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(component)
  }
}

private struct KeyframesTogether<Value>: Keyframes, KeyframeTrackSource {
  typealias Root = Value
  typealias Body = Never

  let add: (KeyframeTracks<Value>) -> Void

  func addTracks(to list: KeyframeTracks<Value>) { add(list) }
}

/// What tracks can be found in.
protocol KeyframeTrackSource<Root> {
  associatedtype Root

  func addTracks(to list: KeyframeTracks<Root>)
}

/// The way of a part of a value, and how long it is, in seconds.
struct KeyframeWay<Root> {
  let duration: Double
  let apply: @MainActor (inout Root, Double) -> Void
}

/// The tracks found so far, each to be worked out from the value at the beginning.
final class KeyframeTracks<Root> {
  private(set) var tracks: [FoundTrack<Root>] = []

  func add<Content: Keyframes>(_ content: Content) where Content.Value == Root {
    if let source = content as? any KeyframeTrackSource<Root> {
      source.addTracks(to: self)
    } else if let body = content.body as? any Keyframes<Root> {
      add(body)
    }
  }

  func add<Value: Animatable>(
    _ path: WritableKeyPath<Root, Value>, _ steps: [KeyframeStep<Value>]
  ) {
    tracks.append(PathTrack(path, steps))
  }
}

/// A track that is yet to be worked out.
class FoundTrack<Root> {
  @MainActor func way(from initial: Root) -> KeyframeWay<Root> {
    preconditionFailure("a track knows its way")
  }
}

private final class PathTrack<Root, Value: Animatable>: FoundTrack<Root> {
  private let path: WritableKeyPath<Root, Value>
  private let steps: [KeyframeStep<Value>]

  init(_ path: WritableKeyPath<Root, Value>, _ steps: [KeyframeStep<Value>]) {
    self.path = path
    self.steps = steps
  }

  @MainActor override func way(from initial: Root) -> KeyframeWay<Root> {
    let path = path
    let curve = KeyframeCurve(from: initial[keyPath: path], steps)
    return KeyframeWay(duration: curve.duration) { $0[keyPath: path] = curve.value(at: $1) }
  }
}

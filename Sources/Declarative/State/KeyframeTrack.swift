/// Keyframes that follow one another, for one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self).body: this keyframe has no body.") }
}

extension Never: Animatable {}

extension Never: KeyframeTrackContent {
  public typealias Value = Never
}

/// The keyframes of a part of a value: tracks run side by side.
///
///     KeyframeTrack(\.x) {
///       LinearKeyframe(10, duration: 0.5)
///       SpringKeyframe(0)
///     }
public struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Part == Content.Value {
  public typealias Body = Never
  public typealias Value = Root

  private let path: WritableKeyPath<Root, Part>
  private let content: Content

  /// The keyframes of a value as a whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
    path = \.self
    self.content = content()
  }

  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  init(_ content: Content) where Root == Part {
    path = \.self
    self.content = content
  }
}

extension KeyframeTrack: KeyframeTrackSource {
  func addTracks(to list: KeyframeTracks<Root>) {
    let steps = KeyframeSteps<Part>()
    steps.add(content)
    list.add(path, steps.steps)
  }
}

/// The steps of a track found so far.
final class KeyframeSteps<Value: Animatable> {
  private(set) var steps: [KeyframeStep<Value>] = []

  func add<Content: KeyframeTrackContent>(_ content: Content) where Content.Value == Value {
    if let source = content as? any KeyframeStepSource<Value> {
      steps.append(source.step)
    } else if let group = content as? any KeyframeTrackGroup<Value> {
      group.addSteps(to: self)
    } else {
      // A body may be of another kind of value only where nobody can have written one.
      guard let body = content.body as? any KeyframeTrackContent<Value> else { return }
      add(body)
    }
  }
}

/// Keyframes put together by the builder.
protocol KeyframeTrackGroup<Value> {
  associatedtype Value: Animatable

  func addSteps(to list: KeyframeSteps<Value>)
}

/// Makes a track of the keyframes that are written down one after the other.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence { list in
      list.add(accumulated)
      list.add(next)
    }
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { _ in }
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence { list in
      for component in components { list.add(component) }
    }
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value {
    KeyframeChoice(first: component, second: nil)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeChoice<Value, First, Second> where First.Value == Value, Second.Value == Value {
    KeyframeChoice(first: nil, second: component)
  }
}

private struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent, KeyframeTrackGroup {
  typealias Body = Never

  let add: (KeyframeSteps<Value>) -> Void

  func addSteps(to list: KeyframeSteps<Value>) { add(list) }
}

/// One of two tracks of keyframes.
public struct KeyframeChoice<
  Value: Animatable, First: KeyframeTrackContent, Second: KeyframeTrackContent
>: KeyframeTrackContent, KeyframeTrackGroup where First.Value == Value, Second.Value == Value {
  public typealias Body = Never

  let first: First?
  let second: Second?

  func addSteps(to list: KeyframeSteps<Value>) {
    if let first { list.add(first) }
    if let second { list.add(second) }
  }
}

/// What an animation of one's own may keep from step to step, and read of where it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state = AnimationState<Value>()

  /// Whether the animation counts as over for those who wait, though it still moves.
  public var isLogicallyComplete = false

  /// The environment of the screen that is animated, without what single views set.
  public let environment: EnvironmentValues

  /// A context in which an animation can be looked at by itself, in an environment of defaults.
  public init() { self.init(environment: EnvironmentValues()) }

  package init(environment: EnvironmentValues) { self.environment = environment }

  /// This context, for another kind of value and with other state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(environment: environment)
    context.state = state
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// The values an animation of one's own keeps, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A kind of value an animation can keep.
public protocol AnimationStateKey {
  associatedtype Value

  /// What is kept at the animation's beginning.
  static var defaultValue: Value { get }
}

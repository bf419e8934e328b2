/// The circumstances of a change: what it was made with, for whom it concerns.
///
/// Changes made with one transaction reach the screen together; changes made with another are an
/// update of their own, after it.
public struct Transaction: @unchecked Sendable {
  /// Nil as long as nothing was set; never changed once it is shared, save that completions are
  /// taken from it.
  private var contents: Contents?

  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  /// How the change is to be shown.
  public var animation: Animation? {
    get { contents?.animation }
    set { change { $0.animation = newValue } }
  }

  /// Whether the change takes effect at once, without animation.
  public var disablesAnimations: Bool {
    get { contents?.disablesAnimations ?? false }
    set { change { $0.disablesAnimations = newValue } }
  }

  /// Whether the change comes from a gesture that goes on.
  public var isContinuous: Bool {
    get { contents?.isContinuous ?? false }
    set { change { $0.isContinuous = newValue } }
  }

  /// Whether what follows a gesture is to remember how fast it went; a spring here begins at rest
  /// all the same.
  public var tracksVelocity: Bool {
    get { contents?.tracksVelocity ?? false }
    set { change { $0.tracksVelocity = newValue } }
  }

  /// A value of one's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { contents?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  /// Has an action run when what the transaction's changes move has come to rest.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }

  mutating func add(_ completion: AnimationCompletion) {
    change { $0.completions.append(completion) }
  }

  /// What is to run when everything has come to rest; handed out once.
  package func takeCompletions() -> [AnimationCompletion] {
    defer { contents?.completions = [] }
    return contents?.completions ?? []
  }

  /// Whether changes made with the two belong to one update.
  package func isSame(as other: Transaction) -> Bool { contents === other.contents }

  /// Notes that something was changed with this.
  package func use() {
    guard let contents else { return }
    for completion in contents.completions { completion.isUsed = true }
  }

  /// Whether nothing was ever set.
  package var isPlain: Bool { contents == nil }

  private mutating func change(_ change: (Contents) -> Void) {
    let contents = Contents(contents)
    change(contents)
    self.contents = contents
  }

  private final class Contents {
    var animation: Animation?
    var disablesAnimations = false
    var isContinuous = false
    var tracksVelocity = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []

    init(_ other: Contents?) {
      guard let other else { return }
      animation = other.animation
      disablesAnimations = other.disablesAnimations
      isContinuous = other.isContinuous
      tracksVelocity = other.tracksVelocity
      values = other.values
      completions = other.completions
    }
  }
}

/// A kind of value that a transaction can carry.
public protocol TransactionKey {
  associatedtype Value

  /// What a transaction says that was not told otherwise.
  static var defaultValue: Value { get }
}

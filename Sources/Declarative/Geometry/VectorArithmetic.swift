public import Foundation

/// A value that can be added to others of its kind, and made longer or shorter: what an animation
/// works with.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value with each component multiplied.
  public func scaled(by rhs: Double) -> Self {
    var scaled = self
    scaled.scale(by: rhs)
    return scaled
  }

  /// Goes some way on to another value: 0 stays here, 1 goes all the way.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// This value some way on to another: 0 is this one, 1 the other.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    interpolated(to: other, by: amount)
  }

  /// This value some way on to another: 0 is this one, 1 the other, and more is beyond it.
  package func interpolated(to other: Self, by fraction: Double) -> Self {
    var difference = other - self
    difference.scale(by: fraction)
    return self + difference
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }

  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (first: Self, second: Self) -> Self { first }

  public static func - (first: Self, second: Self) -> Self { first }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { Self(.zero, .zero) }

  public static func + (first: Self, second: Self) -> Self {
    Self(first.first + second.first, first.second + second.second)
  }

  public static func - (first: Self, second: Self) -> Self {
    Self(first.first - second.first, first.second - second.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

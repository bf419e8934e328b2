/// A modifier that is evaluated at each step of an animation.
@available(macOS, deprecated: 100000.0, message: "Conform to Animatable and ViewModifier instead.")
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Color {
  /// A colour between this one, at 0, and `other`, at 1.
  ///
  /// The mix of two names is one of the values they usually have, and no longer follows the
  /// terminal's theme. What cannot be seen has no colour of its own: it lends none.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    mixed(with: other, by: fraction, in: .dark)
  }

  package func mixed(with other: Color, by fraction: Double, in scheme: ColorScheme) -> Color {
    let share = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    let (mine, theirs) = (components(in: scheme), other.components(in: scheme))
    let from = alpha == 0 ? theirs : mine
    let to = other.alpha == 0 ? mine : theirs
    func between(_ first: UInt8, _ second: UInt8) -> Double {
      (Double(first) + (Double(second) - Double(first)) * share) / 255
    }
    return Color(
      red: between(from.red, to.red), green: between(from.green, to.green),
      blue: between(from.blue, to.blue), opacity: between(alpha, other.alpha))
  }
}

extension Color {
  /// A colour between this one, at 0, and `other`, at 1.
  ///
  /// The mix of two names is one of the values they usually have, and no longer follows the
  /// terminal's theme.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let share = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    if share == 0 { return self }
    if share == 1 { return other }
    let (mine, theirs) = (components(), other.components())
    func between(_ first: UInt8, _ second: UInt8) -> Double {
      (Double(first) + (Double(second) - Double(first)) * share) / 255
    }
    return Color(
      red: between(mine.red, theirs.red), green: between(mine.green, theirs.green),
      blue: between(mine.blue, theirs.blue), opacity: between(alpha, other.alpha))
  }
}

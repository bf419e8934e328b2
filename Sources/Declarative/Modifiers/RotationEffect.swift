extension View {
  /// Turns the symbols in this view, clockwise; everything else stays upright.
  ///
  ///     Image(systemName: "chevron.right").rotationEffect(.degrees(90))      ⌄
  ///
  /// By quarters of a turn what points somewhere points elsewhere, and a plus turned by an eighth is
  /// a cross.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    inherits(SymbolTurn(angle: angle))
  }
}

private struct SymbolTurn: TextModifier {
  let angle: Angle

  func apply(to context: inout TextContext) {
    context.symbolTurn = .degrees(context.symbolTurn.degrees + angle.degrees)
  }
}

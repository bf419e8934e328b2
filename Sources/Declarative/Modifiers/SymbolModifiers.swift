extension View {
  /// Shows symbols in this view in another form, where the terminal has a character for it.
  ///
  ///     Image(systemName: "star").symbolVariant(.fill)      ★
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    inherits(SymbolForm(variant: variant))
  }

  /// Sets the size of symbols that views here read; a character has one size.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private struct SymbolForm: TextModifier {
  let variant: SymbolVariants

  func apply(to context: inout TextContext) {
    context.symbolVariants = context.symbolVariants.adding(variant)
  }
}

extension EnvironmentValues {
  /// The form in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { textContext.symbolVariants }
    set { textContext.symbolVariants = newValue }
  }

  /// How large symbols would be beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols would be coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension View {
  /// Shows or hides bars of this screen.
  ///
  /// Automatic bars are there while they hold anything. Where the bar at the top is hidden, so is the
  /// way back by Escape; see `backGestureDisabled(_:)`.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.visibility = visibility }
  }

  /// Shows or hides bars of this screen.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.visibility = visibility }
  }

  /// What bars of this screen are filled with, while their background is shown.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Whether bars of this screen are filled: by themselves only while something is scrolled beneath
  /// them.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Whether bars of this screen are filled.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Whether bars of this screen are light or dark, while their background is shown.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barLook(of: bars) { $0.colorScheme = colorScheme }
  }

  /// What the bars of this screen are for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    barContents { $0.role = role }
  }
}

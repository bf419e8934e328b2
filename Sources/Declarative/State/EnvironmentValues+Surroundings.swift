public import Foundation

extension EnvironmentValues {
  /// The language and region a person reads in; a text writes numbers and dates as the process
  /// does, whatever is set here.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar a person counts days by.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone a person lives in.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether the application is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the screen is narrow or wide: one of fewer than 64 columns is compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Whether the screen is low or high: one of fewer than 20 rows is compact.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How many pixels a unit of length has: one, as a terminal has none smaller.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in units.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the window is the one in use.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window looks like the one in use.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// How large controls would be; in cells they have one size.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

/// Whether an application is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
  case background, inactive, active
}

/// Whether there is little room or much.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether a window is the one in use.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// How large controls would be.
public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.active
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

private enum AppearsActiveKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

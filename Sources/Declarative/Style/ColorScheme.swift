/// Whether an interface is drawn dark on light, or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark
}

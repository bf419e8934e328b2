/// Whether text and interfaces run from left to right or from right to left.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What a line is drawn with: the edges of a border, or a divider.
public struct LineStyle: Hashable, Sendable {
  package enum Form: UInt8, Sendable {
    case light, rounded, heavy, double, dashed, ascii, block
  }

  package var form: Form

  /// Drawn as `┌──┐`.
  public static let light = LineStyle(form: .light)
  /// Drawn as `╭──╮`.
  public static let rounded = LineStyle(form: .rounded)
  /// Drawn as `┏━━┓`.
  public static let heavy = LineStyle(form: .heavy)
  /// Drawn as `╔══╗`.
  public static let double = LineStyle(form: .double)
  /// Drawn as `┌╌╌┐`.
  public static let dashed = LineStyle(form: .dashed)
  /// Drawn as `+--+`.
  public static let ascii = LineStyle(form: .ascii)
  /// A solid edge of `█`.
  public static let block = LineStyle(form: .block)
}

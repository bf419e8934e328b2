/// What a line is drawn with: the edges of a border, or a divider.
public struct LineStyle: Hashable, Sendable {
  package enum Form: UInt8, Sendable {
    case light, rounded, heavy, double, dashed, ascii, block
  }

  package var form: Form

  /// `┌──┐`
  public static let light = LineStyle(form: .light)
  /// `╭──╮`
  public static let rounded = LineStyle(form: .rounded)
  /// `┏━━┓`
  public static let heavy = LineStyle(form: .heavy)
  /// `╔══╗`
  public static let double = LineStyle(form: .double)
  /// `┌╌╌┐`
  public static let dashed = LineStyle(form: .dashed)
  /// `+--+`
  public static let ascii = LineStyle(form: .ascii)
  /// A solid edge of `█`.
  public static let block = LineStyle(form: .block)
}

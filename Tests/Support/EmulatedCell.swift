/// What an emulated terminal shows in one place.
public struct EmulatedCell: Equatable {
  public var text = " "
  /// 2 for the first half of a wide grapheme, 0 for the second.
  public var width = 1
  public var style = Style()

  public init() {}

  init(_ text: String, width: Int, style: Style) {
    self.text = text
    self.width = width
    self.style = style
  }

  public struct Style: Equatable {
    /// The parameters that set it, as in `38;2;1;2;3`; empty for the terminal's own.
    public var foreground = ""
    public var background = ""
    /// The SGR numbers of the attributes that are on.
    public var attributes: Set<Int> = []
    public var link: Link?
  }

  public struct Link: Equatable {
    public var address: String
    public var identifier: String
  }

  /// What can be seen of it: the ink of a blank cannot, unless something draws a line there.
  public var seen: EmulatedCell {
    guard text == " ", width == 1, style.attributes.isDisjoint(with: [4, 7, 9, 53]) else {
      return self
    }
    var cell = self
    cell.style.foreground = ""
    cell.style.attributes = []
    return cell
  }
}

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
    public var attributes = Attributes()
    public var link: Link?

    public init() {}
  }

  /// A set of SGR numbers below 64.
  public struct Attributes: Equatable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt64 = 0

    public init(arrayLiteral codes: Int...) {
      for code in codes { insert(code) }
    }

    public mutating func insert(_ code: Int) { bits |= 1 << UInt64(code) }
    public mutating func remove(_ code: Int) { bits &= ~(1 << UInt64(code)) }
    public func contains(_ code: Int) -> Bool { bits & 1 << UInt64(code) != 0 }
    func isDisjoint(with other: Attributes) -> Bool { bits & other.bits == 0 }
  }

  public struct Link: Equatable {
    public var address: String
    public var identifier: String

    public init(address: String, identifier: String) {
      self.address = address
      self.identifier = identifier
    }
  }

  private static let lines: Attributes = [4, 7, 9, 53]

  /// What can be seen of it: the ink of a blank cannot, unless something draws a line there.
  public var seen: EmulatedCell {
    guard width == 1, text == " ", style.attributes.isDisjoint(with: Self.lines) else {
      return self
    }
    var cell = self
    cell.style.foreground = ""
    cell.style.attributes = []
    return cell
  }
}

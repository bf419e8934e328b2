package import Declarative

/// Writes the bytes that take a terminal from one frame to the next.
///
/// It knows what the terminal knows: where the cursor is, the pen, the open link, the saved
/// cursor. So it must be the only one to write to the terminal; whoever else did calls `forget()`,
/// and the next frame is painted whole, in place, without erasing the screen first.
///
/// Rules:
/// - After the last column of a row the column is unknown: terminals differ in when they wrap.
/// - After a grapheme whose width terminals disagree on, the next move is absolute, and the cells
///   such a grapheme may have reached are written again.
/// - Both halves of a wide grapheme are written together, in the style of the first.
/// - The cursor is saved (`ESC 7`) where frames keep beginning in the same column, because coming
///   back there (`ESC 8`) takes two bytes. That also brings back the pen, in most terminals, so it
///   is only used while the pen is the one that was saved, and no link is open.
/// - Erasing fills with the pen's background in some terminals only, so it is only used while that
///   is the terminal's own.
package struct FrameEncoder: Sendable {
  /// What the terminal is trusted to do.
  package struct Features: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Line feeds move down without returning: the terminal is in raw mode.
    package static let lineFeeds = Features(rawValue: 1 << 0)
    /// `ESC 7` and `ESC 8` are nobody else's.
    package static let savedCursor = Features(rawValue: 1 << 1)
    /// Scrolling a part of the screen (DECSTBM, SU, SD).
    package static let scrolls = Features(rawValue: 1 << 2)

    package static let standard: Features = [.lineFeeds, .savedCursor, .scrolls]
  }

  /// What was done for a frame.
  package struct Work: Equatable, Sendable {
    package var cellsCompared = 0
    /// Cells that had to be written, after what a scroll brought into place.
    package var cellsChanged = 0
    package var bytes = 0

    package init() {}
  }

  package var depth: ColorDepth { didSet { if depth != oldValue { forget() } } }
  package var scheme: ColorScheme { didSet { if scheme != oldValue { forget() } } }
  /// Whether the terminal shows a frame at once when told so (mode 2026).
  package var synchronizes: Bool
  package var features: Features
  /// The schemes of addresses that may be written as links.
  package var linkSchemes = Hyperlink.usualSchemes {
    didSet { if linkSchemes != oldValue { forget() } }
  }

  /// A frame shorter than this reaches the terminal in one piece anyway.
  package static let leastSynchronized = 256

  var pens = PenTable()
  /// Where the cursor is; nil for what is unknown.
  var row: Int?
  var column: Int?
  /// What the terminal was told about how to write, and which style that is; nil if unknown.
  var pen: Pen?
  var penStyle: UInt32?
  var penBlankLook: UInt64?
  var saved: SavedCursor?
  var habit = StartHabit()
  var erased = ErasedRow()
  /// How much the last frame took, to make room for as much.
  var lastLength = 0
  var lastRuns = 0
  var isShown = false
  var cursorIsVisible: Bool?

  package init(
    depth: ColorDepth = .truecolor, scheme: ColorScheme = .dark, synchronizes: Bool = false,
    features: Features = .standard
  ) {
    self.depth = depth
    self.scheme = scheme
    self.synchronizes = synchronizes
    self.features = features
  }

  /// What `ESC 8` brings back.
  struct SavedCursor {
    var row: Int
    var column: Int
    var pen: Pen
  }

  /// What was erased of the row being written, up to its end; and where its blank end begins.
  struct ErasedRow {
    var row = -1
    var column = 0
    var tailRow = -1
    var tail = 0
  }

  /// In which column the last frames began, and how many in a row.
  struct StartHabit {
    var column = -1
    var frames = 0
    var isOpen = false
  }

  /// Takes nothing for granted: the terminal was written to by another, or has a new size.
  package mutating func forget() {
    pens = PenTable()
    row = nil
    column = nil
    pen = nil
    penStyle = nil
    penBlankLook = nil
    saved = nil
    habit = StartHabit()
    isShown = false
    cursorIsVisible = nil
  }

  /// The numbers in cells now stand for other styles, graphemes and links.
  package mutating func forgetTables() {
    pens = PenTable()
    penStyle = nil
    penBlankLook = nil
  }
}

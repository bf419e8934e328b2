public import Declarative
import Foundation

/// What a person does at the keyboard and with the wheel.
extension TextHost {
  /// Presses a key.
  ///
  /// The view that has the focus is asked, and the views around it, then keyboard shortcuts. Tab,
  /// and with Shift held backwards, moves the focus on; so do the arrow keys, by place.
  ///
  /// Returns whether anything took it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    press(KeyPress(key, modifiers: modifiers))
  }

  /// Presses a key, holds it, or lets it go.
  @discardableResult
  package func press(_ press: KeyPress) -> Bool {
    screen.draw()
    defer { screen.draw() }
    return screen.graph.press(press)
  }

  /// Types text, a key after the other.
  public func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }

  /// Pastes text, all of it at once, into the field that has the focus.
  ///
  /// Returns whether there is one.
  @discardableResult
  public func paste(_ text: String) -> Bool {
    screen.draw()
    defer { screen.draw() }
    return screen.graph.paste(text)
  }

  /// Turns the wheel over a cell; down is positive.
  ///
  /// The innermost view there that can still be scrolled that way takes it.
  public func scroll(column: Int, row: Int, by rows: Int) {
    screen.draw()
    let cell = screen.graph.tree.metrics.cell
    screen.graph.scroll(
      x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height,
      by: CGPoint(x: 0, y: Double(rows) * cell.height))
    screen.draw()
  }

  /// Drags from one cell to another with the mouse: the indicator of a scroll view, else its content.
  public func drag(
    fromColumn startColumn: Int, row startRow: Int, toColumn endColumn: Int, row endRow: Int
  ) {
    screen.draw()
    let cell = screen.graph.tree.metrics.cell
    func middle(_ column: Int, _ row: Int) -> CGPoint {
      CGPoint(x: (Double(column) + 0.5) * cell.width, y: (Double(row) + 0.5) * cell.height)
    }
    screen.graph.drag(from: middle(startColumn, startRow), to: middle(endColumn, endRow))
    screen.draw()
  }

  /// Moves the host's own clock on: what is due on the way happens, each at its own time.
  ///
  /// The clock stands still otherwise, so no test waits.
  public func advance(by duration: Duration) {
    screen.draw()
    screen.graph.clock.advance(by: duration) { screen.draw() }
    screen.graph.tree.motions.stepAll()
    screen.draw()
  }

  /// Whether whoever looks wants nothing to fly about: `\.accessibilityReduceMotion`.
  public var reducesMotion: Bool {
    get { screen.graph.tree.reducesMotion }
    set { screen.graph.reduceMotion(newValue) }
  }
}

public import Declarative
import Dispatch

/// A live screen without a terminal: what tests drive, and what an application shows.
///
///     let host = TextHost(columns: 20, rows: 3) { Counter() }
///     try host.tap("Add")
///     print(host.frame)
@MainActor public final class TextHost {
  let screen: Screen
  private var encoder: FrameEncoder
  /// What was last flushed.
  private var shown: ContiguousArray<Cell>?
  private var outputStatistics = RenderStatistics()

  public init<Content: View>(
    columns: Int = 80, rows: Int = 24, metrics: CellMetrics = .cells,
    @ViewBuilder content: () -> Content
  ) {
    screen = Screen(
      size: CellSize(columns: max(columns, 0), rows: max(rows, 0)), metrics: metrics,
      scheme: .dark)
    encoder = FrameEncoder(scheme: .dark)
    screen.graph.onChange = { [weak self] in self?.outputStatistics.wakeUps += 1 }
    screen.graph.setRoot(Root(content: content()))
  }

  deinit {
    let screen = screen
    onMainThread { screen.graph.tearDown() }
  }

  /// The screen with all changes so far.
  public var frame: Frame {
    screen.draw()
    return screen.frame
  }

  /// The bytes that take a terminal from the last flushed frame to this one.
  public func flush() -> [UInt8] {
    screen.draw()
    if shown != nil, screen.fresh.isEmpty { return [] }
    let canvas = screen.canvas
    let damage = screen.takeFresh()
    if var cells = shown, canvas.compactTables(keeping: &cells) {
      shown = cells
      encoder.forgetTables()
    }
    var bytes: [UInt8] = []
    let work = encoder.encode(
      from: shown, to: canvas.cells, size: canvas.size,
      damage: shown == nil ? nil : damage.rowSpans, tables: canvas.tables, into: &bytes)
    remember(damage)
    outputStatistics.cellsCompared += work.cellsCompared
    outputStatistics.cellsChanged += work.cellsChanged
    outputStatistics.bytesSent += work.bytes
    if !bytes.isEmpty { outputStatistics.writes += 1 }
    return bytes
  }

  /// Keeps what is shown now, copying no more than what has changed.
  private func remember(_ damage: Damage) {
    let canvas = screen.canvas
    guard shown?.count == canvas.cells.count else {
      shown = canvas.cells
      return
    }
    for row in damage.bounds.top..<damage.bounds.bottom {
      let start = row * canvas.size.columns
      let span = damage.span(ofRow: row)
      shown?.copy(canvas.cells, in: start + span.lowerBound..<start + span.upperBound)
    }
  }

  /// What updates and frames have cost since `resetStatistics()`.
  public var statistics: RenderStatistics {
    var statistics = outputStatistics
    let graph = screen.graph.tree.statistics
    statistics.bodiesEvaluated = graph.bodiesEvaluated
    statistics.nodesCreated = graph.nodesCreated
    statistics.nodesMeasured = graph.nodesMeasured
    statistics.nodesPlaced = graph.nodesPlaced
    statistics.nodesDrawn = graph.nodesDrawn
    return statistics
  }

  public func resetStatistics() {
    outputStatistics = RenderStatistics()
    screen.graph.tree.statistics = GraphStatistics()
  }

  /// What the views keep with `@SceneStorage`, to be saved and restored as data.
  package var sceneStore: SceneStore { screen.graph.sceneStore }

  /// Gives the screen another size.
  ///
  /// The next flush paints all of it.
  public func resize(columns: Int, rows: Int) {
    screen.resize(to: CellSize(columns: max(columns, 0), rows: max(rows, 0)))
    shown = nil
    encoder.forget()
  }

  /// Where the view with that `accessibilityIdentifier` is, in units from the screen's corner.
  public func rect(of identifier: String) -> CGRect? {
    screen.draw()
    guard let element = screen.graph.element(named: identifier), element.isPlaced else {
      return nil
    }
    return element.absoluteRect
  }
}

extension TextHost {
  /// Activates the one enabled control with a label.
  ///
  /// - Throws: `TapError` when there is none, only a disabled one, or several.
  public func tap(_ label: String) throws {
    screen.draw()
    let controls = screen.graph.controls(labelled: label)
    let enabled = controls.filter(\.isEnabled)
    guard let control = enabled.first else {
      throw controls.isEmpty ? TapError.missing(label) : TapError.disabled(label)
    }
    if enabled.count > 1 { throw TapError.ambiguous(label, count: enabled.count) }
    control.action()
  }

  /// Clicks on a cell: the frontmost control there is activated, if it is enabled; another view
  /// that can have the focus gets it.
  public func click(column: Int, row: Int) {
    screen.draw()
    let cell = screen.graph.tree.metrics.cell
    let x = (Double(column) + 0.5) * cell.width
    let y = (Double(row) + 0.5) * cell.height
    screen.graph.click(x: x, y: y)
    screen.draw()
  }

  /// How often `settle()` gives tasks a turn: a count, as a clock runs on while others hold the
  /// main actor.
  private static let turnLimit = 5_000

  /// Waits until what other threads have changed has arrived.
  private static func arrive() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  /// Waits until the tasks that views have started have run, and what they changed is settled.
  ///
  /// A task that waits for what never comes is given five thousand turns, a millisecond apart.
  public func settle() async {
    await Self.arrive()
    screen.draw()
    var turns = 0
    while screen.graph.runningTasks.value > 0, turns < Self.turnLimit {
      turns += 1
      await Task.yield()
      if turns > 100 { try? await Task.sleep(for: .milliseconds(1)) }
      screen.draw()
    }
    screen.draw()
  }
}

/// Why a control could not be activated.
public enum TapError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case disabled(String)
  case ambiguous(String, count: Int)

  public var description: String {
    switch self {
    case .missing(let label): "tap(\"\(label)\"): no control has this label."
    case .disabled(let label): "tap(\"\(label)\"): the control with this label is disabled."
    case .ambiguous(let label, let count):
      "tap(\"\(label)\"): \(count) enabled controls have this label."
    }
  }
}

extension ContiguousArray<Cell> {
  /// Takes on a part of another array of the same length.
  fileprivate mutating func copy(_ other: ContiguousArray<Cell>, in range: Range<Int>) {
    if range.isEmpty { return }
    withUnsafeMutableBufferPointer { mine in
      other.withUnsafeBufferPointer { theirs in
        _ = UnsafeMutableBufferPointer(rebasing: mine[range])
          .update(fromContentsOf: theirs[range])
      }
    }
  }
}

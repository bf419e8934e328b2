/// What updates and frames have cost, counted: the same on every machine.
public struct RenderStatistics: Hashable, Sendable {
  /// Bodies of views and modifiers that were evaluated.
  public internal(set) var bodiesEvaluated = 0
  /// Views that came to life.
  public internal(set) var nodesCreated = 0
  /// Sizes that were worked out, because no cache held them.
  public internal(set) var nodesMeasured = 0
  /// Views whose children were placed.
  public internal(set) var nodesPlaced = 0
  /// Things that were put on the display list.
  public internal(set) var nodesDrawn = 0
  /// Cells that were compared with what was shown before.
  public internal(set) var cellsCompared = 0
  /// Cells that were found to be others.
  public internal(set) var cellsChanged = 0
  /// Bytes that were produced for the terminal.
  public internal(set) var bytesSent = 0
  /// Frames that were handed over as bytes: one write each.
  public internal(set) var writes = 0
  /// Times that a change asked for a new frame.
  public internal(set) var wakeUps = 0

  public init() {}
}

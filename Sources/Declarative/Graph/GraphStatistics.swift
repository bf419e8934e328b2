/// What an update has cost, counted.
package struct GraphStatistics: Sendable {
  /// Bodies of views and modifiers that were evaluated.
  package var bodiesEvaluated = 0
  /// Views that came to life.
  package var nodesCreated = 0
  /// Sizes worked out that no cache held.
  package var nodesMeasured = 0
  /// Views whose children were placed.
  package var nodesPlaced = 0
  /// Views that put something on the display list.
  package var nodesDrawn = 0

  package init() {}
}

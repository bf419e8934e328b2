/// The writes to one tree's states that have not been shown, in the order in which they will be.
///
/// Writes made with one transaction are a batch, and a batch is an update: while it is worked out,
/// readers see what its last write left, not what a later batch has written already. Almost
/// always there is one batch, and then nothing is kept here.
package final class WriteBatches {
  /// Called when a write waits for its batch and none did before.
  package var onWait: () -> Void = {}
  /// Whether the tree is being brought up to date: then plain writes belong to that update.
  package var isUpdating = false

  /// The batch that readers see.
  package private(set) var shown = 0
  /// The batch that writes go to, and what it is made with.
  private var open = 0
  private var opened: Transaction?
  /// What batches that have not been shown whole were made with, where that is not nothing.
  private var transactions: [Int: Transaction] = [:]
  private var waiting: ContiguousArray<(batch: Int, box: any BatchedBox)> = []

  package init() {}

  /// Whether there is a batch after the one that readers see.
  package var areWaiting: Bool { shown < open }

  /// The batch that a write made now belongs to.
  package func batchOfWrite() -> Int {
    let current = Transaction.current
    guard let opened else {
      begin(current)
      return open
    }
    let joins =
      opened.isSame(as: current) || (isUpdating && current.isPlain && open == shown)
    if !joins {
      open += 1
      begin(current)
    }
    return open
  }

  private func begin(_ transaction: Transaction) {
    opened = transaction
    transaction.use()
    transactions[open] = transaction.isPlain ? nil : transaction
  }

  /// Notes a change of something that keeps no batches apart: a model.
  ///
  /// It belongs to the batch that is open, which is then made with whatever the change was.
  @MainActor package func noteChange() {
    let current = Transaction.currentOnMainActor
    if current.isPlain { return }
    current.use()
    if opened == nil { opened = current }
    if transactions[open] == nil { transactions[open] = current }
  }

  /// What the batch that readers see was made with.
  package var transaction: Transaction { transactions[shown] ?? Transaction() }

  /// Has a box told when readers come to see a batch.
  package func wait(for batch: Int, _ box: any BatchedBox) {
    waiting.append((batch, box))
    if waiting.count == 1 { onWait() }
  }

  /// Ends the batch that is shown, if nothing waits: the next write begins one, whatever it is
  /// made with.
  package func close() {
    if !areWaiting { opened = nil }
  }

  /// Shows the next batch to readers, and tells whether there was one.
  package func advance() -> Bool {
    guard areWaiting else {
      opened = nil
      transactions.removeAll()
      return false
    }
    transactions[shown] = nil
    shown += 1
    let due = waiting.prefix { $0.batch <= shown }
    waiting.removeFirst(due.count)
    for entry in due { entry.box.show(batch: shown) }
    return true
  }
}

/// A state that keeps what earlier batches left.
package protocol BatchedBox: AnyObject {
  /// Lets readers see what a batch has written.
  func show(batch: Int)
}

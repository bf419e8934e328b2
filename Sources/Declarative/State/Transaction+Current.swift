import Foundation

/// Makes the changes in `body` with a transaction; they are one update.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Makes the changes in `body` with a transaction that has one value set.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// What changes on the running thread are made with.
  package static var current: Transaction {
    get {
      if isOnMainActor { return onMainThread }
      return Thread.current.threadDictionary[name] as? Transaction ?? Transaction()
    }
    set {
      if isOnMainActor {
        onMainThread = newValue
      } else {
        Thread.current.threadDictionary[name] = newValue
      }
    }
  }

  /// The same for who knows to be on the main actor: to ask which thread runs costs a system call.
  @MainActor package static var currentOnMainActor: Transaction { onMainThread }

  /// Touched on the main thread only; not isolated to it because callers need not be.
  private nonisolated(unsafe) static var onMainThread = Transaction()

  private static let name = "Declarative.Transaction"
}

import Declarative

/// The mistakes that `body` was told of, a line each.
package func warnings(_ body: () throws -> Void) rethrows -> [String] {
  let log = WarningLog(isKept: true)
  try Warnings.$log.withValue(log) { try body() }
  return log.lines
}

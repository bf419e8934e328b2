import Foundation

/// Messages about mistakes that do not stop the program.
package enum Warnings {
  /// Where they go: the standard error, or what a test looks at.
  @TaskLocal package static var log = WarningLog()

  package static func tell(_ message: String) { log.add("Declarative: \(message)") }

  /// Tells of a kind of mistake that may be made again and again.
  package static func tellOnce(of kind: String, _ message: @autoclosure () -> String) {
    if log.isFirst(kind) { tell(message()) }
  }
}

/// What has been told of.
package final class WarningLog: Sendable {
  private struct Told {
    var kinds: Set<String> = []
    var lines: [String] = []
  }

  private let told = Guarded(Told())
  private let isKept: Bool

  /// - Parameter isKept: Whether lines are kept here, not written to the standard error.
  package init(isKept: Bool = false) { self.isKept = isKept }

  package var lines: [String] { told.withLock(\.lines) }

  package func add(_ line: String) {
    if isKept {
      told.withLock { $0.lines.append(line) }
    } else {
      try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
  }

  func isFirst(_ kind: String) -> Bool { told.withLock { $0.kinds.insert(kind).inserted } }
}

extension String {
  /// The beginning of this in printable ASCII, everything else by its number: for messages.
  package var told: String {
    let shown = unicodeScalars.prefix(60)
      .map { scalar in
        (0x20...0x7E).contains(scalar.value)
          ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    return shown.joined() + (unicodeScalars.count > 60 ? "..." : "")
  }
}

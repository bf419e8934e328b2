import DeclarativeText
import Foundation
import Testing

/// Counts how often views were evaluated, and notes what happened, in order.
///
/// Test views hold one and call it from their bodies.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  func count(_ entry: String) -> Int { entries.count { $0 == entry } }

  func clear() { entries = [] }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension TextHost {
  /// Taps a control and brings the screen up to date.
  func change(_ label: String) throws {
    try tap(label)
    _ = frame
  }

  /// The rows of the screen, blank ones dropped and the others trimmed.
  var lines: [String] {
    frame.text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

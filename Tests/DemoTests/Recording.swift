import Foundation
import Testing

/// Compares `text` with the file of that name in `__Snapshots__`.
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written instead, and the test fails all
/// the same: what is recorded has to be looked at.
func expectRecorded(
  _ text: String, name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__")
  let url = folder.appendingPathComponent(name + ".txt")
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data((text + "\n").utf8).write(to: url)
      Issue.record("Recorded \(name); look at it.", sourceLocation: sourceLocation)
    } catch {
      Issue.record("Recording \(name): \(error)", sourceLocation: sourceLocation)
    }
    return
  }
  guard let data = try? Data(contentsOf: url) else {
    Issue.record(
      "Nothing is recorded for \(name): run with RECORD_SNAPSHOTS=1.",
      sourceLocation: sourceLocation)
    return
  }
  let recorded = String(decoding: data, as: UTF8.self)
  if recorded == text + "\n" { return }
  Issue.record("\(name) is not as recorded:\n\(text)", sourceLocation: sourceLocation)
}

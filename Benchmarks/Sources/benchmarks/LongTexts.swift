import DeclarativeText
import Observation

/// Texts far longer than the screen, of which the top is seen.
@Observable final class Document {
  var text: String

  init(_ text: String) { self.text = text }
}

/// 100,000 lines of a log.
private let lines = (0..<100_000).map { "\($0) GET /things/\($0 % 97) took \($0 % 31) ms" }
  .joined(separator: "\n")

/// A paragraph of a million bytes.
private let paragraph = String(
  String(repeating: "Some words, and some well-known ones (in brackets) too. ", count: 18_000)
    .prefix(1_000_000))

/// The same, with a letter beyond ASCII in every sentence.
private let accented = String(
  String(repeating: "Some words, and some déjà vu ones (in brackets) too. ", count: 20_000)
    .prefix(1_000_000))

private let texts: [(name: String, text: @Sendable () -> String)] = [
  ("Text.lines", { lines }), ("Text.paragraph", { paragraph }), ("Text.accented", { accented }),
]

@MainActor let longTexts: [Workload] = texts.flatMap { name, text in
  [
    Workload(
      name: "\(name).resize", summary: "the width changes",
      prepare: {
        let host = show(Document(text()))
        return (host, { host.resize(columns: 60 + $0 % 20, rows: 24) })
      }, frames: 20),
    Workload(
      name: "\(name).change", summary: "one character changes",
      prepare: {
        let document = Document(text())
        let versions = ["X", "Y"].map { $0 + text().dropFirst() }
        return (show(document), { document.text = versions[$0 % 2] })
      }, frames: 20),
    Workload(
      name: "\(name).screen", summary: "one character changes of what is cut at the screen's end",
      prepare: {
        let document = Document(text())
        let versions = ["X", "Y"].map { $0 + text().dropFirst() }
        let host = screen(columns: 80, rows: 24) { DocumentView(document: document) }
        return (host, { document.text = versions[$0 % 2] })
      }, frames: 20),
  ]
}

@MainActor let longTextBuilds: [(name: String, run: @MainActor () -> Figures)] = [
  ("Text.lines.first", { firstFrame("Text.lines.first", of: lines) }),
  ("Text.paragraph.first", { firstFrame("Text.paragraph.first", of: paragraph) }),
  ("Text.accented.first", { firstFrame("Text.accented.first", of: accented) }),
]

@MainActor private func firstFrame(_ name: String, of text: String) -> Figures {
  var times: [Double] = []
  var bytes = 0
  let clock = ContinuousClock()
  for _ in 0..<10 {
    let start = clock.now
    let host = show(Document(text))
    bytes = host.flush().count
    times.append(Double((clock.now - start).components.attoseconds) / 1e12)
  }
  times.sort()
  return Figures(
    workload: name, microseconds: times[5], slowest: times[9], bytes: Double(bytes), writes: 1,
    peakMemory: peakMemory())
}

@MainActor private func show(_ document: Document) -> TextHost {
  screen(columns: 80, rows: 24) { ScrollView { DocumentView(document: document) } }
}

struct DocumentView: View {
  let document: Document

  var body: some View { Text(verbatim: document.text) }
}

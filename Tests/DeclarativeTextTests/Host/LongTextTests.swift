import DeclarativeText
import Observation
import Support
import Testing

@Observable private final class Log {
  var text = ""
  var top = 0

  init(_ lines: Int) {
    text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
  }
}

private struct LogView: View {
  let log: Log
  var spacing: CGFloat = 0

  var body: some View {
    Text(verbatim: log.text).lineSpacing(spacing).fixedSize(horizontal: false, vertical: true)
      .offset(y: CGFloat(-log.top))
      .frame(width: 20, height: 6, alignment: .topLeading).clipped()
  }
}

/// A text of many lines of which few are seen.
@MainActor @Suite struct LongTextTests {
  @Test(arguments: [0, 1, 2] as [CGFloat])
  func showsWhatAFreshScreenShowsWhereverItIsMoved(spacing: CGFloat) {
    let log = Log(400)
    let host = TextHost(columns: 20, rows: 6) { LogView(log: log, spacing: spacing) }
    _ = host.flush()
    for top in [0, 1, 3, 120, 117, 399, 395, -2, 700, 1195, 60] {
      log.top = top
      _ = host.flush()
      let fresh = TextHost(columns: 20, rows: 6) { LogView(log: log, spacing: spacing) }
      #expect(picture(of: host.frame) == picture(of: fresh.frame), "\(top)")
    }
  }

  @Test("A change of one character of 100,000 lines writes one cell")
  func oneCharacter() {
    let log = Log(100_000)
    let host = TextHost(columns: 20, rows: 6) { LogView(log: log) }
    _ = host.flush()
    host.resetStatistics()
    log.text = "l" + log.text.dropFirst(1).prefix(4) + "X" + log.text.dropFirst(6)
    let bytes = host.flush()
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesDrawn == 1)
    #expect(bytes.count < 16)
    #expect(picture(of: host.frame).hasPrefix("line·X"))
  }
}

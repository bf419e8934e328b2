import DeclarativeText
import Observation
import Support
import Testing

/// Cases that other software has got wrong.
@MainActor @Suite struct ScrollTrialTests {
  @Test("Trial 19 The end is followed from the end only; what comes before moves nothing")
  func tail() {
    let log = TrialLog(10)
    let host = TextHost(columns: 10, rows: 4) {
      Live {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(log.lines, id: \.self) { Text($0) }
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    let at = { (numbers: ClosedRange<Int>) in
      numbers.map { "n\($0)" + String(repeating: "·", count: 9 - String($0).count) }
        .joined(separator: "\n")
    }
    expectFrame(of: host) { at(6...9) }
    log.append(1)
    expectFrame(of: host) { at(7...10) }
    host.scroll(column: 0, row: 0, by: -2)
    expectFrame(of: host) { at(5...8) }
    log.append(3)
    expectFrame(of: host) { at(5...8) }
    log.lines.insert(contentsOf: ["x", "y"], at: 0)
    expectFrame(of: host) { at(5...8) }
    host.press(.end)
    expectFrame(of: host) { at(10...13) }
    log.append(1)
    expectFrame(of: host) { at(11...14) }
  }

  private struct Picker: View {
    @State private var choice: Int?

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("at \(choice ?? -1)")
        List(0..<20, selection: $choice) { Text("i\($0)") }
          .listStyle(.bordered)
      }
    }
  }

  @Test("Trial 41 A click in a scrolled list, below a border and a header, is for what it shows")
  func clickingInAScrolledList() {
    let host = TextHost(columns: 8, rows: 8) { Picker() }
    host.scroll(column: 2, row: 3, by: 7)
    host.click(column: 3, row: 4)
    #expect(host.frame.text.hasPrefix("at 9\n"))
    // The border is no row, and nothing below the list is.
    host.click(column: 3, row: 1)
    host.click(column: 3, row: 7)
    #expect(host.frame.text.hasPrefix("at 9\n"))
  }
}

@MainActor @Observable private final class TrialLog {
  var lines: [String]
  private var count: Int

  init(_ count: Int) {
    self.count = count
    lines = (0..<count).map { "n\($0)" }
  }

  func append(_ more: Int) {
    lines += (count..<count + more).map { "n\($0)" }
    count += more
  }
}

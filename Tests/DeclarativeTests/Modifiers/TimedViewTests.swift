import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// Views that change with time: the host's own, so no test waits.
@MainActor @Suite struct TimedViewTests {
  @Observable final class Model {
    var isOn = false
    var count = 0
  }

  @Test("A completion runs when what was moved has come to rest")
  func completion() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live { Text("x").offset(x: model.isOn ? 5 : -5) }
    }
    _ = host.frame
    var log: [String] = []
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
    } completion: {
      log.append("done")
    }
    host.advance(by: .milliseconds(990))
    #expect(log.isEmpty)
    host.advance(by: .milliseconds(20))
    #expect(log == ["done"])
    host.advance(by: .seconds(5))
    #expect(log == ["done"])
    withAnimation {
    } completion: {
      log.append("nothing changed")
    }
    #expect(log == ["done", "nothing changed"])
  }

  @Test("With reduced motion places change at once, and colours still fade")
  func reducedMotion() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live {
        Reader()
          .background(model.isOn ? Color(white: 1) : Color(white: 0))
          .offset(x: model.isOn ? 5 : -5)
      }
    }
    expectFrame(of: host) { "f··········" }
    host.reducesMotion = true
    expectFrame(of: host) { "t··········" }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    expectFrame(of: host) { "··········t" }
    host.advance(by: .milliseconds(500))
    #expect(host.frame[column: 10, row: 0].style.background == Color(white: 0.5))
  }

  @Test("A timeline is shown at its dates, and nothing happens between them")
  func timeline() {
    let counter = Counter()
    let start = Date.now
    let host = TextHost(columns: 4, rows: 1) {
      TimelineView(.periodic(from: start, by: 10)) { _ in Text("\(counter.next())") }
    }
    expectFrame(of: host) { "··1·" }
    host.advance(by: .seconds(5))
    expectFrame(of: host) { "··1·" }
    host.advance(by: .seconds(6))
    expectFrame(of: host) { "··2·" }
    host.advance(by: .seconds(30))
    expectFrame(of: host) { "··5·" }
  }

  @Test("The context's date is that of the schedule")
  func date() {
    let start = Date.now
    var seen: [Int] = []
    let host = TextHost(columns: 4, rows: 1) {
      TimelineView(.explicit([1, 3, 7].map { start.addingTimeInterval($0) })) { context in
        let _ = seen.append(Int(context.date.timeIntervalSince(start).rounded()))
        Text("x")
      }
    }
    _ = host.frame
    host.advance(by: .seconds(20))
    #expect(seen == [0, 1, 3, 7])
  }

  @Test("A timeline that leaves has no alarm left behind")
  func leaving() {
    let model = Model()
    let counter = Counter()
    let host = TextHost(columns: 4, rows: 1) {
      Live {
        if !model.isOn {
          TimelineView(.animation) { _ in Text("\(counter.next())") }
        }
      }
    }
    host.advance(by: .seconds(1))
    #expect(counter.count > 50)
    model.isOn = true
    _ = host.frame
    let count = counter.count
    host.advance(by: .seconds(10))
    #expect(counter.count == count)
  }

  @Test("Who wants nothing to move sees the first phase, and nothing wakes up")
  func stillPhases() {
    let host = TextHost(columns: 3, rows: 1) {
      PhaseAnimator(["a", "b", "c"]) {
        Text($0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    _ = host.frame
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "·b·" }
    host.reducesMotion = true
    expectFrame(of: host) { "·a·" }
    host.advance(by: .seconds(2))
    let wakeUps = host.statistics.wakeUps
    host.advance(by: .seconds(10))
    #expect(host.statistics.wakeUps == wakeUps)
    expectFrame(of: host) { "·a·" }
    host.reducesMotion = false
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "·b·" }
  }

  @Test("Phases follow one another, each on its way for as long as its animation takes")
  func phases() {
    let host = TextHost(columns: 11, rows: 1) {
      PhaseAnimator([0, 10]) { phase in
        Text("x").offset(x: CGFloat(phase) - 5)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    var pictures = [picture(of: host.frame)]
    for _ in 0..<4 {
      host.advance(by: .milliseconds(500))
      pictures.append(picture(of: host.frame))
    }
    #expect(
      pictures == ["x··········", "·····x·····", "··········x", "·····x·····", "x··········"])
  }

  @Test("With a trigger they go round once")
  func triggered() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live {
        PhaseAnimator([0, 10], trigger: model.count) { phase in
          Text("x").offset(x: CGFloat(phase) - 5)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    host.advance(by: .seconds(3))
    expectFrame(of: host) { "x··········" }
    model.count += 1
    _ = host.frame
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "··········x" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "x··········" }
    host.advance(by: .seconds(5))
    expectFrame(of: host) { "x··········" }
  }
}

@MainActor private final class Counter {
  private(set) var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct Reader: View {
  @Environment(\.accessibilityReduceMotion) private var reduces

  var body: some View { Text(reduces ? "t" : "f") }
}

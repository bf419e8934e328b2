import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct KeyframeAnimatorTests {
  @Observable final class Model {
    var count = 0
    var repeats = true
  }

  private struct Place {
    var x = 0.0
    var y = 0.0
  }

  /// An hour passes, and nothing is done.
  private func expectIdle(
    _ host: TextHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _ = host.flush()
    host.resetStatistics()
    host.advance(by: .seconds(3600))
    #expect(host.flush().isEmpty, sourceLocation: sourceLocation)
    #expect(host.statistics == RenderStatistics(), sourceLocation: sourceLocation)
  }

  @Test("Nothing moves before the trigger changes; then it goes through the keyframes, and stays")
  func trigger() {
    let model = Model()
    let host = TextHost(columns: 8, rows: 1) {
      Live {
        KeyframeAnimator(initialValue: 0.0, trigger: model.count) { x in
          Text("o").offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
        } keyframes: { _ in
          LinearKeyframe(6, duration: 1)
          MoveKeyframe(1)
          LinearKeyframe(3, duration: 1)
        }
      }
    }
    expectFrame(of: host) { "o·······" }
    expectIdle(host)
    model.count = 1
    expectFrame(of: host) { "o·······" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "···o····" }
    host.advance(by: .milliseconds(1000))
    expectFrame(of: host) { "··o·····" }
    host.advance(by: .milliseconds(600))
    expectFrame(of: host) { "···o····" }
    expectIdle(host)
  }

  @Test("Without a trigger it goes round, and stops where it began when it is told to")
  func repeating() {
    let model = Model()
    let host = TextHost(columns: 8, rows: 1) {
      Live {
        Text("o")
          .keyframeAnimator(initialValue: 0.0, repeating: model.repeats) { content, x in
            content.offset(x: x)
          } keyframes: { _ in
            LinearKeyframe(4, duration: 1)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    expectFrame(of: host) { "o·······" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "··o·····" }
    host.advance(by: .milliseconds(1250))
    expectFrame(of: host) { "···o····" }
    model.repeats = false
    expectFrame(of: host) { "o·······" }
    host.advance(by: .milliseconds(100))
    expectIdle(host)
  }

  @Test("Tracks run side by side, each over its own time")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Place()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
      KeyframeTrack(\.y) { LinearKeyframe(4, duration: 1, timingCurve: .linear) }
    }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5).x - 5) < 1e-9)
    #expect(abs(timeline.value(time: 0.5).y - 2) < 1e-9)
    #expect(abs(timeline.value(time: 1.5).x - 5) < 1e-9)
    #expect(timeline.value(time: 1.5).y == 4)
    #expect(timeline.value(progress: 1).x == 0)
    #expect(timeline.value(time: -1).x == 0)
    #expect(timeline.value(time: 9).y == 4)
  }

  @Test("Cubic keyframes pass smoothly where another follows, and come to rest at the end")
  func cubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(1, duration: 1)
      CubicKeyframe(4, duration: 1)
    }
    // Between 0 and 4 in two seconds: 2 a second at 1.
    let slope = (timeline.value(time: 1.001) - timeline.value(time: 0.999)) / 0.002
    #expect(abs(slope - 2) < 0.02)
    // From rest to 1 with a velocity of 2: 1/2 - 2/8.
    #expect(abs(timeline.value(time: 0.5) - 0.25) < 1e-9)
    let end = (timeline.value(time: 2) - timeline.value(time: 1.999)) / 0.001
    #expect(abs(end) < 0.02)
    #expect(timeline.value(time: 2) == 4)
  }

  @Test("A spring takes the time it needs, and the velocity that was there")
  func spring() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(1, spring: spring)
    }
    #expect(timeline.duration == spring.settlingDuration)
    #expect(abs(timeline.value(time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 1e-9)
    #expect(abs(timeline.value(progress: 1) - 1) < 0.002)
    let pushed = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 0.1)
      SpringKeyframe(1, duration: 1, spring: spring)
    }
    // It arrives with ten a second, so it swings beyond.
    #expect(pushed.value(time: 0.15) > 1.1)
  }

  @Test("Where nothing may fly about it is at the end at once")
  func reducedMotion() {
    let model = Model()
    let host = TextHost(columns: 8, rows: 1) {
      Live {
        KeyframeAnimator(initialValue: 0.0, trigger: model.count) { x in
          Text("o").offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
        } keyframes: { _ in
          LinearKeyframe(6, duration: 1)
        }
      }
    }
    host.reducesMotion = true
    expectFrame(of: host) { "o·······" }
    model.count = 1
    expectFrame(of: host) { "······o·" }
    expectIdle(host)
  }

  @Test("Keyframes may be chosen, repeated, and have bodies of their own")
  func structure() {
    struct Bump: KeyframeTrackContent {
      let height: Double

      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    func timeline(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        KeyframeTrack {
          if isHigh { Bump(height: 8) } else { LinearKeyframe(2, duration: 1) }
          for height in [1.0, 3] { Bump(height: height) }
        }
      }
    }
    #expect(timeline(true).duration == 6)
    #expect(timeline(true).value(time: 1) == 8)
    #expect(timeline(true).value(time: 5) == 3)
    #expect(timeline(false).duration == 5)
    #expect(timeline(false).value(time: 1) == 2)
  }
}

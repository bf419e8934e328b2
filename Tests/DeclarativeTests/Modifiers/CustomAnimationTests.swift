import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// Animations of one's own, and when an animation counts as over.
@MainActor @Suite struct CustomAnimationTests {
  @Observable final class Model {
    var isOn = false
  }

  /// A quarter of the way every quarter of a second.
  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
    }
  }

  private struct Calls<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Int { 0 }
  }

  /// A tenth of the way with every step it is asked for, whatever the time.
  private struct Counted: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      context.state[Calls<V>.self] += 1
      let calls = context.state[Calls<V>.self]
      return calls <= 10 ? value.scaled(by: Double(calls) / 10) : nil
    }
  }

  private func host(_ model: Model) -> TextHost {
    let host = TextHost(columns: 9, rows: 1) {
      Live {
        Text("x").padding(.leading, model.isOn ? 8 : 0)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    expectFrame(of: host) { "x········" }
    return host
  }

  @Test("A view goes the way an animation of one's own says, and is there when it is over")
  func steps() {
    let model = Model()
    let host = host(model)
    withAnimation(Animation(Steps())) { model.isOn = true }
    host.advance(by: .milliseconds(300))
    expectFrame(of: host) { "··x······" }
    host.advance(by: .milliseconds(150))
    expectFrame(of: host) { "··x······" }
    host.advance(by: .milliseconds(150))
    expectFrame(of: host) { "····x····" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "········x" }
    let wakeUps = host.statistics.wakeUps
    host.advance(by: .seconds(10))
    #expect(host.statistics.wakeUps == wakeUps)
  }

  @Test("It can be held back, run faster and turned round as any other")
  func changed() {
    let model = Model()
    let host = host(model)
    withAnimation(Animation(Steps()).speed(2).repeatCount(2).delay(1)) { model.isOn = true }
    host.advance(by: .milliseconds(1000))
    expectFrame(of: host) { "x········" }
    host.advance(by: .milliseconds(300))  // 0.6 s into the first turn
    expectFrame(of: host) { "····x····" }
    host.advance(by: .milliseconds(500))  // 0.6 s into the second, 0.4 s from its end
    expectFrame(of: host) { "··x······" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "········x" }
  }

  @Test("What it keeps is there at its next step, and not in the next animation")
  func keepsState() {
    let model = Model()
    let host = host(model)
    withAnimation(Animation(Counted())) { model.isOn = true }
    host.advance(by: .seconds(5))
    expectFrame(of: host) { "········x" }
    withAnimation(Animation(Counted())) { model.isOn = false }
    _ = host.frame
    host.advance(by: .milliseconds(70))  // four steps, and where it is now
    expectFrame(of: host) { "····x····" }
  }

  @Test("An animation of one's own is waited for until it is over")
  func completes() {
    let model = Model()
    let host = host(model)
    let log = Log()
    withAnimation(Animation(Steps())) {
      model.isOn = true
    } completion: {
      log.note("done")
    }
    host.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    host.advance(by: .milliseconds(200))
    #expect(log.take() == ["done"])
  }

  @Test("A spring counts as over before it has come to rest, unless its rest is asked for")
  func springs() {
    let model = Model()
    let host = host(model)
    let log = Log()
    var transaction = Transaction(animation: .spring(duration: 1, bounce: 0.5))
    transaction.addAnimationCompletion { log.note("there") }
    transaction.addAnimationCompletion(criteria: .removed) { log.note("at rest") }
    withTransaction(transaction) { model.isOn = true }
    host.advance(by: .milliseconds(900))
    #expect(log.take() == [])
    host.advance(by: .milliseconds(200))
    #expect(log.take() == ["there"])
    host.advance(by: .seconds(5))
    #expect(log.take() == ["at rest"])
  }

  @Test("An animation can say itself when it counts as over; what holds it back later comes on top")
  func logicalEnd() {
    let model = Model()
    let host = host(model)
    let log = Log()
    let animation = Animation.linear(duration: 4).logicallyComplete(after: 1).delay(2)
    withAnimation(animation) {
      model.isOn = true
    } completion: {
      log.note("done")
    }
    host.advance(by: .milliseconds(2900))
    #expect(log.take() == [])
    host.advance(by: .milliseconds(200))
    #expect(log.take() == ["done"])
    host.advance(by: .milliseconds(900))  // half of the way
    expectFrame(of: host) { "····x····" }
  }

  @Test("A push at the beginning takes a spring further at once, and it still comes to rest")
  func pushes() {
    let model = Model()
    let host = host(model)
    let spring = Spring(duration: 2)
    withAnimation(.interpolatingSpring(spring, initialVelocity: 4)) { model.isOn = true }
    host.advance(by: .milliseconds(200))
    // x(t) = 1 - e^-pt (1 + pt) + v t e^-pt with p = π: 0.131 + 0.427 of 8 columns.
    expectFrame(of: host) { "····x····" }
    host.advance(by: .seconds(10))
    expectFrame(of: host) { "········x" }
  }

  @Test("Times that are no number are over at once")
  func noNumber() {
    let model = Model()
    let host = host(model)
    for animation in [
      Animation.linear(duration: .nan), .linear.speed(.nan), .linear.delay(.nan),
      .interpolatingSpring(stiffness: .nan, damping: 0, initialVelocity: .infinity),
    ] {
      withAnimation(animation) { model.isOn.toggle() }
      host.advance(by: .seconds(60))
      expectFrame(of: host) { model.isOn ? "········x" : "x········" }
    }
  }
}

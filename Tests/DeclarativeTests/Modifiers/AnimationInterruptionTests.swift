import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// What becomes of an animation that is turned round, repeated, held back or nested.
@MainActor @Suite struct AnimationInterruptionTests {
  @Observable final class Model {
    var isOn = false
    var isLoud = false
  }

  private struct Counting: View, Animatable {
    var value: Double

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View { Text("\(Int(value.rounded()))") }
  }

  @Test("A view with animatable data that is turned round before the first step stays where it was")
  func turnedRoundAtOnce() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 1) { Live { Counting(value: model.isOn ? 10 : 0) } }
    expectFrame(of: host) { "·0·" }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    expectFrame(of: host) { "·0·" }
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "·0·" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "·0·" }
  }

  @Test("A view with animatable data that is set at once to what it shows midway stays there")
  func setToWhatIsShown() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 1) { Live { Counting(value: model.isOn ? 10 : 0) } }
    _ = host.frame
    withAnimation(.linear(duration: 1).delay(1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    model.isOn = false
    host.advance(by: .seconds(3))
    expectFrame(of: host) { "·0·" }
  }

  @Test("After an even number of turns a view is where its value says, not back at the beginning")
  func evenTurns() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 2) {
      Live {
        VStack(alignment: .leading, spacing: 0) {
          Text("x").padding(.leading, model.isOn ? 4 : 0)
          Counting(value: model.isOn ? 4 : 0)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    expectFrame(of: host) {
      """
      x·····
      0·····
      """
    }
    withAnimation(.linear(duration: 1).repeatCount(2)) { model.isOn = true }
    host.advance(by: .milliseconds(1500))
    expectFrame(of: host) {
      """
      ··x···
      2·····
      """
    }
    host.advance(by: .seconds(1))
    expectFrame(of: host) {
      """
      ····x·
      4·····
      """
    }
  }

  private func position(_ animation: Animation, after seconds: Double) -> String {
    let model = Model()
    let host = TextHost(columns: 9, rows: 1) {
      Live {
        Text("x").padding(.leading, model.isOn ? 8 : 0)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    _ = host.frame
    withAnimation(animation) { model.isOn = true }
    host.advance(by: .seconds(seconds))
    return host.frame.text.replacing(" ", with: "·")
  }

  @Test("Speed shortens the delay that was there before it, and not one added after it")
  func speedOfDelay() {
    let linear = Animation.linear(duration: 2)
    // Half of a second to wait, one to go.
    #expect(position(linear.delay(1).speed(2), after: 1).prefix(5) == "····x")
    // One second to wait, one to go.
    #expect(position(linear.speed(2).delay(1), after: 1).first == "x")
    #expect(position(linear.speed(2).delay(1), after: 1.5).prefix(5) == "····x")
  }

  @Test("A delay before the repetition is waited in each turn, one after it only once")
  func delayOfTurns() {
    let linear = Animation.linear(duration: 1)
    let each = linear.delay(1).repeatForever(autoreverses: false)
    #expect(position(each, after: 1.5).prefix(5) == "····x")
    #expect(position(each, after: 2.5).first == "x")
    #expect(position(each, after: 3.5).prefix(5) == "····x")
    let once = linear.repeatForever(autoreverses: false).delay(1)
    #expect(position(once, after: 1.5).prefix(5) == "····x")
    #expect(position(once, after: 2.5).prefix(5) == "····x")
  }

  @Test("Each of two nested animations runs its own completion, once")
  func nestedCompletions() {
    let model = Model()
    let host = TextHost(columns: 9, rows: 1) {
      Live {
        Text("x").offset(x: model.isOn ? 4 : 0)
        Text("y").offset(x: model.isLoud ? 4 : 0)
      }
    }
    _ = host.frame
    var log: [String] = []
    withAnimation(.linear(duration: 2)) {
      model.isOn = true
      withAnimation(.linear(duration: 1)) {
        model.isLoud = true
      } completion: {
        log.append("inner")
      }
    } completion: {
      log.append("outer")
    }
    host.advance(by: .milliseconds(1500))
    #expect(log == ["inner"])
    host.advance(by: .seconds(2))
    #expect(log == ["inner", "outer"])
  }

  @Test("A background's colour that is turned round midway goes back from what it is")
  func colors() {
    let model = Model()
    let host = TextHost(columns: 1, rows: 1) {
      Live { Text("x").background(model.isOn ? Color(white: 1) : Color(white: 0)) }
    }
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    #expect(host.frame[column: 0, row: 0].style.background == Color(white: 0.5))
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    #expect(host.frame[column: 0, row: 0].style.background == Color(white: 0.5))
    host.advance(by: .milliseconds(500))
    #expect(host.frame[column: 0, row: 0].style.background == Color(white: 0.25))
  }

  @Test("An animation for the modifiers in its body leaves what is in the view to the change's own")
  func bodies() {
    let model = Model()
    let host = TextHost(columns: 9, rows: 1) {
      Live {
        Text("x").padding(.leading, model.isOn ? 2 : 0)
          .animation(.linear(duration: 2)) { $0.padding(.leading, model.isOn ? 4 : 0) }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    expectFrame(of: host) { "x········" }
    model.isOn = true
    expectFrame(of: host) { "··x······" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "····x····" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "······x··" }
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("An anchor is added to what views inside tell")
  func transformedAnchors() {
    let host = TextHost(columns: 9, rows: 2) {
      Text("ab")
        .anchorPreference(key: WidthKey.self, value: .bounds) { [$0] }
        .padding(.horizontal, 1)
        .transformAnchorPreference(key: WidthKey.self, value: .bounds) { $0.append($1) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .overlayPreferenceValue(WidthKey.self, alignment: .bottomLeading) { anchors in
          GeometryReader { proxy in
            Text(anchors.map { "\(Int(proxy[$0].width))" }.joined(separator: " ")).offset(y: 1)
          }
        }
    }
    expectFrame(of: host) {
      """
      ·ab······
      2·4······
      """
    }
  }
}

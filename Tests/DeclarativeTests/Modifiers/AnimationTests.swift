import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct AnimationTests {
  @Observable final class Model {
    var isOn = false
    var count = 0
  }

  /// The column in which the first letter is.
  private func column(of host: TextHost, row: Int = 0) -> Int? {
    let frame = host.frame
    return (0..<frame.size.columns).first { frame[column: $0, row: row].character != " " }
  }

  /// A letter that stands in the first column, or in the last.
  private func slider(_ model: Model) -> TextHost {
    TextHost(columns: 11, rows: 1) {
      Live {
        HStack(spacing: 0) {
          Text("x").offset(x: model.isOn ? 10 : 0)
          Spacer()
        }
      }
    }
  }

  @Test("A change made with an animation is shown step by step, on the host's clock")
  func offset() {
    let model = Model()
    let host = slider(model)
    #expect(column(of: host) == 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(column(of: host) == 0)
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 5)
    host.advance(by: .milliseconds(200))
    #expect(column(of: host) == 7)
    host.advance(by: .milliseconds(300))
    #expect(column(of: host) == 10)
  }

  @Test("A change made without is shown at once")
  func plain() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live {
        Text("x").offset(x: model.isOn ? 5 : -5)
      }
    }
    #expect(column(of: host) == 0)
    model.isOn = true
    #expect(column(of: host) == 10)
  }

  @Test("Layout follows a frame that grows, in whole cells")
  func frame() {
    let model = Model()
    let host = TextHost(columns: 12, rows: 1) {
      Live {
        HStack(spacing: 0) {
          Text("ab").frame(width: model.isOn ? 8 : 2, alignment: .leading).background(.blue)
          Text("|")
          Spacer()
        }
      }
    }
    expectFrame(of: host) { "ab|·········" }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "ab···|······" }
    #expect(host.frame[column: 4, row: 0].style.background == .blue)
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "ab······|···" }
  }

  @Test("What is moved by others goes step by step too")
  func neighbours() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live {
        HStack(spacing: 0) {
          if model.isOn { Spacer(minLength: 10) }
          Text("x")
          Spacer(minLength: 0)
        }
        .frame(width: 11)
      }
    }
    #expect(column(of: host) == 0)
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 5)
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 10)
  }

  @Test("An animation for a value moves what changes with that value, and nothing else")
  func implicit() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 2) {
      Live {
        VStack(alignment: .leading) {
          Text("x").offset(x: model.isOn ? 10 : 0)
            .animation(.linear(duration: 1), value: model.isOn)
          Text("y").offset(x: model.isOn ? 10 : 0)
        }
        .frame(width: 11, alignment: .leading)
      }
    }
    #expect(column(of: host) == 0)
    model.isOn = true
    #expect(column(of: host) == 0)
    #expect(column(of: host, row: 1) == 10)
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 5)
  }

  @Test("Changed again on its way, it turns where it is")
  func interrupted() {
    let model = Model()
    let host = slider(model)
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(600))
    #expect(column(of: host) == 6)
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    #expect(column(of: host) == 6)
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 3)
    host.advance(by: .milliseconds(500))
    #expect(column(of: host) == 0)
  }

  @Test("A change made at once ends what is on its way")
  func cutShort() {
    let model = Model()
    let host = slider(model)
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    model.isOn = false
    #expect(column(of: host) == 0)
    host.advance(by: .seconds(1))
    #expect(column(of: host) == 0)
  }

  @Test("Colours are mixed on their way")
  func colors() {
    let model = Model()
    let host = TextHost(columns: 1, rows: 1) {
      Live {
        Text("x")
          .foregroundStyle(
            model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
          )
          .background(model.isOn ? Color(white: 1) : Color(white: 0))
      }
    }
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    let style = host.frame[column: 0, row: 0].style
    #expect(style.foreground == Color(red: 0.5, green: 0, blue: 0.5))
    #expect(style.background == Color(white: 0.5))
    host.advance(by: .milliseconds(500))
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(red: 1, green: 0, blue: 0))
  }

  @Test("A view that says what of it can be animated is evaluated at each step")
  func animatable() {
    let model = Model()
    let host = TextHost(columns: 4, rows: 1) { Live { Gauge(value: model.isOn ? 100 : 0) } }
    expectFrame(of: host) { "··0·" }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(250))
    expectFrame(of: host) { "·25·" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "·100" }
  }

  @Test("A modifier can say so too")
  func animatableModifier() {
    let model = Model()
    let host = TextHost(columns: 4, rows: 1) {
      Live { Text("a").modifier(Suffix(value: model.isOn ? 8 : 0)) }
    }
    expectFrame(of: host) { "·a0·" }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "·a4·" }
  }

  @Test("Nothing is scheduled while nothing moves")
  func idle() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) { Live { Text("x").offset(x: model.isOn ? 5 : -5) } }
    _ = host.flush()
    withAnimation(.linear(duration: 0.5)) { model.isOn = true }
    host.advance(by: .seconds(1))
    _ = host.flush()
    host.resetStatistics()
    host.advance(by: .seconds(3600))
    #expect(host.flush().isEmpty)
    #expect(host.statistics == RenderStatistics())
  }

  @Test("A delay waits, repetitions go there and back")
  func repeated() {
    let model = Model()
    let host = slider(model)
    _ = host.frame
    withAnimation(.linear(duration: 1).repeatCount(3).delay(1)) { model.isOn = true }
    var columns: [Int?] = []
    for _ in 0..<9 {
      host.advance(by: .milliseconds(500))
      columns.append(column(of: host))
    }
    #expect(columns == [0, 0, 5, 10, 5, 0, 5, 10, 10])
  }

  @Test("disablesAnimations has a change shown at once")
  func disabled() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) { Live { Text("x").offset(x: model.isOn ? 5 : -5) } }
    _ = host.frame
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { model.isOn = true }
    #expect(column(of: host) == 10)
  }

  @Test("A view around can take the animation away from a change")
  func transaction() {
    let model = Model()
    let host = TextHost(columns: 11, rows: 1) {
      Live {
        Text("x").offset(x: model.isOn ? 5 : -5).transaction { $0.animation = nil }
      }
    }
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(column(of: host) == 10)
  }
}

extension AnimationTests {
  @Test("Curves begin and end where they should, and springs swing")
  func curves() {
    #expect(abs(UnitCurve.linear.value(at: 0.25) - 0.25) < 1e-9)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
    #expect(UnitCurve.easeOut.value(at: 0.5) > 0.5)
    let calm = Spring(duration: 0.5, bounce: 0)
    let lively = Spring(duration: 0.5, bounce: 0.5)
    let values = stride(from: 0, through: 2, by: 0.01)
      .map { (calm.value(target: 1.0, time: $0), lively.value(target: 1.0, time: $0)) }
    #expect(values.allSatisfy { $0.0 <= 1 })
    #expect(values.contains { $0.1 > 1.05 })
    // Critically damped: 1 - (1 + wt)e^-wt, with w = 2π / 0.5.
    let w = 2 * Double.pi / 0.5
    #expect(abs(calm.value(target: 1.0, time: 0.1) - (1 - (1 + w * 0.1) * exp(-w * 0.1))) < 1e-12)
    #expect(abs(lively.value(target: 1.0, time: lively.settlingDuration) - 1) < 0.002)
    #expect(abs(calm.value(target: 1.0, time: calm.settlingDuration) - 1) < 0.002)
  }
}

private struct Gauge: View, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(Int(value.rounded()))") }
}

private struct Suffix: ViewModifier, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      content
      Text("\(Int(value.rounded()))")
    }
  }
}

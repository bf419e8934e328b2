import DeclarativeText
import Observation
import Support
import Testing

/// How far something has come.
@MainActor @Suite struct ProgressTests {
  @Observable final class Model {
    var share = 0.25
  }

  @Test("A bar is filled to half a cell, below its label and above its value")
  func bar() {
    expectFrame(columns: 10, rows: 3) {
      ProgressView(value: 45, total: 100) {
        Text("Copying")
      } currentValueLabel: {
        Text("45 of 100")
      }
    } is: {
      """
      Copying···
      ━━━━╸─────
      45·of·100·
      """
    }
  }

  @Test(
    "What is beyond either end, or no number, is at an end",
    arguments: [(-1.0, "─────"), (2.0, "━━━━━"), (.nan, "─────"), (0.5, "━━╸──")])
  func ends(_ value: Double, _ picture: String) {
    expectFrame(columns: 5, rows: 1) {
      ProgressView(value: value)
    } is: {
      picture
    }
    expectFrame(columns: 5, rows: 1) {
      ProgressView(value: 1.0, total: 0)
    } is: {
      "─────"
    }
  }

  @Test("Where nothing is known something turns, with time only, and not for who wants no motion")
  func spinner() {
    let host = TextHost(columns: 9, rows: 1) { ProgressView("Loading") }
    let first = host.frame.text
    #expect(first.hasSuffix(" Loading"))
    host.advance(by: .milliseconds(100))
    let second = host.frame.text
    #expect(second != first)
    host.advance(by: .milliseconds(900))
    #expect(host.frame.text == first)
    host.reducesMotion = true
    expectFrame(of: host) { "…·Loading" }
    let wakeUps = host.statistics.wakeUps
    host.advance(by: .seconds(10))
    #expect(host.statistics.wakeUps == wakeUps)
  }

  @Test("A bar grows step by step in a change that is animated")
  func animated() {
    let model = Model()
    let host = TextHost(columns: 8, rows: 1) { Live { ProgressView(value: model.share) } }
    expectFrame(of: host) { "━━──────" }
    withAnimation(.linear(duration: 1)) { model.share = 0.75 }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "━━━━────" }
    host.advance(by: .milliseconds(600))
    expectFrame(of: host) { "━━━━━━──" }
  }

  @Test("A gauge has its label, its value and its bounds around the bar")
  func gauge() {
    expectFrame(columns: 14, rows: 2) {
      Gauge(value: 20.0, in: 10...30) {
        Text("Temp")
      } currentValueLabel: {
        Text("20°")
      } minimumValueLabel: {
        Text("10")
      } maximumValueLabel: {
        Text("30")
      }
    } is: {
      """
      Temp·······20°
      10·━━━━────·30
      """
    }
  }

  @Test("Styles: a share in percent, and one of one's own with the usual in it")
  func styles() {
    struct Boxed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text("[")
          ProgressView(configuration)
          Text("]")
        }
      }
    }
    expectFrame(columns: 9, rows: 1) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
    } is: {
      "···50%···"
    }
    expectFrame(columns: 9, rows: 1) {
      ProgressView(value: 0.5).progressViewStyle(Boxed())
    } is: {
      "[·━━╸──·]"
    }
  }
}

import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct MatchedGeometryTests {
  @Observable final class Model {
    var isFar = false
    var chosen = 0
  }

  private struct Hero: View {
    let model: Model
    @Namespace private var namespace

    var body: some View {
      HStack(spacing: 0) {
        if model.isFar {
          Spacer(minLength: 0)
          Text("X").matchedGeometryEffect(id: "x", in: namespace)
        } else {
          Text("X").matchedGeometryEffect(id: "x", in: namespace).transition(.identity)
          Spacer(minLength: 0)
        }
      }
    }
  }

  @Test("A view that comes as another of its name goes moves from where that was")
  func hero() {
    let model = Model()
    let host = TextHost(columns: 9, rows: 1) { Hero(model: model) }
    expectFrame(of: host) { "X········" }
    withAnimation(.linear(duration: 1)) { model.isFar = true }
    // Eight columns in a second.
    host.advance(by: .milliseconds(250))
    expectFrame(of: host) { "··X······" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "······X··" }
    host.advance(by: .milliseconds(250))
    expectFrame(of: host) { "········X" }
  }

  @Test("Without an animation it is there at once")
  func atOnce() {
    let model = Model()
    let host = TextHost(columns: 9, rows: 1) { Hero(model: model) }
    expectFrame(of: host) { "X········" }
    model.isFar = true
    expectFrame(of: host) { "········X" }
  }

  private struct Mark: View {
    let model: Model
    @Namespace private var namespace

    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading) {
          Text("a").matchedGeometryEffect(id: 0, in: namespace)
          Text("bbb").matchedGeometryEffect(id: 1, in: namespace)
          Text("cc").matchedGeometryEffect(id: 2, in: namespace)
        }
        Color.blue.matchedGeometryEffect(id: model.chosen, in: namespace, isSource: false)
      }
    }
  }

  /// The cells that are blue.
  private func marked(_ host: TextHost) -> [String] {
    let frame = host.frame
    return (0..<frame.size.rows)
      .map { row in
        String(
          (0..<frame.size.columns)
            .map { frame[column: $0, row: row].style.background == nil ? "·" : "#" })
      }
  }

  @Test("A view that is no source has the place and the size of the source")
  func following() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 3) { Mark(model: model) }
    #expect(marked(host) == ["#··", "···", "···"])
    model.chosen = 1
    #expect(marked(host) == ["···", "###", "···"])
    model.chosen = 2
    #expect(marked(host) == ["···", "···", "##·"])
    model.chosen = 7
    host.resize(columns: 4, rows: 3)
    #expect(host.frame.size.columns == 4)
  }

  @Test("It goes to another source step by step, where the change is made so")
  func movingMark() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 3) { Mark(model: model) }
    #expect(marked(host) == ["#··", "···", "···"])
    withAnimation(.linear(duration: 1)) { model.chosen = 2 }
    host.advance(by: .milliseconds(500))
    #expect(marked(host)[1] != "···")
    host.advance(by: .milliseconds(500))
    #expect(marked(host) == ["···", "···", "##·"])
  }
}

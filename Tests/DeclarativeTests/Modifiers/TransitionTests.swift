import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct TransitionTests {
  @Observable final class Model {
    var isShown = false
    var items = [1, 2, 3]
  }

  @Test("A view that comes becomes visible, one that goes fades and is still there")
  func fading() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 1) {
      Live {
        ZStack {
          Color(white: 0)
          if model.isShown { Text("new").foregroundStyle(Color(white: 1)) }
        }
      }
    }
    expectFrame(of: host) { "···" }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "new" }
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(white: 0.5))
    host.advance(by: .milliseconds(500))
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(white: 1))
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "new" }
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(white: 0.5))
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "···" }
  }

  @Test("It can come from an edge and leave by it")
  func moving() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 1) {
      Live {
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          if model.isShown { Text("abcd").transition(.move(edge: .trailing)) }
        }
      }
    }
    expectFrame(of: host) { "······" }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    expectFrame(of: host) { "······" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "····ab" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "··abcd" }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.advance(by: .milliseconds(250))
    expectFrame(of: host) { "···abc" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "······" }
  }

  @Test("Growing uncovers it from its centre")
  func scaling() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 1) {
      Live {
        if model.isShown { Text("abcdef").transition(.scale) } else { Text(" ") }
      }
    }
    _ = host.frame
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.advance(by: .milliseconds(334))
    expectFrame(of: host) { "··cd··" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "abcdef" }
  }

  @Test("Without an animation it comes and goes at once")
  func plain() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 1) {
      Live {
        if model.isShown { Text("abcd").transition(.move(edge: .trailing)) }
      }
    }
    model.isShown = true
    expectFrame(of: host) { "·abcd·" }
    model.isShown = false
    expectFrame(of: host) { "······" }
  }

  @Test("Rows that stay close up while the one between them leaves")
  func rows() {
    let model = Model()
    let host = TextHost(columns: 1, rows: 3) {
      Live {
        VStack(spacing: 0) {
          ForEach(model.items, id: \.self) { Text("\($0)") }
          Spacer(minLength: 0)
        }
      }
    }
    expectFrame(of: host) { "1\n2\n3" }
    withAnimation(.linear(duration: 1)) { _ = model.items.removeFirst() }
    expectFrame(of: host) { "1\n2\n3" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "2\n3\n·" }
  }

  @Test("State of a view that fades is gone: when it comes back it is new")
  func state() throws {
    let model = Model()
    model.isShown = true
    let host = TextHost(columns: 8, rows: 2) {
      Live {
        VStack {
          if model.isShown { Counting() }
          Text("x")
        }
      }
    }
    try host.tap("count 0")
    expectFrame(of: host) { "·count·1\n····x···" }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.advance(by: .milliseconds(300))
    #expect(throws: TapError.missing("count 1")) { try host.tap("count 1") }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.advance(by: .seconds(2))
    expectFrame(of: host) { "·count·0\n····x···" }
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}

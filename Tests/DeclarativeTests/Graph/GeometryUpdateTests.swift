import DeclarativeText
import Testing

@MainActor @Suite struct GeometryUpdateTests {
  private struct Sized: View {
    let log: Log

    var body: some View {
      log.note("outer")
      return GeometryReader { proxy in
        Inner(log: log, width: Int(proxy.size.width), height: Int(proxy.size.height))
      }
    }
  }

  private struct Inner: View {
    let log: Log
    let width: Int
    let height: Int

    var body: some View {
      log.note("\(width)x\(height)")
      return Text("\(width)x\(height)")
    }
  }

  @Test("Content follows the size within the frame, and only a change of it evaluates content")
  func followsSize() {
    let log = Log()
    let host = TextHost(columns: 10, rows: 3) { Sized(log: log) }
    #expect(host.lines == ["10x3"])
    #expect(log.take() == ["outer", "10x3"])
    host.resize(columns: 8, rows: 2)
    #expect(host.lines == ["8x2"])
    host.resize(columns: 8, rows: 2)
    _ = host.frame
    #expect(log.take() == ["8x2"])
  }

  private struct Captured: View {
    @State private var count = 0

    var body: some View {
      Button("add") { count += 1 }
      GeometryReader { proxy in Text("\(count) in \(Int(proxy.size.height))") }
    }
  }

  @Test("A state that only the content reads evaluates the content")
  func readsState() throws {
    let host = TextHost(columns: 10, rows: 3) { Captured() }
    try host.change("add")
    #expect(host.lines == ["add", "1 in 2"])
  }

  private struct Feedback: View {
    @State private var height = 1.0

    var body: some View {
      GeometryReader { proxy in
        Color.clear.onAppear { height = proxy.size.width / 2 }
      }
      .frame(width: 6, height: height)
      Text("h\(Int(height))")
    }
  }

  @Test("A size that sets a state that sets a size settles")
  func settles() {
    #expect(TextHost(columns: 10, rows: 6) { Feedback() }.lines == ["h3"])
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("n\(count)") { count += 1 } }
  }

  @Test("State in the content outlives a change of size")
  func keepsState() throws {
    let host = TextHost(columns: 10, rows: 3) { GeometryReader { _ in Counter() } }
    try host.change("n0")
    host.resize(columns: 4, rows: 4)
    #expect(host.lines == ["n1"])
  }
}

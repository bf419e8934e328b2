import DeclarativeText
import Observation
import Support
import Testing

@MainActor @Suite struct ScrollingTests {
  private func lines(_ count: Int) -> some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { Text("line \($0)") } } }
  }

  @Test("The wheel moves content, no farther than there is any")
  func wheel() {
    let host = TextHost(columns: 6, rows: 3) { lines(5) }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "line·1\nline·2\nline·3" }
    host.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: host) { "line·2\nline·3\nline·4" }
    host.scroll(column: 0, row: 0, by: -9)
    expectFrame(of: host) { "line·0\nline·1\nline·2" }
  }

  @Test("Along an axis it does not scroll, the wheel moves nothing, then or later")
  func otherAxis() {
    let sideways = TextHost(columns: 4, rows: 2) {
      ScrollView(.horizontal) { Text("abcdefgh") }
    }
    sideways.scroll(column: 0, row: 0, by: 3)
    expectFrame(of: sideways) { "····\nabcd" }
    sideways.resize(columns: 5, rows: 2)
    expectFrame(of: sideways) { "·····\nabcde" }
    let both = TextHost(columns: 4, rows: 2) {
      ScrollView([.horizontal, .vertical]) { Text("abcdefgh\nijklmnop\nqrstuvwx") }
    }
    both.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: both) { "ijkl\nqrst" }
    both.resize(columns: 5, rows: 2)
    expectFrame(of: both) { "ijklm\nqrstu" }
  }

  @Test("From right to left, scrolling begins on the right", arguments: [false, true])
  func fromTheRight(isLazy: Bool) {
    let proxy = ProxyBox()
    let host = TextHost(columns: 6, rows: 1) {
      ScrollViewReader { reader in
        let _ = proxy.take(reader)
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: 0) { ForEach(10..<99, id: \.self) { Text("\($0)") } }
          } else {
            HStack(spacing: 0) { ForEach(10..<99, id: \.self) { Text("\($0)") } }
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: host) { "121110" }
    proxy.value?.scrollTo(98)
    expectFrame(of: host) { "989796" }
    proxy.value?.scrollTo(50, anchor: .center)
    expectFrame(of: host) { "515049" }
    proxy.value?.scrollTo(48)
    expectFrame(of: host) { "504948" }
    proxy.value?.scrollTo(10)
    expectFrame(of: host) { "121110" }
  }

  @Test("Columns inserted before what is seen do not move it", arguments: [false, true])
  func insertedBefore(isRightToLeft: Bool) {
    let proxy = ProxyBox()
    let model = Box(Array(10..<99))
    let host = TextHost(columns: 8, rows: 1) {
      ScrollViewReader { reader in
        let _ = proxy.take(reader)
        Columns(numbers: model)
      }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    let wanted = isRightToLeft ? "53·52·51" : "51·52·53"
    _ = host.frame
    proxy.value?.scrollTo(52, anchor: .center)
    expectFrame(of: host) { wanted }
    model.value.insert(contentsOf: [1, 2, 3], at: 4)
    expectFrame(of: host) { wanted }
    model.value.removeFirst(6)
    expectFrame(of: host) { wanted }
  }

  @Test("Scrolled into sight, a row stands at the edge it came from", arguments: [false, true])
  func justIntoSight(isLazy: Bool) {
    let heights = [3, 3, 4, 2, 3, 2, 4, 1, 2, 4, 1, 2, 2, 2, 3, 4, 4, 1, 3, 3]
    func rows() -> some View {
      ForEach(heights.indices, id: \.self) { row in
        Text("\(row)").frame(height: CGFloat(heights[row]), alignment: .top)
      }
    }
    let proxy = ProxyBox()
    let host = TextHost(columns: 2, rows: 6) {
      ScrollViewReader { reader in
        let _ = proxy.take(reader)
        ScrollView {
          if isLazy {
            LazyVStack(alignment: .leading, spacing: 1) { rows() }
          } else {
            VStack(alignment: .leading, spacing: 1) { rows() }
          }
        }
      }
    }
    _ = host.frame
    proxy.value?.scrollTo(15)
    expectFrame(of: host) { "··\n··\n15\n··\n··\n··" }
    proxy.value?.scrollTo(3)
    expectFrame(of: host) { "3·\n··\n··\n4·\n··\n··" }
    proxy.value?.scrollTo(4)
    expectFrame(of: host) { "3·\n··\n··\n4·\n··\n··" }
  }

  @Test("Content that fits is not scrolled")
  func fitting() {
    let host = TextHost(columns: 6, rows: 3) { lines(2) }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "line·0\nline·1\n······" }
  }

  @Test("Of two scroll views the inner takes the wheel, and the outer where the inner cannot")
  func nested() {
    let host = TextHost(columns: 6, rows: 4) {
      ScrollView {
        VStack {
          Text("top").frame(width: 6)
          lines(3).frame(height: 2)
          ForEach(0..<3, id: \.self) { Text("tail \($0)") }
        }
      }
    }
    host.scroll(column: 0, row: 1, by: 1)
    expectFrame(of: host) { "··top·\nline·1\nline·2\ntail·0" }
    host.scroll(column: 0, row: 1, by: 1)
    expectFrame(of: host) { "line·1\nline·2\ntail·0\ntail·1" }
  }

  @Test("What is scrolled is drawn within the scroll view, and clicked there only")
  func clipped() throws {
    var clicks: [Int] = []
    let host = TextHost(columns: 4, rows: 4) {
      VStack {
        Text("head")
        ScrollView {
          VStack { ForEach(0..<4, id: \.self) { row in Button("b\(row)") { clicks.append(row) } } }
        }
        .frame(height: 2)
        Text("foot")
      }
    }
    host.scroll(column: 1, row: 1, by: 1)
    expectFrame(of: host) { "head\n·b1·\n·b2·\nfoot" }
    for row in 0..<4 { host.click(column: 1, row: row) }
    #expect(clicks == [1, 2])
  }

  @Test("Content that becomes shorter is shown to its end")
  func shrinking() {
    let model = Box(9)
    let host = TextHost(columns: 6, rows: 3) { Shrinking(count: model) }
    host.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: host) { "line·6\nline·7\nline·8" }
    model.value = 4
    expectFrame(of: host) { "line·1\nline·2\nline·3" }
    model.value = 1
    expectFrame(of: host) { "line·0\n······\n······" }
  }

  @Test("A change outside what is shown sends nothing")
  func unseen() {
    let model = Box("a")
    let host = TextHost(columns: 6, rows: 3) { Unseen(text: model) }
    _ = host.flush()
    model.value = "b"
    #expect(host.flush().isEmpty)
    host.scroll(column: 0, row: 0, by: 9)
    expectFrame(of: host) { "row···\nrow···\nb·····" }
  }

  @Test("4.50 Views are scrolled to by their ids, with an anchor or just into sight")
  func scrollTo() throws {
    let proxy = ProxyBox()
    let host = TextHost(columns: 6, rows: 3) {
      ScrollViewReader { reader in
        let _ = proxy.take(reader)
        ScrollView {
          VStack {
            ForEach(0..<9, id: \.self) { Text("line \($0)") }
            Text("end").id("the end")
          }
        }
      }
    }
    #expect(host.frame.text.hasPrefix("line 0"))
    proxy.value?.scrollTo(4)
    expectFrame(of: host) { "line·2\nline·3\nline·4" }
    proxy.value?.scrollTo(4, anchor: .top)
    expectFrame(of: host) { "line·4\nline·5\nline·6" }
    proxy.value?.scrollTo(4, anchor: .center)
    expectFrame(of: host) { "line·3\nline·4\nline·5" }
    proxy.value?.scrollTo("the end")
    expectFrame(of: host) { "line·7\nline·8\n··end·" }
    proxy.value?.scrollTo(0)
    expectFrame(of: host) { "line·0\nline·1\nline·2" }
    proxy.value?.scrollTo("nowhere")
    expectFrame(of: host) { "line·0\nline·1\nline·2" }
  }
}

@MainActor @Observable private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@MainActor private final class ProxyBox {
  private(set) var value: ScrollViewProxy?

  func take(_ value: ScrollViewProxy) { self.value = value }
}

private struct Shrinking: View {
  let count: Box<Int>

  var body: some View {
    ScrollView { VStack { ForEach(0..<count.value, id: \.self) { Text("line \($0)") } } }
  }
}

private struct Columns: View {
  let numbers: Box<[Int]>

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(numbers.value, id: \.self) { Text("\($0)") } }
    }
  }
}

private struct Unseen: View {
  let text: Box<String>

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<5, id: \.self) { _ in Text("row").frame(width: 6, alignment: .leading) }
        Text(text.value)
      }
    }
  }
}

import DeclarativeText
import Observation
import Support
import Testing

/// Views that come and go where their container makes rows, and where there is no container.
@MainActor @Suite struct LeavingPlacesTests {
  @Observable final class Model {
    var isShown = true
    var rows = [1, 2, 3]
  }

  @Test("In a lazy stack")
  func lazy() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 3) {
      Live {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            Text("a")
            if model.isShown { Text("bcd").transition(.move(edge: .leading)) }
            Text("e")
          }
        }
      }
    }
    expectFrame(of: host) { "a·····\nbcd···\ne·····" }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    expectFrame(of: host) { "a·····\nbcd···\ne·····" }
    host.advance(by: .milliseconds(340))
    expectFrame(of: host) { "a·····\ncd····\ne·····" }
    host.advance(by: .milliseconds(700))
    expectFrame(of: host) { "a·····\ne·····\n······" }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.advance(by: .milliseconds(670))
    expectFrame(of: host) { "a·····\ncd····\ne·····" }
    host.advance(by: .milliseconds(340))
    expectFrame(of: host) { "a·····\nbcd···\ne·····" }
  }

  @Test("A row of a lazy stack, whose element has gone")
  func row() {
    let model = Model()
    let host = TextHost(columns: 6, rows: 3) {
      Live {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(model.rows, id: \.self) { Text("row \($0)").transition(.move(edge: .leading)) }
          }
        }
      }
    }
    expectFrame(of: host) { "row·1·\nrow·2·\nrow·3·" }
    withAnimation(.linear(duration: 1)) { model.rows = [1, 2] }
    host.advance(by: .milliseconds(600))
    expectFrame(of: host) { "row·1·\nrow·2·\n·3····" }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "row·1·\nrow·2·\n······" }
  }

  @Test("Rows that are scrolled away do not leave")
  func scrolled() {
    final class Kept { var proxy: ScrollViewProxy? }
    let kept = Kept()
    let host = TextHost(columns: 6, rows: 2) {
      ScrollViewReader { reader in
        let _ = { kept.proxy = reader }()
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("row \($0)") }
          }
        }
      }
    }
    expectFrame(of: host) { "row·0·\nrow·1·" }
    withAnimation(.linear(duration: 1)) { kept.proxy?.scrollTo(50, anchor: .top) }
    host.advance(by: .seconds(2))
    expectFrame(of: host) { "row·50\nrow·51" }
  }

  @Test("At the root of the screen, alone")
  func root() {
    let model = Model()
    let host = TextHost(columns: 5, rows: 1) {
      Live { if model.isShown { Text("abc").transition(.move(edge: .leading)) } }
    }
    expectFrame(of: host) { "·abc·" }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    expectFrame(of: host) { "·abc·" }
    host.advance(by: .milliseconds(667))
    expectFrame(of: host) { "bc···" }
    host.advance(by: .milliseconds(400))
    expectFrame(of: host) { "·····" }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    host.advance(by: .milliseconds(340))
    expectFrame(of: host) { "bc···" }
    host.advance(by: .milliseconds(700))
    expectFrame(of: host) { "·abc·" }
  }

  @Test("At the root of the screen, one screen for another")
  func exchange() {
    let model = Model()
    let host = TextHost(columns: 4, rows: 1) {
      Live {
        if model.isShown {
          Text("abcd").transition(.move(edge: .leading))
        } else {
          Text("efgh").transition(.move(edge: .trailing))
        }
      }
    }
    expectFrame(of: host) { "abcd" }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "cdef" }
    host.advance(by: .milliseconds(510))
    expectFrame(of: host) { "efgh" }
  }
}

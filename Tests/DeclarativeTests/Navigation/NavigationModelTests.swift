import DeclarativeText
import Observation
import Support
import Testing

/// Navigation that is bound to a model which nothing else reads.
@MainActor @Suite struct NavigationModelTests {
  @Observable final class Model {
    var tab = 0
    var path: [Int] = []
    var isPushed = false
  }

  @Test("A tab view shows the tab that a model says")
  func tab() {
    let model = Model()
    let host = TextHost(columns: 12, rows: 2) {
      Live {
        TabView(selection: Bindable(model).tab) {
          Text("first").tabItem { Text("One") }.tag(0)
          Text("second").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    #expect(host.lines[0] == "first")
    model.tab = 1
    #expect(host.lines[0] == "second")
    model.tab = 0
    #expect(host.lines[0] == "first")
  }

  @Test("A stack shows the path that a model says, and what it says is pushed")
  func path() {
    let model = Model()
    let host = TextHost(columns: 12, rows: 2) {
      Live {
        NavigationStack(path: Bindable(model).path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(isPresented: Bindable(model).isPushed) { Text("pushed") }
        }
      }
    }
    #expect(host.frame.text.contains("root"))
    model.path = [1, 2]
    #expect(host.frame.text.contains("number 2"))
    model.path = []
    #expect(host.frame.text.contains("root"))
    model.isPushed = true
    #expect(host.frame.text.contains("pushed"))
    model.isPushed = false
    #expect(host.frame.text.contains("root"))
  }
}

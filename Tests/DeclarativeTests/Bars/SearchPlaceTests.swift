import DeclarativeText
import Observation
import Support
import Testing

/// Where a search field is on screens of several parts, and which keys end the search.
@MainActor @Suite struct SearchPlaceTests {
  @Observable final class Model {
    var text = ""
  }

  private func split(_ model: Model, columns: Int) -> TextHost {
    TextHost(columns: columns, rows: 5) {
      Live {
        NavigationSplitView {
          List { Text("row") }.navigationTitle("Side").searchable(text: Bindable(model).text)
        } detail: {
          Text("detail")
        }
      }
    }
  }

  @Test("7.61 In a narrow column of a wide screen the field is below the title, and has room")
  func column() {
    let model = Model()
    let host = split(model, columns: 100)
    #expect(host.frame.text.contains("Side"))
    host.press("f", modifiers: .control)
    host.type("ab")
    let rows = host.frame.text.split(separator: "\n").map { $0.prefix(24) }
    #expect(rows[0].hasPrefix(" Side"))
    #expect(rows[1] == " ⌕ ab          ✕ Cancel ")
  }

  @Test("7.59 Escape ends the search from among the results, too")
  func escapeInResults() {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          Button("result") {}.navigationTitle("T").searchable(text: Bindable(model).text)
        }
      }
    }
    host.press("f", modifiers: .control)
    host.type("a")
    // The field, what empties it, Cancel, and the result.
    for _ in 0..<3 { host.press(.tab) }
    host.press(.escape)
    #expect(model.text == "")
    #expect(!host.frame.text.contains("Cancel"))
  }

  @Test("Control-F begins no search in a field that cannot be seen")
  func covered() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          NavigationLink("More") { Text("pushed").navigationTitle("Next") }
        }
        .searchable(text: Bindable(model).text)
      }
    }
    try host.tap("More")
    host.press("f", modifiers: .control)
    host.press(.escape)
    #expect(host.frame.text.contains("More"))
    #expect(!host.frame.text.contains("Cancel"))
  }
}

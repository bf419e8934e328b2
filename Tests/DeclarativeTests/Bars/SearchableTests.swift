import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// The search field, in the bar of a screen.
@MainActor @Suite struct SearchableTests {
  struct Token: Identifiable, Hashable { let id: String }

  @Observable final class Model {
    var text = ""
    var isPresented = false
    var tokens: [Token] = []
    var suggested = [Token(id: "red"), Token(id: "blue")]
    var scope = 1
    var submitted = 0
  }

  /// Whether somebody searches, as the views in a stack know.
  private struct Results: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text(isSearching ? "searching" : "resting")
        ForEach(["apple", "banana", "cherry"].filter { matches($0) }, id: \.self) { Text($0) }
        Button("Done") { dismissSearch() }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func matches(_ name: String) -> Bool {
      model.text.isEmpty || name.contains(model.text)
    }
  }

  private struct Screen: View {
    @Bindable var model: Model
    var placement = SearchFieldPlacement.automatic

    var body: some View {
      NavigationStack {
        Results(model: model)
          .navigationTitle("Fruit")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: $model.text, placement: placement)
      }
    }
  }

  private func host(_ model: Model, columns: Int = 24) -> TextHost {
    TextHost(columns: columns, rows: 6) { Screen(model: model) }
  }

  @Test("7.61 On a narrow screen the field is below the title, and there from the beginning")
  func below() {
    expectFrame(of: host(Model())) {
      """
      ··········Fruit·········
      ·⌕·Search···············
      resting·················
      apple···················
      banana··················
      cherry··················
      """
    }
  }

  @Test("7.61 In a wide bar it is at the trailing edge; as a drawer below the title all the same")
  func wide() {
    let model = Model()
    let bar = host(model, columns: 100).lines[0]
    #expect(bar.hasPrefix("Fruit") && bar.hasSuffix("⌕ Search"))
    let host = TextHost(columns: 100, rows: 6) {
      Screen(model: model, placement: .navigationBarDrawer(displayMode: .always))
    }
    #expect(host.lines[0...1] == ["Fruit", "⌕ Search"])
  }

  @Test(
    "7.59 Somebody searches from entering the field until it is cancelled, and then nothing is left"
  )
  func searching() throws {
    let model = Model()
    let host = host(model)
    #expect(host.lines.contains("resting"))
    host.click(column: 5, row: 1)
    #expect(host.lines.contains("searching"))
    host.type("an")
    #expect(model.text == "an")
    expectFrame(of: host) {
      """
      ··········Fruit·········
      ·⌕·an··········✕·Cancel·
      searching···············
      banana··················
      Done····················
      ························
      """
    }
    host.press(.escape)
    #expect(model.text == "")
    #expect(host.lines.contains("resting"))
    // The keys are not the field's any more.
    host.type("x")
    #expect(model.text == "")
  }

  @Test("7.59 dismissSearch does the same, from below the modifier")
  func dismissed() throws {
    let model = Model()
    let host = host(model)
    host.click(column: 4, row: 1)
    host.type("ch")
    try host.tap("Done")
    #expect(model.text == "")
    #expect(host.lines.contains("resting"))
    try host.tap("Done")
    #expect(host.lines.contains("resting"))
  }

  @Test(
    "7.62 Around a stack the field is in the bar of its root, and the views filter by themselves")
  func aroundTheStack() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          VStack(alignment: .leading, spacing: 0) {
            Text(model.text.isEmpty ? "all" : "some")
            NavigationLink("More") { Text("pushed").navigationTitle("Next") }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationTitle("Fruit")
          .navigationBarTitleDisplayMode(.inline)
        }
        .searchable(text: Bindable(model).text, prompt: "Find fruit")
      }
    }
    #expect(host.lines == ["Fruit", "⌕ Find fruit", "all", "More"])
    host.press("f", modifiers: .control)
    host.type("a")
    #expect(host.lines.contains("some"))
    host.press(.escape)
    try host.tap("More")
    #expect(!host.lines.contains("⌕ Find fruit"))
  }

  @Test("Escape ends the search first, and goes back only then")
  func escape() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          NavigationLink("More") {
            Results(model: model).searchable(text: Bindable(model).text)
          }
        }
      }
    }
    try host.tap("More")
    _ = host.frame
    while !host.lines.contains("searching") { host.press(.tab) }
    host.press(.escape)
    #expect(host.lines.contains("resting"))
    host.press(.escape)
    #expect(host.lines.contains("More"))
  }

  @Test("A value begins the search and ends it, and is told of both")
  func presented() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          Results(model: model)
            .searchable(
              text: Bindable(model).text, isPresented: Bindable(model).isPresented)
        }
      }
    }
    #expect(host.lines.contains("resting"))
    model.isPresented = true
    #expect(host.lines.contains("searching"))
    host.type("ban")
    #expect(model.text == "ban")
    host.press(.escape)
    #expect(!model.isPresented)
    model.isPresented = true
    host.type("x")
    model.isPresented = false
    #expect(host.lines.contains("resting"))
    #expect(model.text == "")
  }

  @Test("Suggestions are offered while somebody searches, and fill the field in")
  func suggestions() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 8) {
      Live {
        NavigationStack {
          Results(model: model)
            .navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
            .searchable(text: Bindable(model).text)
            .searchSuggestions {
              Text("Apples").searchCompletion("apple")
              Text("no completion")
            }
            .onSubmit(of: .search) { model.submitted += 1 }
        }
      }
    }
    #expect(!host.lines.contains("Apples"))
    host.press("f", modifiers: .control)
    expectFrame(of: host) {
      """
      ··········Fruit·········
      ·⌕·Search········Cancel·
      ···Apples···············
      ···no·completion········
      searching···············
      apple···················
      banana··················
      cherry··················
      """
    }
    try host.tap("Apples")
    #expect(model.text == "apple")
    host.press(.return)
    #expect(model.submitted == 1)
  }

  @Test("Tokens stand before what is typed; deleting backwards takes the last one away")
  func tokens() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          Text("content")
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(
              text: Bindable(model).text, tokens: Bindable(model).tokens,
              suggestedTokens: Bindable(model).suggested
            ) { Text($0.id) }
        }
      }
    }
    host.press(.tab)
    #expect(host.lines.contains("red"))
    try host.tap("red")
    #expect(model.tokens.map(\.id) == ["red"])
    host.type("x")
    #expect(host.lines[1].hasPrefix("⌕ red x"))
    host.press(.delete)
    #expect(model.tokens.count == 1)
    host.press(.delete)
    #expect(model.tokens.isEmpty)
    host.press(.delete)
    #expect(model.tokens.isEmpty)
  }

  @Test("Places to search in are offered below the field, one of them chosen")
  func scopes() throws {
    let model = Model()
    let host = TextHost(columns: 24, rows: 6) {
      Live {
        NavigationStack {
          Text("scope \(model.scope)")
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .searchable(text: Bindable(model).text)
            .searchScopes(Bindable(model).scope) {
              Text("All").tag(1)
              Text("Mine").tag(2)
            }
        }
      }
    }
    #expect(!host.lines.contains("All  Mine"))
    host.press(.tab)
    #expect(host.lines.contains("All  Mine"))
    try host.tap("Mine")
    #expect(model.scope == 2)
    #expect(host.lines.contains("scope 2"))
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SceneStorageTests {
  private struct Scene: View {
    @SceneStorage("tab") private var tab = 0
    @SceneStorage("draft") private var draft: String?
    @SceneStorage("isOpen") private var isOpen = false

    var body: some View {
      Text("\(tab) \(draft ?? "none") \(isOpen)")
      Button("next") {
        tab += 1
        draft = (draft ?? "") + "x"
        isOpen.toggle()
      }
      Other(tab: $tab)
    }

    struct Other: View {
      @Binding var tab: Int

      var body: some View { Text("tab \(tab)") }
    }
  }

  @Test("Each screen keeps its own values")
  func apart() throws {
    let first = TextHost(columns: 20, rows: 3) { Scene() }
    let second = TextHost(columns: 20, rows: 3) { Scene() }
    #expect(first.lines == ["0 none false", "next", "tab 0"])
    try first.change("next")
    #expect(first.lines == ["1 x true", "next", "tab 1"])
    #expect(second.lines == ["0 none false", "next", "tab 0"])
  }

  private struct Coming: View {
    @State private var isShown = true

    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown { Scene() }
    }
  }

  @Test("Values outlive the view that keeps them")
  func outlive() throws {
    let host = TextHost(columns: 20, rows: 4) { Coming() }
    try host.change("next")
    try host.change("toggle")
    #expect(host.lines == ["toggle"])
    try host.change("toggle")
    #expect(host.lines == ["toggle", "1 x true", "next", "tab 1"])
  }

  @Test("A screen's values are saved, and restored on another")
  func restored() {
    let store = SceneStore()
    store.write(.integer(4), for: "tab")
    store.write(.text("note"), for: "draft")
    store.write(.bool(true), for: "isOpen")
    let again = SceneStore()
    again.restore(store.data)
    #expect(again.value(of: "tab") == .integer(4))
    #expect(again.value(of: "draft") == .text("note"))
    #expect(again.value(of: "isOpen") == .bool(true))
    #expect(again.value(of: "else") == nil)
  }

  @Test("A view that is there already takes on what is restored")
  func restoredLater() throws {
    let store = SceneStore()
    store.write(.integer(4), for: "tab")
    let host = TextHost(columns: 20, rows: 3) { Scene() }
    #expect(host.lines == ["0 none false", "next", "tab 0"])
    host.sceneStore.restore(store.data)
    #expect(host.lines == ["4 none false", "next", "tab 4"])
    try host.change("next")
    #expect(host.sceneStore.value(of: "tab") == .integer(5))
  }

  @Test(
    "Of what is damaged nothing is taken on, with a warning",
    arguments: [Data(), Data([0, 1, 2]), Data("bplist00\u{1}".utf8), Data("[1, 2".utf8)])
  func damaged(_ data: Data) {
    let told = warnings {
      let host = TextHost(columns: 20, rows: 3) { Scene() }
      _ = host.frame
      host.sceneStore.restore(data)
      #expect(host.lines == ["0 none false", "next", "tab 0"])
    }
    #expect(
      told == ["Declarative: @SceneStorage: what was saved cannot be read."])
  }

  @Test("A restored value of another type is the default, with a warning")
  func otherType() {
    let store = SceneStore()
    store.write(.text("four"), for: "tab")
    let told = warnings {
      let host = TextHost(columns: 20, rows: 3) { Scene() }
      _ = host.frame
      host.sceneStore.restore(store.data)
      #expect(host.lines == ["0 none false", "next", "tab 0"])
    }
    #expect(
      told
        == ["Declarative: @SceneStorage: the value of \"tab\" is no Int; using the default."])
  }
}

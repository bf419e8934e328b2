import DeclarativeText
import Support
import Testing

private final class Document: ObservableObject {
  @Published var title = "draft"
}

@MainActor @Suite struct FocusedObjectTests {
  private struct Title: View {
    @FocusedObject private var document: Document?

    var body: some View { Text(document?.title ?? "nothing") }
  }

  @Test("An object is found by its type while the focus is there, and followed")
  func object() {
    let document = Document()
    let host = TextHost(columns: 12, rows: 2) {
      VStack(alignment: .leading, spacing: 0) {
        Title()
        Button("a") {}.focusedObject(document)
      }
    }
    #expect(picture(of: host.frame).contains("nothing"))
    host.press(.tab)
    #expect(picture(of: host.frame).contains("draft"))
    document.title = "final"
    #expect(picture(of: host.frame).contains("final"))
  }
}

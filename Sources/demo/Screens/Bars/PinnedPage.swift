import DeclarativeText

/// A bar that a modifier pins to the top: the stack's own is hidden, Back knows where it is, and the
/// text is scrolled beneath it.
struct PinnedPage: View {
  @State private var path = ["Clocks"]

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("Clocks", value: "Clocks") }
        .customNavigationBar(foreground: .white, background: .indigo) { Text("Museum") }
        .navigationDestination(for: String.self) { title in
          PageText()
            .customNavigationBar(foreground: .white, background: .indigo) {
              Text(title)
            } trailing: {
              Button("Save") {}
            }
        }
    }
  }
}

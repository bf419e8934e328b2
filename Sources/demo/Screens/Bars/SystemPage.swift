import DeclarativeText

/// The stack's own bar, with a title view, buttons and a colour: Escape still goes back.
struct SystemPage: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      List(1..<4) { NavigationLink("Floor \($0)", value: $0) }
        .navigationTitle("Floors")
        .navigationDestination(for: Int.self) { floor in
          PageText()
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .principal) {
                Text("Floor \(floor)").font(.headline).foregroundStyle(.white)
              }
              ToolbarItem(placement: .topBarTrailing) { Button("Save") {}.tint(.white) }
              ToolbarItem(placement: .status) {
                Text("41 clocks").foregroundStyle(.secondary)
              }
            }
            .toolbarBackground(.black, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        }
    }
  }
}

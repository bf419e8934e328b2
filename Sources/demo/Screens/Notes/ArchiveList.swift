import DeclarativeText

/// Minutes of many years: the year stays in sight, an indicator shows how far down this is, typed
/// letters find a month, and Shift with arrows selects several.
struct ArchiveList: View {
  @State private var position = ScrollPosition(idType: String.self)
  @State private var selection: Set<String> = []

  var body: some View {
    List(selection: $selection) {
      ForEach(2016..<2026, id: \.self) { year in
        Section(String(year)) {
          ForEach(months, id: \.self) { month in
            Text("\(month), minutes").tag("\(month) \(year)")
          }
        }
      }
    }
    .listStyle(.plain)
    .scrollIndicators(.visible)
    .scrollPosition($position)
    .navigationTitle("Archive")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Newest") { position.scrollTo(edge: .bottom) }
      }
      ToolbarItem(placement: .status) {
        Text("\(selection.count) of 120 selected").foregroundStyle(.secondary)
      }
    }
  }

  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}

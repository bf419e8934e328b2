import DeclarativeText

/// A bar around the screens: they tell it their titles by preferences, and it shows the topmost's.
struct PreferredPage: View {
  var body: some View {
    TitledContainer {
      NavigationStack {
        VStack {
          Text("Opening hours are a matter of opinion.")
          NavigationLink("Directions") {
            PageText()
              .toolbar(.hidden, for: .navigationBar)
              .barTitle("Directions", subtitle: "on foot")
          }
        }
        .barTitle("Museum of Clocks")
      }
    }
  }
}

/// What a screen tells the bar around it.
private struct BarTitle: Equatable {
  var title = ""
  var subtitle: String?
}

private struct BarTitleKey: PreferenceKey {
  static let defaultValue = BarTitle()

  static func reduce(value: inout BarTitle, nextValue: () -> BarTitle) { value = nextValue() }
}

extension View {
  fileprivate func barTitle(_ title: String, subtitle: String? = nil) -> some View {
    preference(key: BarTitleKey.self, value: BarTitle(title: title, subtitle: subtitle))
  }
}

private struct TitledContainer<Content: View>: View {
  @ViewBuilder let content: Content
  @State private var bar = BarTitle()

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 0) {
        Text(bar.title).font(.headline)
        if let subtitle = bar.subtitle { Text(subtitle).foregroundStyle(.white.opacity(0.75)) }
      }
      .lineLimit(1)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .background(
        .linearGradient(colors: [.blue, .teal], startPoint: .leading, endPoint: .trailing))
      content
    }
    .onPreferenceChange(BarTitleKey.self) { bar = $0 }
  }
}

import DeclarativeText

/// A bar of generic slots: a `ZStack` of the background, the two sides and the title.
///
/// Simple, and it knows of nothing around it: whoever shows it decides what the slots do.
struct SlottedBar<Title: View, Leading: View, Trailing: View>: View {
  private let title: Title
  private let leading: Leading
  private let trailing: Trailing

  init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder leading: () -> Leading = { EmptyView() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) {
    self.title = title()
    self.leading = leading()
    self.trailing = trailing()
  }

  var body: some View {
    ZStack {
      HStack {
        leading
        Spacer()
        trailing
      }
      title.bold()
    }
    .lineLimit(1)
    .padding(.horizontal)
    .foregroundStyle(.black)
    .background(.white)
  }
}

struct SlottedPage: View {
  @State private var isStarred = false

  var body: some View {
    VStack(spacing: 0) {
      SlottedBar {
        Text("My Museum")
      } leading: {
        Button {
          isStarred.toggle()
        } label: {
          Image(systemName: isStarred ? "star.fill" : "star")
        }
        .accessibilityLabel("Star")
      } trailing: {
        Button(action: {}) { Image(systemName: "gear") }.accessibilityLabel("Settings")
      }
      PageText()
    }
  }
}

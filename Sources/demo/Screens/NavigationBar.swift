import DeclarativeText

/// A bar of three slots: a title in the middle, something at either side.
///
///     NavigationBar {
///       Text("Inbox")
///     } leading: {
///       Button("Back") { dismiss() }
///     }
struct NavigationBar<Title: View, Leading: View, Trailing: View>: View {
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
    BarLayout {
      leading.padding().barSlot(.leading)
      title.bold().padding(.vertical).barSlot(.title)
      trailing.padding().barSlot(.trailing)
    }
    .lineLimit(1)
  }
}

/// The same from stacks alone: simple, but a long title runs into the sides.
struct LayeredBar<Title: View, Leading: View, Trailing: View>: View {
  @ViewBuilder let title: Title
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

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
    .padding()
  }
}

/// A bar whose title stands below in a row of its own.
struct LargeTitleBar<Title: View, Leading: View, Trailing: View>: View {
  @ViewBuilder let title: Title
  @ViewBuilder let leading: Leading
  @ViewBuilder let trailing: Trailing

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        leading
        Spacer()
        trailing
      }
      title.font(.largeTitle)
    }
    .lineLimit(1)
    .padding()
  }
}

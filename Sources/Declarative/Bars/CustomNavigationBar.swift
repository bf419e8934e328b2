/// How the title of a custom bar is shown.
public enum CustomNavigationBarTitleDisplayMode: Hashable, Sendable {
  /// In the middle of the bar.
  case inline
  /// In a row of its own below.
  case large
}

extension View {
  /// Hides the stack's own bar and pins one made of any views to the top.
  ///
  ///     EditorView()                              ‹ Back    Title    Save
  ///       .customNavigationBar {                  The text begins here
  ///         Text("Title")
  ///       } trailing: {
  ///         Button("Save") { save() }
  ///       }
  ///
  /// As the stack's bar is hidden, Escape does not go back from a pushed screen;
  /// `backGestureDisabled(false)` brings that back.
  ///
  /// - Parameters:
  ///   - titleDisplayMode: Where the title stands.
  ///   - foreground: The colour of texts, and of buttons.
  ///   - background: What the bar is filled with, up to the top of the screen.
  @_disfavoredOverload
  public nonisolated func customNavigationBar<Title: View, Leading: View, Trailing: View>(
    titleDisplayMode: CustomNavigationBarTitleDisplayMode = .inline,
    foreground: Color = .primary, background: some ShapeStyle = .bar,
    @ViewBuilder title: () -> Title,
    @ViewBuilder leading: () -> Leading = { NavigationBackButton() },
    @ViewBuilder trailing: () -> Trailing = { EmptyView() }
  ) -> some View {
    toolbar(.hidden, for: .navigationBar)
      .safeAreaInset(edge: .top, spacing: 0) {
        CustomNavigationBar(
          titleDisplayMode: titleDisplayMode, title: title, leading: leading, trailing: trailing
        )
        .foregroundStyle(foreground)
        .tint(foreground)
        .background(background, ignoresSafeAreaEdges: .top)
      }
  }
}

/// A bar of three slots: a title, and something on either side.
///
/// An inline title stays in the middle of the bar, and is cut before it meets a side; each side
/// gets at most a third of the bar.
nonisolated public struct CustomNavigationBar<Title: View, Leading: View, Trailing: View>: View {
  public var titleDisplayMode: CustomNavigationBarTitleDisplayMode
  public var title: Title
  public var leading: Leading
  public var trailing: Trailing
  @Environment(\.cellMetrics) private var metrics

  public init(
    titleDisplayMode: CustomNavigationBarTitleDisplayMode = .inline,
    @ViewBuilder title: () -> Title, @ViewBuilder leading: () -> Leading,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.titleDisplayMode = titleDisplayMode
    self.title = title()
    self.leading = leading()
    self.trailing = trailing()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarLayout(spacing: metrics.cell.width) {
        HStack(spacing: metrics.cell.width * 2) { leading }.barSlot(.leading)
        if titleDisplayMode == .inline {
          title
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
            .barSlot(.title)
        }
        HStack(spacing: metrics.cell.width * 2) { trailing }.barSlot(.trailing)
      }
      .lineLimit(1)
      .frame(minHeight: metrics.barHeight)
      if titleDisplayMode == .large {
        title
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
      }
    }
    .padding(.horizontal)
  }
}

/// A button that goes back from a pushed screen, or closes a sheet; nothing where there is nothing
/// to go back to.
///
/// Where there is no room for the word, the chevron stands alone.
public struct NavigationBackButton: View {
  @Environment(\.isPresented) private var isPresented
  @Environment(\.dismiss) private var dismiss

  public nonisolated init() {}

  public var body: some View {
    if isPresented { BackLabelButton(titles: [Text("Back")]) { dismiss() } }
  }
}

/// A button with a chevron and the first of some titles that fits.
struct BackLabelButton: View {
  let titles: [Text]
  let action: @MainActor () -> Void
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    Button(action: action) {
      ViewThatFits(in: .horizontal) {
        ForEach(titles.indices, id: \.self) { index in
          HStack(spacing: metrics.cell.width) {
            chevron
            titles[index].lineLimit(1)
          }
        }
        chevron
      }
    }
    .accessibilityLabel("Back")
  }

  private var chevron: some View {
    Image(systemName: "chevron.backward").fontWeight(.semibold)
  }
}

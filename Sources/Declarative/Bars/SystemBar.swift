import Foundation

/// The bar at the top of a screen in a stack.
///
///     ‹ Notes          Title          Edit  Save
///
/// A large title stands below the buttons; as the content is scrolled it goes up beneath them, and
/// appears in the middle of the bar once it has gone.
struct SystemBar: View {
  let contents: BarContents
  /// How the title is shown: large or inline, never automatic.
  let displayMode: ToolbarTitleDisplayMode
  let back: SystemBackButton?
  let edge: ScrollEdge
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let large = displayMode == .large && largeTitle != nil
    let isCollapsed = large && edge.offset.value > 0
    VStack(alignment: .leading, spacing: 0) {
      if isCollapsed || hasRow || !large {
        row(showsTitle: !large || isCollapsed)
      }
      if large, !isCollapsed { largeRow }
      // What has gone up leaves room, so that the content does not jump.
      if isCollapsed, hasRow { Color.clear.frame(width: 0, height: metrics.cell.height) }
    }
    .padding(.horizontal, metrics.cell.width)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(alignment: .top) {
      ground(height: isCollapsed ? metrics.cell.height * (hasSubtitle ? 2 : 1) : nil)
    }
    .modifier(BarScheme(scheme: showsBackground ? contents.top.colorScheme : nil))
  }

  private func row(showsTitle: Bool) -> some View {
    BarLayout(spacing: metrics.cell.width) {
      HStack(spacing: metrics.cell.width * 2) {
        if let back { back }
        if displayMode == .inlineLarge { title }
        BarItems(entries: items(.leading))
      }
      .barSlot(.leading)
      if showsTitle, displayMode != .inlineLarge { title.barSlot(.title) }
      HStack(spacing: metrics.cell.width * 2) { BarItems(entries: items(.trailing)) }
        .barSlot(.trailing)
    }
    .frame(minHeight: metrics.cell.height)
  }

  /// The title in the bar's row, with what is below it.
  private var title: some View {
    VStack(spacing: 0) {
      if let principal = items(.principal).first ?? items(.title).first {
        StageView(principal.hoist)
      } else if let title = contents.title {
        title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
        subtitle
      }
    }
  }

  @ViewBuilder private var subtitle: some View {
    if let item = items(.subtitle).first {
      StageView(item.hoist)
    } else if let subtitle = contents.subtitle {
      subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var hasSubtitle: Bool { contents.subtitle != nil || !items(.subtitle).isEmpty }

  private var largeTitle: Text? { contents.title }

  @ViewBuilder private var largeRow: some View {
    if let item = items(.largeTitle).first {
      StageView(item.hoist)
    } else {
      largeTitle?.font(.largeTitle.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
    }
    subtitle
  }

  /// Whether there is anything for a row of its own above a large title.
  private var hasRow: Bool {
    back != nil
      || contents.items.contains {
        [.leading, .trailing, .principal, .title].contains($0.placement.place)
      }
  }

  /// The items of a part of the bar, in their order; the outermost by rank.
  private func items(_ place: ToolbarItemPlacement.Place) -> [ToolbarEntry] {
    let hasBack = back != nil
    let items = contents.items.filter { entry in
      let isMoved = entry.placement == .navigation && hasBack
      return (isMoved ? .trailing : entry.placement.place) == place
    }
    return items.enumerated()
      .sorted { first, second in
        let ranks = (first.element.placement.rank, second.element.placement.rank)
        if ranks.0 == ranks.1 { return first.offset < second.offset }
        return place == .leading ? ranks.0 > ranks.1 : ranks.0 < ranks.1
      }
      .map(\.element)
  }

  private var showsBackground: Bool {
    switch contents.top.backgroundVisibility {
    case .visible: true
    case .hidden: false
    case .automatic: edge.offset.value > 0
    }
  }

  @ViewBuilder private func ground(height: CGFloat?) -> some View {
    if showsBackground {
      Color.clear
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(
          contents.top.background ?? AnyShapeStyle(.bar), ignoresSafeAreaEdges: [.top, .horizontal]
        )
        .frame(height: height)
    }
  }
}

/// The items of one part of a bar.
struct BarItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(entries, id: \.identifier) { StageView($0.hoist) }
  }
}

extension ToolbarEntry {
  nonisolated var identifier: ObjectIdentifier { ObjectIdentifier(self) }
}

/// What goes back to the screen before: with its title, the word, or a chevron, as there is room.
struct SystemBackButton: View {
  let previous: Text?
  let action: @MainActor () -> Void

  var body: some View {
    BackLabelButton(titles: previous.map { [$0, Text("Back")] } ?? [], action: action)
  }
}

/// A colour scheme for a bar, where it has one.
private struct BarScheme: ViewModifier {
  let scheme: ColorScheme?

  func body(content: Content) -> some View {
    if let scheme {
      content
        .foregroundStyle(scheme == .dark ? Color.white : Color.black)
        .environment(\.colorScheme, scheme)
    } else {
      content
    }
  }
}

/// The bar at the bottom of a screen: its items, and what stands in the middle.
struct BottomBar: View {
  let contents: BarContents
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let center = contents.items.filter { $0.placement.place == .bottomCenter }
    ZStack {
      HStack(spacing: metrics.cell.width * 2) {
        BarItems(entries: contents.items.filter { $0.placement.place == .bottom })
        if !center.isEmpty { Spacer(minLength: 0) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      HStack(spacing: metrics.cell.width * 2) { BarItems(entries: center) }
    }
    .padding(.horizontal, metrics.cell.width)
    .frame(maxWidth: .infinity, minHeight: metrics.cell.height)
    .background {
      if contents.bottom.backgroundVisibility != .hidden {
        Color.clear
          .background(
            contents.bottom.background ?? AnyShapeStyle(.bar),
            ignoresSafeAreaEdges: [.bottom, .horizontal])
      }
    }
  }

  /// Whether there is a bar at all.
  static func isShown(_ contents: BarContents) -> Bool {
    switch contents.bottom.visibility {
    case .hidden: false
    case .visible: true
    case .automatic:
      contents.items.contains { [.bottom, .bottomCenter].contains($0.placement.place) }
    }
  }
}

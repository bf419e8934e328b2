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
  /// The search field, if there is one.
  var search: SearchSession?
  @State private var widths = BarWidths()
  @Environment(\.cellMetrics) private var metrics
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let large = displayMode == .large && largeTitle != nil
    let isCollapsed = large && edge.offset.value > 0
    let isFreed = large && hasRow && (search == nil || searchSharesRow)
    let _ = edge.frees(isFreed ? metrics.cell.height : 0)
    VStack(alignment: .leading, spacing: 0) {
      if isCollapsed || hasRow || !large {
        row(showsTitle: !large || isCollapsed)
      }
      if large, !isCollapsed { largeRow }
      // What has gone up leaves room, so that the content does not jump.
      if isCollapsed, hasRow { Color.clear.frame(width: 0, height: metrics.cell.height) }
      if let search, !searchSharesRow { StageView(search.hoist) }
    }
    .padding(.horizontal, metrics.cell.width)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { [widths, metrics] in
      widths.note(bar: $0 - 2 * metrics.cell.width)
    }
    .background(alignment: .top) {
      let height = metrics.cell.height * (hasSubtitle ? 2 : 1)
      ground(height: isCollapsed && (search == nil || searchSharesRow) ? height : nil)
    }
    .modifier(BarScheme(scheme: showsBackground ? contents.top.colorScheme : nil))
  }

  private func row(showsTitle: Bool) -> some View {
    let gap = metrics.cell.width * 2
    let search = searchSharesRow ? search : nil
    let hidden = hidden(gap)
    let leading = items(.leading).without(hidden)
    let trailing = items(.trailing).without(hidden)
    let gapAfterLeading = widths.areShown(leading) ? gap : 0
    let gapAfterTrailing = widths.areShown(trailing) ? gap : 0
    return BarLayout(spacing: metrics.cell.width) {
      HStack(spacing: 0) {
        if let back {
          back.padding(.trailing, displayMode == .inlineLarge ? gap : gapAfterLeading)
        }
        if displayMode == .inlineLarge { title.padding(.trailing, gapAfterLeading) }
        BarItems(entries: leading, widths: widths)
      }
      .barSlot(.leading)
      if showsTitle, displayMode != .inlineLarge { title.barSlot(.title) }
      HStack(spacing: 0) {
        BarItems(entries: trailing, widths: widths)
        if !hidden.isEmpty { OverflowMenu(entries: hidden).padding(.leading, gapAfterTrailing) }
        if let search {
          StageView(search.hoist).frame(maxWidth: gap * 14)
            .padding(.leading, hidden.isEmpty ? gapAfterTrailing : gap)
        }
      }
      .barSlot(.trailing)
    }
    .frame(minHeight: metrics.cell.height)
  }

  /// The items for which there is no room; beside a large title in the row only those at the
  /// trailing edge have any.
  private func hidden(_ gap: CGFloat) -> [ToolbarEntry] {
    let leading =
      displayMode == .inlineLarge
      ? items(.leading) + items(.principal)
      : widths.overflow(
        of: items(.leading), room: widths.third(without: back == nil ? 0 : metrics.cell.width * 3),
        gap: gap, always: false)
    let search = searchSharesRow && search != nil ? gap * 5 : 0
    let trailing = widths.overflow(
      of: items(.trailing), room: widths.third(without: search), gap: gap, always: !leading.isEmpty)
    return leading + trailing
  }

  /// The title in the bar's row, with what is below it.
  private var title: some View {
    VStack(spacing: 0) {
      if displayMode != .inlineLarge, let principal = items(.principal).first ?? items(.title).first
      {
        StageView(principal.hoist)
      } else if let title = contents.title {
        let label = title.font(.headline).lineLimit(1)
        if let menu = contents.titleMenu {
          TitleMenu(entry: menu, title: label)
        } else {
          label.accessibilityAddTraits(.isHeader)
        }
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

  /// A bar in a wide screen may be narrow all the same: that of a column, or of a sheet.
  private var searchSharesRow: Bool {
    search?.sharesRow == true && sizeClass != .compact
      && widths.isBar(atLeast: 62 * metrics.cell.width)
  }

  private var hasSubtitle: Bool { contents.subtitle != nil || !items(.subtitle).isEmpty }

  private var largeTitle: Text? { contents.title }

  @ViewBuilder private var largeRow: some View {
    if let item = items(.largeTitle).first {
      StageView(item.hoist)
    } else {
      let label = largeTitle?.font(.largeTitle.bold()).lineLimit(1)
      if let menu = contents.titleMenu {
        TitleMenu(entry: menu, title: label)
      } else {
        label.accessibilityAddTraits(.isHeader)
      }
    }
    subtitle
  }

  /// Whether there is anything for a row of its own above a large title.
  private var hasRow: Bool {
    back != nil || search != nil && searchSharesRow
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

extension [ToolbarEntry] {
  func without(_ others: [ToolbarEntry]) -> [ToolbarEntry] {
    filter { entry in !others.contains { $0 === entry } }
  }
}

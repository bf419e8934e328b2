/// The bar of a tab view: a button for each tab, the shown one set off.
///
///      Inbox (3)   Sent   Trash
struct TabBar: View {
  let model: TabModel
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let (entries, shown) = (model.tabs.value, model.shown.value)
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: metrics.cell.width) {
        ForEach(entries.indices, id: \.self) { index in
          TabButton(entry: entries[index], place: index + 1, isShown: index == shown) { [model] in
            model.select(index)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: metrics.cell.height)
    .background(
      model.look.value.backgroundVisibility == .hidden
        ? AnyShapeStyle(.clear) : model.look.value.background ?? AnyShapeStyle(.bar),
      ignoresSafeAreaEdges: [.bottom, .horizontal])
  }
}

/// A tab in the bar.
private struct TabButton: View {
  let entry: TabEntry
  let place: Int
  let isShown: Bool
  let action: @MainActor () -> Void
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    Button(action: action) {
      HStack(spacing: metrics.cell.width) {
        if let item = entry.item { StageView(item.hoist) } else { Text("\(place)") }
        if let badge = entry.badge { badge.foregroundStyle(.red).accessibilityHidden(true) }
      }
      .lineLimit(1)
      .padding(.horizontal, metrics.cell.width)
    }
    .bold(isShown)
    .underline(isShown)
    .foregroundStyle(isShown ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    .accessibilityAddTraits(isShown ? .isSelected : [])
  }
}

/// A dot for each page, the shown one filled.
struct PageDots: View {
  let model: TabModel

  var body: some View {
    let (count, shown) = (model.tabs.value.count, model.shown.value)
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Text(verbatim: (index == 0 ? "" : " ") + (index == shown ? "●" : "○"))
          .foregroundStyle(index == shown ? .primary : .secondary)
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityHidden(true)
  }
}

public import Foundation

/// What a list is told about its rows by the rows: kept with the view for whatever list it is in.
extension View {
  /// How far a list keeps this view from the edges of its row, or nil for the list's own way.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsets.self, value: insets)
  }

  /// Whether a list draws lines above and below this row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListRowSeparator.self, value: SeparatorTrait(visibility: visibility, edges: edges))
  }

  /// The colour of the lines a list draws above and below this row.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListRowSeparatorTint.self, value: SeparatorTintTrait(color: color, edges: edges))
  }

  /// Whether a list draws lines above and below this section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListSectionSeparator.self, value: SeparatorTrait(visibility: visibility, edges: edges))
  }

  /// The colour of the lines a list draws above and below this section.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(
      key: ListSectionSeparatorTint.self, value: SeparatorTintTrait(color: color, edges: edges))
  }

  /// Keeps this row from being deleted in a list.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: DeleteDisabled.self, value: isDisabled)
  }

  /// Keeps this row from being moved in a list.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: MoveDisabled.self, value: isDisabled)
  }

  /// Keeps this row from being selected in a list.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: SelectionDisabled.self, value: isDisabled)
  }

  /// How much the headers of sections in this view stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// Whether there are lines at some edges.
package struct SeparatorTrait: Hashable {
  package let visibility: Visibility
  package let edges: VerticalEdge.Set
}

/// The colour of lines at some edges.
package struct SeparatorTintTrait: Hashable {
  package let color: Color?
  package let edges: VerticalEdge.Set
}

package enum ListRowInsets: LayoutValueKey {
  package static let defaultValue: EdgeInsets? = nil
}

package enum ListRowSeparator: LayoutValueKey {
  package static let defaultValue: SeparatorTrait? = nil
}

package enum ListRowSeparatorTint: LayoutValueKey {
  package static let defaultValue: SeparatorTintTrait? = nil
}

package enum ListSectionSeparator: LayoutValueKey {
  package static let defaultValue: SeparatorTrait? = nil
}

package enum ListSectionSeparatorTint: LayoutValueKey {
  package static let defaultValue: SeparatorTintTrait? = nil
}

package enum DeleteDisabled: LayoutValueKey {
  package static let defaultValue = false
}

package enum MoveDisabled: LayoutValueKey {
  package static let defaultValue = false
}

package enum SelectionDisabled: LayoutValueKey {
  package static let defaultValue = false
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The space between the rows of a list, in units, or nil for the list's own.
  public var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// The least height of a row of a list, in units.
  public var defaultMinListRowHeight: CGFloat {
    get { self[ListRowHeightKey.self] }
    set { self[ListRowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in units, or nil for the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }
}

extension View {
  /// The space between the rows of lists in this view, in units, or nil for the list's own.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum ListHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

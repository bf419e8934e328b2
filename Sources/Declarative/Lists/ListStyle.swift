/// How a list looks.
@MainActor @preconcurrency public protocol ListStyle {
  /// What the style comes down to here.
  nonisolated var look: ListLook { get }
}

/// What list styles come down to in a terminal.
public struct ListLook: Hashable, Sendable {
  /// Whether an empty row follows each section.
  var separatesSections = true
  /// How many columns rows keep away from the edges.
  var inset = 1
  var isBordered = false
  /// Whether the header of the section in sight stays in sight.
  var pinsHeaders = false
}

/// The platform's style: sections stand apart.
public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var look: ListLook { ListLook() }
}

/// Rows and sections one after the other, without room between; the header of the section in sight
/// stays at the top.
public struct PlainListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var look: ListLook {
    ListLook(separatesSections: false, pinsHeaders: true)
  }
}

/// Sections that stand apart.
public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var look: ListLook { ListLook() }
}

/// Sections that stand apart, farther from the edges.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var look: ListLook { ListLook(inset: 2) }
}

/// Rows and sections farther from the edges, without room between.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated init(alternatesRowBackgrounds: Bool) {}

  public nonisolated var look: ListLook { ListLook(separatesSections: false, inset: 2) }
}

/// For a column beside the content.
public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated var look: ListLook { ListLook() }
}

/// Rows in a border.
public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}

  public nonisolated init(alternatesRowBackgrounds: Bool) {}

  public nonisolated var look: ListLook { ListLook(separatesSections: false, isBordered: true) }
}

extension ListStyle where Self == DefaultListStyle {
  public nonisolated static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public nonisolated static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public nonisolated static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public nonisolated static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public nonisolated static var inset: InsetListStyle { InsetListStyle() }

  public nonisolated static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle()
  }
}

extension ListStyle where Self == SidebarListStyle {
  public nonisolated static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  public nonisolated static var bordered: BorderedListStyle { BorderedListStyle() }

  public nonisolated static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle()
  }
}

extension View {
  /// How lists in this view look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    withEnvironment { $0.listLook = style.look }
  }
}

extension EnvironmentValues {
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

private enum ListLookKey: EnvironmentKey {
  static let defaultValue = ListLook()
}

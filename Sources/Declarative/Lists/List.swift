/// Rows one below the other, scrolled where there is no room for all; only those near what can be
/// seen are made.
///
///     List(names, id: \.self, selection: $name) { Text($0) }
///
/// Each view is a row. A list with a selection is one place for the focus: arrows, Page Up, Page
/// Down, Home and End go from row to row. With one selected value the selection goes along; with
/// several, Space and a click add a row to the selection or take it out. Return activates the first
/// control in the row. In a list without a selection the focus goes to the controls in its rows.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let selection: ListSelection?
  let content: Content
}

extension List {
  public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension List {
  /// A list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

@MainActor extension List: PrimitiveView {
  package func update(_ node: Node) {
    let model = node.memory as? ListModel ?? ListModel(node)
    node.memory = model
    model.selection = selection
    model.onChoice = EnvironmentValues(node.scope).onRowChoice
    let isEnabled = node.text.context.paint.isEnabled
    model.update(isEnabled: isEnabled && model.hasCursor)
    model.takesClicks = true
    let look = EnvironmentValues(node.scope).listLook
    let rows = LazyVStack(
      alignment: .leading, spacing: 0, pinnedViews: look.pinsHeaders ? .sectionHeaders : []
    ) {
      RowsView(maker: model.maker, content: content)
    }
    node.setChild(
      0, ListFrame(isBordered: look.isBordered, rows: ScrollView { rows }), in: model.scope)
    node.setChild(1, selection.map { SelectionWatch(model: model, selection: $0) })
  }

  package func collect(_ node: Node) { node.setElements(node.children[0].elements) }
}

/// Follows the selection, so that a change of it concerns the rows that it is a change for, and not
/// all of the list.
nonisolated private struct SelectionWatch: View {
  typealias Body = Never

  let model: ListModel
  let selection: ListSelection
}

@MainActor extension SelectionWatch: PrimitiveView {
  /// What is selected may be in a model.
  static var callsContent: Bool { true }

  func update(_ node: Node) {
    selection.read()
    model.lookAgain()
  }
}

/// A list's scroll view, in a border where its style has one.
private struct ListFrame<Rows: View>: View {
  let isBordered: Bool
  let rows: Rows
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    if isBordered {
      rows
        .padding(.horizontal, metrics.cell.width)
        .padding(.vertical, metrics.cell.height)
        .border(.rounded, .separator)
    } else {
      rows
    }
  }
}

/// The views of a list: what is in here becomes rows.
nonisolated private struct RowsView<Content: View>: View {
  typealias Body = Never

  let maker: RowMaker
  let content: Content
}

@MainActor extension RowsView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    node.rowMaker = maker
    let scope = node.memory as? EnvironmentScope ?? EnvironmentScope(parent: node.scope)
    node.memory = scope
    scope.isRightToLeft = node.scope.isRightToLeft
    _ = scope.provide([EnvironmentWrite(ObjectIdentifier(IsListRowKey.self), true)])
    node.setChild(0, content, in: scope)
  }
}

/// A view for each element of a collection; state follows an element's id.
///
///     ForEach(names, id: \.self) { name in Text(name) }
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: ElementID<Data.Element, ID>
  /// Whether no two elements can have one id.
  package var hasDistinctIDs = false
  /// Visits the elements in order; known to be a range, they need no iterator.
  package var visit: (Data, (Data.Element) -> Void) -> Void = { data, body in
    for element in data { body(element) }
  }
}

/// How an element of a `ForEach` is told from the others.
package enum ElementID<Element, ID: Hashable> {
  case keyPath(KeyPath<Element, ID>)
  case function((Element) -> ID)

  package func callAsFunction(_ element: Element) -> ID {
    switch self {
    case .keyPath(let path): element[keyPath: path]
    case .function(let id): id(element)
    }
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

// A binding to a collection is a collection too: for it the overloads that take a binding count.
extension ForEach where Content: View {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = .keyPath(id)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = .function { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    id = .function { $0 }
    hasDistinctIDs = true
    visit = { range, body in for index in range { body(index) } }
  }
}

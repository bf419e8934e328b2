/// One of several views that stand as one: it can be put anywhere.
///
/// It is the view itself, so it takes what the place it is put in has set for it.
nonisolated public struct Subview: View, Identifiable {
  public typealias Body = Never

  /// Where among the others it comes from: it stays the same while that does.
  public struct ID: Hashable {
    fileprivate let path: ContiguousArray<AnyHashable>

    /// What tells it from its nearest siblings: the id of an element, or a place.
    package var last: AnyHashable? { path.last }
  }

  public let id: ID
  package let content: any View
}

/// The views that stand as one in a view: those of a group, of a `ForEach`, of an `if`.
///
/// Any other view is one, whatever is in it.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  private let all: ContiguousArray<Subview>

  package init<Content: View>(_ content: Content) {
    var list = SubviewList()
    list.add(content)
    all = list.found
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }

  public subscript(index: Int) -> Subview { all[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: all[bounds])
  }
}

/// Some of the views that stand as one, one after the other.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  private let base: ContiguousArray<Subview>.SubSequence

  fileprivate init(base: ContiguousArray<Subview>.SubSequence) { self.base = base }

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollectionSlice: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension Group where Content: View {
  /// Makes something else of the views that stand as one in a view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       subviews.first
  ///       HStack { subviews.dropFirst() }
  ///     }
  public init<Base: View>(
    subviews view: Base, @ViewBuilder transform: (SubviewsCollection) -> Content
  ) {
    content = transform(SubviewsCollection(view))
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// A view for each of the views that stand as one in a view.
  ///
  ///     ForEach(subviews: content) { subview in subview.padding() }
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    data = SubviewsCollection(view)
    self.content = content
    id = .function { $0.id }
  }
}

/// A view that stands for several.
package protocol SubviewSource {
  func addSubviews(to list: inout SubviewList)
}

/// The views found so far, in their order.
package struct SubviewList {
  fileprivate var found: ContiguousArray<Subview> = []
  private var path: ContiguousArray<AnyHashable> = []

  /// Adds what stands as one in `view`, each view with something done to it.
  package mutating func add<Content: View>(_ view: Content, as change: (any View) -> any View) {
    let start = found.count
    add(view)
    for index in start..<found.count {
      found[index] = Subview(id: found[index].id, content: change(found[index].content))
    }
  }

  /// Adds what stands as one in `view`.
  package mutating func add<Content: View>(_ view: Content) {
    if let source = view as? any SubviewSource {
      source.addSubviews(to: &self)
    } else {
      found.append(Subview(id: Subview.ID(path: path), content: view))
    }
  }

  /// Adds a part of something, found again by its step.
  package mutating func add<Content: View>(_ view: Content, step: AnyHashable) {
    path.append(step)
    add(view)
    path.removeLast()
  }
}

extension EmptyView: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {}
}

extension Group: SubviewSource where Content: View {
  package func addSubviews(to list: inout SubviewList) { list.add(content) }
}

extension Optional: SubviewSource where Wrapped: View {
  package func addSubviews(to list: inout SubviewList) {
    if let self { list.add(self) }
  }
}

extension ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  package func addSubviews(to list: inout SubviewList) {
    switch storage {
    case .first(let content): list.add(content, step: true)
    case .second(let content): list.add(content, step: false)
    }
  }
}

extension AnyView: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    func open<Content: View>(_ content: Content) { list.add(content) }
    open(content)
  }
}

extension TupleView: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    func open<Content: View>(_ content: Content, _ index: Int) { list.add(content, step: index) }
    if let view = value as? any View { return open(view, 0) }
    for (index, part) in Mirror(reflecting: value).children.enumerated() {
      if let view = part.value as? any View { open(view, index) }
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  package func addSubviews(to list: inout SubviewList) {
    for element in data { list.add(content(element), step: AnyHashable(id(element))) }
  }
}

extension SubviewsCollection: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    for subview in all { list.add(subview, step: subview.id) }
  }
}

extension SubviewsCollectionSlice: SubviewSource {
  package func addSubviews(to list: inout SubviewList) {
    for subview in base { list.add(subview, step: subview.id) }
  }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at `position`.
  ///
  /// Once the collection has no such element, it goes on reading the last value it had, and writes
  /// are dropped.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(location: ElementLocation(location, position))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Value.Index) -> Value.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}

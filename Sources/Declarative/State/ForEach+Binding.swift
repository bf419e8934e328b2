extension ForEach where Content: View {
  /// A view for a binding to each element of a collection.
  ///
  ///     ForEach($items) { $item in Toggle(item.name, isOn: $item.isDone) }
  ///
  /// A binding follows its element's id. One that is kept after its element was removed still
  /// reads the last value, and what is written through it is dropped.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for a binding to each element of a collection.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.id = .function { $0.1 }
    self.content = { place in
      let (index, elementID) = place
      let identity = ElementLocation<C>.Identity(elementID, of: id)
      var binding = Binding(location: ElementLocation(data.location, index, identity))
      binding.transaction = data.transaction
      return content(binding)
    }
  }
}

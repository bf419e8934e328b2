extension View {
  /// Ties the focus of this view to a state: it is true while the focus is in here, and writing
  /// true puts the focus here.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }

  /// Ties the focus of this view to a value of a state: it has the value while the focus is in
  /// here, and writing the value puts the focus here.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }
}

nonisolated private struct FocusedView<Content: View, Value: Hashable>: View {
  typealias Body = Never

  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
}

@MainActor extension FocusedView: PrimitiveView {
  static var rows: RowDeferral { .inherited }

  func update(_ node: Node) {
    let region = node.memory as? ValueRegion<Value> ?? ValueRegion(node)
    node.memory = region
    region.follow(binding.box, value)
    node.setChild(0, content)
  }

  func removed(_ node: Node) {
    let region = node.memory as? ValueRegion<Value>
    region?.left()
    region?.follow(nil, value)
  }

  func parked(_ node: Node) { removed(node) }

  func unparked(_ node: Node) {
    (node.memory as? ValueRegion<Value>)?.follow(binding.box, value)
  }
}

/// A part of the tree that stands for a value of a focus state.
@MainActor private final class ValueRegion<Value: Hashable>: FocusRegion {
  private var box: FocusBox<Value>?
  private var value: Value?

  override var holder: (any FocusHolder)? { box }

  func follow(_ box: FocusBox<Value>?, _ value: Value) {
    if self.box === box, self.value == value { return }
    let isNamed = isAroundFocus && (self.box !== box || self.value == box?.state.get())
    if self.box !== box { left() }
    if let last = self.box, let value = self.value { last.remove(self, for: value) }
    self.box = box
    self.value = value
    box?.add(self, for: value)
    // The view is the one that has the focus, by another name.
    if isNamed, let box, !box.isAsking { box.state.set(value) }
  }

  override func entered(_ around: ContiguousArray<FocusRegion>) {
    guard let box, let value, !box.isAsking else { return }
    let shown = box.state.get()
    let isSaid = around.contains { region in
      (region as? ValueRegion<Value>).map { $0.box === box && $0.value == shown } ?? false
    }
    if !isSaid { box.state.set(value) }
  }

  override func left() {
    if let box, !box.isAsking, box.state.get() == value { box.clear() }
  }
}

extension FocusedView: WrappingView {
  var wrapped: any View { content }
}

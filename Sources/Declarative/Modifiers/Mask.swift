import Foundation

extension View {
  /// Shows of this view only what a mask covers, as far as the mask is opaque; letters of the mask
  /// are inked in this view's colours.
  ///
  ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
  ///       .mask { Text("Title").bold() }
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(base: self, mask: mask(), alignment: alignment)
  }

  @_disfavoredOverload
  @available(macOS, deprecated: 100000.0, message: "Use mask(alignment:_:) instead.")
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    MaskedView(base: self, mask: mask, alignment: .center)
  }
}

nonisolated private struct MaskedView<Base: View, Mask: View>: View {
  typealias Body = Never

  var base: Base
  var mask: Mask
  let alignment: Alignment
}

@MainActor extension MaskedView: PrimitiveView {
  func update(_ node: Node) {
    node.elements.forEach {
      let element = unsafeDowncast($0, to: MaskedElement.self)
      element.alignment = alignment
      element.isRightToLeft = node.scope.isRightToLeft
    }
    var (base, mask) = (base, mask)
    node.updateLayers(&base, &mask)
  }

  func collect(_ node: Node) {
    node.collectLayers(mask) { base in
      let element = MaskedElement(base, in: node)
      element.alignment = alignment
      return element
    }
  }
}

private final class MaskedElement: LayeredElement {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  override func placeChildren() {
    base.place(at: .zero, proposal: proposal)
    layer?.align(alignment, to: base, in: self, proposal: ProposedViewSize(size))
  }

  override func drawAll(at origin: CGPoint, into pass: inout DrawingPass) {
    guard let layer, layer.isPlaced, base.isPlaced else { return }
    let start = pass.list.commands.count
    pass.visit(layer, at: origin.moved(by: layer.origin))
    var mask = DisplayList()
    for command in pass.list.commands[start...] {
      // How much is covered is all that counts.
      mask.commands.append(
        command.mapColors { Color(kind: .rgb, value: 0xFF_FFFF, alpha: $0.alpha) })
    }
    pass.list.commands.removeSubrange(start...)
    if mask.commands.isEmpty { return }
    let corner = origin.moved(by: base.origin)
    pass.add(.pushMask(base.visual.moved(by: corner), mask))
    pass.visit(base, at: corner)
    pass.add(.popMask)
  }
}

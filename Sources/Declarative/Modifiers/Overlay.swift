import Foundation

extension View {
  /// Puts views in front of this one, which keeps its size and is what they are aligned to.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts views behind this one, which keeps its size and is what they are aligned to.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: true)
  }

  @_disfavoredOverload
  @available(macOS, deprecated: 100000.0, message: "Use overlay(alignment:content:) instead.")
  public nonisolated func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  @_disfavoredOverload
  @available(macOS, deprecated: 100000.0, message: "Use background(alignment:content:) instead.")
  public nonisolated func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: background, alignment: alignment, isBehind: true)
  }
}

/// A view with another in front of it or behind.
nonisolated package struct LayeredView<Base: View, Layer: View>: View {
  package typealias Body = Never

  var base: Base
  var layer: Layer
  let alignment: Alignment
  let isBehind: Bool
}

@MainActor extension LayeredView: PrimitiveView {
  package func update(_ node: Node) {
    var view = self
    Self.update(&view, in: node)
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    // Preferences of what is behind come before the view's own.
    node.preferenceSources = view.pointee.isBehind ? .firstLast : .all
    let alignment = view.pointee.alignment
    node.elements.forEach {
      let element = unsafeDowncast($0, to: OverlaidElement.self)
      element.alignment = alignment
      element.isRightToLeft = node.scope.isRightToLeft
    }
    node.updateLayers(&view.pointee.base, &view.pointee.layer)
  }

  package func collect(_ node: Node) {
    node.collectLayers(layer) { base in
      let element = OverlaidElement(base, in: node)
      element.isBehind = isBehind
      element.alignment = alignment
      return element
    }
  }
}

private final class OverlaidElement: LayeredElement {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  override func placeChildren() {
    base.place(at: .zero, proposal: proposal)
    layer?.align(alignment, to: base, in: self, proposal: ProposedViewSize(size))
  }
}

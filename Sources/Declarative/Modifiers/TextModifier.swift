/// A change to what texts inherit.
package protocol TextModifier: Equatable {
  func apply(to context: inout TextContext)
  func apply(to layout: inout TextLayoutContext)
  /// Whether everything stays as it is.
  var changesNothing: Bool { get }
}

extension TextModifier {
  package var changesNothing: Bool { false }
  package func apply(to context: inout TextContext) {}
  package func apply(to layout: inout TextLayoutContext) {}
}

/// A view in which texts inherit something else.
nonisolated package struct TextModifiedView<Content: View, Modifier: TextModifier>: View {
  package typealias Body = Never

  var content: Content
  let modifier: Modifier
}

extension View {
  package nonisolated func inherits<Modifier: TextModifier>(_ modifier: Modifier) -> some View {
    TextModifiedView(content: self, modifier: modifier)
  }
}

@MainActor extension TextModifiedView: PrimitiveView {
  package static var rows: RowDeferral { .inherited }

  package func update(_ node: Node) {
    var view = self
    Self.update(&view, in: node)
  }

  package static func update(_ view: UnsafeMutablePointer<Self>, in node: Node) {
    let outer = node.text
    let memory: InheritedText<Modifier>
    if let known = node.memory {
      memory = unsafeDowncast(known, to: InheritedText<Modifier>.self)
      memory.update(view.pointee.modifier, outer, in: node)
      memory.scope.isRightToLeft = node.scope.isRightToLeft
    } else {
      memory = InheritedText(view.pointee.modifier, outer, in: node.scope)
      node.memory = memory
    }
    node.setChild(0, inPlace: &view.pointee.content, in: memory.scope)
  }
}

/// What a text modifier has made of what is inherited around it.
@MainActor final class InheritedText<Modifier: TextModifier> {
  let scope: EnvironmentScope
  private var modifier: Modifier
  private var outer: TextEnvironment
  /// The paints that are inherited now.
  private var shown = PaintContext()
  /// The paints they come from, and how far they have come, while they are on their way.
  private var from: PaintContext?
  private var fraction = 1.0
  private var motion: Motion?

  init(_ modifier: Modifier, _ outer: TextEnvironment, in scope: EnvironmentScope) {
    self.scope = EnvironmentScope(parent: scope)
    self.modifier = modifier
    self.outer = outer
    provide()
  }

  func update(_ modifier: Modifier, _ outer: TextEnvironment, in node: Node) {
    if self.outer === outer, self.modifier == modifier { return }
    let isOwnChange = self.modifier != modifier
    self.modifier = modifier
    self.outer = outer
    if isOwnChange, let animation = node.animation {
      animate(animation, in: node.graph.tree)
    } else {
      provide()
    }
  }

  /// Goes from the paints that are shown to those that are to be, step by step.
  private func animate(_ animation: Animation, in tree: ElementTree) {
    motion?.cancel()
    let start = shown
    motion = tree.motions.start(animation, of: self) { [weak self] fraction in
      MainActor.assumeIsolated {
        self?.fraction = fraction
        self?.from = fraction == 1 ? nil : start
        self?.provide()
      }
    } end: { [weak self] in
      MainActor.assumeIsolated { self?.motion = nil }
    }
  }

  private func provide() {
    if modifier.changesNothing, from == nil {
      shown = outer.context.paint
      return provide(outer)
    }
    var context = outer.context
    var layout = outer.layout
    modifier.apply(to: &context)
    modifier.apply(to: &layout)
    if let from { context.paint = from.mixed(with: context.paint, by: fraction) }
    shown = context.paint
    provide(outer.changing(context: context, layout: layout))
  }

  private func provide(_ text: TextEnvironment) {
    _ = scope.provide([EnvironmentWrite(ObjectIdentifier(TextEnvironmentKey.self), text)])
  }
}

/// Everything a text inherits, as one value of the environment: a text looks it up once, and
/// compares it by identity.
package final class TextEnvironment: Sendable {
  package let context: TextContext
  package let layout: TextLayoutContext
  package let measuring: any TextMeasuring
  package let symbols: (any SymbolSource)?

  package init(
    context: TextContext = TextContext(), layout: TextLayoutContext = TextLayoutContext(),
    measuring: any TextMeasuring, symbols: (any SymbolSource)? = nil
  ) {
    self.context = context
    self.layout = layout
    self.measuring = measuring
    self.symbols = symbols
  }

  package func changing(
    context: TextContext? = nil, layout: TextLayoutContext? = nil
  ) -> TextEnvironment {
    TextEnvironment(
      context: context ?? self.context, layout: layout ?? self.layout, measuring: measuring,
      symbols: symbols)
  }
}

extension TextEnvironment: Equatable {
  package static func == (first: TextEnvironment, second: TextEnvironment) -> Bool {
    first === second || first.context == second.context && first.layout == second.layout
  }
}

package enum TextEnvironmentKey: EnvironmentKey {
  package static let defaultValue = TextEnvironment(measuring: UnitMeasuring())
}

/// Measures text where nobody draws it: a character is one column, and lines end after blanks.
private struct UnitMeasuring: TextMeasuring {
  func shape(_ text: String) -> TextShape {
    let clusters = text.map { character in
      TextShape.Cluster(
        bytes: UInt32(character.utf8.count), columns: character.isNewline ? 0 : 1,
        kind: character.isNewline ? .newline : character.isWhitespace ? .blank : .letter)
    }
    return TextShape(
      columns: clusters.reduce(0) { $0 + Int($1.columns) }, clusters: ContiguousArray(clusters))
  }

  func allowsBreak(before index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    index > 0 && bytes[index - 1] == 0x20 && bytes[index] != 0x20
  }

  func breaks(
    between clusters: ContiguousArray<TextShape.Cluster>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> LineBreaks {
    var breaks = LineBreaks(count: clusters.count)
    for (index, cluster) in clusters.enumerated().dropFirst()
    where clusters[index - 1].kind == .blank && cluster.kind != .blank {
      breaks.allow(before: index)
    }
    return breaks
  }
}

extension EnvironmentValues {
  package var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  package var textContext: TextContext {
    get { text.context }
    set { text = text.changing(context: newValue) }
  }

  package var textLayout: TextLayoutContext {
    get { text.layout }
    set { text = text.changing(layout: newValue) }
  }
}

extension Node {
  /// What texts inherit here; the node is updated when it changes.
  package var text: TextEnvironment {
    guard let box = scope.value(of: ObjectIdentifier(TextEnvironmentKey.self)) else {
      return TextEnvironmentKey.defaultValue
    }
    return unsafeDowncast(box, to: EnvironmentBox<TextEnvironment>.self).value
  }
}

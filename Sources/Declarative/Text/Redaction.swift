/// Why the letters of a view are not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The contents are not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The contents are not for everyone: what is `privacySensitive()` is hidden.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The contents are out of date: they are shown, and a view can tell.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// What texts inherit about being read.
package struct Redaction: Hashable, Sendable {
  package var reasons: RedactionReasons = []
  /// Whether the contents are nobody else's business.
  package var isSensitive = false

  package init() {}

  /// Whether letters are drawn as blocks.
  package var hidesLetters: Bool {
    reasons.contains(.placeholder) || reasons.contains(.privacy) && isSensitive
  }
}

extension TextBlock {
  /// This block with every letter as wide a block of its ink, fainter.
  func redacted(_ measuring: any TextMeasuring) -> TextBlock {
    var block = self
    for line in block.lines.indices {
      for span in block.lines[line].spans.indices {
        block.lines[line].spans[span].redact(measuring)
      }
    }
    return block
  }
}

extension TextBlock.Span {
  fileprivate mutating func redact(_ measuring: any TextMeasuring) {
    let shape = measuring.shape(text)
    if let clusters = shape.clusters {
      text =
        clusters.map { cluster in
          String(repeating: cluster.kind == .blank ? " " : "█", count: Int(cluster.columns))
        }
        .joined()
    } else {
      text = String(text.map { $0 == " " || $0 == "\n" ? $0 : "█" })
    }
    style = InkStyle(foreground: style.foreground.faded(to: .quaternary))
  }
}

/// A text as it is drawn where it stands: its letters, and how each is inked.
package struct ResolvedText: Equatable, Sendable {
  package private(set) var text: String
  /// The ink of all of it, or of its first run.
  package private(set) var style: InkStyle
  /// Nil when all of it is inked alike.
  package private(set) var runs: ContiguousArray<Run>?

  /// A part inked alike.
  package struct Run: Equatable, Sendable {
    /// Where it ends in the text, in bytes of UTF-8.
    package var end: Int
    package var style: InkStyle
  }

  package init(_ text: String, style: InkStyle) {
    self.text = text
    self.style = style
  }

  package mutating func append(_ more: String, style: InkStyle) {
    if more.isEmpty { return }
    if text.isEmpty {
      self = ResolvedText(more, style: style)
      return
    }
    if (runs?.last?.style ?? self.style) != style {
      runs = runs ?? [Run(end: text.utf8.count, style: self.style)]
      runs?.append(Run(end: 0, style: style))
    }
    text.append(more)
    if let last = runs?.indices.last { runs?[last].end = text.utf8.count }
  }

  /// Whether `other` says the same, in parts that are inked alike.
  func hasSameRuns(as other: ResolvedText) -> Bool {
    text == other.text && runs?.map(\.end) == other.runs?.map(\.end)
  }

  /// This text with inks some way on to those of another with the same runs.
  func mixed(with other: ResolvedText, by fraction: Double, in scheme: ColorScheme) -> ResolvedText
  {
    var text = other
    text.style = style.mixed(with: other.style, by: fraction, in: scheme)
    for index in (runs ?? []).indices {
      if let first = runs?[index].style, let second = other.runs?[index].style {
        text.runs?[index].style = first.mixed(with: second, by: fraction, in: scheme)
      }
    }
    return text
  }

  /// Moves the ends of runs that fall inside a cluster to the cluster's end: what is drawn as one
  /// is inked as it begins.
  mutating func alignRuns(to clusters: ContiguousArray<TextShape.Cluster>) {
    guard var runs else { return }
    var run = 0
    var end = 0
    for cluster in clusters {
      end += Int(cluster.bytes)
      while run < runs.count, runs[run].end <= end {
        runs[run].end = end
        run += 1
      }
    }
    self.runs = runs
  }
}

package import Foundation

/// A tree of views as it is laid out, a line for each view that is measured and placed.
///
///     VStack 6×2 at 0,0  offered 6×2
///       Text "hi" [greeting] 2×1 at 2,0  offered 6×1
///
/// A view that is only structure has no line. A view with a body is named before what its body
/// makes: `Counter › VStack`. A modifier begins with a dot, as it does in code. What is in a view
/// without a place is left out.
package struct Outline {
  package struct Line {
    /// How many views it is in.
    package var depth: Int
    /// What it is called, after the views that are nothing but it.
    package var names: [String]
    /// How its text begins, if it is one.
    package var text: String?
    /// The names for tests that are set on it.
    package var identifiers: [String]
    /// Where it is on the screen, in units; nil while it has no place.
    package var rect: CGRect?
    package var proposal: ProposedViewSize
    /// Whether it only changes the view in it.
    package var isModifier: Bool
  }

  package private(set) var lines: [Line] = []

  /// The tree of a graph whose layout is settled.
  @MainActor package init(_ graph: Graph) {
    guard let root = graph.tree.root else { return }
    let labels = Labels(graph)
    var stack: ContiguousArray<(element: Element, depth: Int)> = [(root, 0)]
    while let (element, depth) = stack.popLast() {
      let label = labels[element]
      lines.append(
        Line(
          depth: depth, names: label.names, text: (element as? TextElement)?.letters,
          identifiers: label.identifiers, rect: element.isPlaced ? element.absoluteRect : nil,
          proposal: element.proposal, isModifier: element.forwardsTraits))
      if !element.isPlaced { continue }
      for child in element.children.reversed() { stack.append((child, depth + 1)) }
    }
  }
}

extension Outline: CustomStringConvertible {
  /// How deep lines are indented: what is deeper begins with its depth.
  private static let deepestIndentation = 40

  package var description: String {
    lines.map { line in
      let depth = min(line.depth, Self.deepestIndentation)
      let tag = line.depth > depth ? "(\(line.depth)) " : ""
      return String(repeating: "  ", count: depth) + tag + line.description + "\n"
    }
    .joined()
  }
}

extension Outline.Line: CustomStringConvertible {
  package var description: String {
    var name = names.joined(separator: " › ")
    if let text { name += " \"\(visible(text, upTo: 24))\"" }
    for identifier in identifiers { name += " [\(visible(identifier, upTo: 60))]" }
    guard let rect else { return name + " not placed" }
    return name + " \(short(rect.size.width))×\(short(rect.size.height))"
      + " at \(short(rect.minX)),\(short(rect.minY))"
      + "  offered \(short(proposal.width))×\(short(proposal.height))"
  }
}

/// The beginning of a user's string, on one line and without what a terminal would obey.
private func visible(_ string: String, upTo count: Int) -> String {
  let scalars = string.unicodeScalars.prefix(count)
    .map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case _ where scalar == "\n", .lineSeparator, .paragraphSeparator: "⏎"
      case .control, .format, .privateUse: "\u{FFFD}"
      default: scalar
      }
    }
  let beginning = String(String.UnicodeScalarView(scalars))
  return string.unicodeScalars.count > count ? beginning + "…" : beginning
}

/// A length to the hundredth, without noughts at the end.
private func short(_ length: CGFloat?) -> String {
  guard let length else { return "–" }
  if length == .infinity { return "∞" }
  if !length.isFinite { return "\(length)" }
  // Adding zero makes a negative zero a plain one.
  let hundredths = (length * 100).rounded() / 100 + 0
  return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
    ? "\(Int(hundredths))" : "\(hundredths)"
}

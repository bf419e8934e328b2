public import DeclarativeText

/// A view laid out at a proposal, with SwiftUI's own numbers: what a layout test asks where its
/// views are.
///
/// Frames are `[x, y, width, height]`, from the outermost view's corner, to the hundredth.
@MainActor public struct Arrangement {
  public let host: TextHost

  /// Offers `content` a width and height; nil asks for its ideal.
  public init<Content: View>(
    _ width: CGFloat?, _ height: CGFloat?, metrics: CellMetrics = .exact,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    host = TextHost(columns: 1, rows: 1, metrics: metrics) {
      Probe(proposal: ProposedViewSize(width: width, height: height)) {
        content.accessibilityIdentifier(Self.outermost)
      }
    }
  }

  private static let outermost = "the outermost view"

  /// The frame of the view with that `accessibilityIdentifier`; nothing if there is none.
  public subscript(identifier: String) -> [CGFloat] {
    guard let rect = host.rect(of: identifier), let outer = host.rect(of: Self.outermost) else {
      return []
    }
    return [
      rect.minX - outer.minX, rect.minY - outer.minY, rect.size.width, rect.size.height,
    ]
    .map(hundredths)
  }

  /// The outermost view's width and height.
  public var size: [CGFloat] {
    guard let rect = host.rect(of: Self.outermost) else { return [] }
    return [hundredths(rect.size.width), hundredths(rect.size.height)]
  }

  public var width: CGFloat { size.first ?? .nan }
  public var height: CGFloat { size.last ?? .nan }

  public func xs(_ identifiers: String...) -> [CGFloat] { component(0, identifiers) }
  public func ys(_ identifiers: String...) -> [CGFloat] { component(1, identifiers) }
  public func widths(_ identifiers: String...) -> [CGFloat] { component(2, identifiers) }
  public func heights(_ identifiers: String...) -> [CGFloat] { component(3, identifiers) }

  private func component(_ index: Int, _ identifiers: [String]) -> [CGFloat] {
    identifiers.map { self[$0].isEmpty ? .nan : self[$0][index] }
  }

  private func hundredths(_ length: CGFloat) -> CGFloat {
    // Adding zero makes a negative zero a plain one.
    (length * 100).rounded() / 100 + 0
  }
}

/// A layout that offers its one child what it was told to, whatever is offered to it.
public struct Probe: Layout {
  public var proposal: ProposedViewSize

  public init(proposal: ProposedViewSize) { self.proposal = proposal }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    .zero
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}

/// A colour that takes all it is offered, with an identifier; its ideal size is 10 by 10.
public func greedy(_ identifier: String = "", _ color: Color = .red) -> some View {
  color.accessibilityIdentifier(identifier)
}

/// A colour of a fixed size, with an identifier; a nil length takes what is offered.
public func box(
  _ identifier: String = "", _ width: CGFloat?, _ height: CGFloat?, _ color: Color = .red
) -> some View {
  color.frame(width: width, height: height).accessibilityIdentifier(identifier)
}

extension View {
  public nonisolated func named(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
}

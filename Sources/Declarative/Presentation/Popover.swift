public import Foundation

extension View {
  /// Shows other views in a panel beside this one while a value is true.
  ///
  /// Escape closes it, and so does a click outside.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented, content: content) { stage, presenter in
      AnyView(PopoverChrome(stage: stage, presenter: presenter, edge: arrowEdge ?? .top))
    }
  }

  /// Shows other views in a panel beside this one while there is an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, content: content) { stage, presenter in
      AnyView(PopoverChrome(stage: stage, presenter: presenter, edge: arrowEdge ?? .top))
    }
  }
}

/// What a popover stands beside: all of the view, whatever is said.
public enum PopoverAttachmentAnchor: Sendable {
  /// A part of the view.
  public enum Source: Sendable {
    case bounds
    case rect(CGRect)
  }

  case rect(Source)
  case point(UnitPoint)
}

/// A popover on the screen: a panel beside the view it belongs to, on the side with more room.
private struct PopoverChrome: View {
  let stage: StageView
  let presenter: Presenter
  let edge: Edge
  @State private var settings = PresentationSettings()
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    ZStack {
      // What is behind is not dimmed; a click there closes the panel.
      Button {
        if !settings.isDismissDisabled { presenter.end.action() }
      } label: {
        Color.clear
      }
      .accessibilityHidden(true)
      .accessibilityLabel("Close")
      PopoverLayout(
        anchor: PopoverAnchor(presenter.sourceElement),
        isBeside: edge == .leading || edge == .trailing,
        cell: metrics.cell
      ) {
        stage
          .padding(.horizontal, metrics.cell.width * 2)
          .padding(.vertical, metrics.cell.height)
          .background(.background)
          .border(.rounded, .separator)
      }
    }
    .onPresentationSettings { settings = $0 }
    .closesOnEscape { if !settings.isDismissDisabled { presenter.end.action() } }
  }
}

/// Places a panel below or above an area of the screen, or beside it, and always on the screen.
private struct PopoverLayout: Layout {
  let anchor: PopoverAnchor
  let isBeside: Bool
  let cell: CGSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let anchor = anchor.rect
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, bounds.width), height: min(ideal.height, bounds.height))
      var origin = CGPoint(x: anchor.minX, y: anchor.minY)
      if isBeside {
        let isAfter = bounds.maxX - anchor.maxX >= anchor.minX - bounds.minX
        origin.x = isAfter ? anchor.maxX : anchor.minX - size.width
      } else {
        let isBelow = bounds.maxY - anchor.maxY >= anchor.minY - bounds.minY
        origin.y = isBelow ? anchor.maxY : anchor.minY - size.height
        origin.x += ((anchor.size.width - size.width) / 2 / cell.width).rounded(.down) * cell.width
      }
      origin.x = min(max(origin.x, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
      origin.y = min(max(origin.y, bounds.minY), max(bounds.maxY - size.height, bounds.minY))
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }
}

/// The view that a popover stands beside.
///
/// It is asked in layout, which has the elements to itself.
private final class PopoverAnchor: @unchecked Sendable {
  private weak var element: Element?

  init(_ element: Element?) { self.element = element }

  /// Where it is on the screen.
  var rect: CGRect { element?.absoluteRect ?? .zero }
}

extension View {
  /// This view: what is presented is the same on every screen.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// This view: what is presented is the same on every screen.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// This view: a sheet has no mark to drag it by.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// This view: the corners of a sheet are as round as a cell can be.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// This view: what is behind a sheet waits.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// This view: a sheet is not resized by scrolling.
  public nonisolated func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> some View { self }

  /// Fills the sheet these views are in with a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    background(style)
  }

  /// This view: the size of a sheet is that of its detents.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
}

/// What a presentation would become on a small screen: the same here.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// Whether what is behind a sheet could be used: it can't, here.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabled")
  }
}

/// What dragging in a sheet would do first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large a sheet would be.
public struct PresentationSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = PresentationSizing(name: "automatic")
  public static let fitted = PresentationSizing(name: "fitted")
  public static let form = PresentationSizing(name: "form")
  public static let page = PresentationSizing(name: "page")
}

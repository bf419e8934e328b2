public import Foundation

/// Where on a view a popover is attached.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as shares of its size.
  case point(UnitPoint)
}

extension View {
  /// Shows other views in a panel beside this one while a value is true.
  ///
  ///     Button("More") { isShown = true }       More
  ///       .popover(isPresented: $isShown) {    ╭───────╮
  ///         Text("Details")                    │Details│
  ///       }                                    ╰───────╯
  ///
  /// Escape closes it, and so does a click outside.
  ///
  /// - Parameter arrowEdge: The side of this view that the panel is at, where there is room; nil
  ///   for below, or else above.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverPlacing(anchor: attachmentAnchor) { view, place in
        view.presenting(isPresented, content: content) { stage, presenter in
          popoverChrome(stage, presenter, place, arrowEdge)
        }
      })
  }

  /// Shows other views in a panel beside this one while there is an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverPlacing(anchor: attachmentAnchor) { view, place in
        view.presenting(item, content: content) { stage, presenter in
          popoverChrome(stage, presenter, place, arrowEdge)
        }
      })
  }
}

/// Where a popover's anchor is, and its panel: in units, on the screen.
@MainActor private final class PopoverPlace {
  private(set) lazy var anchor = Followed(CGRect.zero)
  var panel = CGRect.zero

  nonisolated init() {}
}

/// Follows where a view is, for the popover beside it.
nonisolated private struct PopoverPlacing<Presenting: View>: ViewModifier {
  let anchor: PopoverAttachmentAnchor
  let presenting: (AnyView, PopoverPlace) -> Presenting
  @State private var place = PopoverPlace()

  init(
    anchor: PopoverAttachmentAnchor,
    presenting: @escaping (AnyView, PopoverPlace) -> Presenting
  ) {
    self.anchor = anchor
    self.presenting = presenting
  }

  @MainActor func body(content: Content) -> some View {
    let (anchor, place) = (anchor, place)
    presenting(
      AnyView(
        content.onGeometryChange(for: CGRect.self) { proxy in
          let frame = proxy.frame(in: .global)
          guard case .point(let point) = anchor else { return frame }
          return CGRect(
            x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y,
            width: 0, height: 0)
        } action: {
          place.anchor.value = $0
        }), place)
  }
}

@MainActor private func popoverChrome(
  _ stage: StageView, _ presenter: Presenter, _ place: PopoverPlace, _ edge: Edge?
) -> AnyView {
  let end = presenter.end
  let settings = Followed(PresentationSettings())
  presenter.layer?.onClickOutside = { [weak place] point in
    guard let place, !place.panel.contains(point), !settings.value.isDismissDisabled else {
      return
    }
    end.action()
  }
  return AnyView(
    PopoverChrome(stage: stage, end: end, place: place, edge: edge, settings: settings))
}

/// A popover on the screen: a panel beside its anchor; what is behind is not dimmed.
private struct PopoverChrome: View {
  let stage: StageView
  let end: Presentation.End
  let place: PopoverPlace
  let edge: Edge?
  let settings: Followed<PresentationSettings>
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let place = place
    PopoverLayout(anchor: place.anchor.value, edge: edge) {
      stage
        .padding(.horizontal, metrics.cell.width)
        .padding(.vertical, metrics.cell.height)
        .background(.background)
        .border(.rounded, .separator)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          place.panel = $0
        }
    }
    .onPresentationSettings { [settings] in settings.value = $0 }
    .closesOnEscape { [settings, end] in
      if !settings.value.isDismissDisabled { end.action() }
    }
  }
}

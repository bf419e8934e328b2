import Foundation

/// What an alert or a dialog asks: a title, a message, and buttons that answer.
nonisolated struct Question<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  let isDialog: Bool
  let end: () -> Void
  @State private var hasCancel = false
  @Environment(\.cellMetrics) private var metrics

  init(
    title: Text?, actions: Actions, message: Message, isDialog: Bool, end: @escaping () -> Void
  ) {
    self.title = title
    self.actions = actions
    self.message = message
    self.isDialog = isDialog
    self.end = end
  }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      title?.font(.headline).multilineTextAlignment(.center)
      message.foregroundStyle(.secondary).multilineTextAlignment(.center)
      if title != nil || !(message is EmptyView) {
        Color.clear.frame(width: 0, height: metrics.cell.height)
      }
      AnswerLayout(isUpright: isDialog, gap: metrics.cell.width * 3) {
        if actions is EmptyView, !isDialog {
          Button("OK") {}
        } else {
          actions.onPreferenceChange(CancelActionKey.self) { hasCancel = $0 }
        }
        // Not heard of above, or it would take itself away.
        if isDialog, !hasCancel { Button("Cancel", role: .cancel) {} }
      }
    }
    .modifier(Answering(end: end))
  }
}

/// Has every button in here end what is asked.
private struct Answering: ViewModifier {
  let end: () -> Void
  @State private var follower = Holder()

  /// One object for as long as the question is asked.
  @MainActor private final class Holder {
    let follower = ActionFollower {}
  }

  func body(content: Content) -> some View {
    follower.follower.action = end
    return content.withEnvironment { [follower = follower.follower] in
      $0.actionFollower = follower
    }
  }
}

/// Answers side by side where there is room, else one below the other.
private struct AnswerLayout: Layout {
  let isUpright: Bool
  let gap: CGFloat

  private func fits(_ sizes: [CGSize], in width: CGFloat?) -> Bool {
    let length = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(sizes.count - 1, 0))
    return !isUpright && length <= width ?? .infinity
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if fits(sizes, in: proposal.width) {
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(sizes.count - 1, 0)),
        height: sizes.map(\.height).max() ?? 0)
    }
    let width = min(sizes.map(\.width).max() ?? 0, proposal.width ?? .infinity)
    return CGSize(
      width: width,
      height: subviews.reduce(0) {
        $0 + $1.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if fits(sizes, in: bounds.width) {
      var x = bounds.minX
      for (subview, size) in zip(subviews, sizes) {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
        x += size.width + gap
      }
      return
    }
    var y = bounds.minY
    for subview in subviews {
      let offer = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
      y += subview.sizeThatFits(offer).height
    }
  }
}

/// A question on the screen: a panel in the middle, over what is dimmed behind it.
struct QuestionChrome: View {
  let stage: StageView
  let presenter: Presenter
  let isDialog: Bool
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    ZStack {
      Scrim()
      stage
        .padding(.horizontal, metrics.cell.width * 3)
        .padding(.vertical, metrics.cell.height)
        .background(.background)
        .border(.rounded, .separator)
        .frame(maxWidth: metrics.cell.width * 60)
    }
    .closesOnEscape {
      if let cancel = presenter.hoist.node?.cancelControl {
        cancel.action()
      } else if isDialog {
        presenter.end.action()
      }
    }
  }
}

extension View {
  /// Asks a question while a value is true.
  nonisolated func asking<Actions: View, Message: View>(
    _ isPresented: Binding<Bool>, title: @escaping () -> Text?, isDialog: Bool,
    actions: @escaping () -> Actions, message: @escaping () -> Message
  ) -> some View {
    presenting(isPresented) {
      Question(
        title: title(), actions: actions(), message: message(), isDialog: isDialog,
        end: { isPresented.wrappedValue = false })
    } chrome: { stage, presenter in
      AnyView(QuestionChrome(stage: stage, presenter: presenter, isDialog: isDialog))
    }
  }
}

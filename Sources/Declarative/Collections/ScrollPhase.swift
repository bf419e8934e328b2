import Foundation

/// What a scroll view is doing.
///
/// In a terminal it is idle, or a person is scrolling: the wheel and keys are steps, so nothing
/// decelerates, and a step is over when none has followed for a moment.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  case idle
  case tracking
  case interacting
  case decelerating
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// What else is known when a scroll view begins or ends scrolling.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// How fast it scrolls, if that is known: a step has no speed.
  public var velocity: CGVector? { nil }
}

extension View {
  /// Runs an action when the scroll view in this view begins to be scrolled, and when that is over.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

nonisolated private struct ScrollPhaseModifier: ViewModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @State private var watch = ScrollPhaseWatch()

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let _ = watch.follow(action)
    content.watched(by: watch)
  }
}

@MainActor private final class ScrollPhaseWatch: ScrollWatch {
  /// How long after the last step scrolling is over.
  private static let pause = Duration.milliseconds(150)

  private var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  private var phase = ScrollPhase.idle
  private var end: HostClock.Alarm?

  nonisolated override init() { super.init() }

  func follow(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }

  override func personScrolled() {
    end?.cancel()
    end = node?.graph.clock.schedule(after: Self.pause) { [weak self] in self?.go(to: .idle) }
    go(to: .interacting)
  }

  private func go(to new: ScrollPhase) {
    guard phase != new, let scroller else { return }
    let old = phase
    phase = new
    action(old, new, ScrollPhaseChangeContext(geometry: scroller.geometry))
  }
}

import Foundation

/// A bar that is filled as far as something has come, to half a cell.
///
///     ━━━━━━━╸──────
struct ProgressBar: View, Animatable {
  /// From 0 to 1.
  var fraction: Double
  @Environment(\.cellMetrics) private var metrics

  init(_ fraction: Double) { self.fraction = fraction }

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  var body: some View {
    GeometryReader { proxy in
      let columns = Int(min(max((proxy.size.width / metrics.cell.width).rounded(.down), 0), 1e4))
      bar(columns)
    }
    .frame(
      minWidth: metrics.cell.width, idealWidth: metrics.cell.width * 20, maxWidth: .infinity,
      minHeight: metrics.cell.height, maxHeight: metrics.cell.height)
  }

  private func bar(_ columns: Int) -> some View {
    let share = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    let halves = Int((share * Double(columns * 2)).rounded())
    let filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    let rest = String(repeating: "─", count: columns - (halves + 1) / 2)
    return HStack(spacing: 0) {
      Text(verbatim: filled).foregroundStyle(.tint)
      Text(verbatim: rest).foregroundStyle(.tertiary)
    }
    .lineLimit(1)
    .accessibilityHidden(true)
  }
}

/// Something that turns for as long as it is on the screen; it stands still for those who want
/// nothing to move.
struct Spinner: View {
  @Environment(\.accessibilityReduceMotion) private var isStill

  private static let pictures = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  var body: some View {
    Group {
      if isStill {
        Text(verbatim: "…")
      } else {
        TimelineView(.periodic(from: .distantPast, by: 0.1)) { context in
          let tenths = (context.date.timeIntervalSinceReferenceDate * 10).rounded(.down)
          let index = Int(tenths.truncatingRemainder(dividingBy: 10))
          Text(verbatim: String(Self.pictures[(index + 10) % 10]))
        }
      }
    }
    .foregroundStyle(.tint)
    .accessibilityHidden(true)
  }
}

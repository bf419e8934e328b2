import DeclarativeText

/// What moves, and how: animations as films, views that come and go, keyframes, and a container that
/// knows what its views say of themselves.
struct MotionScreen: View {
  var body: some View {
    SideBySide(alignment: .top) {
      Panel("Animations") { Films() }
      VStack {
        Panel("Transitions") { Guests() }
        Panel("Keyframes") { Jump() }
        Panel("Container values") { Crates() }
        Spacer(minLength: 0)
      }
    }
  }
}

/// One second of each animation, a letter a tenth of a second.
private struct Films: View {
  private struct Film: Identifiable {
    let id: String
    let animation: Animation
  }

  @State private var isAway = false

  private let films = [
    Film(id: "linear", animation: .linear(duration: 1)),
    Film(id: "easeIn", animation: .easeIn(duration: 1)),
    Film(id: "easeOut", animation: .easeOut(duration: 1)),
    Film(id: "easeInOut", animation: .easeInOut(duration: 1)),
    Film(id: "smooth", animation: .smooth(duration: 1)),
    Film(id: "bouncy", animation: .bouncy(duration: 1)),
    Film(id: "one's own", animation: Animation(Steps())),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(films) { film in
        HStack {
          Text(film.id).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
          Text(picture(of: film.animation)).foregroundStyle(.secondary)
        }
        Text("●").foregroundStyle(.tint)
          .frame(maxWidth: .infinity, alignment: isAway ? .trailing : .leading)
          .animation(film.animation, value: isAway)
      }
      Button(isAway ? "Back" : "Go") { isAway.toggle() }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
  }

  private func picture(of animation: Animation) -> String {
    var context = AnimationContext<Double>()
    let heights = Array("▁▂▃▄▅▆▇█")
    return String(
      (0...10)
        .map { tenth in
          let time = Double(tenth) / 10
          let value = animation.animate(value: 1.0, time: time, context: &context) ?? 1
          return heights[min(max(Int((value * 7).rounded()), 0), 7)]
        })
  }
}

/// Four steps to a second.
private struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
  }
}

private struct Guests: View {
  @State private var areIn = true

  var body: some View {
    VStack(alignment: .leading) {
      Button(areIn ? "Leave" : "Come in") {
        withAnimation(.easeInOut(duration: 1)) { areIn.toggle() }
      }
      if areIn {
        Text("opacity").transition(.opacity)
        Text("slide").transition(.slide)
        Text("move(edge: .trailing)").transition(.move(edge: .trailing))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .clipped()
  }
}

/// A ball that jumps when it is told to.
private struct Jump: View {
  @State private var jumps = 0
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    HStack(alignment: .bottom) {
      Button("Jump") { jumps += 1 }
      Text("●").foregroundStyle(.orange)
        .keyframeAnimator(initialValue: 0.0, trigger: jumps) { ball, height in
          ball.offset(y: -height * metrics.cell.height)
        } keyframes: { _ in
          CubicKeyframe(2, duration: 0.3)
          CubicKeyframe(0, duration: 0.3)
          SpringKeyframe(0, duration: 0.4, spring: .bouncy)
        }
        .frame(maxWidth: .infinity)
    }
    .frame(height: 3 * metrics.cell.height, alignment: .bottom)
  }
}

extension ContainerValues {
  @Entry fileprivate var weight = 1
}

/// A container that asks each of its views how heavy it is.
private struct Crates: View {
  var body: some View {
    Scale {
      Text("apples").containerValue(\.weight, 3)
      Text("feathers")
      Text("books").containerValue(\.weight, 8)
    }
    .lineLimit(1)
  }
}

private struct Scale<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(subviews: content) { crate in
        HStack {
          crate.frame(maxWidth: .infinity, alignment: .leading)
          Text(String(repeating: "▪", count: crate.containerValues.weight))
            .foregroundStyle(.tint)
        }
      }
    }
  }
}

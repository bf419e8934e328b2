import DeclarativeText

/// A modifier of a scene that changes how it is drawn, or what is seen of it.
package enum TestSceneEffect {
  case redacted(Bool)
  case colors(Int)
  case masked(width: Int, alignment: Int, tenths: Int)
  case lettered(Int)
  case scaledToNothing(Bool)
  case margins(edges: Int8, Int)
  case clipsScrolling(Bool)
}

extension TestSceneEffect {
  @MainActor @ViewBuilder func applied(to view: AnyView) -> some View {
    switch self {
    case .redacted(let isRedacted): view.redacted(reason: isRedacted ? .placeholder : [])
    case .colors(let which): colored(which, view)
    case .masked(let width, let alignment, let tenths):
      view.mask(alignment: TestSceneView.alignments[alignment]) {
        Color.black.opacity(Double(tenths) / 10).frame(width: CGFloat(width))
      }
    case .lettered(let which): view.mask { Text(["ab cd", "山川 x", "e\u{301}"][which]) }
    case .scaledToNothing(let isNothing): view.scaleEffect(isNothing ? 0 : 1)
    case .margins(let edges, let length):
      view.contentMargins(Edge.Set(rawValue: edges), CGFloat(length))
    case .clipsScrolling(let clips): view.scrollClipDisabled(!clips)
    }
  }

  @MainActor @ViewBuilder private func colored(_ which: Int, _ view: AnyView) -> some View {
    switch which {
    case 0: view.grayscale(1)
    case 1: view.colorInvert()
    case 2: view.colorMultiply(.red)
    default: view.brightness(Double(which - 4) / 5)
    }
  }

  static func random(using random: inout SeededGenerator) -> TestSceneEffect {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...7) {
    case 0: return .redacted(number(0...1) == 0)
    case 1: return .colors(number(0...6))
    case 2, 3:
      return .masked(
        width: number(0...9), alignment: number(0...alignmentCount - 1), tenths: number(0...10))
    case 4: return .lettered(number(0...2))
    case 5: return .scaledToNothing(number(0...1) == 0)
    case 6: return .margins(edges: Int8(number(0...15)), number(0...2))
    default: return .clipsScrolling(number(0...1) == 0)
    }
  }
}

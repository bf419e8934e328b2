import DeclarativeText

/// How many alignments views are aligned by.
let alignmentCount = TestSceneView.alignments.count

extension TestScene {
  private static let texts = [
    "a", "hello", "山川", "wide 漢字 mix", "👩‍🚒", "two words here", "", "e\u{301}e", "one\ntwo", "🇫🇷 x",
    "\u{2600}\u{FE0F}", "a long line that must wrap somewhere",
  ]

  /// A scene of at most so many levels.
  package static func random(
    depth: Int, using random: inout SeededGenerator
  ) -> TestScene {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    func part() -> TestScene { TestScene.random(depth: depth - 1, using: &random) }
    guard depth > 0 else { return leaf(using: &random) }
    switch number(19) {
    case 0: return leaf(using: &random)
    case 1:
      return .arranged(
        TestArrangement.allCases[number(TestArrangement.allCases.count)],
        (0..<number(4)).map { _ in part() })
    case 17:
      return .scroll(axes: Int8(1 + number(3)), (0..<number(5)).map { _ in part() })
    case 16: return .choice(axes: Int8(number(4)), (0..<number(4)).map { _ in part() })
    case 2, 3, 4:
      return .stack(
        axis: number(3), spacing: [nil, 0, 1, 2][number(4)], alignment: number(alignmentCount),
        (0..<number(4)).map { _ in part() })
    case 5: return .rows((0..<number(4)).map { Row(id: $0, scene: part()) })
    case 6: return .either(number(2) == 0, part(), part())
    case 7: return .maybe(number(2) == 0, part())
    case 8:
      return .layered(isInFront: number(2) == 0, alignment: number(alignmentCount), part(), part())
    case 9: return number(3) == 0 ? .reader(part()) : .inset(edge: number(4), part(), part())
    case 10, 11: return randomGrid(depth: depth, using: &random)
    default: return .changed(.random(using: &random), part())
    }
  }

  /// A grid of a few rows of at most so many levels.
  package static func randomGrid(depth: Int, using random: inout SeededGenerator) -> TestScene {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    func part() -> TestScene { TestScene.random(depth: depth - 1, using: &random) }
    func row(_ parts: [TestScene]) -> TestScene {
      .gridRow(alignment: number(3) == 0 ? number(alignmentCount) : nil, parts)
    }
    return .grid(
      alignment: number(alignmentCount), spacing: [nil, 0, 1][number(3)],
      (0..<number(4))
        .map { _ in
          switch number(5) {
          case 0: part()
          case 1: .changed(.random(using: &random), row([part()]))
          default: row((0..<number(4)).map { _ in part() })
          }
        })
  }

  private static func leaf(using random: inout SeededGenerator) -> TestScene {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .color(Int.random(in: 0..<6, using: &random))
    case 1: .spacer
    case 2: .divider
    default: .text(texts.randomElement(using: &random) ?? "")
    }
  }

  /// This scene with something in it changed.
  package func mutated(using random: inout SeededGenerator) -> TestScene {
    func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    func new() -> TestScene { TestScene.random(depth: 1, using: &random) }
    func inner(_ scene: TestScene) -> TestScene { scene.mutated(using: &random) }
    let goesDeeper = number(3) > 0
    switch self {
    case .text, .color, .spacer, .divider: return new()
    case .stack(let axis, let spacing, let alignment, var parts):
      if goesDeeper, !parts.isEmpty {
        let index = number(parts.count)
        parts[index] = inner(parts[index])
        return .stack(axis: axis, spacing: spacing, alignment: alignment, parts)
      }
      switch number(4) {
      case 0: return .stack(axis: number(3), spacing: spacing, alignment: alignment, parts)
      case 1:
        return .stack(axis: axis, spacing: number(3), alignment: number(alignmentCount), parts)
      case 2 where !parts.isEmpty: parts.remove(at: number(parts.count))
      default: parts.insert(new(), at: number(parts.count + 1))
      }
      return .stack(axis: axis, spacing: spacing, alignment: alignment, parts)
    case .grid(let alignment, let spacing, var parts):
      if goesDeeper, !parts.isEmpty {
        let index = number(parts.count)
        parts[index] = inner(parts[index])
        return .grid(alignment: alignment, spacing: spacing, parts)
      }
      switch number(4) {
      case 0: return .grid(alignment: number(alignmentCount), spacing: spacing, parts)
      case 1: return .grid(alignment: alignment, spacing: number(3), parts)
      case 2 where !parts.isEmpty: parts.remove(at: number(parts.count))
      default: parts.insert(.gridRow(alignment: nil, [new()]), at: number(parts.count + 1))
      }
      return .grid(alignment: alignment, spacing: spacing, parts)
    case .gridRow(let alignment, var parts):
      if goesDeeper, !parts.isEmpty {
        let index = number(parts.count)
        parts[index] = inner(parts[index])
        return .gridRow(alignment: alignment, parts)
      }
      switch number(3) {
      case 0: return .gridRow(alignment: number(alignmentCount), parts)
      case 1 where !parts.isEmpty: parts.remove(at: number(parts.count))
      default: parts.insert(new(), at: number(parts.count + 1))
      }
      return .gridRow(alignment: alignment, parts)
    case .rows(var rows):
      if goesDeeper, !rows.isEmpty {
        let index = number(rows.count)
        rows[index].scene = inner(rows[index].scene)
        return .rows(rows)
      }
      switch number(3) {
      case 0: rows.shuffle(using: &random)
      case 1 where !rows.isEmpty: rows.remove(at: number(rows.count))
      default: rows.insert(Row(id: number(1000), scene: new()), at: number(rows.count + 1))
      }
      return .rows(rows)
    case .either(let isFirst, let first, let second):
      guard goesDeeper else { return .either(!isFirst, first, second) }
      return isFirst
        ? .either(true, inner(first), second) : .either(false, first, inner(second))
    case .maybe(let isShown, let scene):
      return goesDeeper && isShown ? .maybe(true, inner(scene)) : .maybe(!isShown, scene)
    case .changed(let change, let scene):
      if goesDeeper { return .changed(change, inner(scene)) }
      return number(3) == 0 ? scene : .changed(change.varied(using: &random), scene)
    case .layered(let isInFront, let alignment, let base, let layer):
      guard goesDeeper else {
        return .layered(isInFront: isInFront, alignment: number(alignmentCount), base, layer)
      }
      return number(2) == 0
        ? .layered(isInFront: isInFront, alignment: alignment, inner(base), layer)
        : .layered(isInFront: isInFront, alignment: alignment, base, inner(layer))
    case .inset(let edge, let base, let inset):
      return number(2) == 0
        ? .inset(edge: edge, inner(base), inset) : .inset(edge: edge, base, inner(inset))
    case .reader(let scene): return .reader(inner(scene))
    case .choice(let axes, let parts):
      guard goesDeeper else { return .choice(axes: Int8(number(4)), parts) }
      return .choice(axes: axes, Self.mutated(parts, using: &random))
    case .arranged(let arrangement, let parts):
      guard goesDeeper else {
        let other = TestArrangement.allCases[number(TestArrangement.allCases.count)]
        return .arranged(other, parts)
      }
      return .arranged(arrangement, Self.mutated(parts, using: &random))
    case .scroll(let axes, let parts):
      guard goesDeeper else { return .scroll(axes: Int8(1 + number(3)), parts) }
      return .scroll(axes: axes, Self.mutated(parts, using: &random))
    }
  }
}

extension TestScene {
  /// These parts with one of them changed, or another one, or one less.
  private static func mutated(
    _ parts: [TestScene], using random: inout SeededGenerator
  ) -> [TestScene] {
    var parts = parts
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !parts.isEmpty: parts.removeLast()
    case 1: parts.append(TestScene.random(depth: 1, using: &random))
    default:
      guard let index = parts.indices.randomElement(using: &random) else { return parts }
      parts[index] = parts[index].mutated(using: &random)
    }
    return parts
  }
}

extension TestSceneChange {
  package static func random(using random: inout SeededGenerator) -> TestSceneChange {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...31) {
    case 0, 1: return .padding(edges: Int8(number(0...15)), number(0...2))
    case 2:
      let width: Int? = number(0...1) == 0 ? nil : number(0...9)
      let height: Int? = number(0...1) == 0 ? nil : number(0...4)
      return .frame(width: width, height: height, alignment: number(0...alignmentCount - 1))
    case 3: return .greedy(alignment: number(0...alignmentCount - 1))
    case 4: return .atMost(width: number(0...9), height: number(0...4))
    case 5: return .border(number(0...5))
    case 6: return .opacity([0, 5, 10][number(0...2)])
    case 7: return .clipped
    case 8: return .hidden
    case 9: return .offset(x: number(-3...3), y: number(-2...2))
    case 10: return .id(number(0...3))
    case 11: return .foreground(number(0...5))
    case 12: return .background(number(0...5))
    case 13: return .lineLimit(number(0...1) == 0 ? nil : number(1...3))
    case 14: return .alignment(number(0...2))
    case 15: return .bold(number(0...1) == 0)
    case 16: return number(0...1) == 0 ? .fixedSize : .ignoresSafeArea
    case 17: return .priority(number(-1...1))
    case 18: return .mirrored(number(0...1) == 0)
    case 19: return .gridCell(.random(using: &random))
    case 20: return .alignment(number(0...2))
    case 21, 22, 23: return .effect(.random(using: &random))
    default: return randomLayout(using: &random)
    }
  }

  /// A change of the same kind, where its kind has more than one.
  func varied(using random: inout SeededGenerator) -> TestSceneChange {
    for _ in 0..<40 {
      let other = TestSceneChange.random(using: &random)
      if other.kind == kind { return other }
    }
    return self
  }

  private var kind: Substring {
    String(describing: self).prefix { $0 != "(" }
  }
}

extension TestSceneCell {
  static func random(using random: inout SeededGenerator) -> TestSceneCell {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...3) {
    case 0: return .columns(number(0...3))
    case 1: return .anchor(number(0...2))
    case 2: return .columnAlignment(number(0...2))
    default: return .unsizedAxes(Int8(number(0...3)))
    }
  }
}

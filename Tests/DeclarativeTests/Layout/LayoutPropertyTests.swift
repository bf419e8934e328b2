import Declarative
import Foundation
import Support
import Testing

@testable import DeclarativeText

/// What holds for every tree of views, whatever it is offered.
@MainActor @Suite struct LayoutPropertyTests {
  /// What a tree may be offered along an axis.
  private nonisolated static let lengths: [CGFloat?] = [
    nil, 0, 0.4, 1, 2, 3.5, 7, 10, 24, 80, .infinity,
  ]

  private struct Trial {
    let seed: Int
    var random: SeededGenerator
    let scene: TestScene

    init(_ seed: Int, depth: Int = 4) {
      self.seed = seed
      var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 17)
      scene = TestScene.random(depth: depth, using: &random)
      self.random = random
    }

    mutating func proposal() -> ProposedViewSize {
      func length(_ random: inout SeededGenerator) -> CGFloat? {
        LayoutPropertyTests.lengths.randomElement(using: &random) ?? nil
      }
      return ProposedViewSize(width: length(&random), height: length(&random))
    }

    mutating func screen() -> CellSize {
      CellSize(
        columns: Int.random(in: 0...20, using: &random), rows: Int.random(in: 0...9, using: &random)
      )
    }
  }

  /// Tries many scenes, the small ones first, and tells of the first for which `check` has
  /// something to say.
  private func check(
    batch: Int, count: Int = cases(24, thorough: 60),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: @MainActor (inout Trial) -> String?
  ) {
    for number in 0..<count {
      var trial = Trial(batch * 10_000 + number, depth: 1 + number * 4 / count)
      guard let problem = check(&trial) else { continue }
      let outline = host(trial.scene, CellSize(columns: 12, rows: 6)).outline
      Issue.record(
        "seed \(trial.seed)\n\(problem)\n\(trial.scene)\n\(outline)",
        sourceLocation: sourceLocation)
      return
    }
  }

  private func host(
    _ scene: TestScene, _ size: CellSize, metrics: CellMetrics = .cells
  ) -> TextHost {
    TextHost(columns: size.columns, rows: size.rows, metrics: metrics) {
      TestSceneView(scene: scene)
    }
  }

  /// All elements of a laid out host, from the root down.
  private func elements(_ host: TextHost) -> [Element] {
    _ = host.frame
    host.screen.graph.tree.prepareToRecurse()
    var elements: [Element] = []
    var stack = host.screen.graph.tree.root.map { [$0] } ?? []
    while let element = stack.popLast() {
      elements.append(element)
      stack.append(contentsOf: element.children)
    }
    return elements
  }

  @Test("A size from memory is the size that is measured", arguments: 0..<6)
  func memory(batch: Int) {
    check(batch: batch) { trial in
      let elements = elements(host(trial.scene, trial.screen()))
      for element in elements {
        for _ in 0..<12 {
          let proposal = trial.proposal()
          let known = element.sizeThatFits(proposal)
          let measured = element.measure(proposal).repaired
          if known != measured {
            return "\(type(of: element)) offered \(proposal): \(known), measured \(measured), "
              + "\(element.indifference), \(String(describing: element.steadySize))"
          }
        }
      }
      return nil
    }
  }

  @Test("A size does not depend on what was asked before", arguments: 0..<4)
  func order(batch: Int) {
    check(batch: batch) { trial in
      let size = trial.screen()
      let proposals = (0..<10).map { _ in trial.proposal() }
      guard let asked = elements(host(trial.scene, size)).first else { return nil }
      for proposal in proposals { _ = asked.sizeThatFits(proposal) }
      for proposal in proposals.suffix(3) {
        guard let fresh = elements(host(trial.scene, size)).first else { continue }
        let (known, wanted) = (asked.sizeThatFits(proposal), fresh.sizeThatFits(proposal))
        if known != wanted { return "offered \(proposal): \(known), on its own \(wanted)" }
      }
      return nil
    }
  }

  @Test("Placing changes no size, and each view has the size it answers", arguments: 0..<4)
  func placing(batch: Int) {
    check(batch: batch) { trial in
      let size = trial.screen()
      let host = host(trial.scene, size)
      let elements = elements(host)
      let proposals = (0..<4).map { _ in trial.proposal() }
      let before = elements.map { element in proposals.map { element.sizeThatFits($0) } }
      let places = host.outline
      host.resize(columns: size.columns + 7, rows: size.rows + 5)
      _ = host.frame
      host.resize(columns: size.columns, rows: size.rows)
      if host.outline != places { return "then\n\(places)\nnow\n\(host.outline)" }
      for (element, sizes) in zip(elements, before) where element.isOnScreen {
        let now = proposals.map { element.sizeThatFits($0) }
        if now != sizes { return "\(type(of: element)): \(sizes), now \(now)" }
        if element.sizeThatFits(element.proposal) != element.size {
          return "\(type(of: element)) offered \(element.proposal) is \(element.size)"
        }
      }
      return nil
    }
  }

  /// Passes everything on, and remembers what it was offered.
  private struct Spy: Layout {
    final class Log: @unchecked Sendable {
      var wrong: [ProposedViewSize] = []
      var sizes: [CGSize] = []
    }

    let log: Log

    private func note(_ proposal: ProposedViewSize) {
      let isRight = [proposal.width, proposal.height]
        .allSatisfy { length in length.map { $0 >= 0 } ?? true }
      if !isRight { log.wrong.append(proposal) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      note(proposal)
      let size = subviews.first?.sizeThatFits(proposal) ?? .zero
      log.sizes.append(size)
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      note(proposal)
      log.sizes.append(bounds.size)
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("No view is offered, or has, a length below zero or none", arguments: 0..<4)
  func offers(batch: Int) {
    check(batch: batch) { trial in
      let log = Spy.Log()
      var random = trial.random
      let change = { TestSceneChange.random(using: &random) }
      let changes = (0..<3).map { _ in change() }
      let scene = trial.scene
      let size = trial.screen()
      let host = TextHost(columns: size.columns, rows: size.rows) {
        HStack {
          AnyView(changes[0].applied(to: AnyView(Spy(log: log) { TestSceneView(scene: scene) })))
          AnyView(changes[1].applied(to: AnyView(Spy(log: log) { Text("beside").padding(1) })))
          VStack(spacing: -2) {
            AnyView(changes[2].applied(to: AnyView(Spy(log: log) { Color.red })))
            Spy(log: log) { Spacer() }
          }
        }
      }
      _ = host.frame
      if let wrong = log.wrong.first { return "offered \(wrong), with \(changes)" }
      for element in elements(host) {
        let lengths = [element.size.width, element.size.height]
        if !lengths.allSatisfy({ $0 >= 0 }) { return "\(type(of: element)) is \(element.size)" }
        let place = element.absoluteOrigin
        if !place.x.isFinite || !place.y.isFinite { return "\(type(of: element)) at \(place)" }
        let offers = [element.proposal.width, element.proposal.height]
        if !offers.allSatisfy({ ($0 ?? 0) >= 0 }) {
          return "\(type(of: element)) offered \(element.proposal)"
        }
      }
      return log.sizes.allSatisfy { $0.width >= 0 && $0.height >= 0 } ? nil : "\(log.sizes)"
    }
  }

  @Test("Fixed in size a view has its ideal size, whatever it is offered", arguments: 0..<4)
  func fixedSize(batch: Int) {
    check(batch: batch) { trial in
      let scene = trial.scene
      let (width, height) = (trial.proposal().width, trial.proposal().height)
      @MainActor func inOne() -> some View { VStack { TestSceneView(scene: scene) } }
      let ideal = Arrangement(nil, nil) { inOne() }
      let fixed = Arrangement(width, height) { inOne().fixedSize() }
      let across = Arrangement(width, height) {
        inOne().fixedSize(horizontal: true, vertical: false)
      }
      let idealAcross = Arrangement(nil, height) { inOne() }
      if ideal.size != fixed.size { return "ideal \(ideal.size), fixed \(fixed.size)" }
      if idealAcross.size != across.size {
        return "ideal across \(idealAcross.size), fixed \(across.size)"
      }
      return nil
    }
  }

  @Test("Neighbours without a gap touch on the screen", arguments: 0..<4)
  func touching(batch: Int) {
    check(batch: batch) { trial in
      let (first, second) = (trial.scene, Trial(trial.seed + 5000).scene)
      let size = trial.screen()
      @MainActor func inOne(_ scene: TestScene, _ name: String) -> some View {
        ZStack { TestSceneView(scene: scene) }.accessibilityIdentifier(name)
      }
      for axis in Axis.allCases {
        let stack =
          axis == .horizontal
          ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        let host = TextHost(columns: size.columns, rows: size.rows) {
          stack {
            inOne(first, "first")
            inOne(second, "second")
          }
        }
        guard let first = host.rect(of: "first"), let second = host.rect(of: "second") else {
          continue
        }
        let cells = [first, second].map { CellMetrics.cells.cells(in: $0) }
        let isTouching =
          axis == .horizontal ? cells[0].right == cells[1].left : cells[0].bottom == cells[1].top
        if !isTouching, first.size.width.isFinite, first.size.height.isFinite {
          return "\(axis): \(first) is \(cells[0]), \(second) is \(cells[1])"
        }
      }
      return nil
    }
  }

  @Test("From right to left a tree is the mirror image of itself", arguments: 0..<4)
  func mirror(batch: Int) {
    check(batch: batch) { trial in
      if String(describing: trial.scene).contains("mirrored") { return nil }
      let scene = trial.scene
      let (width, height): (CGFloat, CGFloat) = (16, 8)
      @MainActor func rects(_ direction: LayoutDirection) -> [(String, CGRect?)] {
        let host = TextHost(columns: 16, rows: 8, metrics: .exact) {
          Probe(proposal: ProposedViewSize(width: width, height: height)) {
            Color.clear.overlay { TestSceneView(scene: scene) }
          }
          .environment(\.layoutDirection, direction)
        }
        return host.outlined.lines.map { ($0.description, $0.rect) }
      }
      let (plain, mirrored) = (rects(.leftToRight), rects(.rightToLeft))
      guard plain.count == mirrored.count, let center = plain.first?.1?.minX else {
        return plain.isEmpty ? nil : "\(plain.count) views, mirrored \(mirrored.count)"
      }
      for (one, other) in zip(plain, mirrored) {
        guard let rect = one.1, let image = other.1 else { continue }
        let wanted = 2 * center - rect.maxX
        let isMirrored =
          abs(image.minX - wanted) < 1e-6 && abs(image.minY - rect.minY) < 1e-6
          && abs(image.size.width - rect.size.width) < 1e-6
          && abs(image.size.height - rect.size.height) < 1e-6
        if !isMirrored, rect.maxX.isFinite { return "\(one.0)\nmirrored\n\(other.0)" }
      }
      return nil
    }
  }
}

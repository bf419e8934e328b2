import Foundation
import Support
import Testing

@testable import DeclarativeText

/// Trial 67 with every kind of view in one chain, in no order.
@MainActor @Suite struct MixedNestingTests {
  private static let kinds: [(AnyView) -> AnyView] = [
    { view in
      HStack {
        view
        Text("beside it")
      }
      .any
    },
    { view in
      HStack {
        Color.red
        view
      }
      .any
    },
    { view in
      HStack(spacing: 0) {
        view
        Spacer()
      }
      .any
    },
    { view in
      VStack {
        view
        Text("some words below")
      }
      .any
    },
    { view in
      VStack {
        Color.red
        view
      }
      .any
    },
    { view in
      VStack(spacing: 0) {
        view
        Spacer()
      }
      .any
    },
    { view in
      ZStack {
        Text("behind")
        view
      }
      .any
    },
    { view in
      ZStack(alignment: .topLeading) {
        Color.red
        view
      }
      .any
    },
    { $0.frame(minWidth: 10, maxWidth: 1000).any }, { $0.frame(minHeight: 3, maxHeight: 900).any },
    { $0.fixedSize().any }, { $0.fixedSize(horizontal: false, vertical: true).any },
    { view in
      ViewThatFits {
        view
        Text("instead")
      }
      .any
    },
    { view in GeometryReader { _ in view }.any }, { $0.overlay { Text("over") }.any },
    { $0.aspectRatio(2, contentMode: .fit).any }, { $0.aspectRatio(0.5, contentMode: .fill).any },
    { $0.aspectRatio(contentMode: .fit).any }, { $0.padding(1).any },
    { $0.safeAreaInset(edge: .top) { Text("bar") }.any },
    { view in
      Grid {
        GridRow {
          Text("first")
          view
        }
        Text("a row of its own")
      }
      .any
    },
  ]

  /// How often sizes were worked out for a layout.
  private func measured(_ view: AnyView, in screen: CGSize) -> Int {
    let host = TextHost(columns: 1, rows: 1) { view }
    host.screen.graph.update(screen: screen)
    return host.statistics.nodesMeasured
  }

  private static let screens = [
    CGSize(width: 80, height: 24), CGSize(width: 2000, height: 2000),
  ]

  /// What each of several depths costs, a level being one of `Self.kinds`.
  private func costs(in screen: CGSize, _ kind: (Int) -> Int) -> [(depth: Int, count: Int)] {
    [5, 10, 20, 40, 80, 160].prefix(cases(5, thorough: 6))
      .map { depth in
        var view = Text("the innermost of all").any
        for level in 0..<depth { view = Self.kinds[kind(level)](view) }
        return (depth, measured(view, in: screen))
      }
  }

  /// A level is asked for as many sizes as there are levels around it, times a few.
  private func expectSmall(_ costs: [(depth: Int, count: Int)], _ comment: Comment) {
    for (depth, count) in costs { #expect(count <= depth * depth * 16 + 100, comment) }
  }

  @Test("Trial 67 Chains of everything", arguments: 0..<cases(4, thorough: 12))
  func everything(seed: Int) {
    for screen in Self.screens {
      var random = SeededGenerator(seed: UInt64(seed))
      let kinds = (0..<160).map { _ in Int.random(in: 0..<Self.kinds.count, using: &random) }
      expectSmall(costs(in: screen) { kinds[$0] }, "\(screen) \(kinds)")
    }
  }

  @Test(
    "Trial 67 Chains of everything that passes offers on", arguments: 0..<cases(4, thorough: 12))
  func passing(seed: Int) {
    let passing = Array(0...9) + Array(14...19)
    for screen in Self.screens {
      var random = SeededGenerator(seed: UInt64(seed))
      let kinds = (0..<160).map { _ in passing.randomElement(using: &random) ?? 0 }
      expectSmall(costs(in: screen) { kinds[$0] }, "\(screen) \(kinds)")
    }
  }

  /// Offers that are turned from one axis to the other, level within level.
  nonisolated private static let cycles = [
    [6, 0, 3, 15], [6, 0, 15, 6, 3, 16], [0, 3, 17], [1, 15, 4, 16], [0, 3, 8, 9], [6, 0, 8, 3, 9],
    [0, 3, 20], [20, 15], [0, 19, 3, 15], [0, 12, 3, 15], [13, 0, 3, 15], [0, 15, 3, 8, 16, 9],
  ]

  @Test("Trial 67 Rows, columns and piles with shapes and frames in turn", arguments: cycles)
  func cycle(kinds: [Int]) {
    for screen in Self.screens {
      let costs = costs(in: screen) { kinds[$0 % kinds.count] }
      expectSmall(costs, "\(screen) \(costs)")
    }
  }

  @Test(
    "Trial 67 Rows, columns and piles with room for all cost what they hold",
    arguments: [[6, 0, 3], [0, 3], [1, 4], [2, 5], [6, 2, 5, 15]])
  func linear(kinds: [Int]) {
    let costs = costs(in: CGSize(width: 4000, height: 2000)) { kinds[$0 % kinds.count] }
    let (half, whole) = (costs[costs.count - 2], costs[costs.count - 1])
    #expect(whole.count <= half.count * 9 / 4, "\(costs)")
    #expect(whole.count <= whole.depth * 20, "\(costs)")
  }
}

extension View {
  fileprivate var any: AnyView { AnyView(self) }
}

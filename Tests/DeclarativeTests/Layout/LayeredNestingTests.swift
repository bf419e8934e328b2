import Foundation
import Support
import Testing

@testable import DeclarativeText

/// Trial 67 where stacks lie on top of one another: each offers its children its own size once
/// that is known (2.69), and so might ask all below for one size more.
@MainActor @Suite struct LayeredNestingTests {
  /// How often sizes were worked out for a layout.
  private func measured(
    _ depth: Int, _ leaf: AnyView, in screen: CGSize, _ wrap: (Int, AnyView) -> AnyView
  ) -> Int {
    var view = leaf
    for level in 0..<depth { view = wrap(level, view) }
    let host = TextHost(columns: 1, rows: 1) { view }
    host.screen.graph.update(screen: screen)
    return host.statistics.nodesMeasured
  }

  /// What each of several depths costs, with room for everything.
  private func costs(_ leaf: AnyView, _ wrap: (Int, AnyView) -> AnyView) -> [Int] {
    let room = CGSize(width: 8000, height: 4000)
    return [5, 10, 20, 40, 100, 200].map { measured($0, leaf, in: room, wrap) }
  }

  /// Twice as deep costs twice as much.
  private func expectLinear(
    _ leaf: some View = Text("innermost"), _ wrap: (Int, AnyView) -> AnyView,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let counts = costs(AnyView(leaf), wrap)
    #expect(counts[5] <= counts[4] * 5 / 2, "\(counts)", sourceLocation: sourceLocation)
    #expect(counts[4] < 100 * 50, "\(counts)", sourceLocation: sourceLocation)
  }

  private func pile(_ view: AnyView, _ other: some View) -> AnyView {
    AnyView(
      ZStack {
        view
        other
      })
  }

  private func column(_ view: AnyView, _ other: some View) -> AnyView {
    AnyView(
      VStack {
        view
        other
      })
  }

  private func row(_ view: AnyView, _ other: some View) -> AnyView {
    AnyView(
      HStack {
        view
        other
      })
  }

  @Test("Trial 67 Piles and columns in turn")
  func columns() {
    expectLinear { level, view in
      level.isMultiple(of: 2) ? pile(view, Text("behind")) : column(view, Text("below"))
    }
  }

  @Test("Trial 67 Piles and rows in turn")
  func rows() {
    expectLinear { level, view in
      level.isMultiple(of: 2) ? pile(view, Text("behind")) : row(view, Text("beside"))
    }
  }

  @Test("Trial 67 Piles in piles, each a little larger")
  func piles() {
    expectLinear { level, view in pile(view, Text("behind").padding(CGFloat(level % 50))) }
  }

  @Test("Trial 67 Piles around what takes all of a width, but has a height")
  func lines() {
    expectLinear(Divider()) { level, view in
      level.isMultiple(of: 2) ? pile(view, Text("behind")) : column(view, Text("below"))
    }
    expectLinear(Color.red.frame(height: 1)) { level, view in
      level.isMultiple(of: 2)
        ? pile(view.padding(.vertical, 1).any, Text("behind")) : column(view, Divider())
    }
    expectLinear(row(AnyView(Text("a")), Spacer())) { level, view in
      level.isMultiple(of: 2)
        ? pile(view, Text("behind")) : column(view, row(AnyView(Text("x")), Spacer()))
    }
  }

  @Test("Trial 67 Piles around what takes all of a height, but has a width")
  func bars() {
    expectLinear(Color.red.frame(width: 3)) { level, view in
      level.isMultiple(of: 2) ? pile(view, Text("behind")) : row(view, Color.blue.frame(width: 1))
    }
  }

  @Test("Trial 67 Piles around what takes everything")
  func greedy() {
    expectLinear { level, view in
      level.isMultiple(of: 2) ? pile(view, Color.red) : column(view, Text("below"))
    }
  }

  @Test("Trial 67 Piles around a text that wraps")
  func wrapping() {
    expectLinear(Text("a text of several words that wraps in some of the widths it is offered")) {
      level, view in
      level.isMultiple(of: 2) ? pile(view, Text("behind")) : column(view, Text("below"))
    }
  }

  /// Where what is in a row minds its width, a pile's own size may be one offer more for all below
  /// it: dearer than linear, cheaper than the square of the depth.
  @Test("Trial 67 Piles with everything else between them", arguments: 0..<11)
  func mixed(number: Int) {
    let kinds: [(AnyView) -> AnyView] = [
      { $0.fixedSize().any }, { $0.fixedSize(horizontal: false, vertical: true).any },
      { $0.frame(maxWidth: .infinity).any }, { $0.frame(minWidth: 3, maxHeight: 9).any },
      { $0.overlay { Text("over") }.any }, { $0.background { Color.red }.any },
      { $0.padding(1).any }, { $0.frame(height: 2).any }, { $0.offset(x: 1).any },
      { view in ViewThatFits { view }.any }, { view in GeometryReader { _ in view }.any },
    ]
    let counts = costs(AnyView(Text("innermost"))) { level, view in
      switch level % 4 {
      case 0: pile(view, Text("behind"))
      case 1: row(view, Text("beside"))
      case 2: kinds[number](view)
      default: column(view, Text("below"))
      }
    }
    #expect(counts[5] < counts[4] * 7 / 2, "\(counts)")
    #expect(counts[5] < 200 * 60, "\(counts)")
  }

  @Test("Trial 67 Two thousand modifiers of all kinds on one view")
  func manyModifiers() {
    var view = Text("innermost").any
    for level in 0..<2000 {
      view =
        switch level % 10 {
        case 0: view.padding(0).any
        case 1: view.frame(maxWidth: .infinity).any
        case 2: view.background(.red).any
        case 3: view.overlay { EmptyView() }.any
        case 4: view.layoutPriority(1).any
        case 5: view.offset(x: 0).any
        case 6: view.opacity(1).any
        case 7: view.frame(minHeight: 1).any
        case 8: view.aspectRatio(nil, contentMode: .fit).any
        default: view.fixedSize(horizontal: false, vertical: true).any
        }
    }
    let host = TextHost(columns: 11, rows: 1) { view }
    #expect(host.frame.text.contains("innermost"))
    #expect(host.statistics.nodesMeasured < 2000 * 8, "\(host.statistics.nodesMeasured)")
  }
}

extension View {
  fileprivate var any: AnyView { AnyView(self) }
}

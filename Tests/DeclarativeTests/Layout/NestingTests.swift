import DeclarativeText
import Support
import Testing

/// Trial 67: deep trees cost what they hold, and do not overflow the stack.
@MainActor @Suite struct NestingTests {
  /// How often sizes were worked out for one frame, by how deep the view is.
  private func measured(_ view: (Int) -> AnyView) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for depth in [5, 10, 20, 40, 200] {
      let host = TextHost(columns: 80, rows: 24) { view(depth) }
      _ = host.frame
      counts[depth] = host.statistics.nodesMeasured
    }
    return counts
  }

  private func expectLinear(
    _ view: (Int) -> AnyView, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let counts = measured(view)
    guard let few = counts[10], let some = counts[40], let many = counts[200] else { return }
    // A level costs no more at depth 200 than it does at 40, give or take the start.
    let level = Double(some - few) / 30
    #expect(
      Double(many) <= Double(some) + level * 160 * 1.5 + 100, "\(counts)",
      sourceLocation: sourceLocation)
    #expect(many < 200 * 150, "\(counts)", sourceLocation: sourceLocation)
  }

  private func nested(_ depth: Int, _ wrap: (Int, AnyView) -> AnyView) -> AnyView {
    var view = AnyView(Text("innermost"))
    for level in 0..<depth { view = wrap(level, view) }
    return view
  }

  @Test("Trial 67 Rows and columns in turn")
  func alternating() {
    expectLinear { depth in
      nested(depth) { level, view in
        level.isMultiple(of: 2)
          ? AnyView(
            HStack {
              view
              Text("beside")
            })
          : AnyView(
            VStack {
              view
              Text("below")
            })
      }
    }
  }

  @Test("Trial 67 Rows in rows, with priorities and spacers")
  func sameAxis() {
    expectLinear { depth in
      nested(depth) { level, view in
        AnyView(
          HStack {
            view.layoutPriority(Double(level % 3))
            Spacer()
            Text("beside")
          })
      }
    }
  }

  @Test("Trial 67 With views of fixed size in the chain")
  func fixedSizes() {
    expectLinear { depth in
      nested(depth) { level, view in
        switch level % 4 {
        case 0:
          AnyView(
            HStack {
              view
              Text("beside")
            })
        case 1: AnyView(view.fixedSize())
        case 2:
          AnyView(
            VStack {
              view
              Text("below")
            })
        default: AnyView(view.fixedSize(horizontal: false, vertical: true))
        }
      }
    }
  }

  @Test("Trial 67 With choices in the chain")
  func choices() {
    expectLinear { depth in
      nested(depth) { level, view in
        switch level % 3 {
        case 0:
          AnyView(
            HStack {
              view
              Text("beside")
            })
        case 1:
          AnyView(
            ViewThatFits {
              view
              Text("instead")
            })
        default:
          AnyView(
            VStack {
              view
              Text("below")
            })
        }
      }
    }
  }

  @Test("Trial 67 With readers in the chain")
  func readers() {
    expectLinear { depth in
      nested(depth) { level, view in
        switch level % 3 {
        case 0:
          AnyView(
            HStack {
              view
              Text("beside")
            })
        case 1: AnyView(GeometryReader { _ in view })
        default:
          AnyView(
            VStack {
              view
              Text("below")
            })
        }
      }
    }
  }

  @Test("Trial 67 The innermost of many readers is drawn, in one frame")
  func innermostReader() {
    let host = TextHost(columns: 12, rows: 1) {
      nested(200) { _, view in AnyView(GeometryReader { _ in view }) }
    }
    #expect(host.frame.text == "innermost")
  }

  @Test("Trial 67 Aligned on baselines, and on guides of one's own")
  func guides() {
    expectLinear { depth in
      nested(depth) { level, view in
        level.isMultiple(of: 2)
          ? AnyView(
            HStack(alignment: .firstTextBaseline) {
              view
              Text("beside")
            })
          : AnyView(
            VStack(alignment: .lead) {
              view
              Text("below").alignmentGuide(.lead) { _ in 1 }
            })
      }
    }
  }

  @Test("Trial 67 Frames, layers and insets")
  func modifiers() {
    expectLinear { depth in
      nested(depth) { level, view in
        switch level % 6 {
        case 0:
          AnyView(
            VStack {
              view
              Text("below")
            }
            .frame(maxWidth: .infinity))
        case 1: AnyView(view.overlay { Text("front") }.background { Color.red })
        case 2:
          AnyView(
            HStack {
              view
              Text("beside")
            }
            .padding(0))
        case 3: AnyView(view.safeAreaInset(edge: .top) { Text("bar") })
        case 4: AnyView(view.aspectRatio(2, contentMode: .fit))
        default: AnyView(view.frame(minHeight: 2, alignment: .top))
        }
      }
    }
  }

  @Test("Trial 67 Ten thousand modifiers on one view")
  func manyModifiers() {
    let host = TextHost(columns: 11, rows: 1) {
      nested(10_000) { _, view in AnyView(view.padding(0)) }
    }
    #expect(host.frame.text == " innermost")
    #expect(host.statistics.nodesMeasured < 10_000 * 4)
  }

  @Test("Trial 67 Four hundred modifiers of any kind on one view")
  func manyKinds() {
    let kinds: [(AnyView) -> AnyView] = [
      { AnyView($0.padding(1)) }, { AnyView($0.frame(maxWidth: .infinity)) },
      { AnyView($0.background(.red)) }, { AnyView($0.overlay { EmptyView() }) },
      { AnyView($0.lineLimit(1)) }, { AnyView($0.environment(\.layoutDirection, .leftToRight)) },
      { AnyView($0.onAppear {}) }, { AnyView($0.id(1)) }, { AnyView($0.opacity(1)) },
      { AnyView($0.modifier(Plain())) }, { AnyView(Wrapped(content: $0)) },
      { AnyView($0.preference(key: Count.self, value: 1)) }, { view in AnyView(Group { view }) },
      { AnyView($0.alignmentGuide(.lead) { size in size.width }) },
      { AnyView($0.ignoresSafeArea()) },
      { AnyView($0.safeAreaInset(edge: .top) { EmptyView() }) },
      { AnyView($0.layoutPriority(1)) }, { AnyView($0.accessibilityIdentifier("a")) },
      { AnyView($0.foregroundStyle(.red)) }, { view in AnyView(VStack { view }) },
    ]
    for kind in kinds {
      let host = TextHost(columns: 11, rows: 1) {
        VStack {
          nested(400) { _, view in kind(view) }
          Spacer()
        }
      }
      #expect(host.frame.size.columns == 11)
    }
  }

  @Test("Trial 67 What is nested deep can be taken away, and come back")
  func comesAndGoes() throws {
    let host = TextHost(columns: 11, rows: 2) {
      Shown(content: nested(1000) { _, view in AnyView(VStack { view.padding(0) }) })
    }
    #expect(host.frame.text.contains("innermost"))
    try host.tap("turn")
    #expect(!host.frame.text.contains("innermost"))
    try host.tap("turn")
    #expect(host.frame.text.contains("innermost"))
  }

  @Test("Trial 67 Ten thousand columns in one another")
  func manyColumns() {
    let host = TextHost(columns: 11, rows: 1) {
      nested(10_000) { _, view in AnyView(VStack { view }) }
    }
    #expect(host.frame.text == " innermost")
    host.resize(columns: 13, rows: 1)
    #expect(host.frame.text == "  innermost")
  }

  @Test("Trial 67 Ten thousand rows and columns aligned on baselines")
  func manyBaselines() {
    let host = TextHost(columns: 11, rows: 1) {
      nested(10_000) { level, view in
        level.isMultiple(of: 2)
          ? AnyView(
            HStack(alignment: .firstTextBaseline) {
              view
              EmptyView()
            })
          : AnyView(
            VStack {
              view
              EmptyView()
            })
      }
    }
    #expect(host.frame.text == " innermost")
  }

  @Test("Trial 67 A change far inside costs its depth, not its square")
  func changes() throws {
    let host = TextHost(columns: 40, rows: 3) {
      nested(200) { level, view in
        level == 0
          ? AnyView(Clicker())
          : level.isMultiple(of: 2) ? AnyView(HStack { view }) : AnyView(VStack { view })
      }
    }
    _ = host.frame
    host.resetStatistics()
    try host.tap("count 9")
    _ = host.frame
    #expect(host.statistics.nodesMeasured < 200 * 20)
  }
}

private struct Plain: ViewModifier {
  func body(content: Content) -> some View { content }
}

private struct Wrapped: View {
  let content: AnyView

  var body: some View { content }
}

private struct Shown: View {
  let content: AnyView
  @State private var isShown = true

  var body: some View {
    VStack {
      Button("turn") { isShown.toggle() }
      if isShown { content }
    }
  }
}

private enum Count: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Clicker: View {
  @State private var count = 9

  var body: some View { Button("count \(count)") { count += 1 } }
}

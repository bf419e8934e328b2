package import DeclarativeText

/// A description of a view that can be made up, and changed, at random.
package indirect enum TestScene {
  case text(String)
  case color(Int)
  case spacer
  case divider
  case stack(axis: Int, spacing: Int?, alignment: Int, [TestScene])
  case rows([Row])
  case grid(alignment: Int, spacing: Int?, [TestScene])
  case gridRow(alignment: Int?, [TestScene])
  case either(Bool, TestScene, TestScene)
  case maybe(Bool, TestScene)
  case changed(TestSceneChange, TestScene)
  case layered(isInFront: Bool, alignment: Int, TestScene, TestScene)
  case inset(edge: Int, TestScene, TestScene)
  case reader(TestScene)
  case choice(axes: Int8, [TestScene])
  case arranged(TestArrangement, [TestScene])
  case scroll(axes: Int8, [TestScene])

  package struct Row: Identifiable {
    package var id: Int
    package var scene: TestScene
  }
}

/// A modifier of a scene.
package enum TestSceneChange {
  case padding(edges: Int8, Int)
  case frame(width: Int?, height: Int?, alignment: Int)
  case greedy(alignment: Int)
  case atMost(width: Int, height: Int)
  case border(Int)
  case opacity(Int)
  case clipped
  case hidden
  case offset(x: Int, y: Int)
  case id(Int)
  case foreground(Int)
  case background(Int)
  case lineLimit(Int?)
  case alignment(Int)
  case bold(Bool)
  case fixedSize
  case priority(Int)
  case mirrored(Bool)
  case ignoresSafeArea
  case gridCell(TestSceneCell)
  case aspectRatio(Int?, fills: Bool)
  case position(x: Int, y: Int)
  case guide(alignment: Int, Int)
  case relative(axes: Int8, count: Int, span: Int)
  case safePadding(edges: Int8, Int)
  case between(Int?, Int?, Int?)
  case depth(Int)
  case idealSize(axes: Int8)
  case effect(TestSceneEffect)
}

/// What a modifier says of a cell of a grid.
package enum TestSceneCell {
  case columns(Int)
  case anchor(Int)
  case columnAlignment(Int)
  case unsizedAxes(Int8)
}

/// The view that a scene describes.
package struct TestSceneView: View {
  let scene: TestScene

  package init(scene: TestScene) { self.scene = scene }

  static let colors: [Color] = [.red, .blue, .green, .yellow, .gray, .primary]
  nonisolated static let alignments: [Alignment] = [
    .center, .topLeading, .bottomTrailing, .leading, .top, .trailing, .bottom,
    Alignment(horizontal: .third, vertical: .firstTextBaseline),
    Alignment(horizontal: .leading, vertical: .lastTextBaseline),
    Alignment(horizontal: .trailing, vertical: .quarter),
  ]

  package var body: some View {
    switch scene {
    case .text(let text): Text(verbatim: text)
    case .color(let color): Self.colors[color]
    case .spacer: Spacer()
    case .divider: Divider()
    case .stack(let axis, let spacing, let alignment, let parts):
      AnyView(stack(axis, spacing.map { CGFloat($0) }, Self.alignments[alignment], parts))
    case .rows(let rows): ForEach(rows) { AnyView(TestSceneView(scene: $0.scene)) }
    case .grid(let alignment, let spacing, let parts):
      AnyView(grid(Self.alignments[alignment], spacing.map { CGFloat($0) }, parts))
    case .gridRow(let alignment, let parts):
      AnyView(
        GridRow(alignment: alignment.map { Self.alignments[$0].vertical }) { Self.row(parts) })
    case .either(let isFirst, let first, let second):
      if isFirst {
        AnyView(TestSceneView(scene: first))
      } else {
        AnyView(TestSceneView(scene: second))
      }
    case .maybe(let isShown, let scene): if isShown { AnyView(TestSceneView(scene: scene)) }
    case .changed(let change, let scene):
      AnyView(change.applied(to: AnyView(TestSceneView(scene: scene))))
    case .layered(let isInFront, let alignment, let base, let layer):
      AnyView(layers(isInFront, Self.alignments[alignment], base, layer))
    case .inset(let edge, let base, let inset): AnyView(insets(edge, base, inset))
    case .reader(let scene):
      GeometryReader { proxy in
        AnyView(TestSceneView(scene: scene))
        Text("\(Int(proxy.size.width))")
      }
    case .choice(let axes, let parts):
      AnyView(ViewThatFits(in: Axis.Set(rawValue: axes)) { Self.row(parts) })
    case .arranged(let arrangement, let parts):
      AnyView(arrangement.layout { Self.row(parts) })
    case .scroll(let axes, let parts):
      AnyView(ScrollView(Axis.Set(rawValue: axes)) { Self.row(parts) })
    }
  }

  private static func row(_ parts: [TestScene]) -> some View {
    ForEach(0..<parts.count, id: \.self) { TestSceneView(scene: parts[$0]) }
  }

  @ViewBuilder private func stack(
    _ axis: Int, _ spacing: CGFloat?, _ alignment: Alignment, _ parts: [TestScene]
  ) -> some View {
    switch axis {
    case 0: VStack(alignment: alignment.horizontal, spacing: spacing) { Self.row(parts) }
    case 1: HStack(alignment: alignment.vertical, spacing: spacing) { Self.row(parts) }
    default: ZStack(alignment: alignment) { Self.row(parts) }
    }
  }

  private func grid(
    _ alignment: Alignment, _ spacing: CGFloat?, _ parts: [TestScene]
  ) -> some View {
    Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
      Self.row(parts)
    }
  }

  @ViewBuilder private func layers(
    _ isInFront: Bool, _ alignment: Alignment, _ base: TestScene, _ layer: TestScene
  ) -> some View {
    if isInFront {
      TestSceneView(scene: base).overlay(alignment: alignment) { TestSceneView(scene: layer) }
    } else {
      TestSceneView(scene: base).background(alignment: alignment) { TestSceneView(scene: layer) }
    }
  }

  @ViewBuilder private func insets(_ edge: Int, _ base: TestScene, _ inset: TestScene) -> some View
  {
    switch edge {
    case 0: TestSceneView(scene: base).safeAreaInset(edge: .top) { TestSceneView(scene: inset) }
    case 1: TestSceneView(scene: base).safeAreaInset(edge: .bottom) { TestSceneView(scene: inset) }
    case 2: TestSceneView(scene: base).safeAreaInset(edge: .leading) { TestSceneView(scene: inset) }
    default:
      TestSceneView(scene: base).safeAreaInset(edge: .trailing) { TestSceneView(scene: inset) }
    }
  }
}

extension TestSceneChange {
  @MainActor @ViewBuilder package func applied(to view: AnyView) -> some View {
    switch self {
    case .padding(let edges, let length):
      view.padding(Edge.Set(rawValue: edges), CGFloat(length))
    case .frame(let width, let height, let alignment):
      view.frame(
        width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
        alignment: TestSceneView.alignments[alignment])
    case .greedy(let alignment):
      view.frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: TestSceneView.alignments[alignment])
    case .atMost(let width, let height):
      view.frame(maxWidth: CGFloat(width), maxHeight: CGFloat(height))
    case .border(let color): view.border(TestSceneView.colors[color])
    case .opacity(let tenths): view.opacity(Double(tenths) / 10)
    default: AnyView(appliedElse(to: view))
    }
  }

  @MainActor @ViewBuilder private func appliedElse(to view: AnyView) -> some View {
    switch self {
    case .clipped: view.clipped()
    case .hidden: view.hidden()
    case .offset(let x, let y): view.offset(x: CGFloat(x), y: CGFloat(y))
    case .id(let id): view.id(id)
    case .foreground(let color): view.foregroundStyle(TestSceneView.colors[color])
    case .background(let color): view.background(TestSceneView.colors[color])
    case .lineLimit(let limit): view.lineLimit(limit)
    default: AnyView(appliedLast(to: view))
    }
  }

  @MainActor @ViewBuilder private func appliedLast(to view: AnyView) -> some View {
    switch self {
    case .alignment(let which):
      view.multilineTextAlignment([.leading, .center, .trailing][which])
    case .bold(let isBold): view.bold(isBold)
    case .fixedSize: view.fixedSize()
    case .priority(let priority): view.layoutPriority(Double(priority))
    case .mirrored(let isMirrored):
      view.environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    case .ignoresSafeArea: view.ignoresSafeArea()
    case .gridCell(let cell): AnyView(cell.applied(to: view))
    case .effect(let effect): AnyView(effect.applied(to: view))
    default: AnyView(laidOut(view))
    }
  }
}

extension TestSceneCell {
  @MainActor @ViewBuilder fileprivate func applied(to view: AnyView) -> some View {
    switch self {
    case .columns(let count): view.gridCellColumns(count)
    case .anchor(let which):
      view.gridCellAnchor([.topLeading, .center, .bottomTrailing][which])
    case .columnAlignment(let which):
      view.gridColumnAlignment([.leading, .center, .trailing][which])
    case .unsizedAxes(let axes): view.gridCellUnsizedAxes(Axis.Set(rawValue: axes))
    }
  }
}

extension HorizontalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
  }

  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension VerticalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  fileprivate static let quarter = VerticalAlignment(Quarter.self)
}

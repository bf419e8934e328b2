import DeclarativeText
import Support
import Testing

extension ContainerValues {
  @Entry fileprivate var mark = "-"
  @Entry fileprivate var isPinned: Bool = false
}

@MainActor @Suite struct ContainerValueTests {
  /// Each view after its mark, the pinned ones first.
  private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews.filter { $0.containerValues.isPinned }) { row($0) }
          ForEach(subviews.filter { !$0.containerValues.isPinned }) { row($0) }
        }
      }
    }

    private func row(_ subview: Subview) -> some View {
      HStack(spacing: 0) {
        Text(subview.containerValues.mark)
        subview
      }
    }
  }

  @Test("A container arranges views by what they tell it; without, there is the default")
  func arranging() {
    expectFrame(columns: 3, rows: 4) {
      Marked {
        Text("a")
        Text("b").containerValue(\.mark, "+").bold()
        Text("c").containerValue(\.isPinned, true).containerValue(\.mark, "!")
        ForEach(0..<1) { Text("d\($0)").containerValue(\.mark, "#") }
      }
    } is: {
      """
      !c·
      -a·
      +b·
      #d0
      """
    }
  }

  @Test("What is told around several views is told of each, and the outermost word counts")
  func several() {
    expectFrame(columns: 2, rows: 3) {
      Marked {
        Group {
          Text("a")
          Text("b").containerValue(\.mark, "x")
        }
        .containerValue(\.mark, "o")
        Text("c").containerValue(\.mark, "y").onAppear {}.padding(0).environment(\.isEnabled, true)
      }
    } is: {
      """
      oa
      ob
      yc
      """
    }
  }

  private struct Tagged: View {
    var body: some View {
      Group(subviews: content) { subviews in
        ForEach(subviews) { subview in
          let values = subview.containerValues
          Text(
            "\(values.tag(for: Int.self) ?? -1) \(values.tag(for: String.self) ?? "none") "
              + "\(values.hasTag(3)) \((values.tag(for: Int?.self) ?? nil) ?? -1)")
        }
      }
    }

    @ViewBuilder private var content: some View {
      Text("a").tag(3)
      Text("b").tag("b").bold()
      Text("c").tag(4, includeOptional: false)
      Text("d")
    }
  }

  @Test("A tag is found by its type")
  func tags() {
    expectFrame(columns: 16, rows: 4) {
      VStack(alignment: .leading, spacing: 0) { Tagged() }
    } is: {
      """
      3·none·true·3···
      -1·b·false·-1···
      4·none·false·-1·
      -1·none·false·-1
      """
    }
  }

  private struct Columns: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 1)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        let x = subview.containerValues.isPinned ? 0 : bounds.width / 2
        subview.place(
          at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  @Test("A layout reads it too")
  func layout() {
    expectFrame(columns: 10, rows: 1) {
      Columns {
        Text("right")
        Text("left").containerValue(\.isPinned, true).bold()
      }
    } is: {
      "left·right"
    }
  }

  @ViewBuilder private var wrapped: some View {
    let pinned = Text("pinned").containerValue(\.isPinned, true)
    pinned.onReceive(PassthroughSubject<Int, Never>()) { _ in }
    pinned.transition(.opacity)
    pinned.animation(.default, value: 0)
    pinned.alignmentGuide(.leading) { $0[.leading] }
    pinned.onPreferenceChange(Width.self) { _ in }
    pinned.transformPreference(Width.self) { $0 += 1 }
    pinned.onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: { _ in
    }
    pinned.focusSection().accessibilityLabel("pinned")
    pinned.safeAreaInset(edge: .bottom) { EmptyView() }.ignoresSafeArea()
  }

  private enum Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("What a view says is known around whatever else is done to it")
  func passing() {
    expectFrame(columns: 9, rows: 1) {
      Group(subviews: wrapped) { subviews in
        HStack(spacing: 0) {
          ForEach(subviews) { Text($0.containerValues.isPinned ? "+" : "-") }
        }
      }
    } is: {
      "+++++++++"
    }
  }
}

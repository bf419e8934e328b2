import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ScrollTargetPropertyTests {
  /// Rows or columns of some lengths, lazy or not, in a scroll view.
  private struct Lines: View {
    let lengths: [CGFloat]
    let spacing: CGFloat
    let isUpright: Bool
    let isLazy: Bool

    var body: some View {
      if isUpright {
        ScrollView {
          if isLazy {
            LazyVStack(spacing: spacing) { lines }
          } else {
            VStack(spacing: spacing) { lines }.frame(maxWidth: .infinity)
          }
        }
      } else {
        ScrollView(.horizontal) {
          if isLazy {
            LazyHStack(spacing: spacing) { lines }
          } else {
            HStack(spacing: spacing) { lines }.frame(maxHeight: .infinity)
          }
        }
      }
    }

    private var lines: some View {
      ForEach(lengths.indices, id: \.self) { line in
        Text("\(line)").fixedSize()
          .frame(
            width: isUpright ? nil : lengths[line], height: isUpright ? lengths[line] : nil,
            alignment: .topLeading)
      }
    }
  }

  private final class Proxy {
    private(set) var value: ScrollViewProxy?

    func take(_ value: ScrollViewProxy) { self.value = value }
  }

  @Test("Scrolled to any line, from either side, lazy and plain stacks show the same")
  func lazyAsPlain() {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let direction: LayoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      let isUpright = Bool.random(using: &random)
      let count = Int.random(in: 5...45, using: &random)
      let lengths = (0..<count).map { _ in CGFloat(Int.random(in: 1...4, using: &random)) }
      let spacing = CGFloat(Int.random(in: 0...2, using: &random))
      let length = Int.random(in: 5...15, using: &random)
      let sides = [false, true]
        .map { isLazy in
          let proxy = Proxy()
          let host = TextHost(columns: isUpright ? 6 : length, rows: isUpright ? length : 3) {
            ScrollViewReader { reader in
              let _ = proxy.take(reader)
              Lines(lengths: lengths, spacing: spacing, isUpright: isUpright, isLazy: isLazy)
            }
            .environment(\.layoutDirection, direction)
          }
          return (host: host, proxy: proxy)
        }
      for step in 0..<8 {
        #expect(
          picture(of: sides[0].host.frame) == picture(of: sides[1].host.frame),
          "seed \(seed), step \(step)")
        let line = Int.random(in: 0..<count, using: &random)
        let anchors: [UnitPoint?] = [nil, .topLeading, .center, .bottomTrailing]
        let anchor = anchors[Int.random(in: 0..<4, using: &random)]
        for side in sides { side.proxy.value?.scrollTo(line, anchor: anchor) }
      }
    }
  }
}

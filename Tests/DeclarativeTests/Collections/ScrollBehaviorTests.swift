import DeclarativeText
import Support
import Testing

/// Where scroll views come to rest, and what they tell of it.
@MainActor @Suite struct ScrollBehaviorTests {
  private func lines(_ count: Int, height: Int = 1) -> some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) {
          Text("l\($0)").frame(height: CGFloat(height), alignment: .top)
        }
      }
      .scrollTargetLayout()
    }
  }

  @Test("By pages, the least step goes to the next page, and the last page ends where content does")
  func paging() {
    let host = TextHost(columns: 2, rows: 3) { lines(8).scrollTargetBehavior(.paging) }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "l3\nl4\nl5" }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "l5\nl6\nl7" }
    host.scroll(column: 0, row: 0, by: -1)
    expectFrame(of: host) { "l3\nl4\nl5" }
    host.press(.pageUp)
    expectFrame(of: host) { "l0\nl1\nl2" }
  }

  @Test("Aligned to views, a step goes to where one begins", arguments: [false, true])
  func viewAligned(isLazy: Bool) {
    let host = TextHost(columns: 2, rows: 4) {
      if isLazy {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("l\($0)").frame(height: 3, alignment: .top) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
      } else {
        lines(9, height: 3).scrollTargetBehavior(.viewAligned)
      }
    }
    host.scroll(column: 0, row: 0, by: 1)
    expectFrame(of: host) { "l1\n··\n··\nl2" }
    host.scroll(column: 0, row: 0, by: 5)
    expectFrame(of: host) { "l3\n··\n··\nl4" }
    host.scroll(column: 0, row: 0, by: -1)
    expectFrame(of: host) { "l2\n··\n··\nl3" }
    host.scroll(column: 0, row: 0, by: -99)
    expectFrame(of: host) { "l0\n··\n··\nl1" }
  }

  @Test("One view at a time, if that is the limit")
  func limited() {
    let host = TextHost(columns: 2, rows: 2) {
      lines(9).scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
    host.scroll(column: 0, row: 0, by: 5)
    expectFrame(of: host) { "l1\nl2" }
    host.scroll(column: 0, row: 0, by: -5)
    expectFrame(of: host) { "l0\nl1" }
  }

  private struct EveryFive: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 5).rounded(.up) * 5
    }
  }

  @Test("A behaviour of one's own decides")
  func own() {
    let host = TextHost(columns: 2, rows: 2) { lines(20).scrollTargetBehavior(EveryFive()) }
    host.scroll(column: 0, row: 0, by: 2)
    expectFrame(of: host) { "l5\nl6" }
  }

  @Test("The geometry is told at first and when it changes")
  func geometry() {
    var told: [[CGFloat]] = []
    let host = TextHost(columns: 4, rows: 4) {
      lines(9)
        .safeAreaInset(edge: .top, spacing: 0) { Text("bar!") }
        .onScrollGeometryChange(for: [CGFloat].self) { geometry in
          [geometry.contentOffset.y, geometry.visibleRect.minY, geometry.visibleRect.height]
        } action: { _, new in
          told.append(new)
        }
    }
    _ = host.frame
    #expect(told == [[-1, 0, 3]])
    host.scroll(column: 1, row: 2, by: 2)
    #expect(told == [[-1, 0, 3], [1, 2, 3]])
  }

  @Test("Scrolling begins with a step, and is over when none has followed for a moment")
  func phases() {
    var told: [ScrollPhase] = []
    let host = TextHost(columns: 4, rows: 4) {
      lines(9).onScrollPhaseChange { _, phase in told.append(phase) }
    }
    host.scroll(column: 1, row: 2, by: 1)
    host.advance(by: .milliseconds(100))
    host.scroll(column: 1, row: 2, by: 1)
    host.advance(by: .milliseconds(100))
    #expect(told == [.interacting])
    host.advance(by: .milliseconds(100))
    #expect(told == [.interacting, .idle])
  }

  @Test("A view tells when as much of it has come into sight, and when it has left")
  func visibility() {
    var told: [Bool] = []
    let host = TextHost(columns: 4, rows: 3) {
      ScrollView {
        VStack(spacing: 0) {
          Text("one").frame(height: 4)
          Text("two").frame(height: 2).onScrollVisibilityChange(threshold: 0.6) { told.append($0) }
          Text("end").frame(height: 4)
        }
      }
    }
    host.scroll(column: 1, row: 0, by: 2)
    #expect(told == [])
    host.scroll(column: 1, row: 0, by: 1)
    #expect(told == [true])
    host.scroll(column: 1, row: 0, by: 2)
    #expect(told == [true, false])
  }
}

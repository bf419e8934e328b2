import DeclarativeText
import Support
import Testing

/// Caches, orientation, and layouts that change.
@MainActor @Suite struct AnyLayoutTests {
  @Test("4.10 A cache is made once, and brought up to date when views or layout change")
  func caches() throws {
    let log = CacheLog()
    let host = TextHost(columns: 20, rows: 9) { Counted(log: log) }
    _ = host.frame
    #expect(log.made == 1)
    #expect(log.updated == 0)
    try host.tap("Add")
    _ = host.frame
    #expect(log.made == 1)
    #expect(log.updated == 1)
    try host.tap("Other")
    _ = host.frame
    #expect(log.made == 1)
    #expect(log.updated == 1)
  }

  @Test("4.10 A layout that does not say how, makes its cache again")
  func cachesMadeAgain() throws {
    let log = CacheLog()
    let host = TextHost(columns: 20, rows: 9) { Recounted(log: log) }
    _ = host.frame
    #expect(log.made == 1)
    #expect(host.rect(of: "layout")?.size.width == 1)
    try host.tap("Add")
    #expect(host.rect(of: "layout")?.size.width == 2)
    #expect(log.made == 2)
    try host.tap("Other")
    _ = host.frame
    #expect(log.made == 2)
  }

  @Test("4.11 A size is asked for once a proposal")
  func sizesAreRemembered() {
    let asked = Asked()
    let host = TextHost(columns: 20, rows: 9) {
      HStack {
        Recorder(asked: asked) { Text("a") }
        Text("b")
        Text("c")
      }
    }
    _ = host.frame
    #expect(Set(asked.proposals).count == asked.proposals.count)
  }

  @Test("4.18 The axis of a layout is the one spacers in it extend along")
  func orientation() {
    func size(_ layout: some Layout) -> [CGFloat] {
      Arrangement(30, 20) { layout.callAsFunction { Spacer().named("s") } }["s"]
    }
    #expect(size(Plain()) == [0, 0, 30, 20])
    #expect(size(Upright()) == [0, 0, 0, 20])
    #expect(size(Level()) == [0, 0, 30, 0])
    #expect(size(AnyLayout(Upright())) == [0, 0, 0, 20])
    #expect(size(ZStackLayout()) == [0, 0, 30, 20])
  }

  @Test("4.19 A divider stands across its stack, and lies flat outside one")
  func dividers() {
    func size(_ view: some View) -> [CGFloat] { Arrangement(30, 20) { view }["d"] }
    let line = Divider().named("d")
    #expect(size(HStack { line }) == [0, 0, 1, 20])
    #expect(size(VStack { line }) == [0, 0, 30, 1])
    #expect(size(ZStack { line }) == [0, 0, 30, 1])
    #expect(size(line) == [0, 0, 30, 1])
    #expect(size(HStack { ZStack { line } }) == [0, 0, 30, 1])
    #expect(size(HStack { VStack { line } }) == [0, 0, 30, 1])
    #expect(size(HStack { line.padding(1) }) == [1, 1, 1, 18])
    #expect(size(Level { line }) == [0, 0, 1, 20])
    expectFrame(columns: 5, rows: 3) {
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity)
        Divider()
        Text("b")
      }
    } is: {
      """
      ···│·
      ·a·│b
      ···│·
      """
    }
  }

  @Test("4.21 Another layout keeps the views and their state")
  func keepsState() throws {
    let host = TextHost(columns: 12, rows: 4) { Turnable() }
    try host.tap("count 0")
    #expect(host.rect(of: "second")?.minY == host.rect(of: "first")?.minY)
    try host.tap("turn")
    #expect(host.rect(of: "second")?.minX == host.rect(of: "first")?.minX)
    try host.tap("count 1")
    try host.tap("turn")
    #expect(host.rect(of: "second")?.minY == host.rect(of: "first")?.minY)
    try host.tap("count 2")
  }

  @Test("4.22 Spacers and dividers follow the layout of the moment")
  func followsLayout() throws {
    let host = TextHost(columns: 12, rows: 6, metrics: .exact) { Turnable() }
    #expect(host.rect(of: "spacer")?.size.height == 0)
    #expect(host.rect(of: "divider")?.size.width == 1)
    try host.tap("turn")
    #expect(host.rect(of: "spacer")?.size.width == 0)
    #expect(host.rect(of: "divider")?.size.height == 1)
  }

  @Test("4.23 The layouts of the stacks do as the stacks do")
  func stackLayouts() {
    func compare(_ layout: some Layout, _ stack: some View) {
      for length in [nil, 0, 40, CGFloat.infinity] {
        let laid = Arrangement(length, 20) {
          layout.callAsFunction {
            box("a", 10, 4)
            Spacer()
            box("b", 6, nil)
          }
        }
        let wanted = Arrangement(length, 20) { stack }
        #expect(laid.size == wanted.size)
        #expect(laid["b"] == wanted["b"])
      }
    }
    compare(
      HStackLayout(alignment: .top, spacing: 3),
      HStack(alignment: .top, spacing: 3) {
        box("a", 10, 4)
        Spacer()
        box("b", 6, nil)
      })
    compare(
      VStackLayout(alignment: .trailing),
      VStack(alignment: .trailing) {
        box("a", 10, 4)
        Spacer()
        box("b", 6, nil)
      })
    compare(
      ZStackLayout(alignment: .bottom),
      ZStack(alignment: .bottom) {
        box("a", 10, 4)
        Spacer()
        box("b", 6, nil)
      })
    compare(
      AnyLayout(HStackLayout()),
      HStack {
        box("a", 10, 4)
        Spacer()
        box("b", 6, nil)
      })
  }
}

private final class CacheLog: @unchecked Sendable {
  var made = 0
  var updated = 0
}

private struct Counted: View {
  let log: CacheLog
  @State private var count = 1
  @State private var other = 0

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Button("Other") { other += 1 }
      Text("\(other)")
      Caching(log: log) { ForEach(0..<count, id: \.self) { Text("\($0)") } }
    }
  }
}

private struct Caching: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.made += 1
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.updated += 1
    cache = subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    CGSize(width: cache, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(index), y: 0), proposal: .unspecified)
    }
  }
}

private struct Recounted: View {
  let log: CacheLog
  @State private var count = 1
  @State private var other = 0

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Button("Other") { other += 1 }
      Text("\(other)")
      Remaking(log: log) { ForEach(0..<count, id: \.self) { Text("\($0)") } }.named("layout")
    }
  }
}

/// As wide as its cache says there are subviews.
private struct Remaking: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> Int {
    log.made += 1
    return subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    CGSize(width: cache, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}

private struct Turnable: View {
  @State private var isUpright = false
  @State private var count = 0

  var body: some View {
    let layout =
      isUpright
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
      : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Counter().named("first")
      Button("turn") { isUpright.toggle() }.named("second")
      Divider().named("divider")
      Spacer(minLength: 0).named("spacer")
    }
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View { Button("count \(count)") { count += 1 } }
}

/// Layouts whose subviews take what the layout does, each with its own orientation.
private protocol Filling: Layout where Cache == Void {}

extension Filling {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Plain: Filling {}

private struct Upright: Filling {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}

private struct Level: Filling {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}

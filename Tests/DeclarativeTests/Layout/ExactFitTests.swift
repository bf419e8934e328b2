import DeclarativeText
import Support
import Testing

/// Trial 15 and case 1.20 everywhere: in a space of its ideal size a view shows all of its text.
@MainActor @Suite struct ExactFitTests {
  private var views: [(String, AnyView)] {
    let row = HStack(spacing: 1) {
      Text("abcde")
      Text("xyz")
    }
    return [
      ("row", AnyView(row)),
      ("gaps", AnyView(HStack { ForEach(["a", "bcd", "efghijk"], id: \.self) { Text($0) } })),
      (
        "rows in a row",
        AnyView(
          HStack {
            row
            Text("and")
            HStack(spacing: 2) {
              row
              row.padding(.horizontal, 1)
            }
          })
      ),
      (
        "spacers",
        AnyView(
          HStack {
            Text("one")
            Spacer()
            Text("two three")
            Spacer(minLength: 3)
            Text("four")
          })
      ),
      (
        "priorities",
        AnyView(
          HStack {
            Text("one two").layoutPriority(1)
            Text("three")
            row.layoutPriority(-1)
          })
      ),
      (
        "columns in a row",
        AnyView(
          HStack(alignment: .top) {
            VStack(alignment: .leading) {
              Text("a long title")
              Text("below")
            }
            Divider()
            VStack {
              Text("x y")
              row
            }
          })
      ),
      (
        "frames",
        AnyView(
          HStack {
            Text("one two").frame(minWidth: 3)
            Text("three four").frame(maxWidth: .infinity)
            Text("five").frame(width: 6)
          })
      ),
      (
        "Grid",
        AnyView(
          Grid(alignment: .leading) {
            GridRow {
              Text("one two")
              Text("three")
            }
            GridRow {
              Text("x")
              row
            }
            GridRow { Text("over both columns").gridCellColumns(2) }
            Text("and in no row at all, longer")
          })
      ),
      ("ViewThatFits", AnyView(ViewThatFits { row })),
      ("layers", AnyView(row.padding().overlay(alignment: .top) { Text("in front") })),
      ("inset", AnyView(row.safeAreaInset(edge: .leading) { Text("side bar") })),
      ("ScrollView", AnyView(ScrollView(.horizontal) { row })),
      ("ZStack", AnyView(ZStack(alignment: .topLeading) { row.padding(.top, 16) })),
      ("wide glyphs", AnyView(HStack { ForEach(["かき", "山", "x"], id: \.self) { Text($0) } })),
    ]
  }

  @Test("Trial 15 Nothing is cut or wrapped where all of it fits", arguments: [false, true])
  func ideal(isInPoints: Bool) {
    let metrics = isInPoints ? CellMetrics.points : .cells
    for (name, view) in views {
      let ideal = Arrangement(nil, nil, metrics: metrics) { view }
      let columns = metrics.index(of: ideal.width, along: .horizontal)
      let rows = metrics.index(of: ideal.height, along: .vertical)
      let fitting = TextHost(columns: columns, rows: rows, metrics: metrics) { view }
      let roomy = TextHost(columns: columns, rows: rows, metrics: metrics) { view.fixedSize() }
      #expect(!fitting.frame.text.contains("…"), "\(name)")
      #expect(!fitting.frame.text.isEmpty, "\(name)")
      #expect(picture(of: fitting.frame) == picture(of: roomy.frame), "\(name)")
      let offered = Arrangement(ideal.width, ideal.height, metrics: metrics) { view }
      #expect(offered.size == ideal.size, "\(name)")
    }
  }

  @Test("Trial 15 One column less cuts one text, and only where it must")
  func oneColumnLess() {
    expectFrame(columns: 8, rows: 1) {
      HStack(spacing: 1) {
        Text("abcde")
        Text("xyz")
      }
    } is: {
      "abc…·xyz"
    }
    expectFrame(columns: 8, rows: 2) {
      Grid(alignment: .leading, horizontalSpacing: 1) {
        GridRow {
          Text("abcde")
          Text("x")
        }
        GridRow {
          Text("f")
          Text("yz")
        }
      }
    } is: {
      "abcde·x·\nf·····yz"
    }
  }
}

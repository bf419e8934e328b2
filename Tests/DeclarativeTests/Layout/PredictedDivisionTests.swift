import DeclarativeText
import Support
import Testing

/// Parts of screens in which a length must be divided or shapes do not fit whole cells.
///
/// Their places, too, were worked out before anything was drawn.
@MainActor @Suite struct PredictedDivisionTests {
  @Test("A list with lines between its rows")
  func list() {
    let host = TextHost(columns: 20, rows: 7) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(["Milk", "Bread and butter please", "Eggs"], id: \.self) { item in
            Text(item).named(item)
            Divider().named("\(item) line")
          }
        }
      }
    }
    expectPlaces(
      of: host,
      [
        "Milk": [0, 0, 4, 1], "Milk line": [0, 1, 20, 1],
        "Bread and butter please": [0, 2, 16, 2], "Bread and butter please line": [0, 4, 20, 1],
        "Eggs": [0, 5, 4, 1], "Eggs line": [0, 6, 20, 1],
      ])
  }

  @Test("Two cards as high as the higher one")
  func cards() {
    func card(_ text: String) -> some View {
      Text(text).named(text)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .padding(1).border(.gray).named("\(text) card")
    }
    let host = TextHost(columns: 31, rows: 8) {
      HStack(alignment: .top) {
        card("Short")
        card("A rather longer text")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    // 15 columns each, 13 within the padding.
    expectPlaces(
      of: host,
      [
        "Short card": [0, 2, 15, 4], "A rather longer text card": [16, 2, 15, 4],
        "Short": [1, 3, 5, 1], "A rather longer text": [17, 3, 11, 2],
      ])
  }

  @Test("A paragraph no wider than is pleasant to read")
  func paragraph() {
    let host = TextHost(columns: 40, rows: 6) {
      Text("The quick brown fox jumps over the lazy dog and runs away").named("text")
        .frame(maxWidth: 20).named("frame")
    }
    expectPlaces(of: host, ["frame": [10, 1.5, 20, 3], "text": [10.5, 1.5, 19, 3]])
    expectFrame(of: host) {
      """
      ········································
      ········································
      ···········The·quick·brown·fox··········
      ···········jumps·over·the·lazy··········
      ···········dog·and·runs·away············
      ········································
      """
    }
  }

  @Test("A row of settings where text runs from the right")
  func mirrored() {
    let host = TextHost(columns: 30, rows: 2) {
      HStack {
        Text("@").named("icon")
        VStack(alignment: .leading) {
          Text("Wi-Fi").named("title")
          Text("Home network")
        }
        .named("labels")
        Spacer()
        Text("On").named("value")
        Text(">").named("more")
      }
      .padding(.horizontal)
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectPlaces(
      of: host,
      [
        "icon": [27, 0.5, 1, 1], "labels": [14, 0, 12, 2], "title": [21, 0, 5, 1],
        "value": [4, 0.5, 2, 1], "more": [2, 0.5, 1, 1],
      ])
    expectFrame(of: host) {
      """
      ·····················Wi-Fi····
      ··>·On········Home·network·@··
      """
    }
  }

  @Test("Columns of a fixed and of flexible widths")
  func columns() {
    let host = TextHost(columns: 30, rows: 1) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(6)), GridItem(.flexible()), GridItem(.flexible(minimum: 10)),
        ]
      ) {
        ForEach(0..<3, id: \.self) { Color.gray.frame(height: 1).named("\($0)") }
      }
    }
    expectPlaces(of: host, ["0": [0, 0, 6, 1], "1": [7, 0, 11, 1], "2": [19, 0, 11, 1]])
  }

  @Test("A table with a heading over all columns, wide enough and too narrow")
  func table() {
    func host(_ columns: Int) -> TextHost {
      TextHost(columns: columns, rows: 4) {
        Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 0) {
          GridRow { Text("Results of the day").named("heading").gridCellColumns(2) }
          GridRow {
            Text("Ada").named("name")
            Text("wins again today").named("result")
          }
        }
      }
    }
    expectPlaces(
      of: host(20), ["heading": [0, 1, 18, 1], "name": [0, 2, 3, 1], "result": [4, 2, 16, 1]])
    expectPlaces(
      of: host(14), ["heading": [0, 0, 14, 2], "name": [0, 2.5, 3, 1], "result": [4, 2, 10, 2]])
  }

  @Test("A title and a status line, the colour of the page behind both")
  func page() {
    let host = TextHost(columns: 20, rows: 6) {
      Text("body").named("text").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.blue).named("body")
        .safeAreaInset(edge: .top) { Text("Title").named("title").frame(maxWidth: .infinity) }
        .safeAreaInset(edge: .bottom) { Text("Status").named("status") }
    }
    expectPlaces(
      of: host,
      [
        "body": [0, 1, 20, 4], "text": [8, 2.5, 4, 1], "title": [7.5, 0, 5, 1],
        "status": [7, 5, 6, 1],
      ])
    for row in 0..<6 { #expect(host.frame[column: 0, row: row].style.background == .blue) }
  }

  @Test("A bar of progress")
  func progress() {
    let host = TextHost(columns: 25, rows: 1) {
      HStack {
        Text("Load")
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Color.gray
            Color.green.frame(width: proxy.size.width * 0.4)
          }
        }
        .frame(height: 1).named("bar")
        Text("40%").named("label")
      }
    }
    expectPlaces(of: host, ["bar": [5, 0, 16, 1], "label": [22, 0, 3, 1]])
    // 6.4 columns of 16 are 6.
    let colors = (0..<25).map { host.frame[column: $0, row: 0].style.background }
    #expect(colors[5..<11].allSatisfy { $0 == .green })
    #expect(colors[11..<21].allSatisfy { $0 == .gray })
    #expect(colors[4] == nil && colors[21] == nil)
  }

  @Test("A label that gives way to one that does not")
  func labels() {
    let host = TextHost(columns: 20, rows: 1) {
      HStack {
        Text("alpha beta gamma delta").lineLimit(1).named("soft")
        Text("keep this").fixedSize().named("hard")
      }
    }
    expectPlaces(of: host, ["soft": [0, 0, 10, 1], "hard": [11, 0, 9, 1]])
    expectFrame(of: host) { "alpha·bet…·keep·this" }
  }

  @Test("A picture in its own proportions")
  func picture() {
    let whole = TextHost(columns: 20, rows: 6) {
      Color.gray.named("picture").aspectRatio(2, contentMode: .fit)
    }
    expectPlaces(of: whole, ["picture": [4, 0, 12, 6]])
    // 10.67 columns, from 4.67 to 15.33.
    let parts = TextHost(columns: 20, rows: 6) {
      Color.gray.aspectRatio(16 / 9, contentMode: .fit)
    }
    let filled = (0..<20).filter { parts.frame[column: $0, row: 3].style.background != nil }
    #expect(filled == Array(5..<15))
  }

  @Test("Lists above one another, and a line below them")
  func lists() {
    let host = TextHost(columns: 10, rows: 8) {
      VStack {
        ScrollView { ForEach(0..<9, id: \.self) { Text("a \($0)") } }.named("first")
        ScrollView { ForEach(0..<2, id: \.self) { Text("b \($0)") } }.named("second")
        Text("footer").named("footer")
      }
    }
    // 7 rows for two: 4, and the 3 that are left.
    expectPlaces(
      of: host,
      ["first": [3.5, 0, 3, 4], "second": [3.5, 4, 3, 3], "footer": [2, 7, 6, 1]])
  }

  @Test("A text with room beside it")
  func note() {
    let host = TextHost(columns: 20, rows: 2) {
      HStack {
        Text("one two three four five").named("text")
        Spacer().named("space")
      }
    }
    expectPlaces(of: host, ["text": [0, 0, 18, 2], "space": [18, 1, 2, 0]])
  }

  @Test("Four panes in a width that four does not divide")
  func panes() {
    let host = TextHost(columns: 30, rows: 3) {
      HStack { ForEach(0..<4, id: \.self) { Color.gray.named("\($0)") } }
    }
    // 27 columns: 6.75 is 7, 6.67 is 7, 6.5 is 7, and 6 are left.
    expectPlaces(
      of: host,
      ["0": [0, 0, 7, 3], "1": [8, 0, 7, 3], "2": [16, 0, 7, 3], "3": [24, 0, 6, 3]])
  }

  @Test("A side bar within bounds, beside a page that needs its room")
  func split() {
    func host(_ columns: Int) -> TextHost {
      TextHost(columns: columns, rows: 2) {
        HStack(spacing: 0) {
          Color.gray.frame(minWidth: 10, maxWidth: 20).named("side")
          Color.blue.frame(minWidth: 30).named("page")
        }
      }
    }
    expectPlaces(of: host(60), ["side": [0, 0, 20, 2], "page": [20, 0, 40, 2]])
    // Half of 35 is 18; 17 are left and 30 are taken: 48 columns in the middle of 35.
    expectPlaces(of: host(35), ["side": [-6.5, 0, 18, 2], "page": [11.5, 0, 30, 2]])
  }
}

import DeclarativeText
import Support
import Testing

/// More parts of screens, their places worked out before anything was drawn.
@MainActor @Suite struct PredictedScreenTests {
  @Test("A player's bar over a list of tracks")
  func player() {
    let host = TextHost(columns: 16, rows: 5) {
      ScrollView {
        VStack(alignment: .leading) { ForEach(1...6, id: \.self) { Text("Track \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Text(">")
          Text("Song").named("song")
          Spacer()
          Text("1:02").named("time")
        }
        .background(.blue).named("bar")
      }
    }
    expectPlaces(
      of: host, ["bar": [0, 4, 16, 1], "song": [2, 4, 4, 1], "time": [12, 4, 4, 1]])
    expectFrame(of: host) {
      """
      Track·1·········
      Track·2·········
      Track·3·········
      Track·4·········
      >·Song······1:02
      """
    }
    host.scroll(column: 0, row: 0, by: 99)
    expectFrame(of: host) {
      """
      Track·3·········
      Track·4·········
      Track·5·········
      Track·6·········
      >·Song······1:02
      """
    }
  }

  @Test("A header as wide as there is room")
  func header() {
    func host(_ columns: Int) -> TextHost {
      TextHost(columns: columns, rows: 2) {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("Quarterly report").named("title")
            Spacer()
            Text("2026-11-30").named("date")
          }
          VStack(alignment: .leading) {
            Text("Quarterly report").named("title")
            Text("2026-11-30").named("date")
          }
          Text("Report")
        }
      }
    }
    // Side by side they need 16 + 1 + 10.
    expectPlaces(of: host(30), ["title": [0, 0.5, 16, 1], "date": [20, 0.5, 10, 1]])
    expectPlaces(of: host(27), ["title": [0, 0.5, 16, 1], "date": [17, 0.5, 10, 1]])
    expectPlaces(of: host(26), ["title": [5, 0, 16, 1], "date": [5, 1, 10, 1]])
    expectFrame(of: host(26)) {
      """
      ·····Quarterly·report·····
      ·····2026-11-30···········
      """
    }
    expectFrame(of: host(14)) { "··············\n····Report····" }
  }

  @Test("Buttons as wide as the widest")
  func buttons() {
    let host = TextHost(columns: 20, rows: 3) {
      VStack {
        Text("OK").named("ok").frame(maxWidth: .infinity).background(.blue).named("first")
        Text("Cancel order").frame(maxWidth: .infinity).background(.blue).named("second")
        Text("Help").named("help").frame(maxWidth: .infinity).background(.blue).named("third")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    expectPlaces(
      of: host,
      [
        "first": [4, 0, 12, 1], "second": [4, 1, 12, 1], "third": [4, 2, 12, 1],
        "ok": [9, 0, 2, 1], "help": [8, 2, 4, 1],
      ])
    let filled = (0..<20).filter { host.frame[column: $0, row: 0].style.background == .blue }
    #expect(filled == Array(4..<16))
  }

  @Test("A profile with a line or two about the person")
  func profile() {
    let host = TextHost(columns: 30, rows: 5) {
      HStack(alignment: .top, spacing: 2) {
        Color.gray.frame(width: 6, height: 3).named("picture")
        VStack(alignment: .leading) {
          Text("Ada Lovelace").bold().named("name")
          Text("Mathematician and writer, the first programmer").lineLimit(2).named("about")
        }
      }
      .padding(1)
    }
    expectPlaces(
      of: host,
      ["picture": [1, 1, 6, 3], "name": [9, 1, 12, 1], "about": [9, 2, 20, 2]])
    expectFrame(of: host) {
      """
      ······························
      ·········Ada·Lovelace·········
      ·········Mathematician·and····
      ·········writer,·the·first·p…·
      ······························
      """
    }
  }

  @Test("Tabs that share the width")
  func tabs() {
    let host = TextHost(columns: 20, rows: 1) {
      HStack(spacing: 0) {
        ForEach(["Home", "Search", "Me"], id: \.self) { name in
          Text(name).named(name).frame(maxWidth: .infinity).named("\(name) tab")
        }
      }
    }
    // 6.67 is 7, half of the 13 left is 7, and 6 are left.
    expectPlaces(
      of: host,
      [
        "Home tab": [0, 0, 7, 1], "Search tab": [7, 0, 7, 1], "Me tab": [14, 0, 6, 1],
        "Home": [1.5, 0, 4, 1], "Search": [7.5, 0, 6, 1], "Me": [16, 0, 2, 1],
      ])
    expectFrame(of: host) { "··Home··Search··Me··" }
  }

  @Test("A caption over the foot of a picture")
  func captionedPicture() {
    let host = TextHost(columns: 12, rows: 4) {
      ZStack(alignment: .bottomLeading) {
        Color.blue.frame(height: 4).named("picture")
        Text("Caption").named("text").padding(.horizontal, 1).background(.black).named("label")
      }
    }
    expectPlaces(
      of: host, ["picture": [0, 0, 12, 4], "label": [0, 3, 9, 1], "text": [1, 3, 7, 1]])
    #expect(host.frame[column: 8, row: 3].style.background == .black)
    #expect(host.frame[column: 9, row: 3].style.background == .blue)
  }

  @Test("Pages side by side, three to a screen")
  func carousel() {
    let host = TextHost(columns: 32, rows: 2) {
      ScrollView(.horizontal) {
        HStack(spacing: 1) {
          ForEach(0..<4, id: \.self) { page in
            Color.gray.frame(height: 2)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 1).named("\(page)")
          }
        }
      }
    }
    expectPlaces(
      of: host,
      ["0": [0, 0, 10, 2], "1": [11, 0, 10, 2], "2": [22, 0, 10, 2], "3": [33, 0, 10, 2]])
  }
}

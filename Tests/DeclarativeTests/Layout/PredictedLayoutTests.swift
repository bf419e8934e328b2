import DeclarativeText
import Support
import Testing

/// Parts of screens as they are written every day.
///
/// Where each view must be was worked out from SwiftUI's documentation and the rule for whole
/// cells, before anything was drawn.
@MainActor @Suite struct PredictedLayoutTests {
  private var settingsRow: some View {
    HStack {
      Text("@").named("icon")
      VStack(alignment: .leading) {
        Text("Wi-Fi").bold()
        Text("Home network").font(.caption)
      }
      .named("labels")
      Spacer().named("space")
      Text("On").named("value")
      Text(">").named("more")
    }
    .padding(.horizontal)
  }

  @Test("A row of settings")
  func settings() {
    let host = TextHost(columns: 30, rows: 2) { settingsRow }
    // 26 columns within the padding; gaps of 1 beside texts, of 0 beside the spacer.
    expectPlaces(
      of: host,
      [
        "icon": [2, 0.5, 1, 1], "labels": [4, 0, 12, 2], "space": [16, 1, 8, 0],
        "value": [24, 0.5, 2, 1], "more": [27, 0.5, 1, 1],
      ])
    expectFrame(of: host) {
      """
      ····Wi-Fi·····················
      ··@·Home·network········On·>··
      """
    }
  }

  @Test("A row without numbers of its own is the same in points")
  func settingsInPoints() {
    for columns in [30, 24, 20] {
      let cells = TextHost(columns: columns, rows: 3) { settingsRow }
      let points = TextHost(columns: columns, rows: 3, metrics: .points) { settingsRow }
      #expect(picture(of: cells.frame) == picture(of: points.frame))
    }
  }

  @Test("Bubbles of a chat")
  func chat() {
    let host = TextHost(columns: 24, rows: 6) {
      ScrollView {
        VStack(alignment: .leading, spacing: 1) {
          HStack {
            Text("Hello there!").named("hello").padding(.horizontal, 1).background(.gray)
              .named("theirs")
            Spacer(minLength: 4)
          }
          HStack {
            Spacer(minLength: 4)
            Text("Hi, shall we meet at noon?").named("hi").padding(.horizontal, 1)
              .background(.blue).named("mine")
          }
        }
      }
    }
    // The second is offered 20 and wraps after 17, so its bubble is 19 wide.
    expectPlaces(
      of: host,
      [
        "theirs": [0, 0, 14, 1], "hello": [1, 0, 12, 1], "mine": [5, 2, 19, 2],
        "hi": [6, 2, 17, 2],
      ])
    expectFrame(of: host) {
      """
      ·Hello·there!···········
      ························
      ······Hi,·shall·we·meet·
      ······at·noon?··········
      ························
      ························
      """
    }
  }

  @Test("Cards in a grid that fits as many as it can")
  func cards() {
    let host = TextHost(columns: 26, rows: 7) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))], spacing: 1) {
          ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { name in
            Text(name).named(name)
              .frame(maxWidth: .infinity).padding(.vertical, 1).border(.gray)
              .named("\(name) card")
          }
        }
        .padding()
      }
    }
    // 22 columns hold two of 10 and a gap; the 21 beside it are 11 and 10.
    expectPlaces(
      of: host,
      [
        "Alpha card": [2, 1, 11, 3], "Beta card": [14, 1, 10, 3], "Gamma card": [2, 5, 11, 3],
        "Alpha": [5, 2, 5, 1], "Beta": [17, 2, 4, 1], "Gamma": [5, 6, 5, 1],
      ])
    expectFrame(of: host) {
      """
      ··························
      ··┌─────────┐·┌────────┐··
      ··│··Alpha··│·│··Beta··│··
      ··└─────────┘·└────────┘··
      ··························
      ··┌─────────┐·············
      ··│··Gamma··│·············
      """
    }
  }

  @Test("A form in a grid")
  func form() {
    let host = TextHost(columns: 30, rows: 8) {
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 2, verticalSpacing: 1) {
        GridRow {
          Text("Name:").named("name").gridColumnAlignment(.trailing)
          Text("Ada").named("ada")
        }
        GridRow {
          Text("Address:").named("address")
          Text("12 Long Lane\nLondon").named("lane")
        }
        Divider().named("line").gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Phone:").named("phone")
          Text("none").named("none")
        }
      }
    }
    // Columns of 8 and 12, 22 in all, in the middle of 30.
    expectPlaces(
      of: host,
      [
        "name": [7, 0, 5, 1], "ada": [14, 0, 3, 1], "address": [4, 2, 8, 1],
        "lane": [14, 2, 12, 2], "line": [4, 5, 22, 1], "phone": [6, 7, 6, 1],
        "none": [14, 7, 4, 1],
      ])
    expectFrame(of: host) {
      """
      ·······Name:··Ada·············
      ······························
      ····Address:··12·Long·Lane····
      ··············London··········
      ······························
      ····──────────────────────····
      ······························
      ······Phone:··none············
      """
    }
  }

  @Test("A tool bar whose title gives way")
  func toolbar() {
    let host = TextHost(columns: 24, rows: 1) {
      HStack {
        Text("Back").named("back")
        Spacer()
        Text("A very long document title").lineLimit(1).named("title")
        Spacer()
        Text("Share").layoutPriority(1).named("share")
      }
    }
    // 24 less two spacers of 1, 5 and 4: the title gets 13.
    expectPlaces(
      of: host, ["back": [0, 0, 4, 1], "title": [5, 0, 13, 1], "share": [19, 0, 5, 1]])
    expectFrame(of: host) { "Back·A·very·long·…·Share" }
  }

  @Test("A badge half across a corner")
  func badge() {
    let host = TextHost(columns: 9, rows: 3) {
      Text("Inbox").named("inbox").padding(1).background(.blue)
        .overlay(alignment: .topTrailing) {
          Text("12").background(.red).named("badge").alignmentGuide(.trailing) { $0.width / 2 }
        }
        .named("button")
    }
    expectPlaces(
      of: host, ["button": [1, 0, 7, 3], "inbox": [2, 1, 5, 1], "badge": [7, 0, 2, 1]])
    expectFrame(of: host) { "·······12\n··Inbox··\n·········" }
    #expect(host.frame[column: 8, row: 0].style.background == .red)
    #expect(host.frame[column: 8, row: 1].style.background == nil)
  }

  @Test("A side bar of a share of the width")
  func dashboard() {
    let host = TextHost(columns: 40, rows: 6) {
      GeometryReader { proxy in
        HStack(spacing: 0) {
          VStack(alignment: .leading) {
            Text("Sidebar").named("side")
            Spacer()
            Text("Help").named("help")
          }
          .frame(width: proxy.size.width * 0.3, alignment: .leading).named("left")
          Divider().named("line")
          VStack { Text("Content").named("content") }
            .frame(maxWidth: .infinity, maxHeight: .infinity).named("right")
        }
      }
    }
    expectPlaces(
      of: host,
      [
        "left": [0, 0, 12, 6], "side": [0, 0, 7, 1], "help": [0, 5, 4, 1],
        "line": [12, 0, 1, 6], "right": [13, 0, 27, 6], "content": [23, 2.5, 7, 1],
      ])
    expectFrame(of: host) {
      """
      Sidebar·····│···························
      ············│···························
      ············│···························
      ············│··········Content··········
      ············│···························
      Help········│···························
      """
    }
  }

  @Test("A caption on the title's line")
  func caption() {
    let host = TextHost(columns: 21, rows: 3) {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").named("big").padding(.vertical, 1)
        Text("caption\nsecond").named("caption")
      }
    }
    expectPlaces(of: host, ["big": [5, 1, 3, 1], "caption": [9, 1, 7, 2]])
    expectFrame(of: host) {
      """
      ·····················
      ·····Big·caption·····
      ·········second······
      """
    }
  }
}

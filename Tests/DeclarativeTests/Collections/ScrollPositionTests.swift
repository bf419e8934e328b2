import DeclarativeText
import Support
import Testing

/// Where scroll views stand, said and told by bindings.
@MainActor @Suite struct ScrollPositionTests {
  private struct Screen: View {
    @State private var position: ScrollPosition
    var isLazy = true

    init(_ position: ScrollPosition, isLazy: Bool = true) {
      _position = State(initialValue: position)
      self.isLazy = isLazy
    }

    var body: some View {
      VStack(spacing: 0) {
        Text(told).frame(maxWidth: .infinity, alignment: .leading)
        ScrollView {
          if isLazy {
            LazyVStack(alignment: .leading, spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(alignment: .leading, spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition($position)
        HStack {
          Button("50") { position.scrollTo(id: 50) }
          Button("top") { position.scrollTo(edge: .top) }
          Button("end") { position.scrollTo(edge: .bottom) }
          Button("y7") { position.scrollTo(y: 7) }
        }
      }
    }

    private var rows: some View { ForEach(0..<100, id: \.self) { Text("row \($0)") } }

    private var told: String {
      let id = position.viewID(type: Int.self).map(String.init) ?? "-"
      return "\(position.isPositionedByUser ? "user" : "app") \(id)"
    }
  }

  @Test("A position goes to a view, an edge or a point", arguments: [true, false])
  func places(isLazy: Bool) throws {
    let host = TextHost(columns: 20, rows: 5) {
      Screen(ScrollPosition(idType: Int.self), isLazy: isLazy)
    }
    #expect(host.rows == ["app -", "row 0", "row 1", "row 2"])
    try host.tap("50")
    #expect(host.rows == ["app 50", "row 48", "row 49", "row 50"])
    try host.tap("top")
    #expect(host.rows == ["app -", "row 0", "row 1", "row 2"])
    try host.tap("end")
    #expect(host.rows == ["app -", "row 97", "row 98", "row 99"])
    try host.tap("y7")
    #expect(host.rows == ["app -", "row 7", "row 8", "row 9"])
  }

  @Test(
    "After a person has scrolled it says so, and which view is first", arguments: [true, false])
  func person(isLazy: Bool) throws {
    let host = TextHost(columns: 20, rows: 5) {
      Screen(ScrollPosition(idType: Int.self, edge: .top), isLazy: isLazy)
    }
    #expect(host.rows.first == "app -")
    host.scroll(column: 9, row: 2, by: 3)
    #expect(host.rows == ["user 3", "row 3", "row 4", "row 5"])
    try host.tap("top")
    #expect(host.rows == ["app -", "row 0", "row 1", "row 2"])
    host.press(.pageDown)
    #expect(host.rows.first == "user 2")
  }

  @Test("A screen may begin at a view, at the end or at a point")
  func beginning() {
    func first(_ position: ScrollPosition) -> [String] {
      Array(TextHost(columns: 20, rows: 5) { Screen(position) }.rows.dropFirst())
    }
    #expect(first(ScrollPosition(id: 20, anchor: .top)) == ["row 20", "row 21", "row 22"])
    #expect(first(ScrollPosition(edge: .bottom)) == ["row 97", "row 98", "row 99"])
    #expect(first(ScrollPosition(y: 4)) == ["row 4", "row 5", "row 6"])
    #expect(first(ScrollPosition(id: "none")) == ["row 0", "row 1", "row 2"])
  }

  @Test("What a position is, it tells")
  func values() {
    var position = ScrollPosition(idType: Int.self)
    #expect(position.viewID == nil && position.edge == nil && position.point == nil)
    position.scrollTo(x: 2, y: 3)
    #expect(position.point == CGPoint(x: 2, y: 3) && position.x == 2 && position.y == 3)
    position.scrollTo(x: 5)
    #expect(position.point == nil && position.x == 5 && position.y == nil)
    position.scrollTo(edge: .trailing)
    #expect(position.edge == .trailing && position.x == nil)
    position.scrollTo(id: 7)
    #expect(position.viewID(type: Int.self) == 7 && position.viewID(type: String.self) == nil)
    #expect(!position.isPositionedByUser)
    #expect(position == ScrollPosition(id: 7))
  }

  private struct ByID: View {
    @State private var id: Int?
    var anchor: UnitPoint?

    var body: some View {
      VStack(spacing: 0) {
        Text("at \(id ?? -1)").frame(maxWidth: .infinity, alignment: .leading)
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<100, id: \.self) { Text("row \($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: anchor)
        Button("30") { id = 30 }
      }
    }
  }

  @Test("The id of the first view in sight is told, and gone to when it is set")
  func byID() throws {
    let host = TextHost(columns: 12, rows: 5) { ByID() }
    #expect(host.rows == ["at -1", "row 0", "row 1", "row 2"])
    host.scroll(column: 0, row: 2, by: 4)
    #expect(host.rows == ["at 4", "row 4", "row 5", "row 6"])
    try host.tap("30")
    #expect(host.rows == ["at 30", "row 28", "row 29", "row 30"])
    host.scroll(column: 0, row: 2, by: 1)
    #expect(host.rows == ["at 29", "row 29", "row 30", "row 31"])
  }

  @Test("With an anchor it is the view that is there")
  func anchored() throws {
    let host = TextHost(columns: 12, rows: 5) { ByID(anchor: .center) }
    host.scroll(column: 0, row: 2, by: 4)
    #expect(host.rows == ["at 5", "row 4", "row 5", "row 6"])
    try host.tap("30")
    #expect(host.rows == ["at 30", "row 29", "row 30", "row 31"])
  }

  @Test("A scroll view inside another is not the one that is followed")
  func nested() {
    struct Nested: View {
      @State private var id: Int?

      var body: some View {
        VStack(spacing: 0) {
          Text("at \(id ?? -1)")
          ScrollView {
            VStack(spacing: 0) {
              ScrollView {
                VStack(spacing: 0) { ForEach(0..<9, id: \.self) { Text("in \($0)") } }
                  .scrollTargetLayout()
              }
              .frame(height: 2)
            }
          }
          .scrollPosition(id: $id)
        }
      }
    }
    let host = TextHost(columns: 6, rows: 4) { Nested() }
    host.scroll(column: 2, row: 1, by: 1)
    #expect(host.rows == [" at -1", " in 1", " in 2"].map { $0.trimmed })
  }
}

extension TextHost {
  /// The rows of the screen that show something, without what is blank at their ends; the last, of
  /// buttons, left out.
  fileprivate var rows: [String] {
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return rows.prefix(4).map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

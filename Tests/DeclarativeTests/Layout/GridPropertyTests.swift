import DeclarativeText
import Support
import Testing

/// What is true of any grid.
@MainActor @Suite struct GridPropertyTests {
  /// A cell made up at random.
  private struct Cell: CustomStringConvertible {
    var width = 0
    var height = 0
    var kind = 0
    var span = 1
    var axes: Axis.Set = []
    var priority = 0.0

    var description: String {
      "kind \(kind) \(width)x\(height) span \(span) axes \(axes.rawValue) priority \(priority)"
    }
  }

  /// Notes what it is offered.
  private struct Offers: Layout {
    let note: @MainActor (ProposedViewSize) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      MainActor.assumeIsolated { note(proposal) }
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @MainActor private final class Notes {
    var offers = 0
    var wrong: [ProposedViewSize] = []

    func note(_ proposal: ProposedViewSize) {
      offers += 1
      let isRight = [proposal.width, proposal.height].allSatisfy { $0 ?? 0 >= 0 }
      if !isRight { wrong.append(proposal) }
    }
  }

  private func randomRows(using random: inout SeededGenerator) -> [[Cell]] {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    // Where all the room goes to a few, a text is left without any and overflows when placed.
    let isText = number(0...1) == 0
    return (0..<number(1...4))
      .map { _ in
        (0..<number(1...4))
          .map { _ in
            Cell(
              width: number(0...12), height: number(0...4), kind: number(isText ? 0...5 : 1...5),
              span: number(0...5) == 0 ? number(2...3) : 1,
              axes: Axis.Set(rawValue: number(0...4) == 0 ? Int8(number(1...3)) : 0),
              priority: !isText && number(0...7) == 0 ? Double(number(-1...1)) : 0)
          }
      }
  }

  @ViewBuilder private func view(_ cell: Cell, _ name: String) -> some View {
    let (width, height) = (CGFloat(cell.width), CGFloat(cell.height))
    Group {
      switch cell.kind {
      case 0: Text("some words in here")
      case 1: Color.red
      case 2: Color.red.frame(minWidth: width, maxWidth: width + 9)
      case 3: Color.red.frame(height: height)
      default: Color.red.frame(width: width, height: height)
      }
    }
    .named(name)
  }

  private func grid(_ rows: [[Cell]], _ spacing: CGFloat?, _ notes: Notes) -> some View {
    Grid(alignment: .topLeading, horizontalSpacing: spacing, verticalSpacing: spacing) {
      ForEach(0..<rows.count, id: \.self) { row in
        GridRow {
          ForEach(0..<rows[row].count, id: \.self) { column in
            let cell = rows[row][column]
            Offers(note: notes.note) { view(cell, "\(row) \(column)") }
              .gridCellColumns(cell.span)
              .gridCellUnsizedAxes(cell.axes)
              .layoutPriority(cell.priority)
          }
        }
      }
    }
  }

  @Test(
    "No offer is negative, cells do not overlap, and together they fill the grid", arguments: 0..<8)
  func anyGrid(batch: Int) {
    for number in 0..<60 {
      var random = SeededGenerator(seed: UInt64(batch * 1000 + number))
      let rows = randomRows(using: &random)
      let spacing: CGFloat? = [nil, 0, 1, 2].randomElement(using: &random) ?? nil
      let width: CGFloat? = [nil, 0, 7, 30, 100].randomElement(using: &random) ?? nil
      let height: CGFloat? = [nil, 0, 3, 20].randomElement(using: &random) ?? nil
      let metrics = [CellMetrics.exact, .cells].randomElement(using: &random) ?? .cells
      let notes = Notes()
      let laid = Arrangement(width, height, metrics: metrics) { grid(rows, spacing, notes) }
      let context = "seed \(batch * 1000 + number): \(rows)"
      check(laid, rows, context)
      #expect(notes.offers > 0 && notes.wrong.isEmpty, "\(notes.wrong) \(context)")
      let again = Arrangement(width, height, metrics: metrics) { grid(rows, spacing, notes) }
      #expect(again.size == laid.size, "\(context)")
    }
  }

  private func check(_ laid: Arrangement, _ rows: [[Cell]], _ context: String) {
    var bottom: CGFloat = 0
    var right: CGFloat = 0
    for row in rows.indices {
      var end = -CGFloat.infinity
      let top = bottom
      for column in rows[row].indices {
        let frame = laid["\(row) \(column)"]
        // To the hundredth, each way.
        #expect(frame[0] >= end - 0.02, "\(row) \(column) \(context)")
        #expect(frame[1] >= top - 0.02, "\(row) \(column) \(context)")
        #expect(frame[2] >= 0 && frame[3] >= 0)
        end = frame[0] + frame[2]
        right = max(right, end)
        bottom = max(bottom, frame[1] + frame[3])
      }
    }
    #expect(right <= laid.width + 0.02, "\(right) of \(laid.width) \(context)")
    #expect(bottom <= laid.height + 0.02, "\(bottom) of \(laid.height) \(context)")
  }

  @Test("Where cells do not ask for more when offered more, columns and rows add up to the grid")
  func fixedGrid() {
    for seed in 0..<cases(40, thorough: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      var rows = randomRows(using: &random)
      for row in rows.indices {
        for column in rows[row].indices {
          rows[row][column].kind = 5
          rows[row][column].span = 1
        }
      }
      let laid = Arrangement(nil, nil) { grid(rows, 1, Notes()) }
      let count = rows.map(\.count).max() ?? 0
      let widths = (0..<count)
        .map { column in
          rows.compactMap { $0.dropFirst(column).first?.width }.max() ?? 0
        }
      let heights = rows.map { row in row.map(\.height).max() ?? 0 }
      #expect(laid.width == CGFloat(widths.reduce(count - 1, +)))
      #expect(laid.height == CGFloat(heights.reduce(rows.count - 1, +)))
      for row in rows.indices {
        for column in rows[row].indices {
          #expect(
            laid["\(row) \(column)"] == [
              CGFloat(widths[..<column].reduce(column, +)),
              CGFloat(heights[..<row].reduce(row, +)), CGFloat(rows[row][column].width),
              CGFloat(rows[row][column].height),
            ])
        }
      }
    }
  }
}

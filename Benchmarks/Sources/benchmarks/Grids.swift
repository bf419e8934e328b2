import DeclarativeText

@MainActor let grids: [Workload] = [
  Workload(name: "Grid.one", summary: "100 by 100 texts in a grid, one changes, not its size") {
    let ticker = Ticker()
    return (
      screen { ScrollView([.horizontal, .vertical]) { Sheet(ticker: ticker, side: 100) } },
      { ticker.tick = 10 + $0 % 90 }
    )
  },
  Workload(
    name: "Grid.grow", summary: "100 by 100 texts in a grid, one grows and shrinks",
    prepare: {
      let ticker = Ticker()
      return (
        screen { ScrollView([.horizontal, .vertical]) { Sheet(ticker: ticker, side: 100) } },
        { ticker.tick = $0.isMultiple(of: 2) ? 10 : 1000 }
      )
    }, frames: 100),
]

/// A grid of as many texts each way, one of which follows the ticker.
struct Sheet: View {
  let ticker: Ticker
  let side: Int

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(0..<side, id: \.self) { row in
        GridRow {
          ForEach(0..<side, id: \.self) { column in
            if row == 10, column == 3 { Tick(ticker: ticker) } else { Text("12") }
          }
        }
      }
    }
    .fixedSize()
  }
}

private struct Tick: View {
  let ticker: Ticker

  var body: some View { Text("\(ticker.tick)") }
}

/// The first frame of a grid of as many texts each way.
@MainActor func gridFirstFrame(_ name: String, side: Int) -> Figures {
  var times: [Double] = []
  let clock = ContinuousClock()
  var bytes = 0
  let count = 7
  for _ in 0..<count {
    let start = clock.now
    let host = screen {
      ScrollView([.horizontal, .vertical]) { Sheet(ticker: Ticker(), side: side) }
    }
    bytes += host.flush().count
    times.append(Double((clock.now - start).components.attoseconds) / 1e12)
    withExtendedLifetime(host) {}
  }
  times.sort()
  return Figures(
    workload: name, microseconds: times[count / 2], slowest: times[count - 1],
    bytes: Double(bytes) / Double(count), writes: 1, peakMemory: peakMemory())
}

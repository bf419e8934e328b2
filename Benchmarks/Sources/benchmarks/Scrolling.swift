import DeclarativeText

/// Lists that make only the rows that can be seen.
@MainActor let scrolling: [Workload] =
  [1_000, 1_000_000]
  .flatMap { rows in
    [
      Workload(name: "T3.row\(rows)", summary: "a list of \(rows) rows goes down one") {
        let host = screen(columns: 80, rows: 24) { LazyList(count: rows, ticker: Ticker()) }
        return (host, { host.scroll(column: 0, row: 5, by: $0 % 800 < 400 ? 1 : -1) })
      },
      Workload(
        name: "T3.page\(rows)", summary: "a list of \(rows) rows goes down a page",
        prepare: {
          let host = screen(columns: 80, rows: 24) { LazyList(count: rows, ticker: Ticker()) }
          return (host, { host.scroll(column: 0, row: 5, by: $0 % 80 < 40 ? 22 : -22) })
        }, frames: 500),
      Workload(
        name: "T3.end\(rows)", summary: "a list of \(rows) rows goes to its end, or back",
        prepare: {
          let host = screen(columns: 80, rows: 24) { LazyList(count: rows, ticker: Ticker()) }
          return (host, { host.scroll(column: 0, row: 5, by: $0 % 2 == 0 ? rows : -rows) })
        }, frames: 500),
    ]
  } + [
    Workload(name: "G5", summary: "a lazy list of 10,000 rows, a number beside it changes") {
      let ticker = Ticker()
      let host = screen(columns: 80, rows: 24) { LazyList(count: 10_000, ticker: ticker) }
      return (host, { ticker.tick = $0 })
    }
  ]

struct LazyList: View {
  let count: Int
  let ticker: Ticker

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Counter(ticker: ticker)
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }
        }
      }
    }
  }
}

/// The first frame of ten thousand lazy rows.
@MainActor func lazyListFirstFrame() -> Figures { listOpens("G5.first", rows: 10_000) }

/// The first frame of a lazy list.
@MainActor func listOpens(_ name: String, rows: Int) -> Figures {
  opens(name) { screen(columns: 80, rows: 24) { LazyList(count: rows, ticker: Ticker()) } }
}

/// The first frame of a screen.
@MainActor func opens(_ name: String, _ make: () -> TextHost) -> Figures {
  var times: [Double] = []
  var bytes = 0
  let clock = ContinuousClock()
  for _ in 0..<50 {
    let start = clock.now
    let host = make()
    bytes = host.flush().count
    times.append(Double((clock.now - start).components.attoseconds) / 1e12)
    withExtendedLifetime(host) {}
  }
  times.sort()
  return Figures(
    workload: name, microseconds: times[25], slowest: times[49], bytes: Double(bytes), writes: 1,
    peakMemory: peakMemory())
}

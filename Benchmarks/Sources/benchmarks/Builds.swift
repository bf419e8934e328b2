import DeclarativeText

/// First frames: a tree is built, laid out and drawn from nothing.
@MainActor func firstFrames(_ name: String, rows: Int) -> Figures {
  var times: [Double] = []
  let clock = ContinuousClock()
  var bytes = 0
  let count = rows >= 10_000 ? 5 : 20
  for _ in 0..<count {
    let start = clock.now
    let host = TextHost(columns: 80, rows: 24) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<rows, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Text("of \(rows)")
          }
        }
      }
    }
    bytes += host.flush().count
    times.append(Double((clock.now - start).components.attoseconds) / 1e12)
    // Taking the tree down again is not part of the first frame.
    withExtendedLifetime(host) {}
  }
  times.sort()
  return Figures(
    workload: name, microseconds: times[count / 2], slowest: times[count - 1],
    bytes: Double(bytes) / Double(count), writes: 1, peakMemory: peakMemory())
}

/// The first frame of ten thousand rows of text.
@MainActor func longListFirstFrame() -> Figures {
  let clock = ContinuousClock()
  let start = clock.now
  let ticker = Ticker()
  let host = screen(columns: 80, rows: 24) { LongList(ticker: ticker) }
  let bytes = host.flush().count
  let time = Double((clock.now - start).components.attoseconds) / 1e12
  withExtendedLifetime(host) {}
  return Figures(
    workload: "G3.first", microseconds: time, slowest: time, bytes: Double(bytes), writes: 1,
    peakMemory: peakMemory())
}

/// What a process has resident that does W1; to be asked for alone, as memory is never given back.
@MainActor func memoryOfOneNumber() -> Figures {
  var figures = oneNumber.run(frames: nil)
  figures.workload = "RSS"
  return figures
}

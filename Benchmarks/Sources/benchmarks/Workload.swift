import DeclarativeText

/// A screen, and what happens on it in each frame.
struct Workload {
  let name: String
  let summary: String
  /// Makes the host and the step that is timed with the flush after it.
  let prepare: @MainActor () -> (host: TextHost, step: @MainActor (Int) -> Void)
  var frames = 2000
}

/// What a workload came to.
struct Figures {
  var workload: String
  var microseconds: Double
  var slowest: Double
  var bytes: Double
  var writes: Double
  var peakMemory: Int

  var json: String {
    "{\"workload\":\"\(workload)\",\"us_per_frame\":\(round(microseconds)),"
      + "\"p99_us\":\(round(slowest)),\"bytes_per_frame\":\(round(bytes)),"
      + "\"writes_per_frame\":\(round(writes)),\"peak_rss_kb\":\(peakMemory)}"
  }

  private func round(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  var row: String {
    func column(_ number: Double, _ width: Int) -> String {
      let text = "\(round(number))"
      return String(repeating: " ", count: max(width - text.count, 0)) + text
    }
    let name = workload + String(repeating: " ", count: max(22 - workload.count, 0))
    return name + column(microseconds, 12) + column(slowest, 12) + column(bytes, 12)
      + column(writes, 8) + column(Double(peakMemory), 10)
  }

  static let heading =
    "workload                us/frame         p99       bytes  writes    rss kB"
}

extension Workload {
  @MainActor func run(frames: Int?) -> Figures {
    let (host, step) = prepare()
    let count = frames ?? self.frames
    let warmUp = min(50, count)
    _ = host.flush()
    for index in 0..<warmUp {
      step(index)
      _ = host.flush()
    }
    host.resetStatistics()
    var times: [Double] = []
    times.reserveCapacity(count)
    let clock = ContinuousClock()
    var bytes = 0
    for index in warmUp..<warmUp + count {
      let start = clock.now
      step(index)
      bytes += host.flush().count
      times.append(Double((clock.now - start).components.attoseconds) / 1e12)
    }
    times.sort()
    return Figures(
      workload: name, microseconds: times[count / 2],
      slowest: times[min(count - 1, count * 99 / 100)], bytes: Double(bytes) / Double(count),
      writes: Double(host.statistics.writes) / Double(count), peakMemory: peakMemory())
  }
}

/// The most memory this process has had resident, in kB.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Darwin)
  getrusage(RUSAGE_SELF, &usage)
  return usage.ru_maxrss / 1024
  #else
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
  #endif
}

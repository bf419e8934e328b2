import DeclarativeText
import Observation

@Observable final class Ticker {
  var tick = 0
  var ticks = [Int](repeating: 0, count: 50)
}

@MainActor let oneNumber = Workload(name: "W1", summary: "one number of the dashboard changes") {
  let machine = Machine()
  return (
    screen { Dashboard(machine: machine) },
    { machine.processes[7 * $0 % 40].cpu = value($0 + 100) }
  )
}

@MainActor let workloads: [Workload] = [
  Workload(name: "W0", summary: "the dashboard, nothing changed") {
    let machine = Machine()
    return (screen { Dashboard(machine: machine) }, { _ in })
  },
  Workload(name: "W0.all", summary: "the dashboard, all of it evaluated again and equal") {
    let machine = Machine()
    return (
      screen { WholeDashboard(machine: machine) }, { _ in machine.generation += 1 }
    )
  },
  oneNumber,
  Workload(
    name: "W2", summary: "every cell changes, both colours too",
    prepare: {
      let ticker = Ticker()
      return (screen { Plasma(ticker: ticker) }, { ticker.tick = $0 })
    }, frames: 300),
  Workload(
    name: "W4", summary: "50 rows of 100 wide glyphs, all changed",
    prepare: {
      let ticker = Ticker()
      return (screen { Glyphs(ticker: ticker) }, { ticker.tick = $0 })
    }, frames: 500),
  Workload(name: "T5.1", summary: "1 of 50 rows changes") { rowsChanging(1) },
  Workload(name: "T5.10", summary: "10 of 50 rows change") { rowsChanging(10) },
  Workload(name: "T5.50", summary: "50 of 50 rows change") { rowsChanging(50) },
  Workload(
    name: "G1", summary: "10,000 rows, a number beside them changes",
    prepare: {
      let ticker = Ticker()
      return (screen(columns: 80, rows: 24) { LongList(ticker: ticker) }, { ticker.tick = $0 })
    }, frames: 500),
  Workload(
    name: "G2", summary: "10,000 rows, every row's value made again",
    prepare: {
      let ticker = Ticker()
      return (screen(columns: 80, rows: 24) { RemadeList(ticker: ticker) }, { ticker.tick = $0 })
    }, frames: 50),
  Workload(
    name: "G3.resize", summary: "10,000 rows, resized",
    prepare: {
      let ticker = Ticker()
      let host = screen(columns: 80, rows: 24) { LongList(ticker: ticker) }
      return (host, { host.resize(columns: 70 + $0 % 2 * 10, rows: 24) })
    }, frames: 50),
  Workload(name: "G3.idle", summary: "10,000 rows, nothing happens") {
    let ticker = Ticker()
    return (screen(columns: 80, rows: 24) { LongList(ticker: ticker) }, { _ in })
  },
  Workload(name: "G4.14", summary: "stacks 14 deep, the innermost changes") { nested(14) },
  Workload(name: "G4.30", summary: "stacks 30 deep, the innermost changes") { nested(30) },
]

@MainActor func screen<Content: View>(
  columns: Int = 200, rows: Int = 50, @ViewBuilder _ content: () -> Content
) -> TextHost {
  TextHost(columns: columns, rows: rows, content: content)
}

struct Plasma: View {
  let ticker: Ticker

  var body: some View {
    let tick = ticker.tick
    CellCanvas { cells in
      for row in 0..<cells.size.rows {
        for column in 0..<cells.size.columns {
          let phase: Int = column * 7 + row * 13 + tick * 31
          let k = UInt32(phase & 0xFF)
          cells.set(
            Unicode.Scalar(UInt8(33 + k % 90)), column: column, row: row,
            foreground: Color(hex: rgb(k, 255 - k, 3 * k & 0xFF)),
            background: Color(hex: rgb(k / 2, 0, 255 - k)))
        }
      }
    }
  }
}

private func rgb(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
  red << 16 | green << 8 | blue
}

struct Glyphs: View {
  let ticker: Ticker

  var body: some View {
    let tick = ticker.tick
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<50) { row in Text(verbatim: line(row, tick)) }
    }
  }

  /// A hundred ideographs, three bytes of UTF-8 each.
  private func line(_ row: Int, _ tick: Int) -> String {
    String(unsafeUninitializedCapacity: 300) { bytes in
      for k in 0..<100 {
        let scalar = 0x4E00 + (k * 7 + row * 13 + tick) % 2000
        bytes[3 * k] = UInt8(0xE0 | scalar >> 12)
        bytes[3 * k + 1] = UInt8(0x80 | (scalar >> 6) & 0x3F)
        bytes[3 * k + 2] = UInt8(0x80 | scalar & 0x3F)
      }
      return 300
    }
  }
}

@MainActor private func rowsChanging(_ count: Int) -> (TextHost, @MainActor (Int) -> Void) {
  let rows = (0..<50).map { _ in Ticker() }
  let host = screen {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<50) { ChangingRow(ticker: rows[$0]) }
    }
  }
  return (host, { frame in for index in 0..<count { rows[index].tick = frame * 37 % 1000 } })
}

struct ChangingRow: View {
  let ticker: Ticker

  var body: some View { Text("value \(ticker.tick)").frame(width: 20, alignment: .leading) }
}

struct LongList: View {
  let ticker: Ticker

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Counter(ticker: ticker)
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<10_000) { Text("Row \($0)") }
        }
      }
    }
  }
}

struct Counter: View {
  let ticker: Ticker

  var body: some View { Text("Count \(ticker.tick % 10)") }
}

struct RemadeList: View {
  let ticker: Ticker

  var body: some View {
    let tick = ticker.tick
    VStack(alignment: .leading, spacing: 0) {
      Text("Count \(tick % 10)")
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<10_000) { Text("Row \($0)") }
        }
      }
    }
  }
}

@MainActor private func nested(_ depth: Int) -> (TextHost, @MainActor (Int) -> Void) {
  let ticker = Ticker()
  let host = screen { nest(depth, AnyView(Counter(ticker: ticker))) }
  return (host, { ticker.tick = $0 })
}

@MainActor private func nest(_ depth: Int, _ core: AnyView) -> AnyView {
  var view = core
  for level in 0..<depth {
    let inner = view
    view =
      level % 2 == 0
      ? AnyView(
        HStack {
          Text("a")
          inner
          Text("b")
        })
      : AnyView(
        VStack {
          Text("a")
          inner
          Text("b")
        })
  }
  return view
}

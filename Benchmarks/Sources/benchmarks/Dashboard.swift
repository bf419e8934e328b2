import DeclarativeText
import Observation

/// The value that frame or row `index` shows: the same for every library that is measured.
func value(_ index: Int) -> Double {
  Double((UInt64(index) &* 2_654_435_761 & 0xFFFF_FFFF) % 10_000) / 100
}

/// `value` right-aligned in six columns with two decimals, as `%6.2f` prints it.
func fixed(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let text = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
  return String(repeating: " ", count: max(6 - text.utf8.count, 0)) + text
}

@Observable final class Process: Identifiable {
  let id: Int
  var cpu: Double

  init(row: Int) {
    id = row
    cpu = benchmarks.value(row + 7)
  }
}

@Observable final class Machine {
  let processes = (0..<40).map(Process.init)
  /// A number that the whole dashboard reads, to have all of it evaluated again.
  var generation = 0
}

struct Dashboard: View {
  let machine: Machine

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("host: example.local   uptime: 12 days   load: 0.42 0.37 0.30")
        .box("Status")
      VStack(alignment: .leading, spacing: 0) {
        Columns(pid: "PID", name: "NAME", memory: "MEM") {
          Text("CPU%")
        } state: {
          Text("STATE")
        }
        .bold()
        ForEach(machine.processes) { ProcessRow(process: $0) }
        Spacer(minLength: 0)
      }
      .box("Processes")
      Text("q quit   / search   s sort   ? help")
      Text("connected")
      Spacer(minLength: 0)
    }
    .box("Dashboard")
  }
}

/// The same, with every value passed down from one body, so that one change evaluates it all.
struct WholeDashboard: View {
  let machine: Machine

  var body: some View {
    let _ = machine.generation
    VStack(alignment: .leading, spacing: 0) {
      Text("host: example.local   uptime: 12 days   load: 0.42 0.37 0.30")
        .box("Status")
      VStack(alignment: .leading, spacing: 0) {
        Columns(pid: "PID", name: "NAME", memory: "MEM") {
          Text("CPU%")
        } state: {
          Text("STATE")
        }
        .bold()
        ForEach(0..<40) { row in
          Columns(
            pid: "\(1000 + row)", name: row < 10 ? "process-0\(row)" : "process-\(row)",
            memory: memory(row)
          ) {
            Text(verbatim: fixed(benchmarks.value(row + 7)))
          } state: {
            Text(states[row % 4].name).foregroundStyle(states[row % 4].color)
          }
        }
        Spacer(minLength: 0)
      }
      .box("Processes")
      Text("q quit   / search   s sort   ? help")
      Text("connected")
      Spacer(minLength: 0)
    }
    .box("Dashboard")
  }
}

private let states: [(name: LocalizedStringKey, color: Color)] = [
  ("running", .green), ("sleeping", .blue), ("stopped", .yellow), ("zombie", .red),
]

private func memory(_ row: Int) -> String {
  let number = "\((row + 1) * 1312)"
  return String(repeating: " ", count: max(8 - number.utf8.count, 0)) + number + " KiB"
}

struct ProcessRow: View {
  let process: Process

  var body: some View {
    let row = process.id
    Columns(
      pid: "\(1000 + row)", name: row < 10 ? "process-0\(row)" : "process-\(row)",
      memory: memory(row)
    ) {
      Load(process: process)
    } state: {
      Text(states[row % 4].name).foregroundStyle(states[row % 4].color)
    }
  }
}

struct Load: View {
  let process: Process

  var body: some View { Text(verbatim: fixed(process.cpu)) }
}

struct Columns<Load: View, State: View>: View {
  let pid: String
  let name: String
  let memory: String
  @ViewBuilder var load: Load
  @ViewBuilder var state: State

  var body: some View {
    HStack(spacing: 0) {
      Text(verbatim: pid).frame(width: 7, alignment: .leading)
      Text(verbatim: name).frame(width: 25, alignment: .leading)
      load.frame(width: 11, alignment: .leading)
      Text(verbatim: memory).frame(width: 15, alignment: .leading)
      state
    }
  }
}

extension View {
  /// A titled box that takes all the width, and all the height if there is something flexible.
  func box(_ title: LocalizedStringKey) -> some View {
    frame(maxWidth: .infinity, alignment: .leading)
      .padding(1)
      .border(.rounded)
      .overlay(alignment: .topLeading) { Text(title).padding(.leading, 1) }
  }
}

import DeclarativeText
import Observation

/// The machine a dashboard shows.
@Observable final class DashboardModel {
  var status = "host: example.local   uptime: 12 days   load: 0.42 0.37 0.30"
  var connection = "connected"
  let processes: [ProcessModel]

  init() {
    processes = (0..<40)
      .map { row in
        ProcessModel(
          pid: 1000 + row, name: "process-\(row < 10 ? "0" : "")\(row)", cpu: Self.load(row + 7),
          memory: (row + 1) * 1312, state: ProcessModel.State.allCases[row % 4])
      }
  }

  /// Numbers that look like measurements and are the same in every run: 0 to 99.99.
  static func load(_ index: Int) -> Double {
    Double(UInt32(truncatingIfNeeded: index &* 2_654_435_761) % 10_000) / 100
  }
}

/// One process; a view that shows its load is evaluated again only when that changes.
@Observable final class ProcessModel: Identifiable {
  enum State: String, CaseIterable {
    case running, sleeping, stopped, zombie
  }

  let pid: Int
  let name: String
  /// In percent.
  var cpu: Double
  /// In KiB.
  var memory: Int
  var state: State

  var id: Int { pid }

  init(pid: Int, name: String, cpu: Double, memory: Int, state: State) {
    self.pid = pid
    self.name = name
    self.cpu = cpu
    self.memory = memory
    self.state = state
  }
}

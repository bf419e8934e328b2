import DeclarativeText

/// A machine's processes, each number in a view of its own.
struct DashboardScreen: View {
  @State var model = DashboardModel()

  var body: some View {
    Panel("Dashboard", margin: 0) {
      VStack(alignment: .leading) {
        Panel("Status", margin: 0) {
          Text(model.status)
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        Panel("Processes", margin: 0) {
          ProcessTable(processes: model.processes)
        }
        Text("q quit   / search   s sort   ? help").foregroundStyle(.secondary)
        Text(model.connection).foregroundStyle(.green)
      }
      .lineLimit(1)
    }
  }
}

/// A header and as many rows as there is room for.
private struct ProcessTable: View {
  let processes: [ProcessModel]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 0) {
        Text("PID").column(7)
        Text("NAME").column(25)
        Text("CPU%").column(11)
        Text("MEM").column(15)
        Text("STATE").lastColumn()
      }
      .bold()
      ForEach(processes) { ProcessRow(process: $0) }
    }
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .clipped()
  }
}

private struct ProcessRow: View {
  let process: ProcessModel

  var body: some View {
    HStack(spacing: 0) {
      Text("\(process.pid, specifier: "%5d")").column(7)
      Text(process.name).column(25)
      ProcessLoad(process: process).column(11)
      Text("\(process.memory, specifier: "%8d") KiB").column(15)
      Text(process.state.rawValue).foregroundStyle(process.state.color).lastColumn()
    }
  }
}

private struct ProcessLoad: View {
  let process: ProcessModel

  var body: some View { Text("\(process.cpu, specifier: "%6.2f")") }
}

extension View {
  /// This view at the start of a column so many cells wide.
  fileprivate func column(_ width: Int) -> some View {
    frame(columns: width, alignment: .leading)
  }

  /// This view at the start of all that is left.
  fileprivate func lastColumn() -> some View {
    frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension ProcessModel.State {
  fileprivate var color: Color {
    switch self {
    case .running: .green
    case .sleeping: .blue
    case .stopped: .yellow
    case .zombie: .red
    }
  }
}

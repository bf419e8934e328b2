import DeclarativeText

@main struct Main {
  @MainActor static func main() {
    var names: [String] = []
    var frames: Int?
    var isJSON = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--frames":
        guard let text = arguments.popFirst(), let count = Int(text), count > 0 else {
          fail("--frames wants a number above zero.")
        }
        frames = count
      case let option where option.hasPrefix("-"): fail("unknown option \(option).")
      default: names.append(argument)
      }
    }
    let workloads = workloads + scrolling + lists + fields + grids + choices + longTexts
    let builds = builds + longTextBuilds
    let known = workloads.map(\.name) + builds.map(\.name) + flatness.map(\.name)
    for name in names where !known.contains(where: { $0 == name || $0.hasPrefix(name + ".") }) {
      fail("unknown workload \(name); there are \(known.joined(separator: " ")).")
    }
    func isWanted(_ name: String) -> Bool {
      names.isEmpty || names.contains { $0 == name || name.hasPrefix($0 + ".") }
    }
    if !isJSON, names.isEmpty || !names.allSatisfy({ $0.hasPrefix("Flat") }) {
      print(Figures.heading)
    }
    for workload in workloads where isWanted(workload.name) {
      let figures = workload.run(frames: frames)
      print(isJSON ? figures.json : figures.row)
    }
    for build in builds where isWanted(build.name) {
      let figures = build.run()
      print(isJSON ? figures.json : figures.row)
    }
    // Checks are made where they are asked for by name.
    let checks = flatness.filter { !names.isEmpty && isWanted($0.name) }
    let failed = checks.filter { !$0.holds(changes: frames ?? 1_000_000) }
    if !failed.isEmpty { exit(1) }
  }

  @MainActor static let builds: [(name: String, run: @MainActor () -> Figures)] =
    [
      ("T2.10", { firstFrames("T2.10", rows: 10) }),
      ("T2.100", { firstFrames("T2.100", rows: 100) }),
      ("T2.1000", { firstFrames("T2.1000", rows: 1_000) }),
      ("T2.10000", { firstFrames("T2.10000", rows: 10_000) }),
      ("G3.first", longListFirstFrame),
      ("G5.first", lazyListFirstFrame),
      ("T3.open1000", { listOpens("T3.open1000", rows: 1_000) }),
      ("T3.open1000000", { listOpens("T3.open1000000", rows: 1_000_000) }),
      ("List.open1000", { selectedListOpens("List.open1000", rows: 1_000) }),
      ("List.open1000000", { selectedListOpens("List.open1000000", rows: 1_000_000) }),
      ("Grid.first.10", { gridFirstFrame("Grid.first.10", side: 10) }),
      ("Grid.first.30", { gridFirstFrame("Grid.first.30", side: 30) }),
      ("Grid.first.100", { gridFirstFrame("Grid.first.100", side: 100) }),
      ("RSS", memoryOfOneNumber),
    ]

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(2)
  }
}

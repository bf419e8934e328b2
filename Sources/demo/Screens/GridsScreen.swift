import DeclarativeText

/// What grids do: columns that fit their cells, cells over several columns, lines, and shares.
struct GridsScreen: View {
  var body: some View {
    SideBySide(alignment: .top) {
      VStack {
        Panel("Grid") { Ledger() }
        Panel("gridCellColumns") { Week() }
      }
      Panel("gridColumnAlignment") { Planets() }
    }
  }
}

/// A bill: names at one edge, numbers at the other, a line above the sum.
private struct Ledger: View {
  private let entries = [("Coffee", 2, 640), ("Sandwich", 1, 1150), ("Lemon cake", 3, 1335)]

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Item")
        Text("Count").gridColumnAlignment(.trailing)
        Text("Total").gridColumnAlignment(.trailing)
      }
      .bold()
      Divider()
      ForEach(entries, id: \.0) { name, count, total in
        GridRow {
          Text(name)
          Text("\(count) ×").foregroundStyle(.secondary)
          Text(price(total))
        }
      }
      Divider()
      GridRow {
        Text("Sum").gridCellColumns(2)
        Text(price(entries.map(\.2).reduce(0, +))).foregroundStyle(.green)
      }
      .bold()
    }
    .lineLimit(1)
  }

  private func price(_ cents: Int) -> String {
    "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}

/// A week of equal columns, with what takes several days.
private struct Week: View {
  var body: some View {
    Grid(horizontalSpacing: 1) {
      GridRow { ForEach(["M", "T", "W", "T", "F"].indices, id: \.self) { day($0) } }
      GridRow {
        event("design", .blue).gridCellColumns(2)
        event("build", .purple).gridCellColumns(3)
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        event("review", .teal).gridCellColumns(3)
        event("ship", .green)
      }
      event("on call", .orange)
    }
    .lineLimit(1)
  }

  private func day(_ index: Int) -> some View {
    Text(["Mon", "Tue", "Wed", "Thu", "Fri"][index])
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
  }

  private func event(_ name: String, _ color: Color) -> some View {
    Text(name)
      .foregroundStyle(.black)
      .frame(maxWidth: .infinity)
      .background(color)
  }
}

/// A table of which each column stands in its own way.
private struct Planets: View {
  private struct Planet {
    let name: String
    let day: String
    let moons: Int
    let sizes: Int
  }

  private let planets = [
    Planet(name: "Mercury", day: "1408 h", moons: 0, sizes: 1),
    Planet(name: "Venus", day: "5832 h", moons: 0, sizes: 3),
    Planet(name: "Earth", day: "24 h", moons: 1, sizes: 3),
    Planet(name: "Mars", day: "25 h", moons: 2, sizes: 2),
    Planet(name: "Jupiter", day: "10 h", moons: 95, sizes: 9),
    Planet(name: "Saturn", day: "11 h", moons: 146, sizes: 8),
    Planet(name: "Uranus", day: "17 h", moons: 28, sizes: 5),
    Planet(name: "Neptune", day: "16 h", moons: 16, sizes: 5),
  ]

  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Planet").gridColumnAlignment(.trailing)
        Text("Day").gridColumnAlignment(.trailing)
        Text("Moons").gridColumnAlignment(.center)
        Text("Size")
      }
      .bold()
      ForEach(planets, id: \.name) { planet in
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text(planet.name)
          Text(planet.day).foregroundStyle(.secondary)
          Text("\(planet.moons)").foregroundStyle(.tint)
          Text(String(repeating: "■", count: planet.sizes)).foregroundStyle(.orange)
        }
      }
    }
    .lineLimit(1)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

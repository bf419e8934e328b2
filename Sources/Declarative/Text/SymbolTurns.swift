extension String {
  /// The name of the symbol that this one looks like when it is turned: in whole quarters what
  /// points somewhere points elsewhere, and a plus on its edge is a cross.
  package func turned(by angle: Angle) -> String {
    guard angle != .zero else { return self }
    let eighths = (angle.degrees / 45).rounded()
    guard abs(angle.degrees / 45 - eighths) < 1e-6, abs(eighths) < 1e9 else { return self }
    let turns = (Int(eighths) % 8 + 8) % 8
    if turns % 2 == 1 { return self == "plus" ? "xmark" : self == "xmark" ? "plus" : self }
    return turns == 0 ? self : pointing(quarters: turns / 2)
  }

  private func pointing(quarters: Int) -> String {
    var parts = split(separator: ".").map(String.init)
    guard let first = parts.first, SymbolDirection.pointers.contains(first) else { return self }
    let places = parts.indices.filter { SymbolDirection(named: parts[$0]) != nil }
    // What points two ways at once, as `chevron.up.chevron.down` does, or turns around, as
    // `arrow.triangle.2.circlepath` does, stays.
    guard !places.isEmpty, places.count <= 2, places[places.count - 1] - places[0] < 2 else {
      return self
    }
    var directions = places.compactMap { SymbolDirection(named: parts[$0])?.turned(quarters) }
    // A corner is named by its upper or lower side first.
    if directions.count == 2, !directions[0].isUpright { directions.swapAt(0, 1) }
    for (place, direction) in zip(places, directions) { parts[place] = direction.rawValue }
    return parts.joined(separator: ".")
  }
}

/// Where a symbol points, clockwise.
private enum SymbolDirection: String, CaseIterable {
  case up, right, down, left

  /// The first words of symbols that point somewhere.
  static let pointers: Set<String> = ["arrow", "arrowshape", "arrowtriangle", "chevron"]

  init?(named name: String) {
    switch name {
    case "forward": self = .right
    case "backward": self = .left
    default: self.init(rawValue: name)
    }
  }

  var isUpright: Bool { self == .up || self == .down }

  func turned(_ quarters: Int) -> SymbolDirection {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + quarters) % all.count]
  }
}

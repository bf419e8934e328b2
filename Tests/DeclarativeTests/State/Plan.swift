import DeclarativeText
import Observation
import Support

/// What a random tree is made of, and what the identities in it are: the reference model.
indirect enum Plan {
  case leaf
  case group([Plan])
  case either(Bool, Plan, Plan)
  case choice(Int, [Plan])
  case maybe(Bool, Plan)
  case rows([Row])
  /// Rows of rows, by their ids alone.
  case table([Row], [Int])
  case named(Int, Plan)
  /// Behind `AnyView`, of one type or another.
  case erased(isWrapped: Bool, Plan)
  /// In a modifier with a state of its own, or in a group.
  case modified(Plan)

  struct Row: Identifiable {
    let id: Int
    var plan: Plan
  }

  static func random(depth: Int, _ random: inout SeededGenerator) -> Plan {
    guard depth > 0 else { return .leaf }
    func part() -> Plan { Plan.random(depth: depth - 1, &random) }
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: return .group((0..<Int.random(in: 1...3, using: &random)).map { _ in part() })
    case 2: return .either(Bool.random(using: &random), part(), part())
    case 3: return .maybe(Bool.random(using: &random), part())
    case 4: return .choice(Int.random(in: 0..<3, using: &random), [part(), part(), part()])
    case 5, 6: return .rows(ids(&random).map { Row(id: $0, plan: part()) })
    case 7: return .table(ids(&random).map { Row(id: $0, plan: .leaf) }, ids(&random))
    case 8: return .erased(isWrapped: Bool.random(using: &random), part())
    case 9: return .modified(part())
    default: return .named(Int.random(in: 0..<3, using: &random), part())
    }
  }

  /// A few ids, of which now and then two are equal.
  private static func ids(_ random: inout SeededGenerator) -> [Int] {
    let few = Int.random(in: 0..<3, using: &random) == 0
    return (0..<Int.random(in: 0...3, using: &random))
      .reduce(into: []) { ids, _ in
        let id = Int.random(in: 0..<(few ? 2 : 90), using: &random)
        if few || !ids.contains(id) { ids.append(id) }
      }
  }

  /// The identities of the leaves, in order: what is on the way to each.
  func paths(_ path: String) -> [String] {
    switch self {
    case .leaf: return [path + "l"]
    case .group(let parts):
      return parts.enumerated().flatMap { $0.element.paths(path + "g\($0.offset)") }
    case .either(let isFirst, let first, let second):
      return isFirst ? first.paths(path + "a") : second.paths(path + "b")
    case .choice(let index, let parts): return parts[index].paths(path + "c\(index)")
    case .maybe(let isShown, let part): return isShown ? part.paths(path + "m") : []
    case .rows(let rows):
      return numbered(rows.map(\.id)).flatMap { rows[$0.index].plan.paths(path + "r" + $0.name) }
    case .table(let rows, let ids):
      return numbered(rows.map(\.id))
        .flatMap { row in numbered(ids).map { path + "t" + row.name + "u" + $0.name + "l" } }
    case .named(let name, let part): return part.paths(path + "n\(name)")
    case .erased(let isWrapped, let part): return part.paths(path + (isWrapped ? "w" : "e"))
    case .modified(let part): return part.paths(path + "o")
    }
  }

  /// This tree with one thing changed somewhere.
  func changed(_ random: inout SeededGenerator) -> Plan {
    // Here, or farther down.
    let isHere = Int.random(in: 0..<3, using: &random) == 0
    switch self {
    case .leaf: return isHere ? Plan.random(depth: 2, &random) : self
    case .group(var parts):
      guard let place = parts.indices.randomElement(using: &random) else { return self }
      if !isHere {
        parts[place] = parts[place].changed(&random)
      } else if Bool.random(using: &random) {
        parts.append(Plan.random(depth: 1, &random))
      } else {
        parts.remove(at: place)
      }
      return .group(parts)
    case .either(let isFirst, let first, let second):
      if isHere { return .either(!isFirst, first, second) }
      return isFirst
        ? .either(isFirst, first.changed(&random), second)
        : .either(isFirst, first, second.changed(&random))
    case .choice(let index, var parts):
      if isHere { return .choice(Int.random(in: 0..<3, using: &random), parts) }
      parts[index] = parts[index].changed(&random)
      return .choice(index, parts)
    case .maybe(let isShown, let part):
      return isHere ? .maybe(!isShown, part) : .maybe(isShown, part.changed(&random))
    case .rows(let rows): return .rows(Self.changed(rows, isHere: isHere, &random))
    case .table(let rows, let ids):
      return isHere
        ? .table(Self.changed(rows, isHere: true, &random), ids)
        : .table(rows, Self.ids(&random))
    case .named(let name, let part):
      return isHere
        ? .named(Int.random(in: 0..<3, using: &random), part)
        : .named(name, part.changed(&random))
    case .erased(let isWrapped, let part):
      return isHere
        ? .erased(isWrapped: !isWrapped, part)
        : .erased(isWrapped: isWrapped, part.changed(&random))
    case .modified(let part): return .modified(part.changed(&random))
    }
  }

  private static func changed(
    _ rows: [Row], isHere: Bool, _ random: inout SeededGenerator
  ) -> [Row] {
    var rows = rows
    let new = Row(id: Int.random(in: 0..<9, using: &random), plan: Plan.random(depth: 1, &random))
    guard let place = rows.indices.randomElement(using: &random) else {
      return isHere ? [new] : []
    }
    guard isHere else {
      rows[place].plan = rows[place].plan.changed(&random)
      return rows
    }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: rows.remove(at: place)
    case 1: rows.shuffle(using: &random)
    // One that is there already, a second time.
    case 2: rows.append(Row(id: rows[place].id, plan: .leaf))
    case 3: rows[place] = new
    default: rows.insert(new, at: place)
    }
    return rows
  }
}

/// The elements of a `ForEach` with these ids, each with what it is known by: its id, and how many
/// before it have the same.
func numbered(_ ids: [Int]) -> [(index: Int, id: Int, name: String)] {
  var counts: [Int: Int] = [:]
  return ids.enumerated()
    .map { index, id in
      defer { counts[id, default: 0] += 1 }
      return (index, id, "\(id).\(counts[id, default: 0]).")
    }
}

@MainActor @Observable final class PlanModel {
  var plan: Plan

  init(_ plan: Plan) { self.plan = plan }
}

/// A random tree, in a container of one kind or another.
struct PlanRoot: View {
  enum Container: CaseIterable { case stack, grid, lazyStack, lazyGrid }

  let model: PlanModel
  let container: Container

  var body: some View {
    contained.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var contained: some View {
    let content = PlanView(plan: model.plan, path: "")
    switch container {
    case .stack: VStack(alignment: .leading) { content }
    case .grid: Grid(alignment: .leading) { content }
    case .lazyStack: ScrollView { LazyVStack(alignment: .leading, spacing: 0) { content } }
    case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { content } }
    }
  }
}

private struct PlanView: View {
  let plan: Plan
  let path: String

  var body: some View {
    switch plan {
    case .leaf: HoldingLeaf(path: path + "l")
    case .group(let parts):
      ForEach(parts.indices, id: \.self) { part(parts[$0], "g\($0)") }
    case .either(let isFirst, let first, let second):
      if isFirst { part(first, "a") } else { part(second, "b") }
    case .choice(let index, let parts):
      switch index {
      case 0: part(parts[0], "c0")
      case 1: part(parts[1], "c1")
      default: part(parts[2], "c2")
      }
    case .maybe(let isShown, let shown): if isShown { part(shown, "m") }
    case .rows(let rows):
      ForEach(numbered(rows.map(\.id)), id: \.id) { part(rows[$0.index].plan, "r" + $0.name) }
    case .table(let rows, let ids):
      ForEach(numbered(rows.map(\.id)), id: \.id) { row in
        ForEach(numbered(ids), id: \.id) { cell in
          HoldingLeaf(path: path + "t" + row.name + "u" + cell.name + "l")
        }
      }
    case .named(let name, let named): part(named, "n\(name)").id(name)
    case .erased(let isWrapped, let erased):
      isWrapped ? AnyView(Group { part(erased, "w") }) : AnyView(part(erased, "e"))
    case .modified(let modified): part(modified, "o").modifier(Holding())
    }
  }

  private func part(_ plan: Plan, _ step: String) -> some View {
    AnyView(PlanView(plan: plan, path: path + step))
  }
}

/// Shows what it modifies, and has a state, which is nobody else's.
private struct Holding: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View { content.onAppear { count += 1 } }
}

private struct HoldingLeaf: View {
  let path: String
  @State private var count = 0

  var body: some View {
    Button("\(path)=\(count)") { count += 1 }.accessibilityLabel("+\(path)")
  }
}

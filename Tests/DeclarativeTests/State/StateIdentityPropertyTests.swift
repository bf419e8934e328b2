import DeclarativeText
import Observation
import Support
import Testing

/// Random programs over random trees: what state each view holds, against a model of the rule.
///
/// State belongs to an identity, is kept while that stays, and is gone with it.
@MainActor @Suite struct StateIdentityPropertyTests {
  @Test("Each view holds the state of its identity", arguments: 0..<40)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = PlanModel(Plan.random(depth: 4, &random))
    let host = TextHost(columns: 60, rows: 120) { PlanRoot(model: model) }
    var held: [String: Int] = [:]
    for step in 0..<50 {
      let change = try act(&random, model, host, &held)
      let paths = model.plan.paths("")
      held = held.filter { Set(paths).contains($0.key) }
      let wanted = paths.map { "\($0)=\(held[$0] ?? 0)" }
      let shown = host.frame.text.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
      guard shown == wanted else {
        Issue.record("seed \(seed), step \(step), after \(change):\n\(shown)\nwanted\n\(wanted)")
        return
      }
    }
  }

  private func act(
    _ random: inout SeededGenerator, _ model: PlanModel, _ host: TextHost,
    _ held: inout [String: Int]
  ) throws -> String {
    let paths = model.plan.paths("")
    if Bool.random(using: &random), let path = paths.randomElement(using: &random) {
      _ = host.frame
      try host.tap("+\(path)")
      held[path, default: 0] += 1
      return "a tap on \(path)"
    }
    let isAnimated = Bool.random(using: &random)
    let next = model.plan.changed(&random)
    if isAnimated {
      withAnimation(.linear(duration: 0.1)) { model.plan = next }
      // What leaves is shown for a while, but is not there any more.
      _ = host.frame
      host.advance(by: .seconds(1))
    } else {
      model.plan = next
    }
    return "a change to \(next)"
  }
}

@MainActor @Observable private final class PlanModel {
  var plan: Plan

  init(_ plan: Plan) { self.plan = plan }
}

/// What a tree is made of.
private indirect enum Plan {
  case leaf
  case group([Plan])
  case either(Bool, Plan, Plan)
  case maybe(Bool, Plan)
  case rows([Row])
  case named(Int, Plan)

  struct Row: Identifiable {
    let id: Int
    var plan: Plan
  }

  static func random(depth: Int, _ random: inout SeededGenerator) -> Plan {
    guard depth > 0 else { return .leaf }
    func part() -> Plan { Plan.random(depth: depth - 1, &random) }
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1: return .group((0..<Int.random(in: 1...3, using: &random)).map { _ in part() })
    case 2: return .either(Bool.random(using: &random), part(), part())
    case 3: return .maybe(Bool.random(using: &random), part())
    case 4, 5:
      let ids = (0..<9).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      return .rows(ids.map { Row(id: $0, plan: part()) })
    default: return .named(Int.random(in: 0..<3, using: &random), part())
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
    case .maybe(let isShown, let part): return isShown ? part.paths(path + "m") : []
    case .rows(let rows): return rows.flatMap { $0.plan.paths(path + "r\($0.id)") }
    case .named(let name, let part): return part.paths(path + "n\(name)")
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
    case .maybe(let isShown, let part):
      return isHere ? .maybe(!isShown, part) : .maybe(isShown, part.changed(&random))
    case .rows(let rows): return .rows(Self.changed(rows, isHere: isHere, &random))
    case .named(let name, let part):
      return isHere
        ? .named(Int.random(in: 0..<3, using: &random), part)
        : .named(name, part.changed(&random))
    }
  }

  private static func changed(
    _ rows: [Row], isHere: Bool, _ random: inout SeededGenerator
  ) -> [Row] {
    var rows = rows
    guard let place = rows.indices.randomElement(using: &random), isHere else {
      if let place = rows.indices.randomElement(using: &random) {
        rows[place].plan = rows[place].plan.changed(&random)
      }
      return rows
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: rows.remove(at: place)
    case 1: rows.shuffle(using: &random)
    default:
      if let id = (0..<9).first(where: { id in !rows.contains { $0.id == id } }) {
        rows.insert(Row(id: id, plan: Plan.random(depth: 1, &random)), at: place)
      }
    }
    return rows
  }
}

private struct PlanRoot: View {
  let model: PlanModel

  var body: some View {
    VStack(alignment: .leading) { PlanView(plan: model.plan, path: "") }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
    case .maybe(let isShown, let shown): if isShown { part(shown, "m") }
    case .rows(let rows): ForEach(rows) { part($0.plan, "r\($0.id)") }
    case .named(let name, let named): part(named, "n\(name)").id(name)
    }
  }

  private func part(_ plan: Plan, _ step: String) -> AnyView {
    AnyView(PlanView(plan: plan, path: path + step))
  }
}

private struct HoldingLeaf: View {
  let path: String
  @State private var count = 0

  var body: some View {
    Button("\(path)=\(count)") { count += 1 }.accessibilityLabel("+\(path)")
  }
}

import DeclarativeText
import Support
import Testing

/// Random programs over random trees: what state each view holds, against a model of the rule.
///
/// State belongs to an identity, is kept while that stays, and is gone with it.
@MainActor @Suite struct StateIdentityPropertyTests {
  @Test(
    "Each view holds the state of its identity",
    arguments: PlanRoot.Container.allCases, 0..<24)
  func random(in container: PlanRoot.Container, seed: UInt64) throws {
    // Equal ids warn, which is another test's concern.
    var failure: (any Error)?
    _ = warnings {
      do { try run(in: container, seed) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func run(in container: PlanRoot.Container, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = PlanModel(Plan.random(depth: 4, &random))
    let host = TextHost(columns: 60, rows: 160) { PlanRoot(model: model, container: container) }
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
        Issue.record(
          "\(container), seed \(seed), step \(step), after \(change):\n\(shown)\nwanted\n\(wanted)")
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

import DeclarativeText
import Foundation
import Observation
import Support
import Testing

@MainActor @Suite struct LifetimeTests {
  private final class Token {}

  private struct Holding: View {
    let make: () -> Token
    @State private var isShown = true

    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown { Holder(make: make) }
    }

    struct Holder: View {
      let make: () -> Token
      @State private var token: Token?

      var body: some View { Text("x").onAppear { token = make() } }
    }
  }

  @Test("A view's state is released with the view")
  func releasedWithTheView() throws {
    weak var token: Token?
    let host = TextHost(columns: 10, rows: 2) {
      Holding {
        let made = Token()
        token = made
        return made
      }
    }
    _ = host.frame
    #expect(token != nil)
    try host.change("toggle")
    #expect(token == nil)
  }

  @Test("Everything is released with the host")
  func releasedWithTheHost() {
    weak var token: Token?
    do {
      let host = TextHost(columns: 10, rows: 2) {
        Holding {
          let made = Token()
          token = made
          return made
        }
      }
      _ = host.frame
      #expect(token != nil)
    }
    #expect(token == nil)
  }

  @Observable final class Model {
    var value = 0
  }

  private struct Busy: View {
    let model: Model
    @State private var local = 0
    @State private var list = [1, 2, 3]

    var body: some View {
      Button("step") {
        local += 1
        withAnimation { local += 1 }
        list.append(list.removeFirst())
      }
      Text("\(model.value) \(local)")
      ForEach(list, id: \.self) { Text("\($0)").id(local / 64) }
      if local % 3 == 0 { Text("third").task {} }
    }
  }

  /// What the process holds in memory, in kilobytes.
  private var resident: Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") })
    else { return 0 }
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  @Test("Thousands of updates leave nothing behind")
  func memoryStaysFlat() throws {
    let model = Model()
    let host = TextHost(columns: 20, rows: 8) { Busy(model: model) }
    func run(_ count: Int) throws {
      for step in 0..<count {
        model.value += 1
        if step % 50 == 0 { try host.tap("step") }
        _ = host.flush()
      }
    }
    try run(4_000)
    // Other tests in this process take memory meanwhile; a leak takes it in every round.
    let rounds = cases(4_000, thorough: 12_000)
    var growths: [Int] = []
    while growths.count < 5, growths.last.map({ $0 >= 1_500 }) ?? true {
      let before = resident
      try run(rounds)
      growths.append(resident - before)
    }
    // Far less than one leaked node, observer or cell per update would take.
    #expect(growths.last ?? .max < 1_500, "\(growths)")
  }

  @Test("A binding that outlives its host reads and writes without harm")
  func bindingOutlivesHost() {
    var kept: Binding<Int>?
    do {
      let host = TextHost(columns: 10, rows: 1) { Leaking { kept = $0 } }
      _ = host.frame
    }
    kept?.wrappedValue = 5
    withAnimation { kept?.wrappedValue += 1 }
    #expect(kept?.wrappedValue == 6)
  }

  private struct Leaking: View {
    let leak: (Binding<Int>) -> Void
    @State private var value = 0

    var body: some View { Text("\(value)").onAppear { leak($value) } }
  }
}

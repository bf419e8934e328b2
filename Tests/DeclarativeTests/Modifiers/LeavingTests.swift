import DeclarativeText
import Observation
import Testing

/// However a view leaves, it disappears once, its task is cancelled, and its state is let go.
@MainActor @Suite struct LeavingTests {
  @MainActor @Observable fileprivate final class Switch {
    var step = 0
  }

  private final class Token {}

  private final class Kept {
    weak var token: Token?
  }

  private struct Leaver: View {
    let log: Log
    let kept: Kept
    @State private var token = Token()

    var body: some View {
      Text("leaver")
        .onAppear {
          log.note("+")
          kept.token = token
        }
        .onDisappear { log.note("-") }
        .task {
          log.note("task")
          while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(1)) }
          log.note("cancelled")
        }
    }
  }

  private struct Screen<Content: View>: View {
    let model: Switch
    @ViewBuilder let content: (Int) -> Content

    var body: some View { VStack { content(model.step) } }
  }

  /// What happens when a view is on the screen in step 0, and not in step 1.
  private func expectLeaving<Content: View>(
    _ name: Comment, @ViewBuilder _ content: @escaping (Int, Leaver) -> Content
  ) async {
    let log = Log()
    let kept = Kept()
    let model = Switch()
    let host = TextHost(columns: 20, rows: 4) {
      Screen(model: model) { content($0, Leaver(log: log, kept: kept)) }
    }
    _ = host.frame
    for _ in 0..<500 where log.entries.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(log.entries == ["+", "task"], name)
    #expect(kept.token != nil, name)
    model.step = 1
    _ = host.frame
    for _ in 0..<500 where log.entries.count < 4 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(log.entries == ["+", "task", "-", "cancelled"], name)
    #expect(kept.token == nil, name)
    #expect(!host.frame.text.contains("leaver"), name)
  }

  @Test("6.35 Out of an if, an else, a switch, an optional")
  func conditions() async {
    await expectLeaving("if") { step, leaver in if step == 0 { leaver } }
    await expectLeaving("else") { step, leaver in if step == 1 { Text("a") } else { leaver } }
    await expectLeaving("switch") { step, leaver in
      switch step {
      case 0: leaver
      case 1: Text("a")
      default: Text("b")
      }
    }
    await expectLeaving("optional") { step, leaver in step == 0 ? leaver : nil }
  }

  @Test("6.35 Out of a ForEach: removed, or with another id")
  func collections() async {
    await expectLeaving("removed") { step, leaver in
      ForEach(step == 0 ? [1, 2] : [1], id: \.self) { if $0 == 2 { leaver } else { Text("a") } }
    }
    await expectLeaving("emptied") { step, leaver in
      ForEach(step == 0 ? [1] : [], id: \.self) { _ in leaver }
    }
    await expectLeaving("nested") { step, leaver in
      ForEach(0..<2) { outer in
        ForEach(0..<(step == 0 && outer == 1 ? 1 : 0), id: \.self) { _ in leaver }
      }
    }
    await expectLeaving("lazy") { step, leaver in
      ScrollView { LazyVStack { ForEach(step == 0 ? [1] : [], id: \.self) { _ in leaver } } }
    }
    await expectLeaving("grid") { step, leaver in
      Grid { GridRow { if step == 0 { leaver } } }
    }
  }

  @Test("6.35 With its container, its type or its layer")
  func containers() async {
    await expectLeaving("container") { step, leaver in
      if step == 0 { HStack { Group { leaver.padding(1) } } }
    }
    await expectLeaving("type") { step, leaver in
      step == 0 ? AnyView(leaver) : AnyView(Text("a"))
    }
    await expectLeaving("overlay") { step, leaver in
      Text("a").overlay { if step == 0 { leaver } }
    }
    await expectLeaving("id") { step, leaver in
      Group { if step == 0 { leaver } else { Text("a") } }.id(step)
    }
    await expectLeaving("equatable") { step, leaver in
      EquatableView(content: Holder(step: step, leaver: step == 0 ? leaver : nil))
    }
  }

  private struct Holder: View, Equatable {
    let step: Int
    let leaver: Leaver?

    nonisolated static func == (first: Holder, second: Holder) -> Bool {
      first.step == second.step
    }

    var body: some View { leaver }
  }

  @Test("6.35 With an animated transition it is gone at once, though still drawn")
  func transitions() async {
    let log = Log()
    let kept = Kept()
    let model = Switch()
    let host = TextHost(columns: 20, rows: 4) {
      Screen(model: model) { step in
        if step == 0 { Leaver(log: log, kept: kept).transition(.move(edge: .leading)) }
      }
    }
    _ = host.frame
    for _ in 0..<500 where log.entries.count < 2 { try? await Task.sleep(for: .milliseconds(1)) }
    withAnimation(.linear(duration: 1)) { model.step = 1 }
    _ = host.frame
    for _ in 0..<500 where log.entries.count < 4 { try? await Task.sleep(for: .milliseconds(1)) }
    #expect(log.entries == ["+", "task", "-", "cancelled"])
    #expect(kept.token == nil)
    host.advance(by: .seconds(2))
    #expect(host.lines == [])
  }
}

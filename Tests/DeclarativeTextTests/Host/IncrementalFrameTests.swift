import DeclarativeText
import Observation
import Support
import Testing

/// What a screen shows after any changes is what a new screen would show.
@MainActor @Suite struct IncrementalFrameTests {
  @Observable final class Board {
    var scene: TestScene

    init(_ scene: TestScene) { self.scene = scene }
  }

  private struct BoardView: View {
    let board: Board

    var body: some View { TestSceneView(scene: board.scene) }
  }

  private func emulator(_ size: CellSize) -> TerminalEmulator {
    TerminalEmulator(columns: size.columns, rows: size.rows)
  }

  /// Returns what went wrong, if anything did.
  private func check(
    _ host: TextHost, _ screen: TerminalEmulator, _ scene: TestScene, _ size: CellSize
  ) -> String? {
    let fresh = TextHost(columns: size.columns, rows: size.rows) {
      BoardView(board: Board(scene))
    }
    let (live, wanted) = (host.frame, fresh.frame)
    guard live == wanted else {
      return "shown\n\(picture(of: live))\nwanted\n\(picture(of: wanted))"
    }
    guard host.outline == fresh.outline else {
      return "laid out\n\(host.outline)\nwanted\n\(fresh.outline)"
    }
    screen.feed(host.flush())
    let redrawn = emulator(size)
    redrawn.feed(fresh.flush())
    guard screen.failures.isEmpty else { return "bytes: \(screen.failures)" }
    guard screen.cells.map(\.seen) == redrawn.cells.map(\.seen) else {
      return "replayed\n\(screen.picture)\nwanted\n\(redrawn.picture)"
    }
    return nil
  }

  private func short(_ scene: TestScene) -> String {
    String(describing: scene).replacing(/Support\.(TestScene(Change)?\.)?/, with: "")
  }

  @Test("Random scenes under random changes, the last batches in a grid", arguments: 0..<10)
  func randomChanges(batch: Int) {
    for number in 0..<cases(12, thorough: 40) {
      let seed = batch * 1000 + number
      var random = SeededGenerator(seed: UInt64(seed))
      let size = CellSize(
        columns: Int.random(in: 1...16, using: &random), rows: Int.random(in: 1...7, using: &random)
      )
      var scene =
        batch < 8
        ? TestScene.random(depth: 4, using: &random)
        : TestScene.randomGrid(depth: 4, using: &random)
      let board = Board(scene)
      let host = TextHost(columns: size.columns, rows: size.rows) { BoardView(board: board) }
      let screen = emulator(size)
      for step in 0..<6 {
        let before = scene
        if step > 0 {
          scene = scene.mutated(using: &random)
          board.scene = scene
        }
        guard let problem = check(host, screen, scene, size) else { continue }
        Issue.record(
          "seed \(seed), step \(step), \(size)\n\(problem)\nfrom \(short(before))\nto \(short(scene))"
        )
        break
      }
    }
  }

  @Test("Every size from nothing to 12 by 12 shows a frame of that size", arguments: 0..<6)
  func everySize(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed + 77))
    let scene = TestScene.random(depth: 5, using: &random)
    let host = TextHost(columns: 12, rows: 12) { BoardView(board: Board(scene)) }
    for columns in 0...12 {
      for rows in 0...12 {
        host.resize(columns: columns, rows: rows)
        let frame = host.frame
        #expect(frame.size == CellSize(columns: columns, rows: rows))
        // Each size from a live screen, and some from a new one too.
        guard (columns + rows * 5) % 7 == seed % 7 else { continue }
        let fresh = TextHost(columns: columns, rows: rows) { BoardView(board: Board(scene)) }
        #expect(frame == fresh.frame, "\(columns)x\(rows): \(scene)")
      }
    }
  }

  private struct Emptied: View {
    @State private var isFull = false

    var body: some View {
      VStack(spacing: 0) {
        HStack { if isFull { Divider() } }.frame(maxHeight: 1).padding(.horizontal, 1)
        Text("one two").onAppear { isFull = true }
      }
    }
  }

  @Test("A container that is no longer empty is served in its turn, through modifiers too")
  func noLongerEmpty() {
    expectFrame(columns: 5, rows: 3) {
      Emptied()
    } is: {
      "··│··\n·one·\n·two·"
    }
  }

  @Test("Trial 11 Nothing to show, nothing to show it on")
  func nothing() {
    for (columns, rows) in [(0, 0), (0, 5), (5, 0), (1, 1), (-3, 2)] {
      let host = TextHost(columns: columns, rows: rows) {
        VStack {
          Text("hi")
          Spacer()
          Text("yo")
        }
        .padding()
        .border(.red)
      }
      #expect(host.frame.size == CellSize(columns: max(columns, 0), rows: max(rows, 0)))
      _ = host.flush()
    }
    let host = TextHost(columns: 5, rows: 2) {
      HStack {
        VStack {}
        Text("x")
      }
    }
    #expect(host.frame.text.contains("x"))
    #expect(TextHost(columns: 5, rows: 2) { VStack {} }.frame.text == "\n")
    #expect(TextHost(columns: 5, rows: 2) { EmptyView() }.frame.text == "\n")
  }
}

import DeclarativeText
import Support
import Testing

/// Drawing what changed comes out as drawing everything.
@Suite struct IncrementalPaintTests {
  private struct Scene {
    var commands: [DisplayCommand] = []
    var rects: [CellRect] = []
  }

  private let size = CellSize(columns: 14, rows: 4)
  private let texts = ["山川山川山", "ab山c", "x", "👩‍🚒e\u{301}!", "hello", "漢a字b"]
  private let colors: [Color] = [.red, Color(hex: 0x336699), .blue.opacity(0.5), .primary, .clear]

  private func randomCommand(using random: inout SeededGenerator) -> (DisplayCommand, CellRect) {
    let (x, y) = (Int.random(in: -3..<14, using: &random), Int.random(in: -1..<4, using: &random))
    let color = colors.randomElement(using: &random) ?? .red
    let width = Int.random(in: 1...6, using: &random)
    let height = Int.random(in: 1...3, using: &random)
    let area = CellRect(x, y, x + width, y + height)
    let rect = CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return (.fill(rect, .color(color)), area)
    case 1: return (.border(rect, .rounded, .color(color), .all), area)
    default:
      let text = texts.randomElement(using: &random) ?? ""
      let columns = TerminalTextMeasuring().columns(of: text)
      let command = DisplayCommand.text(text, x: Double(x), y: Double(y), .color(color))
      return (command, CellRect(x, y, x + columns, y + 1))
    }
  }

  private func equal(_ first: Canvas, _ second: Canvas) -> Bool {
    first.picture == second.picture
      && zip(first.cells, second.cells)
        .allSatisfy {
          first.tables.styles[Int($0.style)] == second.tables.styles[Int($1.style)]
        }
  }

  @Test func equalsPaintingAllAnew() {
    var random = SeededGenerator(seed: 49)
    var scene = Scene()
    for _ in 0..<8 {
      let (command, rect) = randomCommand(using: &random)
      scene.commands.append(command)
      scene.rects.append(rect)
    }
    let canvas = Canvas(size: size)
    Painter.paint(DisplayList(scene.commands), on: canvas, metrics: .cells, scheme: .dark)
    for step in 0..<2000 {
      var damage = Damage(size: size)
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let index = Int.random(in: scene.commands.indices, using: &random)
        damage.add(scene.rects[index])
        (scene.commands[index], scene.rects[index]) = randomCommand(using: &random)
        damage.add(scene.rects[index])
      }
      canvas.beginDamage(damage)
      let shown = scene.commands.indices.filter { canvas.damage.intersects(scene.rects[$0]) }
      let list = DisplayList(shown.map { scene.commands[$0] })
      Painter.paint(list, on: canvas, metrics: .cells, scheme: .dark)

      let fresh = Canvas(size: size)
      Painter.paint(DisplayList(scene.commands), on: fresh, metrics: .cells, scheme: .dark)
      guard equal(canvas, fresh) else {
        Issue.record("step \(step):\n\(canvas.picture)\nis not\n\(fresh.picture)")
        return
      }
    }
  }
}

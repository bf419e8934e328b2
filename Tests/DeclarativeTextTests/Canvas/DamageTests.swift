import DeclarativeText
import Testing

@Suite struct DamageTests {
  private let size = CellSize(columns: 10, rows: 4)

  @Test func isEmptyAtFirst() {
    let damage = Damage(size: size)
    #expect(damage.isEmpty)
    #expect(damage.span(ofRow: 0).isEmpty)
    #expect(!damage.intersects(CellRect(0, 0, 10, 4)))
  }

  @Test func spansFromTheFirstToTheLastTouchedColumnOfARow() {
    var damage = Damage(size: size)
    damage.add(CellRect(1, 1, 3, 2))
    damage.add(CellRect(6, 1, 8, 3))
    #expect(damage.span(ofRow: 0).isEmpty)
    #expect(damage.span(ofRow: 1) == 1..<8)
    #expect(damage.span(ofRow: 2) == 6..<8)
    #expect(damage.bounds == CellRect(1, 1, 8, 3))
  }

  @Test func meetsOnlyWhatTouchesItsSpans() {
    var damage = Damage(size: size)
    damage.add(CellRect(0, 0, 2, 1))
    damage.add(CellRect(8, 3, 10, 4))
    #expect(damage.intersects(CellRect(1, 0, 5, 4)))
    #expect(!damage.intersects(CellRect(3, 1, 7, 3)))
    #expect(!damage.intersects(CellRect(2, 0, 8, 4)))
  }

  @Test func ignoresWhatIsOutside() {
    var damage = Damage(size: size)
    damage.add(CellRect(-5, -5, 0, 9))
    damage.add(CellRect(3, 2, 3, 3))
    #expect(damage.isEmpty)
    damage.add(CellRect(-1_000_000_000, 0, 1_000_000_000, 1))
    #expect(damage.span(ofRow: 0) == 0..<10)
    #expect(damage.span(ofRow: -1).isEmpty && damage.span(ofRow: 99).isEmpty)
  }

  @Test func canBeTakenBack() {
    var damage = Damage(size: size)
    damage.addAll()
    #expect(damage.bounds == CellRect(size))
    damage.removeAll()
    #expect(damage.isEmpty && (0..<4).allSatisfy { damage.span(ofRow: $0).isEmpty })
  }

  @Test func growsByACellAndToTheEdgesOfWideGraphemes() {
    let canvas = Canvas(columns: 10, rows: 1)
    canvas.write("ab山山山", at: 0)
    var damage = Damage(size: canvas.size)
    damage.add(CellRect(6, 0, 7, 1))
    #expect(damage.widened(for: canvas).span(ofRow: 0) == 4..<8)
    damage.removeAll()
    damage.add(CellRect(4, 0, 5, 1))
    #expect(damage.widened(for: canvas).span(ofRow: 0) == 2..<6)
  }

  @Test func ofNoSizeIsNothing() {
    var damage = Damage(size: CellSize(columns: 0, rows: -3))
    damage.addAll()
    #expect(damage.isEmpty)
  }
}

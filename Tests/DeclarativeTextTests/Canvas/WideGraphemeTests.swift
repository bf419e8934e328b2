import DeclarativeText
import Testing

@Suite struct Trial49Tests {
  /// The row of the trial, with `##` over two columns.
  private func draw(on canvas: Canvas, overlayAt column: Int?) {
    canvas.fill(CellRect(0, 0, 6, 1), style: CellStyle(background: .blue))
    canvas.write("pq山川", at: 0)
    guard let column else { return }
    canvas.fill(CellRect(column, 0, column + 2, 1), style: CellStyle(background: .red))
    canvas.write("##", at: column)
  }

  @Test(arguments: [(3, "pq·##·"), (4, "pq山##"), (nil, "pq山川")])
  func anOverlayBlanksTheHalvesItLeaves(column: Int?, picture: String) {
    let canvas = Canvas(columns: 6, rows: 1)
    draw(on: canvas, overlayAt: column)
    #expect(canvas.picture == picture)
  }

  @Test func theBlanksKeepTheirLayersStyle() {
    let canvas = Canvas(columns: 6, rows: 1)
    draw(on: canvas, overlayAt: 3)
    #expect(canvas.backgroundPicture() == "bbbrrb")
  }

  @Test func movingTheOverlayByDamageEqualsDrawingAllAnew() {
    let canvas = Canvas(columns: 6, rows: 1)
    var last: Int?
    for column in [3, 4, nil, 2, 3, 1, 0, nil] as [Int?] {
      var damage = Damage(size: canvas.size)
      for place in [last, column] {
        if let place { damage.add(CellRect(place, 0, place + 2, 1)) }
      }
      if last == nil, column == 3 { damage.addAll() }
      canvas.beginDamage(damage)
      draw(on: canvas, overlayAt: column)
      let fresh = Canvas(columns: 6, rows: 1)
      draw(on: fresh, overlayAt: column)
      #expect(canvas.picture == fresh.picture)
      #expect(canvas.backgroundPicture() == fresh.backgroundPicture())
      last = column
    }
  }
}

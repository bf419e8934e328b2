import DeclarativeText
import Testing

@testable import demo

/// A change costs what it changes, whatever else is on the screen.
@MainActor @Suite struct DashboardCostTests {
  private func host(_ model: DashboardModel) -> TextHost {
    let host = TextHost(columns: 200, rows: 50) { DashboardScreen(model: model) }
    _ = host.flush()
    host.resetStatistics()
    return host
  }

  @Test("One number: one body, its row's chain, one text, one row, a dozen bytes")
  func oneNumber() {
    let model = DashboardModel()
    let host = host(model)
    model.processes[0].cpu = 48.3
    let bytes = host.flush()
    let cost = host.statistics
    #expect(host.frame.text.contains("48.30"))
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.nodesCreated == 0)
    #expect(cost.nodesMeasured <= 2)
    #expect(cost.nodesPlaced <= 2)
    #expect(cost.nodesDrawn == 1)
    #expect(cost.cellsCompared <= 200)
    #expect(cost.cellsChanged <= 5)
    #expect(bytes.count <= 12)
    #expect(cost.bytesSent == bytes.count)
    #expect(cost.writes == 1)
    #expect(cost.wakeUps == 1)
  }

  @Test("A thousand numbers in turn: twelve bytes each, on average")
  func manyNumbers() {
    let model = DashboardModel()
    let host = host(model)
    var bytes = 0
    for frame in 0..<1000 {
      model.processes[7 * frame % 40].cpu = DashboardModel.load(frame + 100)
      bytes += host.flush().count
    }
    #expect(bytes <= 12 * 1000)
    #expect(host.statistics.bodiesEvaluated <= 1000)
    #expect(host.statistics.nodesDrawn <= 1000)
  }

  @Test("Nothing changed: nothing is evaluated, drawn, compared or sent")
  func nothing() {
    let model = DashboardModel()
    let host = host(model)
    for _ in 0..<10 { #expect(host.flush().isEmpty) }
    model.processes[3].cpu = model.processes[3].cpu
    _ = host.flush()
    let cost = host.statistics
    #expect(cost.nodesMeasured == 0)
    #expect(cost.nodesDrawn == 0)
    #expect(cost.cellsCompared == 0)
    #expect(cost.bytesSent == 0)
    #expect(cost.writes == 0)
  }

  @Test("Ten rows cost ten times one")
  func tenRows() {
    let model = DashboardModel()
    let host = host(model)
    for row in 0..<10 { model.processes[row * 2].cpu = 12.34 + Double(row) }
    _ = host.flush()
    #expect(host.statistics.bodiesEvaluated == 10)
    #expect(host.statistics.nodesDrawn == 10)
    #expect(host.statistics.wakeUps == 1)
  }
}

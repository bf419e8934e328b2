import DeclarativeText
import Observation
import Testing

@Observable private final class Count {
  var value = 0
}

private struct Shown: View {
  let count: Count

  var body: some View { Text("Count \(count.value)") }
}

/// The size of the tree is not the cost of a change.
@MainActor @Suite struct ScaleTests {
  @Test("A number beside ten thousand rows costs what it does beside ten", arguments: [10, 10_000])
  func besideManyRows(rows: Int) {
    let count = Count()
    let host = TextHost(columns: 80, rows: 24) {
      VStack(alignment: .leading, spacing: 0) {
        Shown(count: count)
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
        }
        .fixedSize()
        .frame(width: 20, height: 20, alignment: .top)
        .clipped()
      }
    }
    _ = host.flush()
    host.resetStatistics()
    count.value = 7
    let bytes = host.flush()
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesMeasured <= 2)
    #expect(host.statistics.nodesPlaced <= 2)
    #expect(host.statistics.nodesDrawn == 1)
    #expect(bytes.last == UInt8(ascii: "7"))
    #expect(bytes.count <= 10)
  }

  @Test("Rows made again and equal are neither measured nor drawn")
  func remade() {
    let count = Count()
    let host = TextHost(columns: 20, rows: 10) { Remade(count: count) }
    _ = host.flush()
    host.resetStatistics()
    count.value += 1
    #expect(host.flush().isEmpty)
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.nodesMeasured == 0)
    #expect(host.statistics.nodesPlaced == 0)
    #expect(host.statistics.nodesDrawn == 0)
  }

  private struct Remade: View {
    let count: Count

    var body: some View {
      let _ = count.value
      VStack { ForEach(0..<8) { Text("Row \($0)").padding(.leading, 1).foregroundStyle(.red) } }
    }
  }

  @Test("After many frames a change is still noticed once")
  func noticedOnce() {
    let count = Count()
    let host = TextHost(columns: 20, rows: 2) { Shown(count: count) }
    for frame in 0..<20_000 {
      count.value = frame % 10
      _ = host.flush()
    }
    host.resetStatistics()
    count.value = 11
    _ = host.flush()
    #expect(host.statistics.bodiesEvaluated == 1)
    #expect(host.statistics.wakeUps == 1)
  }
}

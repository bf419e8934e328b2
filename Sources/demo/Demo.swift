import DeclarativeText

struct Counter: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
    }
  }
}

@main struct Demo {
  @MainActor static func main() throws {
    let host = TextHost(columns: 40, rows: 12) {
      VStack(alignment: .leading) {
        Text("Hello, **world**").foregroundStyle(.red)
        Counter()
        Text("boxed").padding(1).border(.rounded)
        HStack { Text("a"); Spacer(); Text("b") }.frame(width: 20).background(.blue)
        ForEach(0..<3) { i in Text("row \(i)") }
        Divider()
      }
    }
    print(host.frame)
    print(host.flush().count, host.statistics)
    host.resetStatistics()
    try host.tap("Add")
    print(host.frame)
    print(String(decoding: host.flush(), as: UTF8.self).debugDescription, host.statistics)
  }
}

import DeclarativeText

/// Choices within choices, the innermost of which changes.
@MainActor let choices: [Workload] = [10, 20, 40]
  .map { depth in
    Workload(
      name: "Fits.\(depth)", summary: "ViewThatFits \(depth) deep, the innermost grows and shrinks",
      prepare: {
        let ticker = Ticker()
        let host = screen { choice(depth, AnyView(Growing(ticker: ticker))) }
        return (host, { ticker.tick = $0 })
      }, frames: 500)
  }

private struct Growing: View {
  let ticker: Ticker

  var body: some View { Text(ticker.tick.isMultiple(of: 2) ? "short" : "a longer one") }
}

@MainActor private func choice(_ depth: Int, _ core: AnyView) -> AnyView {
  var view = core
  for level in 0..<depth {
    let inner = view
    view = AnyView(
      ViewThatFits(in: .horizontal) {
        Text(String(repeating: "too wide for any screen ", count: 20))
        HStack {
          Text("\(level)")
          inner
        }
      })
  }
  return view
}

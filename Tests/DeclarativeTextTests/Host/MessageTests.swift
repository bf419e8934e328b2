import Testing

@testable import DeclarativeText

@MainActor @Suite struct MessageTests {
  @Test("A name told on standard error holds no control, and ends")
  func toldNames() {
    #expect("star".told == "star")
    #expect("a\u{9B}31mb\u{202E}\u{1B}".told == "a\\u{9b}31mb\\u{202e}\\u{1b}")
    #expect(String(repeating: "x", count: 5000).told.count == 63)
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      let _ = { count += 1 }()
      Text("\(count)")
    }
  }

  @Test("A body that changes what it reads is stopped, and the frame still comes")
  func restless() {
    let host = TextHost(columns: 8, rows: 1) { Restless() }
    #expect(!host.frame.text.isEmpty)
    #expect(host.statistics.bodiesEvaluated <= 2000)
  }

  @Test("Every gradient is a view")
  func gradients() {
    let colors: [Color] = [.red, .blue]
    let host = TextHost(columns: 4, rows: 3) {
      VStack(spacing: 0) {
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 2)
        EllipticalGradient(colors: colors)
        AngularGradient(colors: colors, center: .center)
      }
    }
    for row in 0..<3 { #expect(host.frame[column: 0, row: row].style.background != nil) }
  }
}

import DeclarativeText
import Foundation
import Testing

private enum BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private enum CenterKey: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil

  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

@MainActor @Suite struct AnchorTests {
  private struct Marked: View {
    @State private var column = 2

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("move") { column += 3 }
        Text("ab")
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          .padding(.leading, CGFloat(column))
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Text("^").offset(x: rect.minX, y: rect.maxY)
          }
        }
      }
    }
  }

  @Test("An anchor of a view is found in an overlay's space, and followed when the view moves")
  func bounds() throws {
    let host = TextHost(columns: 12, rows: 4) { Marked() }
    #expect(host.frame.text.hasPrefix("move\n  ab\n  ^"))
    try host.change("move")
    #expect(host.frame.text.hasPrefix("move\n     ab\n     ^"))
  }

  private struct Tabs: View {
    @State private var chosen = 0
    @State private var isLouder = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Text("tab \(index)")
            .anchorPreference(key: BoundsKey.self, value: .bounds) {
              chosen == index ? [$0] : []
            }
        }
        .transformPreference(BoundsKey.self) { if isLouder { $0 += $0 } }
        Button("next") { chosen += 1 }
        Button("louder") { isLouder = true }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            Text("<").offset(x: 6 + CGFloat(index), y: proxy[anchors[index]].minY)
          }
        }
      }
    }
  }

  @Test("A state that only a transform reads is followed too")
  func transforms() throws {
    let host = TextHost(columns: 12, rows: 5) { Tabs() }
    let rows = { host.frame.text.split(separator: "\n").map(String.init) }
    #expect(rows() == ["tab 0 <", "tab 1", "tab 2", "next", "louder"])
    try host.tap("next")
    #expect(rows() == ["tab 0", "tab 1 <", "tab 2", "next", "louder"])
    try host.tap("louder")
    #expect(rows() == ["tab 0", "tab 1 <<", "tab 2", "next", "louder"])
    try host.tap("next")
    try host.tap("next")
    #expect(rows() == ["tab 0", "tab 1", "tab 2", "next", "louder"])
  }

  @Test("A point of a view is told relative to the reader")
  func points() {
    var points: [CGPoint] = []
    let host = TextHost(columns: 10, rows: 5) {
      Color.clear
        .frame(width: 4, height: 2)
        .anchorPreference(key: CenterKey.self, value: .center) { $0 }
        .padding(1)
        .backgroundPreferenceValue(CenterKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("x").onAppear { points.append(proxy[anchor]) } }
          }
        }
    }
    _ = host.frame
    #expect(points == [CGPoint(x: 3, y: 2)])
  }
}

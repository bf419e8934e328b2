import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ColorEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// The colour of a letter in `content`.
  private func ink(_ content: some View) -> Color? {
    TextHost(columns: 1, rows: 1) { content }.frame[column: 0, row: 0].style.foreground
  }

  @Test func coloursAreChangedByTheirComponents() {
    let text = Text("a").foregroundStyle(red)
    #expect(ink(text.brightness(-1)) == Color(hex: 0x000000))
    #expect(ink(text.brightness(0.2)) == Color(hex: 0xFF3333))
    #expect(ink(text.contrast(0)) == Color(hex: 0x808080))
    #expect(ink(text.contrast(-1)) == Color(hex: 0x00FFFF))
    // A red is 0.2126 bright.
    #expect(ink(text.grayscale(1)) == Color(hex: 0x363636))
    #expect(ink(text.saturation(0)) == Color(hex: 0x363636))
    #expect(ink(text.grayscale(0.5)) == Color(hex: 0x9B1B1B))
    #expect(ink(text.colorInvert()) == Color(hex: 0x00FFFF))
    #expect(ink(text.colorMultiply(Color(white: 0.2))) == Color(hex: 0x330000))
    #expect(ink(text.hueRotation(.degrees(180))) == Color(hex: 0x006C6C))
    #expect(ink(text.hueRotation(.degrees(360))) == red)
  }

  @Test func whatChangesNothingKeepsNames() {
    let text = Text("a").foregroundStyle(.red)
    #expect(ink(text.brightness(0).contrast(1).saturation(1).grayscale(0)) == .red)
    #expect(ink(text.hueRotation(.zero).colorMultiply(.white).brightness(.nan)) == .red)
  }

  @Test func namedColoursAreTakenForTheirLooks() {
    #expect(ink(Text("a").colorInvert()) == Color(hex: 0xFFFFFF - 0xECECF1))
    #expect(
      ink(Text("a").colorInvert().environment(\.colorScheme, .light))
        == Color(hex: 0xFFFFFF - 0x1D1D1F))
  }

  @Test func fillsAndGradientsAreChangedToo() {
    let host = TextHost(columns: 2, rows: 2) {
      VStack(spacing: 0) {
        red
        LinearGradient(colors: [red, red], startPoint: .leading, endPoint: .trailing)
      }
      .colorInvert()
    }
    let frame = host.frame
    #expect(frame[column: 0, row: 0].style.background == Color(hex: 0x00FFFF))
    #expect(frame[column: 1, row: 1].style.background == Color(hex: 0x00FFFF))
  }

  @Test func theBrightestIsLeftOfLuminance() {
    let host = TextHost(columns: 2, rows: 1) {
      HStack(spacing: 0) {
        Color.white
        Color.black
      }
      .luminanceToAlpha().background(red)
    }
    let frame = host.frame
    #expect(frame[column: 0, row: 0].style.background == Color(hex: 0x000000))
    #expect(frame[column: 1, row: 0].style.background == red)
  }

  private struct Fading: View {
    @State private var amount = 0.0

    var body: some View {
      Button("x") { withAnimation(.linear(duration: 1)) { amount = -1 } }
        .foregroundStyle(Color(red: 1, green: 1, blue: 1)).brightness(amount)
    }
  }

  @Test func aChangeIsShownOnItsWay() throws {
    let host = TextHost(columns: 1, rows: 1) { Fading() }
    try host.change("x")
    host.advance(by: .milliseconds(600))
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(hex: 0x666666))
    host.advance(by: .seconds(1))
    #expect(host.frame[column: 0, row: 0].style.foreground == Color(hex: 0x000000))
  }
}

import Declarative
import Testing

@Suite struct ShapeStyleTests {
  private func paint(_ style: some ShapeStyle, in context: PaintContext = PaintContext()) -> Paint {
    resolvePaint(of: style, in: context)
  }

  @Test func coloursAreThemselves() {
    #expect(paint(.red) == .color(.red))
    #expect(paint(.red.opacity(0.5)) == .color(.red.opacity(0.5)))
    #expect(paint(AnyShapeStyle(AnyShapeStyle(.red))) == .color(.red))
  }

  @Test func levelsAreTheForegroundFaded() {
    #expect(paint(.primary) == .color(.primary))
    #expect(paint(.secondary) == .color(.secondary))
    let red = PaintContext(foreground: ForegroundLevels(primary: .color(.red)))
    #expect(paint(.primary, in: red) == .color(.red))
    #expect(paint(.foreground, in: red) == .color(.red))
    #expect(paint(.secondary, in: red) == .color(.red.opacity(0.6)))
    #expect(paint(.red.secondary) == .color(.red.opacity(0.6)))
    let two = PaintContext(
      foreground: ForegroundLevels(primary: .color(.red), secondary: .color(.blue)))
    #expect(paint(.secondary, in: two) == .color(.blue))
  }

  @Test func rolesComeFromThePlace() {
    let context = PaintContext(background: .color(.white), tint: .pink)
    #expect(paint(.tint, in: context) == .color(.pink))
    #expect(paint(Color.accentColor, in: context) == .color(.pink))
    #expect(paint(.background, in: context) == .color(.white))
    #expect(paint(.bar) == paint(.regularMaterial))
    #expect(paint(.tint, in: PaintContext(isEnabled: false)) == .color(.secondary))
  }

  @Test func gradientsAreLines() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let stops = [
      LinearPaint.Stop(color: .red, location: 0), LinearPaint.Stop(color: .blue, location: 1),
    ]
    #expect(paint(gradient) == .linear(LinearPaint(stops: stops, start: .leading, end: .trailing)))
    #expect(
      paint(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)) == .color(.red))
    #expect(paint(Gradient(colors: [])) == .color(.clear))
    guard
      case .linear(let radial) = paint(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    else {
      Issue.record("a line")
      return
    }
    #expect(radial.stops.map(\.color) == [.blue, .red, .red, .blue])
    #expect(radial.stops.map(\.location) == [0, 0.5, 0.5, 1])
  }

  @Test func stylesOfAnyTypeCompare() {
    #expect(AnyShapeStyle(.tint) == AnyShapeStyle(.tint))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.blue))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
    #expect(AnyShapeStyle(.red.opacity(0.5)) == AnyShapeStyle(.red.opacity(0.5)))
  }

  @Test func coloursMix() {
    #expect(Color(hex: 0x000000).mix(with: Color(hex: 0xFFFFFF), by: 0.5) == Color(hex: 0x808080))
    #expect(Color.red.mix(with: .blue, by: 0) == .red)
    #expect(Color.red.mix(with: .blue, by: 1) == .blue)
    #expect(Color.palette(196).components() == Color.RGB(red: 255, green: 0, blue: 0))
    #expect(Color("red") == .red)
    #expect(Color("AccentColor") == .accentColor)
    #expect(Color("BrandPaper") == .primary)
  }
}

import Testing

@testable import DeclarativeText

@Suite struct ColorValuesTests {
  private func hex(_ color: Color, _ scheme: ColorScheme = .dark) -> UInt32? {
    rgb(of: color, scheme: scheme).map { UInt32($0) << 16 | UInt32($1) << 8 | UInt32($2) }
  }

  @Test func knowEveryNameButTheTerminalsOwn() {
    for name in Color.Name.allCases {
      for scheme in ColorScheme.allCases {
        let isOwn = name == .primary || name == .background
        #expect((hex(Color(name), scheme) == nil) == isOwn)
      }
    }
  }

  /// A colour that is blended away by a hair must not jump to another shade.
  @Test func areTheSameToTheBlenderAndTheEncoder() {
    let colors = Color.Name.allCases.map(Color.init) + (0...255).map { Color.palette($0) }
    for color in colors {
      for scheme in ColorScheme.allCases {
        guard let blended = hex(color, scheme) else { continue }
        #expect(blended == ColorDepth.rgb(of: color, scheme: scheme))
      }
    }
  }

  @Test func followThePaletteOfXterm() {
    #expect(hex(.palette(0)) == 0x000000)
    #expect(hex(.palette(9)) == 0xFF0000)
    #expect(hex(.palette(16)) == 0x000000)
    #expect(hex(.palette(196)) == 0xFF0000)
    #expect(hex(.palette(110)) == 0x87AFD7)
    #expect(hex(.palette(231)) == 0xFFFFFF)
    #expect(hex(.palette(232)) == 0x080808)
    #expect(hex(.palette(255)) == 0xEEEEEE)
    #expect(hex(.terminal(.brightBlue)) == 0x5C5CFF)
  }

  @Test func areTheirOwnForOtherColours() {
    #expect(hex(Color(hex: 0x123456)) == 0x123456)
    #expect(hex(.white, .light) == 0xFFFFFF)
    #expect(hex(.black, .dark) == 0)
  }
}

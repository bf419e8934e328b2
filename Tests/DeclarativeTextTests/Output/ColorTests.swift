import DeclarativeText
import Support
import Testing

@Suite struct ColorTests {
  private func sequence(_ style: CellStyle, _ depth: ColorDepth) -> String {
    let text = Sketch("x", columns: 1, style: style).frame.ansi(depth: depth)
    return text.replacing("\u{1B}", with: "␛").replacing("x␛[m\n", with: "")
  }

  @Test func namedColorsBecomeRGB() {
    #expect(sequence(CellStyle(foreground: .black), .truecolor) == "␛[38;2;0;0;0m")
    #expect(sequence(CellStyle(background: .white), .truecolor) == "␛[48;2;255;255;255m")
  }

  @Test func theTerminalsOwnColorsStayItsOwn() {
    for depth in ColorDepth.allCases {
      #expect(sequence(CellStyle(foreground: .primary), depth) == "")
    }
    #expect(sequence(CellStyle(foreground: .terminal(.red)), .truecolor) == "␛[31m")
    #expect(sequence(CellStyle(background: .terminal(.brightBlue)), .ansi16) == "␛[104m")
    #expect(sequence(CellStyle(foreground: .palette(7)), .palette256) == "␛[38;5;7m")
  }

  @Test func smallerDepthsTakeTheNearest() {
    let orange = CellStyle(foreground: Color(hex: 0xFF8700))
    #expect(sequence(orange, .palette256) == "␛[38;5;208m")
    let gray = CellStyle(background: Color(hex: 0x303030))
    #expect(sequence(gray, .palette256) == "␛[48;5;236m")
    #expect(sequence(CellStyle(foreground: .red), .ansi16) == "␛[31m")
    #expect(sequence(CellStyle(foreground: Color(hex: 0xFFFFFF)), .ansi16) == "␛[97m")
  }

  @Test func noColorKeepsAttributes() {
    let style = CellStyle(foreground: .red, background: .blue, attributes: [.bold, .underline])
    #expect(sequence(style, .none) == "␛[1;4m")
    #expect(sequence(CellStyle(foreground: .secondary), .none) == "␛[2m")
  }

  @Test func textStaysLegibleWhenColorsMeet() {
    let style = CellStyle(foreground: Color(hex: 0x101112), background: Color(hex: 0x111111))
    #expect(sequence(style, .palette256) == "␛[38;5;231;48;5;233m")
  }

  @Test func opacityLetsTheGroundThrough() {
    let style = CellStyle(foreground: .white.opacity(0), background: .black.opacity(0))
    #expect(sequence(style, .truecolor) == "")
    let half = CellStyle(foreground: .white.opacity(0.5), background: .black)
    #expect(sequence(half, .truecolor) == "␛[38;2;128;128;128;48;2;0;0;0m")
  }
}

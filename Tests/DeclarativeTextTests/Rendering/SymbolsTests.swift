import DeclarativeText
import Testing

@Suite struct SymbolsTests {
  @Test func takeOneColumnAndOneASCIICharacter() {
    #expect(Symbols.table.count > 500)
    for (name, forms) in Symbols.table {
      #expect(forms.glyph.unicodeScalars.count == 1, "\(name)")
      #expect(TerminalTextMeasuring().columns(of: forms.glyph) == 1, "\(name)")
      let isEmoji = forms.glyph.unicodeScalars.contains { $0.properties.isEmojiPresentation }
      #expect(!isEmoji, "\(name)")
      #expect(forms.ascii.utf8.count == 1 && forms.ascii.utf8.allSatisfy { 0x21...0x7E ~= $0 })
    }
    #expect(TerminalTextMeasuring().columns(of: Symbols.placeholder) == 1)
  }

  @Test func fallBackToTheNameWithoutItsVariant() {
    #expect(Symbols.glyph(named: "heart", ascii: false) == "♡")
    #expect(Symbols.glyph(named: "heart.fill", ascii: false) == "♥")
    #expect(Symbols.glyph(named: "house.circle.fill", ascii: false) == "⌂")
    #expect(Symbols.glyph(named: "trash.slash", ascii: true) == "U")
    #expect(Symbols.glyph(named: "no.such.thing", ascii: false) == nil)
    #expect(Symbols.glyph(named: "", ascii: false) == nil)
  }

  @Test(arguments: Self.common)
  func coverTheCommonNames(name: String) {
    #expect(Symbols.glyph(named: name, ascii: false) != nil)
  }

  private static let common = """
    plus trash xmark checkmark.circle.fill checkmark magnifyingglass star square.and.arrow.up \
    chevron.down gear xmark.circle.fill chevron.right star.fill arrow.clockwise ellipsis \
    heart.fill clock checkmark.circle person.crop.circle plus.circle list.bullet globe \
    gearshape xmark.circle plus.circle.fill heart calendar play.fill minus info.circle \
    exclamationmark.triangle doc.on.doc chevron.up pencil exclamationmark.triangle.fill \
    circle.fill circle questionmark.circle square.and.pencil paperplane arrow.up.arrow.down \
    person ellipsis.circle arrow.down.circle house chevron.left link safari photo network doc \
    arrow.left folder slider.horizontal.3 stop.fill chevron.forward sparkles arrow.up power \
    person.fill number lock.fill message sun.max.fill arrow.down wifi textformat paintpalette \
    checkmark.seal.fill gearshape.fill pause.fill forward.fill bell house.fill minus.circle \
    externaldrive shippingbox pin.fill camera clock.fill exclamationmark.bubble eye \
    arrow.triangle.2.circlepath pin eye.slash envelope chevron.backward wrench.and.screwdriver \
    checkmark.shield arrow.left.arrow.right arrow.right arrow.counterclockwise \
    line.3.horizontal.decrease.circle bookmark.fill bell.fill square.and.arrow.up.fill \
    square.and.arrow.down chevron.right.circle keyboard text.bubble
    """
    .split(separator: " ").map(String.init)
}

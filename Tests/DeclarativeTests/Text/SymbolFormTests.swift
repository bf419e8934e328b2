import DeclarativeText
import Support
import Testing

@MainActor @Suite struct SymbolFormTests {
  @Test func aVariantIsAnotherNameOfASymbol() {
    #expect(SymbolVariants.none.name(of: "star") == "star")
    #expect(SymbolVariants.fill.name(of: "star") == "star.fill")
    #expect(SymbolVariants.fill.name(of: "star.fill") == "star.fill")
    #expect(SymbolVariants.circle.name(of: "star.fill") == "star.circle.fill")
    #expect(SymbolVariants.circle.fill.name(of: "star") == "star.circle.fill")
    #expect(SymbolVariants.slash.name(of: "mic.fill") == "mic.slash.fill")
    #expect(SymbolVariants.slash.circle.fill.name(of: "mic") == "mic.slash.circle.fill")
    #expect(SymbolVariants.circle.name(of: "xmark.circle") == "xmark.circle")
    #expect(SymbolVariants.fill.circle.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test func symbolsInAViewTakeItsVariant() {
    expectFrame(columns: 3, rows: 2) {
      VStack {
        Image(systemName: "star")
        HStack {
          Image(systemName: "star")
          Text(Image(systemName: "star"))
        }
        .symbolVariant(.fill)
      }
    } is: {
      "·☆·\n★·★"
    }
  }

  private struct Variants: View {
    @Environment(\.symbolVariants) private var variants

    var body: some View { Text(variants == .circle.fill ? "both" : "none") }
  }

  @Test func variantsAddUp() {
    expectFrame(columns: 4, rows: 2) {
      VStack {
        Variants()
        Variants().symbolVariant(.fill).symbolVariant(.circle)
      }
    } is: {
      "none\nboth"
    }
    expectFrame(columns: 1, rows: 1) {
      Image(systemName: "star").environment(\.symbolVariants, .fill)
    } is: {
      "★"
    }
  }

  @Test func whatPointsSomewherePointsElsewhereWhenItIsTurned() {
    #expect("chevron.right".turned(by: .degrees(90)) == "chevron.down")
    #expect("chevron.right".turned(by: .degrees(-90)) == "chevron.up")
    #expect("chevron.right".turned(by: .degrees(180)) == "chevron.left")
    #expect("chevron.right".turned(by: .degrees(360)) == "chevron.right")
    #expect("chevron.forward".turned(by: .degrees(90)) == "chevron.down")
    #expect("arrow.up.circle.fill".turned(by: .radians(.pi / 2)) == "arrow.right.circle.fill")
    #expect("arrow.up.right".turned(by: .degrees(90)) == "arrow.down.right")
    #expect("arrow.up.right".turned(by: .degrees(180)) == "arrow.down.left")
    #expect("chevron.up.chevron.down".turned(by: .degrees(90)) == "chevron.up.chevron.down")
    #expect("arrow.clockwise".turned(by: .degrees(90)) == "arrow.clockwise")
    #expect("square.and.arrow.up".turned(by: .degrees(180)) == "square.and.arrow.up")
    #expect("plus".turned(by: .degrees(45)) == "xmark")
    #expect("plus".turned(by: .degrees(90)) == "plus")
    #expect("chevron.right".turned(by: .degrees(30)) == "chevron.right")
    #expect("chevron.right".turned(by: .degrees(.nan)) == "chevron.right")
  }

  @Test func rotationTurnsSymbolsAndLeavesTheRest() {
    expectFrame(columns: 4, rows: 1) {
      HStack {
        Image(systemName: "chevron.right")
        Text("ab")
      }
      .rotationEffect(.degrees(90))
    } is: {
      "⌄·ab"
    }
  }

  private struct Disclosure: View {
    @State private var isOpen = false

    var body: some View {
      Button {
        withAnimation { isOpen.toggle() }
      } label: {
        HStack(spacing: 0) {
          Text("x")
          Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
        }
      }
      .accessibilityLabel("open")
    }
  }

  @Test func aDisclosureOpens() throws {
    let host = TextHost(columns: 2, rows: 1) { Disclosure() }
    expectFrame(of: host) { "x›" }
    try host.tap("open")
    expectFrame(of: host) { "x⌄" }
  }

  @Test func turnsAddUp() {
    expectFrame(columns: 1, rows: 1) {
      Image(systemName: "chevron.right").rotationEffect(.degrees(180), anchor: .top)
        .rotationEffect(.degrees(180))
    } is: {
      "›"
    }
  }
}

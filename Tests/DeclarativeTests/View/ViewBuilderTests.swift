import DeclarativeText
import Testing

@MainActor @Suite struct ViewBuilderTests {
  private struct Sixty: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
        Text("13")
        Text("14")
        Text("15")
        Text("16")
        Text("17")
        Text("18")
        Text("19")
        Text("20")
        Text("21")
        Text("22")
        Text("23")
        Text("24")
        Text("25")
        Text("26")
        Text("27")
        Text("28")
        Text("29")
        Text("30")
        Text("31")
        Text("32")
        Text("33")
        Text("34")
        Text("35")
        Text("36")
        Text("37")
        Text("38")
        Text("39")
        Text("40")
        Text("41")
        Text("42")
        Text("43")
        Text("44")
        Text("45")
        Text("46")
        Text("47")
        Text("48")
        Text("49")
        Text("50")
        Text("51")
        Text("52")
        Text("53")
        Text("54")
        Text("55")
        Text("56")
        Text("57")
        Text("58")
        Text("59")
        Text("60")
      }
    }
  }

  @Test("A builder takes sixty views as it takes six")
  func sixtyChildren() {
    let host = TextHost(columns: 2, rows: 60) { Sixty() }
    let rows = host.frame.text.split(separator: "\n").map(String.init)
    #expect(rows == (1...60).map(String.init))
  }

  @Test("Conditions, choices and availability are statements like any other")
  func statements() {
    let some: Int? = 3
    let none: Int? = nil
    let host = TextHost(columns: 5, rows: 5) {
      VStack(alignment: .leading) {
        if some != nil { Text("if") }
        if let some { Text("let \(some)") }
        if let none { Text("not \(none)") } else { Text("else") }
        switch some {
        case 3: Text("three")
        default: Text("other")
        }
        if #available(macOS 14, *) { Text("here") }
      }
    }
    #expect(host.frame.text == "if\nlet 3\nelse\nthree\nhere")
  }
}

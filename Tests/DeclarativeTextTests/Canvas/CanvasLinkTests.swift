import DeclarativeText
import Testing

@Suite struct CanvasLinkTests {
  private func stored(_ address: String) -> String {
    var tables = CellTables()
    let index = tables.intern(link: address)
    return tables.links[Int(index)]
  }

  @Test(arguments: [
    "https://example.org/a?b=c#d", "http://e/", "mailto:a@example.org", "ftp://e/f",
    "file:///tmp/a.txt", "HTTPS://EXAMPLE.ORG",
  ])
  func keepsAddressesOfKnownSchemes(address: String) {
    #expect(stored(address) == address)
  }

  @Test(arguments: [
    "javascript:1", "data:text/html,x", "file://host/x", "ssh://e", "x", "", "/relative",
    "\u{1B}http://e", "java\u{0}script:1",
  ])
  func dropsOthers(address: String) {
    #expect(stored(address) == "")
  }

  @Test func encodesBlanksAndWhatIsNotASCII() {
    #expect(stored("http://e/a bé") == "http://e/a%20b%C3%A9")
    #expect(stored("http://e/\u{9C}") == "http://e/%C2%9C")
    #expect(stored("http://e/\u{1B}\\\u{1B}]52;c;eA==\u{7}") == "http://e/%1B\\%1B]52;c;eA==%07")
    #expect(stored("http://e/\u{7F}\n\0") == "http://e/%7F%0A%00")
  }

  @Test func dropsWhatIsTooLong() {
    let longest = "http://e/" + String(repeating: "a", count: 2083 - 9)
    #expect(stored(longest) == longest)
    #expect(stored(longest + "a") == "")
    #expect(stored("http://e/" + String(repeating: "é", count: 400)) == "")
  }

  @Test func givesOneNumberToOneAddress() {
    var tables = CellTables()
    #expect(tables.intern(link: "http://e/ ") == tables.intern(link: "http://e/%20"))
    #expect(tables.intern(link: "x:y") == 0)
    #expect(tables.links.count == 2)
  }
}

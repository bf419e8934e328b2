import DeclarativeText
import Observation
import Support
import Testing

/// Fields that grow downwards with their text.
@MainActor @Suite struct WrappingFieldTests {
  @Observable final class Model {
    var text = ""
    var submitted = 0
  }

  private func host(_ text: String, lines: Int? = nil) -> (TextHost, Model) {
    let model = Model()
    model.text = text
    let host = TextHost(columns: 8, rows: 5) {
      Live {
        VStack(spacing: 0) {
          TextField("Note", text: Bindable(model).text, axis: .vertical)
            .lineLimit(lines)
            .onSubmit { model.submitted += 1 }
          Text("--------")
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    host.press(.tab)
    return (host, model)
  }

  private func rows(_ host: TextHost) -> [String] { (0..<5).map { host.edited(row: $0) } }

  @Test("It wraps between words, and what is below moves down")
  func wraps() {
    let (host, _) = host("one two three")
    // Seven columns, as the caret takes one behind the last letter.
    #expect(rows(host) == ["one two", "three[ ]", "--------", "", ""])
    host.type(" abcdefghi")
    #expect(rows(host) == ["one two", "three", "abcdefg", "hi[ ]", "--------"])
  }

  @Test("Up and Down go from row to row, Home and End to the ends of one")
  func rowsAndArrows() {
    let (host, _) = host("one two three")
    host.press(.upArrow)
    #expect(rows(host)[0...1] == ["one t[w]o", "three"])
    host.press(.home)
    #expect(rows(host)[0] == "[o]ne two")
    host.press(.downArrow)
    #expect(rows(host)[1] == "[t]hree")
    host.press(.end)
    #expect(rows(host)[1] == "three[ ]")
  }

  @Test("Option-Return begins a row, Return submits; a paste keeps its rows")
  func newlines() {
    let (host, model) = host("a")
    host.press(.return, modifiers: .option)
    host.type("b")
    #expect(model.text == "a\nb")
    #expect(rows(host)[0...2] == ["a", "b[ ]", "--------"])
    host.press(.return)
    #expect(model.submitted == 1)
    host.paste("x\r\ny\r")
    #expect(model.text == "a\nbx\ny\n")
    #expect(rows(host)[0...4] == ["a", "bx", "y", "[ ]", "--------"])
  }

  @Test("No higher than its limit, it is seen where the caret is")
  func limited() {
    let (host, _) = host("a\nb\nc\nd", lines: 2)
    #expect(rows(host)[0...2] == ["c", "d[ ]", "--------"])
    for _ in 0..<3 { host.press(.upArrow) }
    #expect(rows(host)[0...2] == ["a[ ]", "b", "--------"])
  }

  @Test("A click goes to the row and the letter")
  func clicks() {
    let (host, model) = host("one two three")
    host.click(column: 2, row: 1)
    host.type("X")
    #expect(model.text == "one two thXree")
    host.click(column: 7, row: 0)
    host.type("Y")
    #expect(model.text.hasPrefix("one two"))
  }
}

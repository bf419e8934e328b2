import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// A line that is typed, and edited.
@MainActor @Suite struct TextFieldTests {
  @Observable final class Model {
    var text = ""
    var submitted = 0
  }

  private func host(_ text: String = "", columns: Int = 12) -> (TextHost, Model) {
    let model = Model()
    model.text = text
    let host = TextHost(columns: columns, rows: 1) { Live { Field(model: model) } }
    host.press(.tab)
    return (host, model)
  }

  private struct Field: View {
    @Bindable var model: Model

    var body: some View {
      TextField("Name", text: $model.text).onSubmit { model.submitted += 1 }
    }
  }

  @Test("What is typed stands at the caret, and in the binding; before that the label stands there")
  func types() {
    let (host, model) = host()
    #expect(host.edited() == "[N]ame")
    host.type("Ada")
    #expect(host.edited() == "Ada[ ]")
    #expect(model.text == "Ada")
    host.press(.leftArrow)
    host.press(.leftArrow)
    host.type("n")
    #expect(host.edited() == "An[d]a")
    host.press(.delete)
    host.press(.deleteForward)
    #expect(host.edited() == "A[a]")
    #expect(model.text == "Aa")
  }

  @Test("Return submits, and changes nothing")
  func submits() {
    let (host, model) = host("Ada")
    host.press(.return)
    #expect(model.submitted == 1)
    #expect(model.text == "Ada")
  }

  @Test("Home and End, words and selections")
  func moves() {
    let (host, model) = host("one two-three", columns: 20)
    host.press(.home)
    #expect(host.edited() == "[o]ne two-three")
    host.press(.rightArrow, modifiers: .option)
    #expect(host.edited() == "one[ ]two-three")
    host.press(.rightArrow, modifiers: .control)
    #expect(host.edited() == "one two[-]three")
    host.press(.leftArrow, modifiers: [.option, .shift])
    #expect(host.edited() == "one [two]-three")
    host.type("2")
    #expect(model.text == "one 2-three")
    host.press(.end, modifiers: .shift)
    #expect(host.edited() == "one 2[-three]")
    host.press(.leftArrow)
    #expect(host.edited() == "one 2[-]three")
    host.press("k", modifiers: .control)
    #expect(model.text == "one 2")
    host.press("w", modifiers: .control)
    #expect(model.text == "one ")
    host.press("u", modifiers: .control)
    #expect(model.text == "")
  }

  @Test("A text that is wider than its field is seen where the caret is")
  func scrolls() {
    let (host, _) = host("abcdefghij", columns: 5)
    #expect(host.edited() == "ghij[ ]")
    for _ in 0..<6 { host.press(.leftArrow) }
    #expect(host.edited() == "[e]fghi")
    host.press(.home)
    #expect(host.edited() == "[a]bcde")
    host.press(.rightArrow)
    #expect(host.edited() == "a[b]cde")
    host.press(.end)
    host.press(.delete)
    // No room stays empty while letters are out of sight.
    #expect(host.edited() == "fghi[ ]")
  }

  @Test("Half of a wide letter at the edge is a blank")
  func wideAtTheEdge() {
    let (host, _) = host("かきく", columns: 4)
    // Seven columns with the caret; the first shown is the second half of き.
    #expect(host.frame.text == " く")
    #expect(host.caret() == 3)
  }

  @Test("35 One key, one character as people see it")
  func clusters() {
    let text = "x\u{1F469}\u{200D}\u{1F692}\u{1F1EB}\u{1F1F7}n\u{303}"
    let (host, model) = host(text)
    #expect(host.caret() == 6)
    var columns: [Int?] = []
    for _ in 0..<3 {
      host.press(.leftArrow)
      columns.append(host.caret())
    }
    #expect(columns == [5, 3, 1])
    host.press(.end)
    for _ in 0..<3 { host.press(.delete) }
    #expect(model.text == "x")
    host.press("z", modifiers: .control)
    #expect(model.text == text)
    host.press(.home)
    host.press(.rightArrow)
    for _ in 0..<3 { host.press(.deleteForward) }
    #expect(model.text == "x")
  }

  @Test("35 Words of Chinese go as words, not as bytes")
  func wordsOfChinese() {
    let (host, model) = host("你好 世界")
    host.press(.delete, modifiers: .option)
    #expect(model.text == "你好 ")
  }

  @Test("41 A click puts the caret at the letter that is drawn there")
  func clicks() {
    let (host, model) = host("\u{304B}\u{304D}\u{304F}")
    var places: [Int] = []
    for column in 0..<7 {
      host.click(column: column, row: 0)
      host.type("x")
      places.append(Array(model.text).firstIndex(of: "x") ?? -1)
      host.press(.delete)
    }
    #expect(places == [0, 0, 1, 1, 2, 2, 3])
  }

  @Test("37 One paste is undone at once, and so are letters typed after one another")
  func undoes() {
    let (host, model) = host("ab")
    host.paste("X\nY\n")
    #expect(model.text == "abX Y ")
    host.type("cd")
    host.press("z", modifiers: .control)
    #expect(model.text == "abX Y ")
    host.press("z", modifiers: .control)
    #expect(host.edited() == "ab[ ]")
    host.press("z", modifiers: [.control, .shift])
    #expect(model.text == "abX Y ")
    host.press("z", modifiers: .control)
    host.press(.leftArrow, modifiers: .shift)
    host.paste("Q")
    #expect(model.text == "aQ")
    host.press("z", modifiers: .control)
    #expect(host.edited() == "a[b]")
  }

  @Test("Copied and cut letters can be pasted; without any selected the keys are for others")
  func clipboard() {
    let (host, model) = host("abc")
    #expect(!host.press("c", modifiers: .control))
    host.press(.leftArrow, modifiers: .shift)
    host.press("x", modifiers: .control)
    #expect(model.text == "ab")
    host.press(.home)
    host.press("v", modifiers: .control)
    host.press("v", modifiers: .control)
    #expect(model.text == "ccab")
  }

  @Test("Control characters never come into the text, whole or by paste")
  func hostile() {
    let (host, model) = host()
    host.paste("a\u{1B}[31mb\u{7}\u{9D}c\r\nd\te")
    #expect(model.text == "a[31mbc d e")
    model.text = "x\u{1B}]0;y\u{7}\nz"
    _ = host.frame
    #expect(host.frame.text.contains("↵z"))
    #expect(!host.flush().contains(7))
  }

  @Test("What is set from outside moves the caret only as far as it must")
  func setFromOutside() {
    let (host, model) = host("hello world", columns: 20)
    for _ in 0..<5 { host.press(.leftArrow) }
    #expect(host.edited() == "hello [w]orld")
    model.text = "HELLO WORLD"
    #expect(host.edited() == "HELLO [W]ORLD")
    model.text = "oh, HELLO WORLD"
    #expect(host.edited() == "oh, HELLO [W]ORLD")
    model.text = "oh"
    #expect(host.edited() == "oh[ ]")
  }
}

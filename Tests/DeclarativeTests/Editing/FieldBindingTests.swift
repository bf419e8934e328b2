import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// Fields and whoever has their text.
@MainActor @Suite struct FieldBindingTests {
  @Observable final class Model {
    var text = ""
    var count = 7
    var optional: Int? = 3
    var names = ["A", "B", "C"]
  }

  struct Row: Identifiable {
    let id: String
    var text = ""
  }

  @Observable final class Rows {
    var all = ["A", "B", "C"].map { Row(id: $0) }
  }

  @Observable final class Answer {
    var isOn = true
    var text = ""
    var out = ""
  }

  @Test("Who has the text may keep letters out of it, and the field shows what is there")
  func filters() {
    let model = Model()
    let host = TextHost(columns: 10, rows: 1) {
      Live {
        TextField(
          "digits",
          text: Binding(get: { model.text }, set: { model.text = $0.filter(\.isNumber) }))
      }
    }
    host.press(.tab)
    host.type("1a2b3")
    #expect(host.edited() == "123[ ]")
    host.press(.leftArrow)
    host.type("x")
    #expect(host.edited() == "12[3]")
  }

  @Test("A text that nobody watches is edited all the same")
  func unwatched() {
    final class Box { var text = "a" }
    let box = Box()
    let host = TextHost(columns: 10, rows: 1) {
      TextField("box", text: Binding(get: { box.text }, set: { box.text = $0 }))
    }
    host.press(.tab)
    host.type("bc")
    #expect(host.edited() == "abc[ ]")
    #expect(box.text == "abc")
  }

  @Test("A constant stays as it is")
  func constant() {
    let host = TextHost(columns: 10, rows: 1) { TextField("c", text: .constant("fix")) }
    host.press(.tab)
    host.type("x")
    #expect(host.edited() == "fix[ ]")
  }

  @Test("A value is set on Return or as the focus goes, and comes back where it makes no sense")
  func values() {
    let model = Model()
    let host = TextHost(columns: 10, rows: 2) {
      Live {
        VStack(spacing: 0) {
          TextField("count", value: Bindable(model).count, format: .number)
          TextField("optional", value: Bindable(model).optional, format: .number)
        }
      }
    }
    host.press(.tab)
    host.type("5")
    #expect(model.count == 7)
    host.press(.return)
    #expect(model.count == 75)
    host.type("x")
    host.press(.tab)
    #expect(model.count == 75)
    #expect(host.edited() == "75")
    host.press(.delete)
    host.press(.tab)
    #expect(model.optional == nil)
    #expect(host.edited(row: 1).contains("optional"))
  }

  @Test("Return in a field is told to all around it, the innermost first, as far as the scope goes")
  func submitsOutwards() {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) {
      VStack(spacing: 0) {
        TextField("a", text: .constant("a"))
          .onSubmit { log.note("a") }
          .onSubmit(of: .search) { log.note("search") }
        TextField("b", text: .constant("b"), onCommit: { log.note("commit") })
          .onSubmit { log.note("b") }
          .submitScope()
      }
      .onSubmit { log.note("all") }
    }
    host.press(.tab)
    host.press(.return)
    #expect(log.take() == ["a", "all"])
    host.press(.tab)
    host.press(.return)
    #expect(log.take() == ["commit", "b"])
  }

  @Test("The older form is told when editing begins and ends")
  func editingChanged() {
    let log = Log()
    let host = TextHost(columns: 10, rows: 2) {
      VStack(spacing: 0) {
        TextField("a", text: .constant("a"), onEditingChanged: { log.note("\($0)") })
        TextField("b", text: .constant("b"))
      }
    }
    host.press(.tab)
    #expect(log.take() == ["true"])
    host.press(.tab)
    #expect(log.take() == ["false"])
  }

  @Test("25 What is typed goes to the field that has the focus, wherever its row goes")
  func focusFollowsIdentity() {
    let rows = Rows()
    let host = TextHost(columns: 10, rows: 5) {
      Live {
        VStack(spacing: 0) {
          ForEach(Bindable(rows).all) { $row in TextField(row.id, text: $row.text) }
        }
      }
    }
    func text(_ id: String) -> String? { rows.all.first { $0.id == id }?.text }
    host.press(.tab)
    host.press(.tab)
    host.type("x")
    #expect(text("B") == "x")
    rows.all.insert(Row(id: "Z"), at: 0)
    host.type("y")
    #expect(text("B") == "xy")
    rows.all.append(rows.all.remove(at: 2))
    host.press(.leftArrow)
    host.type("1")
    rows.all.removeAll { $0.id == "A" }
    host.type("2")
    #expect(text("B") == "x12y")
    for index in rows.all.indices where rows.all[index].id == "B" { rows.all[index].text = "" }
    host.type("w")
    #expect(text("B") == "w")
    rows.all.removeAll { $0.id == "B" }
    host.type("v")
    #expect(rows.all.allSatisfy { $0.text.isEmpty || $0.text == "v" })
    #expect(rows.all.count == 2)
  }

  @Test("25 With the text as its id a field is another with every letter, and loses the focus")
  func identityIsText() {
    let model = Model()
    let host = TextHost(columns: 10, rows: 1) {
      Live { TextField("t", text: Bindable(model).text).id(model.text) }
    }
    host.press(.tab)
    host.type("ab")
    #expect(model.text == "a")
  }

  @Test("33 A button in an alert waits for a text")
  func alert() {
    let answer = Answer()
    let host = TextHost(columns: 30, rows: 8) {
      Live {
        Text("behind")
          .alert("Save", isPresented: Bindable(answer).isOn) {
            TextField("name", text: Bindable(answer).text)
            Button("OK") { answer.out = answer.text }.disabled(answer.text.isEmpty)
          }
      }
    }
    _ = host.frame
    host.press(.return)
    #expect(answer.isOn)
    #expect(answer.out == "")
    host.type("a")
    #expect(answer.text == "a")
    // In the field, too, Return means the button that answers.
    host.press(.return)
    #expect(answer.out == "a")
    #expect(!answer.isOn)
  }
}

import DeclarativeText
import Observation
import Support
import Testing

/// Any keys at all, in fields of any size.
@MainActor @Suite struct EditingPropertyTests {
  @Observable final class Model {
    var text = ""
  }

  /// The text as a list of what people see as characters, and where the caret is.
  private struct Reference {
    var letters: [Character] = []
    var caret = 0

    mutating func press(_ key: KeyEquivalent) {
      switch key {
      case .leftArrow: caret = max(caret - 1, 0)
      case .rightArrow: caret = min(caret + 1, letters.count)
      case .home: caret = 0
      case .end: caret = letters.count
      case .delete where caret > 0:
        caret -= 1
        letters.remove(at: caret)
      case .deleteForward where caret < letters.count: letters.remove(at: caret)
      default: break
      }
    }

    mutating func type(_ letter: Character) {
      letters.insert(letter, at: caret)
      caret += 1
    }
  }

  private static let letters: [Character] = [
    "a", "Z", " ", "é", "n\u{303}", "か", "世", "\u{1F469}\u{200D}\u{1F692}", "🇫🇷", "👍🏽", "ﬁ",
  ]

  @Test("Fields agree with a list of characters and a place in it", arguments: 0..<12)
  func agrees(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let columns = Int.random(in: 1...30, using: &random)
    let host = TextHost(columns: columns, rows: 1) {
      Live { TextField("label", text: Bindable(model).text) }
    }
    host.press(.tab)
    var reference = Reference()
    let keys: [KeyEquivalent] = [
      .leftArrow, .rightArrow, .home, .end, .delete, .deleteForward,
    ]
    for _ in 0..<300 {
      if Bool.random(using: &random) {
        let letter = Self.letters.randomElement(using: &random) ?? "a"
        host.press(KeyEquivalent(letter))
        reference.type(letter)
      } else {
        let key = keys.randomElement(using: &random) ?? .home
        host.press(key)
        reference.press(key)
      }
      #expect(Array(model.text) == reference.letters)
      let caret = host.caret()
      let row = host.edited()
      try #require(caret.map { $0 < columns } ?? false, "the caret is in sight: \(row)")
    }
  }

  @Test("Any keys, pastes, clicks and sizes do no harm, and all is undone", arguments: 0..<8)
  func harmless(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let host = TextHost(columns: 9, rows: 4) {
      Live {
        VStack {
          TextField("one", text: Bindable(model).text)
          TextField("more", text: Bindable(model).text, axis: .vertical).lineLimit(1...3)
          SecureField("secret", text: Bindable(model).text)
        }
      }
    }
    let keys: [KeyEquivalent] = [
      .leftArrow, .rightArrow, .home, .end, .delete, .deleteForward, .upArrow, .downArrow,
      .return, .tab, .escape, "a", "k", "w", "u", "z", "y", "c", "x", "v", "\u{301}", "\u{200D}",
    ]
    let modifiers: [EventModifiers] = [[], [], [], .shift, .control, .option, [.control, .shift]]
    let pastes = ["a\u{200D}", "\u{1F1EB}", "\r\n\u{1B}", "日本語 テスト", "", "\u{301}\u{301}"]
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: host.paste(pastes.randomElement(using: &random) ?? "")
      case 1:
        host.click(
          column: Int.random(in: -1...10, using: &random),
          row: Int.random(in: -1...5, using: &random))
      case 2 where step.isMultiple(of: 9):
        host.resize(
          columns: Int.random(in: 1...20, using: &random),
          rows: Int.random(in: 1...6, using: &random)
        )
      default:
        host.press(
          keys.randomElement(using: &random) ?? .tab,
          modifiers: modifiers.randomElement(using: &random) ?? [])
      }
      #expect(!model.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      _ = host.frame
    }
  }

  @Test("A letter costs what its field costs, among a hundred others")
  func cost() {
    let few = cost(of: 2)
    let many = cost(of: 100)
    #expect(many.nodesMeasured == few.nodesMeasured)
    #expect(many.cellsChanged == few.cellsChanged)
    #expect(many.bodiesEvaluated <= few.bodiesEvaluated)
  }

  private struct Line: View {
    @State private var text = ""

    var body: some View { TextField("line", text: $text) }
  }

  private func cost(of count: Int) -> RenderStatistics {
    let host = TextHost(columns: 20, rows: 100) {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Line() } }
    }
    host.press(.tab)
    host.type("a")
    host.resetStatistics()
    host.type("b")
    return host.statistics
  }
}

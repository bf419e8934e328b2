import DeclarativeText
import Observation
import Testing

/// A default value that changes nothing in `reduce`.
@MainActor @Suite struct NeutralPreferenceTests {
  private enum First: PreferenceKey {
    static let defaultValue: String? = nil

    static func reduce(value: inout String?, nextValue: () -> String?) {
      if let next = nextValue() { value = next }
    }
  }

  @MainActor @Observable fileprivate final class Model {
    var isOn = true
    var siblings = 0
  }

  private struct Screen: View {
    let model: Model
    let told: (String?) -> Void

    var body: some View {
      VStack {
        if model.siblings > 0 { Text("before") }
        Text("a").preference(key: First.self, value: "v")
          .overlay { if model.isOn { Text("b") } }
        if model.siblings > 1 { Text("behind") }
      }
      .onPreferenceChange(First.self, perform: told)
    }
  }

  @Test("Trial 29 Views that tell nothing, beside or in an overlay, leave a value as it is")
  func neutral() {
    let model = Model()
    var told: [String?] = []
    let host = TextHost(columns: 10, rows: 4) { Screen(model: model) { told.append($0) } }
    _ = host.frame
    for change in [{ model.isOn = false }, { model.siblings = 1 }, { model.siblings = 2 }] {
      change()
      _ = host.frame
    }
    model.isOn = true
    _ = host.frame
    #expect(told == ["v"])
  }
}

import DeclarativeText
import Testing

@MainActor @Suite struct IdentityTests {
  /// A view with a state of its own: a tap counts.
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
  }

  private struct Switching<Content: View>: View {
    @State private var value = 0
    @ViewBuilder let content: (Int) -> Content

    var body: some View {
      VStack {
        Button("next") { value += 1 }
        content(value)
      }
    }
  }

  private func lines<Content: View>(
    tapping labels: String..., @ViewBuilder content: @escaping (Int) -> Content
  ) throws -> [String] {
    let host = TextHost(columns: 20, rows: 8) { Switching(content: content) }
    for label in labels { try host.change(label) }
    return Array(host.lines.dropFirst())
  }

  @Test("6.18 A change of id resets all state below it")
  func idResets() throws {
    let kept = try lines(tapping: "a0", "a1", "next") { _ in Counter(name: "a").id(1) }
    #expect(kept == ["a2"])
    let reset = try lines(tapping: "a0", "a1", "next") { value in
      VStack { Counter(name: "a") }.id(value)
    }
    #expect(reset == ["a0"])
  }

  @Test("6.23 The branches of an if are different identities")
  func branches() throws {
    let result = try lines(tapping: "a0", "next") { value in
      if value == 0 { Counter(name: "a") } else { Counter(name: "a") }
    }
    #expect(result == ["a0"])
  }

  @Test("6.23 So are the cases of a switch, and a branch is new when it comes back")
  func cases() throws {
    let result = try lines(tapping: "a0", "next", "b0", "next", "next") { value in
      switch value % 3 {
      case 0: Counter(name: "a")
      case 1: Counter(name: "b")
      default: Counter(name: "c")
      }
    }
    #expect(result == ["a0"])
  }

  @Test("6.24 A choice of a modifier's value keeps state")
  func ternary() throws {
    let result = try lines(tapping: "a0", "next") { value in
      Counter(name: "a").padding(.leading, value == 0 ? 0 : 2).opacity(value == 0 ? 1 : 0.5)
    }
    #expect(result == ["a1"])
  }

  @Test("6.25 What an if without else removes comes back new")
  func optional() throws {
    let result = try lines(tapping: "a0", "next", "next") { value in
      if value != 1 { Counter(name: "a") }
      Counter(name: "b")
    }
    #expect(result == ["a0", "b0"])
  }

  @Test("6.25 What stands beside an if keeps its state")
  func besideOptional() throws {
    let result = try lines(tapping: "b0", "next", "next") { value in
      if value == 1 { Text("x") }
      Counter(name: "b")
    }
    #expect(result == ["b1"])
  }

  @Test("6.29 AnyView keeps state as long as the type in it stays")
  func anyView() throws {
    let same = try lines(tapping: "a0", "next") { _ in AnyView(Counter(name: "a")) }
    #expect(same == ["a1"])
    let nested = try lines(tapping: "a0", "next") { _ in AnyView(AnyView(Counter(name: "a"))) }
    #expect(nested == ["a1"])
    let other = try lines(tapping: "a0", "next", "next") { value in
      value == 1 ? AnyView(Counter(name: "a").padding(.leading, 1)) : AnyView(Counter(name: "a"))
    }
    #expect(other == ["a0"])
  }

  @Test("6.30 AnyLayout keeps state, an if of two stacks does not")
  func anyLayout() throws {
    let kept = try lines(tapping: "a0", "next") { value in
      let layout = value == 0 ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        Counter(name: "a")
        Text("x")
      }
    }
    #expect(kept == ["a1 x"])
    let lost = try lines(tapping: "a0", "next") { value in
      if value == 0 {
        VStack {
          Counter(name: "a")
          Text("x")
        }
      } else {
        HStack {
          Counter(name: "a")
          Text("x")
        }
      }
    }
    #expect(lost == ["a0 x"])
  }

  @Test("A group, a modifier or a container of its own kind around does not change identity")
  func structureIsTransparent() throws {
    let result = try lines(tapping: "a0", "next") { value in
      Group {
        Counter(name: "a")
        Text("v\(value)")
      }
      .foregroundStyle(value == 0 ? .red : .blue)
    }
    #expect(result == ["a1", "v1"])
  }
}

import DeclarativeText
import Support
import Testing

@MainActor @Suite struct ContainerRelativeTests {
  private func host(@ViewBuilder _ content: () -> some View) -> TextHost {
    TextHost(columns: 100, rows: 60, metrics: .exact, content: content)
  }

  @Test("2.87 Parts of the container, the gaps between them taken off")
  func parts() {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat? {
      host {
        greedy().containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
          .named("a")
      }
      .rect(of: "a")?
      .size.width
    }
    #expect(width(4, 2, 4) == 48)
    #expect(width(4, 1, 4) == 22)
    #expect(width(4, 4, 4) == 100)
    #expect(width(1, 1, 8) == 100)
    #expect(width(5, 2, 0) == 40)
  }

  @Test("A scroll view that is asked for its ideal is no container: what it is in is")
  func unbounded() {
    let host = host {
      ScrollView {
        greedy("a").frame(height: 1)
          .containerRelativeFrame(.horizontal, count: 1, span: 2, spacing: 0)
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    // Twice the screen, and not twice as wide with each look.
    #expect(host.rect(of: "a")?.size.width == 200)
  }

  @Test("In cells a part is whole columns, halves going up")
  func wholeCells() {
    let host = TextHost(columns: 20, rows: 2) {
      greedy("a").containerRelativeFrame(.horizontal, count: 2, spacing: 1)
    }
    // (20 - 1) / 2 = 9.5
    #expect(host.rect(of: "a")?.size.width == 10)
  }

  @Test("2.88 The container is the screen, not the stack or frame around")
  func screen() {
    let host = host {
      VStack(spacing: 0) {
        greedy("a").containerRelativeFrame([.horizontal, .vertical])
      }
      .frame(width: 10, height: 10)
    }
    #expect(host.rect(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 60))
    let across = self.host {
      HStack(spacing: 0) {
        Text("abc").named("t").containerRelativeFrame(.horizontal, alignment: .trailing).named("f")
      }
      .frame(width: 100, alignment: .leading)
    }
    #expect(across.rect(of: "f")?.size == CGSize(width: 100, height: 1))
    #expect(across.rect(of: "t")?.minX == 97)
  }

  @Test("2.88 What the safe area takes is taken off")
  func safeArea() {
    let host = host {
      greedy("a").containerRelativeFrame(.vertical)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 10) }
        .safeAreaPadding(.top, 5)
    }
    #expect(host.rect(of: "a")?.size.height == 45)
  }

  @Test("Worked out by a function, and again when the screen changes")
  func function() {
    let host = host {
      greedy("a")
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 2 : length / 3
        }
    }
    #expect(host.rect(of: "a")?.size == CGSize(width: 50, height: 20))
    host.resize(columns: 40, rows: 30)
    #expect(host.rect(of: "a")?.size == CGSize(width: 20, height: 10))
    let odd = self.host {
      greedy("a").containerRelativeFrame(.horizontal) { _, _ in .nan }
    }
    #expect(odd.rect(of: "a")?.size.width == 100)
  }
}

@MainActor @Suite struct OnGeometryChangeTests {
  @Test("An action is told of a view's size, at first and when it changes")
  func sizes() {
    var widths: [CGFloat] = []
    let host = TextHost(columns: 20, rows: 3) {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.append($0)
      }
    }
    _ = host.frame
    #expect(widths == [20])
    _ = host.frame
    host.resize(columns: 12, rows: 3)
    _ = host.frame
    host.resize(columns: 12, rows: 5)
    _ = host.frame
    #expect(widths == [20, 12])
  }

  @Test("What it changes is in the same frame, and what was is told too")
  func changes() throws {
    let host = TextHost(columns: 20, rows: 3) { Measured() }
    #expect(host.frame.text.contains("a: 1"))
    try host.tap("More")
    #expect(host.frame.text.contains("aa: 2"))
  }

  @Test("A move of what is around is a change of place")
  func places() {
    var places: [CGFloat] = []
    let host = TextHost(columns: 21, rows: 1) {
      Text("a")
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minX
        } action: {
          old, new in
          places.append(contentsOf: [old, new])
        }
    }
    _ = host.frame
    host.resize(columns: 11, rows: 1)
    _ = host.frame
    #expect(places == [10, 10, 10, 5])
  }
}

private struct Measured: View {
  @State private var text = "a"
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Button("More") { text += "a" }
      HStack(spacing: 0) {
        Text(verbatim: text)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            width = $0
          }
        Text(verbatim: ": \(Int(width))")
      }
    }
  }
}

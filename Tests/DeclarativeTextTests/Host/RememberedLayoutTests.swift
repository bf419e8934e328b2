import DeclarativeText
import Foundation
import Observation
import Support
import Testing

/// What was worked out for an earlier frame is used again only where it still holds.
@MainActor @Suite struct RememberedLayoutTests {
  @Observable final class Model {
    var isSecond = false
  }

  private struct Chosen: View {
    let model: Model

    /// Three rows either way: with the letter at the top where three rows fit, else at the bottom.
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 1) {
        ViewThatFits(in: .vertical) {
          Text("x").frame(height: 3, alignment: .top)
          Text("x").frame(height: 3, alignment: .bottom)
        }
        Text("y")
      }
      .frame(height: model.isSecond ? 2 : 4)
    }
  }

  @Test("3.17 A baseline follows the arrangement, where the size stays")
  func baseline() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 5) { Chosen(model: model) }
    #expect(host.frame.text == "\nx y\n\n\n")
    model.isSecond = true
    #expect(host.frame.text == "\n\n\nx y\n")
    model.isSecond = false
    #expect(host.frame.text == "\nx y\n\n\n")
  }

  /// As high as its view is in three columns, offered ten; else as in four columns.
  private struct Probe: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      guard let view = subviews.first else { return .zero }
      let width = proposal.width ?? 0
      for height in 1...5 {
        _ = view.sizeThatFits(ProposedViewSize(width: 1, height: width * 10 + CGFloat(height)))
      }
      let offer = ProposedViewSize(width: width == 10 ? 3 : 4, height: nil)
      return CGSize(width: 4, height: view.sizeThatFits(offer).height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?
        .place(at: bounds.origin, proposal: ProposedViewSize(width: 4, height: nil))
    }
  }

  private struct Probed: View {
    let model: Model

    /// Of one height in any number of columns but three.
    var body: some View { Probe()() { Text(model.isSecond ? "aaaa a" : "a aaaa") } }
  }

  @Test("What shows only in a size that is long forgotten is a change all the same")
  func forgotten() {
    let model = Model()
    let host = TextHost(columns: 10, rows: 6) { Probed(model: model) }
    #expect(host.frame.text.hasPrefix("\n\n   a\n   aaaa\n"))
    for columns in 11...24 {
      host.resize(columns: columns, rows: 6)
      _ = host.frame
    }
    model.isSecond = true
    _ = host.frame
    host.resize(columns: 10, rows: 6)
    let fresh = TextHost(columns: 10, rows: 6) { Probed(model: model) }
    #expect(host.outline == fresh.outline)
    #expect(host.frame == fresh.frame)
  }

  private struct Pile: View {
    let model: Model

    var body: some View {
      ZStack {
        Text("aaa").zIndex(model.isSecond ? 1 : 0)
        Text("bbb")
      }
    }
  }

  @Test("What comes to the front is drawn, though nothing moves")
  func order() {
    let model = Model()
    let host = TextHost(columns: 3, rows: 1) { Pile(model: model) }
    #expect(host.frame.text == "bbb")
    model.isSecond = true
    #expect(host.frame.text == "aaa")
    model.isSecond = false
    #expect(host.frame.text == "bbb")
  }
}

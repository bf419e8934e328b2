import DeclarativeText
import Foundation
import Support
import Testing

@MainActor @Suite struct GeometryEffectTests {
  private struct Shift: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
    }
  }

  @Test func aViewIsDrawnWhereTheEffectPutsIt() {
    expectFrame(columns: 9, rows: 1) {
      HStack(spacing: 0) {
        Text("ab").modifier(Shift(animatableData: 2))
        Text("cd")
      }
      .frame(width: 9, alignment: .leading)
    } is: {
      "··cdab···"
    }
    expectFrame(columns: 4, rows: 1) {
      Text("ab").modifier(Shift(animatableData: 0.5).ignoredByLayout())
        .frame(width: 4, alignment: .leading)
    } is: {
      "·ab·"
    }
  }

  private struct Moving: View {
    @State private var amount: CGFloat = 0

    var body: some View {
      Button("ab") { withAnimation(.linear(duration: 1)) { amount = 4 } }
        .modifier(Shift(animatableData: amount)).frame(width: 10, alignment: .leading)
    }
  }

  @Test func itMovesStepByStep() throws {
    let host = TextHost(columns: 10, rows: 1) { Moving() }
    try host.change("ab")
    host.advance(by: .milliseconds(500))
    expectFrame(of: host) { "····ab····" }
    host.advance(by: .seconds(1))
    expectFrame(of: host) { "········ab" }
  }

  @Test func transformsMove() {
    expectFrame(columns: 4, rows: 2) {
      Text("ab").transformEffect(CGAffineTransform(translationX: 1, y: 1).scaledBy(x: 3, y: 3))
        .frame(width: 4, height: 2, alignment: .topLeading)
    } is: {
      "····\n·ab·"
    }
    expectFrame(columns: 4, rows: 1) {
      Text("ab")
        .projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))
        .frame(width: 4, alignment: .leading)
    } is: {
      "ab··"
    }
  }

  @Test func transformsAreCalculatedWith() {
    let point = CGPoint(x: 1, y: 2)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = point.applying(quarter)
    #expect(abs(turned.x + 2) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let both = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(point.applying(both) == CGPoint(x: 12, y: 26))
    #expect(
      point.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20))
        == CGPoint(x: 22, y: 66))
    let back = point.applying(both).applying(both.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 2) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGSize(width: 1, height: 1).applying(both) == CGSize(width: 2, height: 3))
    #expect(
      CGRect(x: 0, y: 0, width: 1, height: 1).applying(CGAffineTransform(scaleX: -2, y: 1))
        == CGRect(x: -2, y: 0, width: 2, height: 1))
    let projection = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: 10, y: 20)))
    #expect(projection == ProjectionTransform(both))
    #expect(projection.isAffine && !projection.isIdentity)
  }
}

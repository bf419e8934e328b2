import DeclarativeText
import Support
import Testing

@MainActor @Suite struct LabelTests {
  private struct Parens: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text("(")
        configuration.title
        configuration.icon
        Text(")")
      }
    }
  }

  @Test("A label is its icon and its title, as its style has it")
  func styles() {
    expectFrame(columns: 10, rows: 5) {
      VStack(alignment: .leading) {
        Label("Star", systemImage: "star")
        Label("Star", systemImage: "star").labelStyle(.titleOnly)
        Label("Star", systemImage: "star").labelStyle(.iconOnly)
        Label("Star", systemImage: "star").labelStyle(Parens())
        Button("Add", systemImage: "plus") {}
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } is: {
      """
      ☆·Star····
      Star······
      ☆·········
      (Star☆)···
      +·Add·····
      """
    }
  }

  @Test("Where there is nothing to show, it says what and why")
  func unavailable() {
    expectFrame(columns: 24, rows: 5) {
      ContentUnavailableView("No mail", systemImage: "star", description: Text("All read."))
    } is: {
      """
      ························
      ············☆···········
      ·········No·mail········
      ········All·read.·······
      ························
      """
    }
  }
}

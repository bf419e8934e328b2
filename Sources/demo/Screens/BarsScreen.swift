import DeclarativeText

/// Bars from generic slots, each a few lines of a user's own code.
struct BarsScreen: View {
  var body: some View {
    VStack(alignment: .leading) {
      Caption("Layers: a ZStack, an HStack and a Spacer")
      LayeredBar {
        Text("My App")
      } leading: {
        Button(action: {}) { Image(systemName: "star") }
      } trailing: {
        Button(action: {}) { Image(systemName: "gear") }
      }
      .foregroundStyle(.black)
      .background(.white)

      Caption("A layout: the title is in the middle of the bar, whatever the sides")
      NavigationBar {
        Text("Inbox")
      } leading: {
        Button("‹ Mailboxes") {}
      } trailing: {
        Button("Edit") {}
      }
      .background(.bar)

      Caption("A long title moves over, then is cut before it meets a side")
      NavigationBar {
        Text("Minutes of the meeting on the colour of the shed behind the museum of clocks")
      } leading: {
        Button("‹ Back") {}
      } trailing: {
        HStack {
          Button("Share") {}
          Button("Delete", role: .destructive) {}
        }
      }
      .background(.bar)

      Caption("A large title")
      LargeTitleBar {
        Text("Photographs")
      } leading: {
        Button("‹ Albums") {}
      } trailing: {
        Button(action: {}) { Image(systemName: "plus") }
      }
      .foregroundStyle(.white)
      .background(
        .linearGradient(colors: [.indigo, .purple], startPoint: .leading, endPoint: .trailing))

      Caption("Two lines, a subtitle")
      NavigationBar {
        VStack {
          Text("Lisbon")
          Text("21 degrees, clear").foregroundStyle(.white.opacity(0.75))
        }
      } trailing: {
        Image(systemName: "sun.max").foregroundStyle(.yellow)
      }
      .foregroundStyle(.white)
      .background(
        .linearGradient(colors: [.blue, .teal], startPoint: .leading, endPoint: .trailing))
    }
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
  }
}

/// What the next bar shows.
private struct Caption: View {
  let text: LocalizedStringKey

  init(_ text: LocalizedStringKey) { self.text = text }

  var body: some View { Text(text).lineLimit(1).foregroundStyle(.secondary) }
}

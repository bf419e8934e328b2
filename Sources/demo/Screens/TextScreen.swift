import DeclarativeText

/// What text can look like, and what it does where there is little room.
struct TextScreen: View {
  var body: some View {
    SideBySide(alignment: .top) {
      VStack {
        Panel("Styles") { Styles() }
        Panel("Markdown") { Markdown() }
        Panel("Wide") { Wide() }
      }
      VStack {
        Panel("Lines") { Lines() }
        Panel("Truncation") { Truncation() }
        Panel("Colours") { Colors() }
      }
    }
  }
}

extension View {
  /// This view at the start of the whole width of a panel.
  fileprivate func filling() -> some View { frame(maxWidth: .infinity, alignment: .leading) }
}

private struct Styles: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("bold").bold()
        Text("italic").italic()
        Text("underline").underline()
        Text("strike").strikethrough()
      }
      HStack {
        Text("dim").dim()
        Text("reverse").reverse()
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
      }
      Text("heavy and slanted").font(.title.italic())
    }
    .filling()
  }
}

private struct Markdown: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Read **this**, *that*, `code` and ~~not this~~.")
      Text("A [link](https://www.swift.org) opens on a click.")
      Text("From \("**data**"), marks are only marks.")
    }
    .filling()
  }
}

private struct Wide: View {
  private let words = ["日本語", "한국어", "中文", "👩‍🚀🚀🌍", "🇯🇵🇰🇷🇨🇳", "café"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(words, id: \.self) { word in
        HStack {
          Text(word).frame(columns: 8, alignment: .leading)
          Text("│ \(word.count) characters").foregroundStyle(.secondary)
        }
      }
    }
    .filling()
  }
}

private struct Lines: View {
  private let words = "Text wraps between words at the width it is offered, and no word is lost."

  var body: some View {
    VStack {
      paragraph(.leading)
      Divider()
      paragraph(.center)
      Divider()
      paragraph(.trailing)
    }
    .filling()
  }

  private func paragraph(_ alignment: TextAlignment) -> some View {
    Text(words)
      .multilineTextAlignment(alignment)
      .frame(maxWidth: .infinity, alignment: Alignment(alignment))
  }
}

extension Alignment {
  fileprivate init(_ alignment: TextAlignment) {
    self =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
  }
}

private struct Truncation: View {
  private let path = "/Users/ada/Documents/Engines/notes-on-the-difference-engine.txt"

  var body: some View {
    VStack(alignment: .leading) {
      Text(path).truncationMode(.tail)
      Text(path).truncationMode(.middle)
      Text(path).truncationMode(.head)
    }
    .lineLimit(1)
    .filling()
  }
}

private struct Colors: View {
  private let named: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]

  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 0) {
        ForEach(named, id: \.self) { color in
          color.frame(rows: 1)
        }
      }
      Text("A gradient runs through the letters of a text.")
        .lineLimit(1)
        .foregroundStyle(
          .linearGradient(
            colors: [.yellow, .orange, .pink, .purple], startPoint: .leading, endPoint: .trailing))
      LinearGradient(colors: [.indigo, .cyan, .mint], startPoint: .leading, endPoint: .trailing)
        .frame(rows: 1)
    }
    .filling()
  }
}

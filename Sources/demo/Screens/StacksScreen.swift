import DeclarativeText

/// How stacks share out room, and how views stand in them.
struct StacksScreen: View {
  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        HStack { Kinds() }
        VStack { Kinds() }
      }
      .fixedSize(horizontal: false, vertical: true)
      Panel("Spacer") { Spacers() }
      Panel("layoutPriority") { Priorities() }
    }
    .padding(.horizontal)
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The three kinds of stack: three views, for the stack around them to place.
private struct Kinds: View {
  var body: some View {
    Panel("VStack") { Columns() }
    Panel("HStack") { Rows() }
    Panel("ZStack") { Layers() }
  }
}

/// Three stacks, each with another alignment.
private struct Columns: View {
  var body: some View {
    HStack {
      column(.leading)
      column(.center)
      column(.trailing)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func column(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      Text("one").background(.blue)
      Text("three").background(.indigo)
      Text("twelve").background(.purple)
    }
    .foregroundStyle(.white)
    .lineLimit(1)
  }
}

private struct Rows: View {
  var body: some View {
    HStack {
      row(.top)
      row(.center)
      row(.bottom)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func row(_ alignment: VerticalAlignment) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      Text("a").frame(columns: 2, rows: 5).background(.green)
      Text("b").frame(columns: 2, rows: 3).background(.teal)
      Text("c").frame(columns: 2, rows: 1).background(.cyan)
    }
    .foregroundStyle(.black)
  }
}

private struct Layers: View {
  var body: some View {
    ZStack {
      Color.orange.frame(columns: 17, rows: 5)
      Color.red.frame(columns: 11, rows: 3)
      Text("on top").foregroundStyle(.white)
    }
    .overlay(alignment: .topTrailing) {
      Text(" 3 ").background(.yellow).foregroundStyle(.black)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct Spacers: View {
  var body: some View {
    VStack {
      HStack {
        Chip("at the start")
        Spacer()
      }
      HStack {
        Chip("one")
        Spacer()
        Chip("two")
        Spacer()
        Chip("three")
      }
      HStack {
        Spacer()
        Chip("at the end")
      }
    }
  }
}

private struct Priorities: View {
  private let sentence = "Offered what is left, a text is cut where it has no more room."

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Chip(sentence)
        Chip("two equal texts share the row, and both of them are cut")
      }
      HStack {
        Chip(sentence).layoutPriority(1)
        Chip("the first has priority and keeps its words")
      }
      HStack {
        Chip(sentence)
        Chip("this one does not give way").fixedSize()
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Chip: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).lineLimit(1).background(.tint.quaternary)
  }
}

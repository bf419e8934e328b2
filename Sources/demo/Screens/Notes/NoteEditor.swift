import DeclarativeText

/// One note: its title in a field, and below it what is to be remembered.
struct NoteEditor: View {
  @Binding var notes: [Note]
  let note: Note
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Title", text: field(\.title)).bold()
        .onSubmit { isWriting = true }
      TextField("Remember …", text: field(\.text), axis: .vertical)
        .textFieldStyle(.roundedBorder)
        .lineLimit(3...)
        .focused($isWriting)
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .navigationTitle(note.folder)
    .navigationBarTitleDisplayMode(.inline)
  }

  /// The screen was pushed for the note as it was: it is known by its number.
  private func field(_ path: WritableKeyPath<Note, String>) -> Binding<String> {
    Binding {
      notes.first { $0.id == note.id }?[keyPath: path] ?? ""
    } set: { text in
      guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
      notes[index][keyPath: path] = text
    }
  }
}

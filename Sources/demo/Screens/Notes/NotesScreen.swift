import DeclarativeText
import Foundation

/// A small application: folders in one column, notes in the next; tabs, a sheet, an alert, rows that
/// can be deleted, moved and flagged; an archive of many rows.
struct NotesScreen: View {
  @State private var notes = Note.samples
  @State private var folder: String? = "All"
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      NavigationSplitView {
        Folders(notes: notes, folder: $folder)
          .navigationSplitViewColumnWidth(18)
      } detail: {
        if folder == "Archive" {
          ArchiveList()
        } else {
          NoteList(notes: $notes, folder: folder ?? "All")
        }
      }
      .tabItem { Label("Notes", systemImage: "square.and.pencil") }
      .tag(1)
      .badge(notes.count { $0.isFlagged })
      NavigationStack { Settings(notes: $notes) }
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(2)
    }
  }
}

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var folder: String
  var isFlagged = false
  var text = ""

  static let samples = [
    Note(id: 1, title: "Wind the tower clock", folder: "Museum", isFlagged: true),
    Note(id: 2, title: "Oil for the water clock", folder: "Museum"),
    Note(id: 3, title: "Bread, milk, nine volt battery", folder: "Home"),
    Note(id: 4, title: "The colour of the shed", folder: "Museum"),
    Note(id: 5, title: "Call the committee", folder: "Home"),
  ]
}

private struct Folders: View {
  let notes: [Note]
  @Binding var folder: String?

  var body: some View {
    List(selection: $folder) {
      Text("All").tag("All")
      Text("Archive").tag("Archive")
      Section("Folders") {
        ForEach(["Home", "Museum"], id: \.self) { name in
          HStack {
            Text(name)
            Spacer()
            Text("\(notes.count { $0.folder == name })").foregroundStyle(.secondary)
          }
        }
      }
    }
    .navigationTitle("Folders")
  }
}

private struct NoteList: View {
  @Binding var notes: [Note]
  let folder: String
  @State private var isWriting = false
  @State private var query = ""
  @State private var doomed: Note?

  var body: some View {
    List {
      ForEach(shown) { note in
        NavigationLink(value: note) {
          HStack {
            Text(note.isFlagged ? "⚑" : " ").foregroundStyle(.orange)
            Text(note.title)
          }
        }
        .swipeActions {
          Button(note.isFlagged ? "Unflag" : "Flag") { flag(note) }
          Button("Delete", role: .destructive) { doomed = note }
        }
      }
      .onDelete { offsets in notes.removeAll { note in offsets.contains { shown[$0] == note } } }
    }
    .overlay {
      if shown.isEmpty {
        ContentUnavailableView(
          query.isEmpty ? "No notes" : "Nothing found", systemImage: "square.and.pencil")
      }
    }
    .navigationTitle(folder)
    .navigationDestination(for: Note.self) { note in
      NoteEditor(notes: $notes, note: note)
    }
    .searchable(text: $query, prompt: "Find")
    .toolbar {
      ToolbarItem(placement: .primaryAction) { Button("New") { isWriting = true } }
      ToolbarItem(placement: .status) {
        Text("\(shown.count) notes").foregroundStyle(.secondary)
      }
    }
    .sheet(isPresented: $isWriting) { Templates(folder: folder) { notes.append($0) } }
    .alert("Delete it?", isPresented: isAsking, presenting: doomed) { note in
      Button("Delete", role: .destructive) { notes.removeAll { $0.id == note.id } }
      Button("Keep", role: .cancel) {}
    } message: { note in
      Text(note.title)
    }
  }

  private var shown: [Note] {
    notes.filter { note in
      (folder == "All" || note.folder == folder)
        && (query.isEmpty || note.title.localizedCaseInsensitiveContains(query))
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  private func flag(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isFlagged.toggle()
  }
}

/// A sheet with notes to begin with.
private struct Templates: View {
  let folder: String
  let add: (Note) -> Void
  @State private var choice: String?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(["A list", "A letter", "A reminder"], id: \.self, selection: $choice) { Text($0) }
      .customNavigationBar(foreground: .white, background: .indigo) {
        Text("New Note")
      } leading: {
        Button("Cancel") { dismiss() }
      } trailing: {
        Button("Add") {
          add(
            Note(
              id: Int.random(in: 100...999_999), title: choice ?? "",
              folder: folder == "All" ? "Home" : folder))
          dismiss()
        }
        .disabled(choice == nil)
      }
  }
}

private struct Settings: View {
  @Binding var notes: [Note]
  @State private var isAsking = false
  @State private var savesAlways = false
  @State private var days = 7

  var body: some View {
    Form {
      Section("Backup") {
        Toggle("Every day", isOn: $savesAlways)
        Stepper("Keep for \(days) days", value: $days, in: 1...30)
      }
      Section("Notes") {
        Button("Put the first ones back") { notes = Note.samples }
        Button("Delete all", role: .destructive) { isAsking = true }
      }
      DisclosureGroup("About") { Text("Nothing is written to a disk.") }
    }
    .navigationTitle("Settings")
    .confirmationDialog(
      "Delete all notes?", isPresented: $isAsking, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) { notes = [] }
    }
  }
}

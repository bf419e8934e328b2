/// One file as the layering sees it.
struct LayeredFile {
  var path: String
  /// The folder in its module; nil for a file in none.
  var folder: String?
  /// The types it declares that other files can see.
  var declared: Set<Substring> = []
  /// The words in it that may be types, each but once.
  var named: Set<Substring> = []

  init(path: String, folder: String?, source: String) {
    self.path = path
    self.folder = folder
    let tokens = SwiftText(source).tokens
    var own: Set<Substring> = []
    for (index, token) in tokens.enumerated() {
      if Self.isTypeName(token.text), !Self.isMember(index, tokens) { named.insert(token.text) }
      if token.depth == 0, Self.declares.contains(token.text), index + 1 < tokens.count,
        Self.isTypeName(tokens[index + 1].text), !Self.isPrivate(index, tokens)
      {
        declared.insert(tokens[index + 1].text)
      }
      if token.depth > 0, Self.declares.contains(token.text), index + 1 < tokens.count {
        own.insert(tokens[index + 1].text)
      }
      if token.text == "<" { own.formUnion(Self.genericParameters(at: index, tokens)) }
    }
    named.subtract(own)
  }

  /// The names between the angle brackets of a declaration: `func map<Element: Equatable, T>`.
  private static func genericParameters(
    at index: Int, _ tokens: [SwiftText.Token]
  ) -> [Substring] {
    let isFunction = index > 1 && declares.union(["func"]).contains(tokens[index - 2].text)
    let isInitializer = index > 0 && ["init", "subscript"].contains(tokens[index - 1].text)
    guard isFunction || isInitializer else { return [] }
    var depth = 0
    var names: [Substring] = []
    for place in index..<tokens.count {
      switch tokens[place].text {
      case "<": depth += 1
      case ">": depth -= 1
      case let word where depth == 1 && ["<", ","].contains(tokens[place - 1].text):
        names.append(word)
      default: break
      }
      if depth == 0 { return names }
    }
    return names
  }

  private static let declares: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]

  private static func isTypeName(_ word: Substring) -> Bool {
    word.unicodeScalars.first.map { "A"..."Z" ~= $0 } ?? false
  }

  /// Whether a name is one that something else has: `Base.Element`, but not `Declarative.Element`.
  private static func isMember(_ index: Int, _ tokens: [SwiftText.Token]) -> Bool {
    guard index > 0, tokens[index - 1].text == "." else { return false }
    return index < 2 || !["Declarative", "DeclarativeText"].contains(tokens[index - 2].text)
  }

  /// Whether a declaration is for its own file: its modifiers are the words right before it.
  private static func isPrivate(_ index: Int, _ tokens: [SwiftText.Token]) -> Bool {
    let modifiers: Set<Substring> = [
      "final", "indirect", "nonisolated", "public", "package", "internal", "open", "private",
      "fileprivate", "MainActor", "@",
    ]
    return tokens[..<index].reversed().prefix { modifiers.contains($0.text) }
      .contains { $0.text == "private" || $0.text == "fileprivate" }
  }
}

/// The folders of a module in their order: each may name types of those before it.
struct Layering {
  var module: String
  var folders: [String]

  /// What breaks the order, one sentence each.
  func violations(in files: [LayeredFile]) -> [String] {
    var owners: [Substring: Set<String>] = [:]
    for file in files {
      for type in file.declared { owners[type, default: []].insert(file.folder ?? "") }
    }
    return files.flatMap { file in
      guard let place = folders.firstIndex(of: file.folder ?? "") else {
        return ["\(file.path): \(file.folder ?? "no folder") is not in the list of \(module)."]
      }
      let below = folders[(place + 1)...]
      return file.named.sorted()
        .compactMap { type in
          guard let owners = owners[type], owners.allSatisfy(below.contains) else { return nil }
          return "\(file.path): \(folders[place]) names \(type) of "
            + "\(owners.sorted().joined(separator: " and "))."
        }
    }
  }
}

extension Layering {
  static let declarative = Layering(
    module: "Declarative",
    folders: [
      "Geometry", "Style", "View", "Publishing", "State", "Storage", "Input", "Drawing", "Graph",
      "Layout", "Text", "Modifiers", "Controls", "Editing", "Collections", "Lists", "Presentation",
      "Bars",
      "Navigation", "Accessibility", "Inspection",
    ])

  static let declarativeText = Layering(
    module: "DeclarativeText",
    folders: [
      "Metrics", "Canvas", "Rendering", "Output", "Frame", "Host", "Snapshots", "Terminal", "App",
    ])
}

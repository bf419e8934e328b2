import Testing

@Suite struct HouseRulesTests {
  private func everyFile() throws -> [Repository.File] {
    try ["Sources", "Tests", "Benchmarks"].flatMap(Repository.swiftFiles(under:))
  }

  @Test func filesAreShort() throws {
    var lengths: [Int] = []
    for file in try everyFile() where !file.isGenerated {
      let length = file.source.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(length <= 400, "\(file.path) has \(length) lines.")
      if file.path.hasPrefix("Sources/") { lengths.append(length) }
    }
    lengths.sort()
    #expect(lengths[lengths.count / 2] < 100)
  }

  @Test func commentsHoldNoBannersAndNoChores() throws {
    // Put together here, so that a search of the sources finds none.
    let chores = [["MA", "RK"], ["TO", "DO"], ["FIX", "ME"], ["XX", "X"]].map { $0.joined() }
    for file in try everyFile() {
      for comment in SwiftText(file.source).comments {
        let words = comment.split { !$0.isLetter }
        for word in chores where words.contains(Substring(word)) {
          Issue.record("\(file.path): \(word) in \(comment)")
        }
      }
    }
  }

  /// What people type from habit: SwiftUI has these names, and no others do the same.
  private let habits: Set<Substring> = [
    "_printChanges", "_logChanges", "_body", "_Label", "_Body",
  ]

  @Test func nothingPublicBeginsWithAnUnderscore() throws {
    for file in try everyFile() where file.path.hasPrefix("Sources/") {
      for name in underscoredPublicNames(in: file.source) where !habits.contains(name) {
        Issue.record("\(file.path): \(name) is public.")
      }
    }
  }

  @Test func findsPlantedUnderscores() {
    #expect(underscoredPublicNames(in: "public struct _Node {}") == ["_Node"])
    #expect(
      underscoredPublicNames(in: "@inlinable public static func _make(_ a: Int) {}") == ["_make"])
    #expect(underscoredPublicNames(in: "public func make(_ a: Int) { let _ = a }").isEmpty)
    #expect(underscoredPublicNames(in: "package var _value = 1").isEmpty)
  }

  @Test func foldersAreNamedForWhatTheyHold() throws {
    let vague: Set = [
      "Utils", "Util", "Utilities", "Helpers", "Helper", "Common", "Misc", "Shared", "Extensions",
    ]
    #expect(try Repository.folderNames().intersection(vague).isEmpty)
  }

  private func underscoredPublicNames(in source: String) -> [Substring] {
    let kinds: Set<Substring> = [
      "func", "var", "let", "struct", "class", "enum", "protocol", "actor", "typealias", "macro",
    ]
    let tokens = SwiftText(source).tokens
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "public" || tokens[index].text == "open" else { return nil }
      let rest = tokens[(index + 1)...]
      guard let kind = rest.firstIndex(where: { kinds.contains($0.text) }), kind - index < 12,
        kind + 1 < tokens.count, tokens[kind + 1].text.hasPrefix("_"),
        !rest[..<kind].contains(where: { $0.text == "{" })
      else { return nil }
      return tokens[kind + 1].text
    }
  }
}

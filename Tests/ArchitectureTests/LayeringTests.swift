import Testing

@Suite struct LayeringTests {
  @Test(arguments: [Layering.declarative, .declarativeText])
  func foldersNameOnlyTypesOfFoldersAboveThem(_ layering: Layering) throws {
    let files = try Repository.layeredFiles(ofModule: layering.module)
    #expect(files.count > 20)
    for violation in layering.violations(in: files) { Issue.record("\(violation)") }
  }
}

/// The test of the test: what it must find, and what it must not.
@Suite struct PlantedViolationTests {
  private let layering = Layering(module: "Example", folders: ["Low", "High"])

  private func violations(_ sources: (String?, String)...) -> [String] {
    layering.violations(
      in: sources.enumerated()
        .map { index, source in
          LayeredFile(path: "\(index).swift", folder: source.0, source: source.1)
        })
  }

  @Test func findsANameOfAFolderBelow() {
    #expect(
      violations(("Low", "let node: Node?"), ("High", "final class Node {}"))
        == ["0.swift: Low names Node of High."])
    #expect(violations(("Low", "extension Node {}"), ("High", "public struct Node {}")).count == 1)
    #expect(violations(("Low", "let all: [Example.Node]"), ("High", "enum Node {}")).isEmpty)
    #expect(violations(("Low", "let x: Declarative.Node"), ("High", "enum Node {}")).count == 1)
  }

  @Test func findsANameInAnInterpolation() {
    let source = #"let text = "a \(Node("b")) c""#
    #expect(violations(("Low", source), ("High", "class Node {}")).count == 1)
  }

  @Test func findsAFolderThatIsNotInTheList() {
    #expect(
      violations(("Other", "struct A {}")) == ["0.swift: Other is not in the list of Example."])
    #expect(
      violations((nil, "struct A {}")) == ["0.swift: no folder is not in the list of Example."])
  }

  @Test func allowsNamesOfFoldersAboveAndOfTheSame() {
    #expect(violations(("Low", "struct A {}"), ("High", "struct B { var a: A }")).isEmpty)
    #expect(violations(("Low", "struct A {}"), ("Low", "struct B { var a: A }")).isEmpty)
  }

  @Test(arguments: [
    "// Node", "/* Node /* Node */ Node */", "let a = \"Node\"", "let a = #\"\\(Node) \" Node\"#",
    "let a = \"\"\"\n  Node \" Node\n  \"\"\"", "let a = \"\\\"Node\"", "let node = 1",
    "let a: Other.Node", "let a = Nodes()", "let a = \"\\(b(\"Node\"))\"",
  ])
  func ignoresCommentsStringsAndMembers(_ source: String) {
    #expect(violations(("Low", source), ("High", "struct Node {}")).isEmpty)
  }

  @Test(arguments: [
    "func map<Node>(_ a: Node) {}", "struct A<B: C, Node> { var a: Node }",
    "init<Node>(a: Node) {}",
    "extension A { typealias Node = B; var a: Node }", "protocol A { associatedtype Node }",
  ])
  func ignoresNamesOfAFilesOwn(_ source: String) {
    #expect(violations(("Low", source), ("High", "struct Node {}")).isEmpty)
  }

  @Test func findsArgumentsOfGenerics() {
    let source = "func map<A: Collection<Node>>(_ a: A) -> [String: B<Node>] {}"
    #expect(violations(("Low", source), ("High", "struct Node {}")).count == 1)
  }

  @Test func ignoresTypesThatOthersCannotSee() {
    #expect(violations(("Low", "let a: Node"), ("High", "private struct Node {}")).isEmpty)
    #expect(
      violations(("Low", "let a: Node"), ("High", "struct Outer { struct Node {} }")).isEmpty)
    #expect(
      violations(("Low", "let a: Node"), ("High", "@MainActor private final class Node {}"))
        .isEmpty)
  }
}

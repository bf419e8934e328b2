import Foundation

/// The files of this repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct File {
    /// From the root, with slashes.
    var path: String
    var source: String

    var components: [String] { path.split(separator: "/").map(String.init) }
    var isGenerated: Bool { components.contains("Generated") }
  }

  /// The Swift files under a folder, in the order of their paths.
  static func swiftFiles(under folder: String) throws -> [File] {
    let start = root.appendingPathComponent(folder)
    guard FileManager.default.fileExists(atPath: start.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: start.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .sorted()
      .map { path in
        let url = start.appendingPathComponent(path)
        return File(
          path: folder + "/" + path,
          source: String(decoding: try Data(contentsOf: url), as: UTF8.self))
      }
  }

  static func layeredFiles(ofModule module: String) throws -> [LayeredFile] {
    try swiftFiles(under: "Sources/\(module)")
      .map { file in
        LayeredFile(
          path: file.path, folder: file.components.count > 3 ? file.components[2] : nil,
          source: file.source)
      }
  }

  static func folderNames() throws -> Set<String> {
    var names: Set<String> = []
    for folder in ["Sources", "Tests", "Benchmarks"] {
      for file in try swiftFiles(under: folder) { names.formUnion(file.components.dropLast()) }
    }
    return names
  }
}

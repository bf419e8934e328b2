import Foundation

/// The demo: prints its screens, sized and written out as the command line says.
@main struct Demo {
  @MainActor static func main() {
    let command = DemoCommand(surroundings: .current)
    let reply = command.reply(to: Array(CommandLine.arguments.dropFirst()))
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(reply.output.utf8))
    } catch {
      fail("cannot write to standard output.")
    }
    try? FileHandle.standardError.write(contentsOf: Data(reply.error.utf8))
    exit(reply.status)
  }

  private static func fail(_ message: String) -> Never {
    try? FileHandle.standardError.write(contentsOf: Data("demo: \(message)\n".utf8))
    exit(1)
  }
}

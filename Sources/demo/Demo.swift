import Foundation

/// The demo: prints its screens, sized and written out as the command line says.
@main struct Demo {
  @MainActor static func main() {
    let command = DemoCommand(surroundings: .current)
    let reply = command.reply(to: Array(CommandLine.arguments.dropFirst()))
    FileHandle.standardOutput.write(Data(reply.output.utf8))
    FileHandle.standardError.write(Data(reply.error.utf8))
    exit(reply.status)
  }
}

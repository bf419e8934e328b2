import DeclarativeText
import Foundation

/// What the demo needs to know of the process it runs in.
struct Surroundings {
  /// The size of the terminal that is printed to, if it is one.
  var terminal: CellSize?
  var environment: [String: String] = [:]

  static var current: Surroundings {
    Surroundings(terminal: terminalSize, environment: ProcessInfo.processInfo.environment)
  }

  private static var terminalSize: CellSize? {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return CellSize(columns: 80, rows: 24) }
    return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }
}

extension Surroundings {
  /// The colours the output can show: those of the terminal, or any where a file is written.
  var colorDepth: ColorDepth {
    if let value = environment["NO_COLOR"], !value.isEmpty { return .none }
    return terminal == nil ? .truecolor : terminalDepth
  }

  /// What a terminal says of itself in COLORTERM, else in TERM.
  private var terminalDepth: ColorDepth {
    let name = environment["TERM"] ?? ""
    if name.isEmpty || name == "dumb" { return .none }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return .truecolor }
    if name.hasSuffix("-direct") { return .truecolor }
    return name.contains("256color") ? .palette256 : .ansi16
  }
}

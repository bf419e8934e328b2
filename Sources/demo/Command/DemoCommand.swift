import DeclarativeText

/// The command line without the process around it: arguments in, what to print out.
struct DemoCommand {
  var surroundings: Surroundings

  /// What a run prints, and how it ends.
  struct Reply: Equatable {
    var output = ""
    var error = ""
    var status: Int32 = 0
  }

  @MainActor func reply(to arguments: [String]) -> Reply {
    do {
      return switch try Request(arguments) {
      case .home: Reply(output: homePage)
      case .list: Reply(output: list)
      case .help: Reply(output: Self.help)
      case .show(let picture): Reply(output: output(of: picture))
      }
    } catch {
      return Reply(error: "demo: \(error.message)\n", status: 2)
    }
  }
}

extension DemoCommand {
  /// The home screen as wide as the terminal and as high as it needs to be.
  @MainActor private var homePage: String {
    let terminal = surroundings.terminal
    let size = CellSize(columns: terminal?.columns ?? 80, rows: terminal?.rows ?? 24)
    let frame = DemoScreen.home.still(size: size, fitsContent: true)
    return text(of: frame, as: usualFormat)
  }

  @MainActor private func output(of picture: Request.Picture) -> String {
    let terminal = surroundings.terminal
    let size = CellSize(
      columns: picture.columns ?? terminal?.columns ?? 80,
      // The shell's prompt comes below the picture.
      rows: picture.rows ?? terminal.map { max($0.rows - 1, 1) } ?? 24)
    let format = picture.format ?? usualFormat
    guard picture.isOutlined else {
      return text(of: picture.screen.still(size: size, metrics: picture.metrics), as: format)
    }
    let (frame, tree) = picture.screen.outlined(size: size, metrics: picture.metrics)
    let output = text(of: frame, as: format)
    // A file of a picture is a picture, nothing more.
    return format == .svg || format == .html ? output : output + "\n" + tree
  }

  private var usualFormat: Request.Format { surroundings.terminal == nil ? .text : .ansi }

  private func text(of frame: Frame, as format: Request.Format) -> String {
    switch format {
    case .text: frame.text + "\n"
    case .ansi: frame.ansi(depth: surroundings.colorDepth)
    case .svg: frame.svg()
    case .html: frame.html()
    }
  }

  @MainActor private var list: String {
    let width = DemoScreen.all.map(\.name.count).max() ?? 0
    return DemoScreen.all
      .map { screen in
        let gap = String(repeating: " ", count: width - screen.name.count + 2)
        return screen.name + gap + screen.summary + "\n"
      }
      .joined()
  }

  static let help = """
    usage: demo                 print the home screen
           demo list            list the screens
           demo show NAME       print a screen
           demo --help          print this

    options of show:
      --columns N              how wide the picture is: 0 to 1000
      --rows N                 how high it is: 0 to 1000
      --metrics cells|points   what a unit of length is: a cell, or an eighth of its width
      --format text|ansi|svg|html
      --outline                draw each view's frame, and print the tree below text and ANSI

    Without options a picture is as large as the terminal, or 80 by 24 where there is none, and
    is written as ANSI on a terminal and as text elsewhere.

    """
}

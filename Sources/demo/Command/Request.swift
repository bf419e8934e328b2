import DeclarativeText

/// What a command line asks for.
enum Request {
  case home
  case list
  case help
  case show(Picture)

  /// A screen, and how to print it; nil where the surroundings decide.
  struct Picture {
    var screen: DemoScreen
    var columns: Int?
    var rows: Int?
    var metrics = CellMetrics.cells
    var format: Format?
    /// Whether the views' frames are drawn, and the tree of views printed.
    var isOutlined = false
  }

  enum Format: String, CaseIterable {
    case text, ansi, svg, html
  }

  /// A mistake in a command line.
  struct Mistake: Error {
    var message: String
  }
}

extension Request {
  @MainActor init(_ arguments: [String]) throws(Mistake) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    var rest = arguments[...]
    switch rest.popFirst() {
    case nil: self = .home
    case "list": self = .list
    case "help": self = .help
    case "show":
      self = .show(try Self.picture(rest))
      return
    case .some(let word):
      throw Mistake(
        message: "unknown \(word.hasPrefix("-") ? "option" : "command") \(quoted(word)); "
          + "try demo --help.")
    }
    if let word = rest.first { throw Mistake(message: "unexpected argument \(quoted(word)).") }
  }

  @MainActor private static func picture(
    _ arguments: ArraySlice<String>
  ) throws(Mistake) -> Picture {
    var rest = arguments
    var name: String?
    var options: [(name: Substring, value: String)] = []
    var isOutlined = false
    while let word = rest.popFirst() {
      if word == "--outline" {
        isOutlined = true
      } else if word.hasPrefix("--") {
        options.append(try option(word, &rest))
      } else if name == nil, !word.hasPrefix("-") {
        name = word
      } else {
        throw Mistake(message: "unexpected argument \(quoted(word)).")
      }
    }
    var picture = Picture(screen: try screen(named: name))
    picture.isOutlined = isOutlined
    for option in options { try picture.apply(option.name, option.value) }
    return picture
  }

  /// Reads `--name value` or `--name=value`.
  private static func option(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> (name: Substring, value: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] == "--outline" { throw Mistake(message: "--outline takes no value.") }
    guard Picture.options.contains(String(parts[0])) else {
      throw Mistake(message: "unknown option \(quoted(String(parts[0]))); try demo --help.")
    }
    if parts.count == 2 { return (parts[0], String(parts[1])) }
    guard let value = rest.popFirst() else { throw Mistake(message: "\(word) needs a value.") }
    return (parts[0], value)
  }

  @MainActor private static func screen(named name: String?) throws(Mistake) -> DemoScreen {
    let names = DemoScreen.all.map(\.name).joined(separator: ", ")
    guard let name else {
      throw Mistake(message: "show needs the name of a screen: \(names).")
    }
    guard let screen = DemoScreen.all.first(where: { $0.name == name }) else {
      throw Mistake(message: "unknown screen \(quoted(name)); there are \(names).")
    }
    return screen
  }
}

extension Request.Picture {
  fileprivate static let options = ["--columns", "--rows", "--metrics", "--format"]

  fileprivate mutating func apply(
    _ option: Substring, _ value: String
  ) throws(Request.Mistake) {
    switch option {
    case "--columns": columns = try length(option, value)
    case "--rows": rows = try length(option, value)
    case "--metrics":
      switch value {
      case "cells": metrics = .cells
      case "points": metrics = .points
      default:
        throw Request.Mistake(
          message: "unknown metrics \(quoted(value)); there are cells and points.")
      }
    default:
      guard let format = Request.Format(rawValue: value) else {
        throw Request.Mistake(
          message: "unknown format \(quoted(value)); there are "
            + Request.Format.allCases.map(\.rawValue).joined(separator: ", ") + ".")
      }
      self.format = format
    }
  }

  private func length(_ option: Substring, _ value: String) throws(Request.Mistake) -> Int {
    guard value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let length = Int(value), length <= 1000
    else {
      throw Request.Mistake(
        message: "\(option) takes a whole number from 0 to 1000, not \(quoted(value)).")
    }
    return length
  }
}

/// A word of the user's as it can be shown: on one line, without control characters.
private func quoted(_ word: String) -> String { word.debugDescription }

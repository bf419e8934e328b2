/// A variable marked `@Entry`, taken apart.
struct Entry {
  private let name: String
  private let type: String?
  private let value: String?
  private let container: Container

  private enum Container: String, CaseIterable {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case focus = "FocusedValues"
    case container = "ContainerValues"

    var key: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .focus: "FocusedValueKey"
      case .container: "ContainerValueKey"
      }
    }
  }

  init(declaration: String, context: String) throws {
    var source = SourceScanner(declaration)
    guard source.skip(toWord: "var") else { throw Misuse("@Entry: only a 'var' can be an entry.") }
    name = source.word()
    type = source.take(after: ":", upTo: "=")
    value = source.take(after: "=", upTo: nil)
    var around = SourceScanner(context)
    let extended = around.skip(toWord: "extension") ? around.path() : ""
    guard
      let container = Container.allCases.first(where: {
        extended == $0.rawValue || extended.hasSuffix(".\($0.rawValue)")
      })
    else {
      throw Misuse(
        "@Entry: stands in an extension of EnvironmentValues, Transaction, FocusedValues or "
          + "ContainerValues.")
    }
    self.container = container
    if value == nil, !(type ?? "").hasSuffix("?") {
      throw Misuse("@Entry: '\(name)' needs a value to begin with.")
    }
  }

  var accessors: String {
    "get { self[\(keyName).self] }\nset { self[\(keyName).self] = newValue }"
  }

  /// The key that the variable is read by.
  var key: String {
    "private struct \(keyName): Declarative.\(container.key) {\n\(contents)\n}"
  }

  private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

  private var contents: String {
    if container == .focus {
      // Without a view that gives one there is no value: the variable is optional, the key's is not.
      let type = type ?? ""
      return "  typealias Value = \(type.hasSuffix("?") ? String(type.dropLast()) : type)"
    }
    guard let type else { return "  static let defaultValue = \(value ?? "()")" }
    return """
        typealias Value = \(type)
        static var defaultValue: Value { \(value ?? "nil") }
      """
  }
}

/// What a key of a store holds.
package enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case data(Data)
  case date(Date)
  /// What nothing here has written.
  case other

  package init(_ value: Any) {
    switch value {
    // First: elsewhere numbers pass for integers, and 0 and 1 for this.
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    default: self = .other
    }
  }

  /// The value as a property list has it.
  package var plain: Any? {
    switch self {
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .text(let value): value
    case .data(let value): value
    case .date(let value): value
    case .other: nil
    }
  }
}

/// How values of a type are stored.
package struct StoredForm<Value>: @unchecked Sendable {
  /// The value that is stored; nil for one of another type.
  let read: (StoredValue) -> Value?
  /// What to store; nil to remove what is.
  let write: (Value) -> StoredValue?

  init(_ read: @escaping (StoredValue) -> Value?, _ write: @escaping (Value) -> StoredValue?) {
    self.read = read
    self.write = write
  }

  /// The same, where nothing is stored for nil.
  func orNil() -> StoredForm<Value?> {
    StoredForm<Value?>({ read($0).map(Optional.some) }, { $0.flatMap(write) })
  }
}

extension StoredForm where Value: RawRepresentable {
  init(_ raw: StoredForm<Value.RawValue>) {
    self.init({ raw.read($0).flatMap(Value.init) }, { raw.write($0.rawValue) })
  }
}

extension StoredForm where Value == Bool {
  static var bool: Self {
    Self(
      { stored in
        switch stored {
        case .bool(let value): value
        case .integer(0): false
        case .integer(1): true
        default: nil
        }
      }, { .bool($0) })
  }
}

extension StoredForm where Value == Int {
  static var int: Self {
    Self(
      { stored in
        switch stored {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        case .bool(let value): value ? 1 : 0
        default: nil
        }
      }, { .integer($0) })
  }
}

extension StoredForm where Value == Double {
  static var double: Self {
    Self(
      { stored in
        switch stored {
        case .number(let value): value
        case .integer(let value): Double(value)
        case .bool(let value): value ? 1 : 0
        default: nil
        }
      }, { .number($0) })
  }
}

extension StoredForm where Value == String {
  static var string: Self {
    Self({ if case .text(let value) = $0 { value } else { nil } }, { .text($0) })
  }
}

extension StoredForm where Value == Data {
  static var data: Self {
    Self({ if case .data(let value) = $0 { value } else { nil } }, { .data($0) })
  }
}

extension StoredForm where Value == Date {
  static var date: Self {
    Self({ if case .date(let value) = $0 { value } else { nil } }, { .date($0) })
  }
}

extension StoredForm where Value == URL {
  /// A path for a file, as defaults have it, and the whole address for everything else.
  static var url: Self {
    Self(
      { stored in
        guard case .text(let text) = stored, !text.isEmpty else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      }, { .text($0.isFileURL ? $0.path : $0.absoluteString) })
  }
}

import Foundation

/// What a stack shows on top of its root, value by value, of any hashable types.
public struct NavigationPath: Equatable {
  package var elements: [AnyHashable]

  public init() { elements = [] }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes values off the end.
  ///
  /// - Parameter k: How many; there must be that many.
  public mutating func removeLast(_ k: Int = 1) {
    precondition(
      k >= 0 && k <= elements.count,
      "NavigationPath.removeLast(\(k)): there are \(elements.count) values.")
    elements.removeLast(k)
  }

  /// The path as data; nil when a value in it is not `Codable`.
  public var codable: CodableRepresentation? {
    let values = elements.map { $0.base as? any Codable }
    guard values.allSatisfy({ $0 != nil }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }
}

extension NavigationPath {
  /// A path whose values can all be encoded: by the names of their types, in their order.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads a path that was written by this program.
    ///
    /// - Throws: `DecodingError` when a type is unknown here, or its value can't be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is not a codable type of this program.")
        }
        elements.append(try Self.value(of: type, in: text))
      }
      self.elements = elements
    }

    private static func value<V: Hashable & Codable>(
      of type: V.Type, in text: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(Fragment<V>.self, from: Data(text.utf8)).value)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any (Hashable & Codable) else { continue }
        let type = type(of: value)
        try container.encode(_mangledTypeName(type) ?? String(reflecting: type))
        try container.encode(Self.text(of: value))
      }
    }

    private static func text<V: Codable>(of value: V) throws -> String {
      String(decoding: try JSONEncoder().encode(Fragment(value: value)), as: UTF8.self)
    }

    /// A value alone is no JSON document everywhere.
    private struct Fragment<Value: Codable>: Codable {
      let value: Value

      init(value: Value) { self.value = value }

      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        value = try container.decode(Value.self)
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(value)
      }
    }
  }
}

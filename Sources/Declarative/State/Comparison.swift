/// How two values of a type are told apart: bytewise when it is plain data, by `==` when it is
/// equatable, else field by field.
///
/// Read once a type.
package final class Comparison {
  private enum Step {
    case bytes(offset: Int, count: Int)
    case test(offset: Int, count: Int, isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool)
  }

  private let size: Int
  private let steps: ContiguousArray<Step>
  /// Whether equal bytes are the only way to be the same.
  private let isPlain: Bool

  private init(size: Int, steps: ContiguousArray<Step>, isPlain: Bool) {
    self.size = size
    self.steps = steps
    self.isPlain = isPlain
  }

  package static func of<Value>(_ type: Value.Type) -> Comparison {
    let key = ObjectIdentifier(type)
    return cache.withLock { known in
      if let comparison = known[key] { return comparison }
      var steps: ContiguousArray<Step> = []
      add(type, at: 0, to: &steps)
      let comparison = Comparison(
        size: MemoryLayout<Value>.size, steps: steps, isPlain: isPlainData(type) && steps.isEmpty)
      known[key] = comparison
      return comparison
    }
  }

  /// Whether the values at two addresses are the same.
  ///
  /// Equal bytes always are: they hold the same references.
  package func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if size == 0 || memcmp(first, second, size) == 0 { return true }
    guard !isPlain else { return false }
    for step in steps {
      switch step {
      case .bytes(let offset, let count):
        if memcmp(first + offset, second + offset, count) != 0 { return false }
      case .test(let offset, let count, let isSame):
        let (one, other) = (first + offset, second + offset)
        if memcmp(one, other, count) != 0, !isSame(one, other) { return false }
      }
    }
    return true
  }

  package func areSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { isSame(UnsafeRawPointer(first), UnsafeRawPointer($0)) }
    }
  }

  /// Whether two values are the same to the byte, whatever their type.
  package static func haveSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        memcmp(first, second, MemoryLayout<Value>.size) == 0
      }
    }
  }

  private static let cache = Guarded<[ObjectIdentifier: Comparison]>([:])

  private static func add(
    _ type: any Any.Type, at offset: Int, to steps: inout ContiguousArray<Step>
  ) {
    if let ignored = type as? any IgnoredInComparison.Type {
      if !ignored.isCompared { return }
    }
    if let identified = type as? any SelfComparing.Type {
      steps.append(.test(offset: offset, count: size(of: type), isSame: test(identified)))
      return
    }
    let fields = Field.all(of: type)
    // Plain data goes by its bytes even where it has an `==`, but not by those between fields,
    // which are anything.
    if isPlainData(type), !fields.isEmpty {
      for field in fields { add(field.type, at: offset + field.offset, to: &steps) }
      return
    }
    if let equatable = type as? any Equatable.Type {
      steps.append(
        .test(offset: offset, count: size(of: type), isSame: test(equatable)))
      return
    }
    if fields.isEmpty {
      // Closures, class references, enums with payloads, existentials: the same bytes or not.
      steps.append(.bytes(offset: offset, count: size(of: type)))
    }
    for field in fields { add(field.type, at: offset + field.offset, to: &steps) }
  }

  private static func test<T: Equatable>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      first.assumingMemoryBound(to: T.self).pointee
        == second.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static func test<T: SelfComparing>(
    _ type: T.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      first.assumingMemoryBound(to: T.self).pointee
        .isSame(as: second.assumingMemoryBound(to: T.self).pointee)
    }
  }

  private static func size(of type: any Any.Type) -> Int {
    func open<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }
}

/// Whether values of a type can be compared and copied as bytes.
package func isPlainData(_ type: any Any.Type) -> Bool {
  func open<T>(_ type: T.Type) -> Bool { _isPOD(type) }
  return _openExistential(type, do: open)
}

/// A field whose value in a fresh view says nothing: it is filled in when the view comes to life.
package protocol IgnoredInComparison {
  static var isCompared: Bool { get }
}

/// A field that knows best when it is the same.
package protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}

/// The dynamic properties among a type's fields, those of nested structs too.
@MainActor package struct PropertyList {
  private enum Step {
    /// Connects the property at an offset to the memory of that number.
    case connect(offset: Int, (UnsafeMutableRawPointer, inout AnyObject?, EnvironmentScope) -> Bool)
    /// Calls the user's own `update()`, once what is in it is connected.
    case update(offset: Int, (UnsafeMutableRawPointer) -> Void)
  }

  private var steps: ContiguousArray<Step> = []
  /// How many properties keep something.
  var count: Int { names.count }
  /// The names of the view's properties that they are, or are in.
  private(set) var names: [String] = []
  /// Whether any of them owns a value that is lost with the view.
  private(set) var ownsValues = false

  /// No properties at all.
  init() {}

  init(of type: any Any.Type) {
    add(fieldsOf: type, at: 0)
    if type is any PropertyHolder.Type {
      for field in Field.all(of: type) { add(fieldsOf: field.type, at: field.offset) }
    }
  }

  var isEmpty: Bool { steps.isEmpty }

  /// Connects the properties of the value at `base`.
  ///
  /// Returns whether any has another value.
  func connect(
    _ base: UnsafeMutableRawPointer, to memory: inout ContiguousArray<AnyObject?>,
    in scope: EnvironmentScope
  ) -> Bool {
    var next = 0
    var hasChanged = false
    for step in steps {
      switch step {
      case .connect(let offset, let connect):
        if connect(base + offset, &memory[next], scope) { hasChanged = true }
        next += 1
      case .update(let offset, let update): update(base + offset)
      }
    }
    return hasChanged
  }

  private mutating func add(fieldsOf type: any Any.Type, at offset: Int, in name: String? = nil) {
    guard !isPlainData(type) else { return }
    for field in Field.all(of: type) {
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      if let connected = property as? any ConnectedProperty.Type {
        steps.append(.connect(offset: offset + field.offset, Self.connector(connected)))
        names.append(name ?? field.name)
        if connected.ownsValue { ownsValues = true }
      } else {
        add(fieldsOf: property, at: offset + field.offset, in: name ?? field.name)
        steps.append(.update(offset: offset + field.offset, Self.updater(property)))
      }
    }
  }

  private static func connector<P: ConnectedProperty>(
    _ type: P.Type
  ) -> (UnsafeMutableRawPointer, inout AnyObject?, EnvironmentScope) -> Bool {
    { pointer, memory, scope in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(to: &memory, in: scope)
    }
  }

  private static func updater<P: DynamicProperty>(
    _ type: P.Type
  ) -> (UnsafeMutableRawPointer) -> Void {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

// The only public names that begin with an underscore: they are what people type, from habit, when
// a body runs too often.
extension View {
  /// Says why this body is being evaluated, on the standard error: the standard output may be the
  /// screen.
  ///
  ///     var body: some View {
  ///       let _ = Self._printChanges()         Row: @self, _count changed.
  ///       Text("\(count)")
  ///     }
  ///
  /// `@self` is the view's value, `@identity` a view that is new, `@dependencies` a model that the
  /// body has read; everything else is a property.
  // swift-format-ignore: NoLeadingUnderscores
  public static func _printChanges() { ChangeReport.tell(of: Self.self) }

  /// Says why this body is being evaluated, on the standard error.
  // swift-format-ignore: NoLeadingUnderscores
  public static func _logChanges() { ChangeReport.tell(of: Self.self) }
}

/// What a view was when its body was last evaluated, for telling what has changed since.
@MainActor private final class ChangeReport {
  private let storage: ViewStorage
  // Made and let go of here only; `deinit` cannot be isolated.
  nonisolated(unsafe) private let view: UnsafeMutableRawPointer
  /// What the dynamic properties kept, and how often that had changed.
  private let properties: [(kept: AnyObject?, changes: Int)]

  private init(_ node: Node, _ memory: BodyMemory) {
    storage = node.kind.storage
    view = storage.make(copying: node.view)
    properties = memory.properties.map { ($0, ($0 as? any ChangeCounter)?.changes ?? 0) }
  }

  deinit {
    storage.destroy(view)
    view.deallocate()
  }

  static func tell<V: View>(of type: V.Type) {
    guard let node = Dependent.current as? Node, node.kind.type == V.self, let memory = node.body
    else { return }
    let last = memory.report as? ChangeReport
    let now = ChangeReport(node, memory)
    memory.report = now
    Warnings.log.add("\(V.self): " + now.sentence(since: last, of: node))
  }

  private func sentence(since last: ChangeReport?, of node: Node) -> String {
    let names = node.kind.properties.names
    var changed: [String] = []
    if let last {
      if node.kind.comparison?.isSame(last.view, view) == false { changed.append("@self") }
      for (name, (now, before)) in zip(names, zip(properties, last.properties))
      where now.kept !== before.kept || now.changes != before.changes {
        if changed.last != name { changed.append(name) }
      }
      if changed.isEmpty { changed = ["@dependencies"] }
    } else {
      changed = names.isEmpty ? ["@self"] : ["@self", "@identity"] + names
    }
    return changed.joined(separator: ", ") + " changed."
  }
}

extension Text {
  /// One text after the other, wrapped as one; each keeps its own look.
  ///
  ///     Text("Hello, ") + Text("world").bold()
  public static func + (first: Text, second: Text) -> Text {
    var parts = first.parts
    parts.append(contentsOf: second.parts)
    return Text(.joined(parts))
  }

  /// The texts this one joins, if they have no look in common; itself otherwise.
  ///
  /// Keeps a text built up in a loop flat, however long.
  private var parts: [Text] {
    guard case .rich(let storage) = content, case .joined(let parts) = storage.form,
      look == TextLook()
    else { return [self] }
    return parts
  }
}

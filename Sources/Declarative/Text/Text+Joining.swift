extension Text {
  /// One text after the other, wrapped as one; each keeps its own look.
  ///
  ///     Text("Hello, ") + Text("world").bold()
  public static func + (first: Text, second: Text) -> Text {
    Text(.joined((first.joined ?? JoinedTexts([first])).adding(second.joined?.parts ?? [second])))
  }

  /// The texts this one joins, if they have no look in common.
  private var joined: JoinedTexts? {
    guard case .rich(let storage) = content, case .joined(let texts) = storage.form,
      look == TextLook()
    else { return nil }
    return texts
  }
}

/// Texts one after the other: the first few of a list that may be longer.
///
/// A text built up in a loop is the longest of a row of texts that begin alike. They share one
/// list, so each costs what it adds.
package struct JoinedTexts: Equatable, Sendable {
  private let list: Guarded<[Text]>
  private let count: Int

  init(_ texts: [Text]) { self.init(list: Guarded(texts), count: texts.count) }

  private init(list: Guarded<[Text]>, count: Int) {
    self.list = list
    self.count = count
  }

  package var parts: ArraySlice<Text> { list.withLock { $0.prefix(count) } }

  func adding(_ more: some Collection<Text>) -> JoinedTexts {
    let isLast = list.withLock { texts in
      guard texts.count == count else { return false }
      texts.append(contentsOf: more)
      return true
    }
    return isLast
      ? JoinedTexts(list: list, count: count + more.count) : JoinedTexts(Array(parts) + more)
  }

  package static func == (first: JoinedTexts, second: JoinedTexts) -> Bool {
    first.count == second.count && (first.list === second.list || first.parts == second.parts)
  }
}

import Declarative

/// The parameters that take a terminal from one pen to another, by the shorter of two ways:
/// only what differs, or everything anew.
enum PenChange {
  /// Each attribute with the parameters that set and clear it. Bold and dim share one to clear.
  private static let codes: [(attribute: InkAttributes, set: UInt8, clear: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29), (.overline, 53, 55),
  ]
  private static let intensity: InkAttributes = [.bold, .dim]

  /// Writes the sequence, if one is needed. It takes at most 80 bytes.
  static func write(
    from pen: Pen?, to entry: PenTable.Entry, into bytes: inout ByteWriter
  ) {
    let target = entry.pen
    guard let pen else { return writeAnew(entry, into: &bytes) }
    guard
      pen.foreground != target.foreground || pen.background != target.background
        || pen.attributes != target.attributes
    else { return }
    let start = bytes.count
    writeDifference(from: pen, to: entry, into: &bytes)
    // A difference of colours alone is never longer than setting all anew, save for plain.
    let isPlain =
      target.attributes.isEmpty && target.foreground == .standard
      && target.background == .standard
    let length = bytes.count - start
    if isPlain {
      guard length > 3 else { return }
      bytes.truncate(to: start)
      bytes.put("\u{1B}[m")
    } else if !pen.attributes.isSubset(of: target.attributes), length > lengthAnew(entry) {
      bytes.truncate(to: start)
      writeAnew(entry, into: &bytes)
    }
  }

  /// About how many bytes the change takes, for choosing an order.
  static func estimate(from pen: Pen, to entry: PenTable.Entry) -> Int {
    var cost = 2
    if pen.foreground != entry.pen.foreground { cost += entry.foreground.count + 1 }
    if pen.background != entry.pen.background { cost += entry.background.count + 1 }
    let differing = pen.attributes.symmetricDifference(entry.pen.attributes).rawValue
    cost += 2 * differing.nonzeroBitCount
    return cost == 2 ? 0 : cost
  }

  private static func writeDifference(
    from pen: Pen, to entry: PenTable.Entry, into bytes: inout ByteWriter
  ) {
    let target = entry.pen
    bytes.put("\u{1B}[")
    if pen.attributes != target.attributes {
      var cleared = pen.attributes.subtracting(target.attributes)
      var added = target.attributes.subtracting(pen.attributes)
      if !cleared.isDisjoint(with: intensity) {
        added.formUnion(target.attributes.intersection(intensity))
        if cleared.isSuperset(of: intensity) { cleared.remove(.dim) }
      }
      for code in codes where cleared.contains(code.attribute) {
        bytes.put(number: Int(code.clear))
        bytes.put(UInt8(ascii: ";"))
      }
      writeSettings(added, into: &bytes)
    }
    if pen.foreground != target.foreground {
      bytes.put(entry.foreground)
      bytes.put(UInt8(ascii: ";"))
    }
    if pen.background != target.background {
      bytes.put(entry.background)
      bytes.put(UInt8(ascii: ";"))
    }
    bytes.truncate(to: bytes.count - 1)
    bytes.put(UInt8(ascii: "m"))
  }

  private static func writeAnew(_ entry: PenTable.Entry, into bytes: inout ByteWriter) {
    bytes.put("\u{1B}[0;")
    writeSettings(entry.pen.attributes, into: &bytes)
    if entry.pen.foreground != .standard {
      bytes.put(entry.foreground)
      bytes.put(UInt8(ascii: ";"))
    }
    if entry.pen.background != .standard {
      bytes.put(entry.background)
      bytes.put(UInt8(ascii: ";"))
    }
    bytes.truncate(to: bytes.count - 1)
    bytes.put(UInt8(ascii: "m"))
  }

  private static func lengthAnew(_ entry: PenTable.Entry) -> Int {
    var length = 4
    for code in codes where entry.pen.attributes.contains(code.attribute) {
      length += code.set < 10 ? 2 : 3
    }
    if entry.pen.foreground != .standard { length += entry.foreground.count + 1 }
    if entry.pen.background != .standard { length += entry.background.count + 1 }
    return length
  }

  private static func writeSettings(_ attributes: InkAttributes, into bytes: inout ByteWriter) {
    for code in codes where attributes.contains(code.attribute) {
      bytes.put(number: Int(code.set))
      bytes.put(UInt8(ascii: ";"))
    }
  }
}

import Declarative

/// The parameters that take a terminal from one pen to another, by the shorter of two ways:
/// only what differs, or everything anew.
enum PenChange {
  /// Each attribute with the parameters that set and clear it.
  ///
  /// Bold and dim share one to clear.
  private static let codes: [(attribute: InkAttributes, set: UInt8, clear: UInt8)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29), (.overline, 53, 55),
  ]
  private static let intensity: InkAttributes = [.bold, .dim]

  /// Writes the sequence, if one is needed.
  ///
  /// It takes at most 80 bytes.
  static func write(
    from pen: Pen?, to style: Int, of pens: PenTable, into bytes: inout ByteWriter
  ) {
    guard let pen else { return writeAnew(style, of: pens, into: &bytes) }
    let entry = pens.entries[style]
    let target = entry.pen
    guard !pen.isSameInk(as: target) else { return }
    let start = bytes.count
    writeDifference(from: pen, to: style, of: pens, into: &bytes)
    let length = bytes.count - start
    if target.isSameInk(as: Pen()) {
      guard length > 3 else { return }
      bytes.truncate(to: start)
      bytes.put("\u{1B}[m")
    } else if pen.attributes.rawValue & ~target.attributes.rawValue != 0,
      length > lengthAnew(entry)
    {
      // Unless attributes go away, telling the difference is never longer.
      bytes.truncate(to: start)
      writeAnew(style, of: pens, into: &bytes)
    }
  }

  /// About how many bytes the change takes, for choosing an order.
  static func estimate(from pen: Pen, to entry: PenTable.Entry) -> Int {
    var cost = 2
    if pen.foreground.code != entry.pen.foreground.code { cost += Int(entry.foregroundLength) + 1 }
    if pen.background.code != entry.pen.background.code { cost += Int(entry.backgroundLength) + 1 }
    cost += 2 * (pen.attributes.rawValue ^ entry.pen.attributes.rawValue).nonzeroBitCount
    return cost == 2 ? 0 : cost
  }

  private static func writeDifference(
    from pen: Pen, to style: Int, of pens: PenTable, into bytes: inout ByteWriter
  ) {
    let target = pens.entries[style].pen
    bytes.put(0x1B)
    bytes.put(UInt8(ascii: "["))
    if pen.attributes.rawValue != target.attributes.rawValue {
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
    if pen.foreground.code != target.foreground.code {
      bytes.put(pens.foregrounds[style])
      bytes.put(UInt8(ascii: ";"))
    }
    if pen.background.code != target.background.code {
      bytes.put(pens.backgrounds[style])
      bytes.put(UInt8(ascii: ";"))
    }
    endSequence(&bytes)
  }

  private static func writeAnew(
    _ style: Int, of pens: PenTable, into bytes: inout ByteWriter
  ) {
    let target = pens.entries[style].pen
    bytes.put("\u{1B}[0;")
    writeSettings(target.attributes, into: &bytes)
    if target.foreground != .standard {
      bytes.put(pens.foregrounds[style])
      bytes.put(UInt8(ascii: ";"))
    }
    if target.background != .standard {
      bytes.put(pens.backgrounds[style])
      bytes.put(UInt8(ascii: ";"))
    }
    endSequence(&bytes)
  }

  /// Puts the end in the place of the last separator.
  private static func endSequence(_ bytes: inout ByteWriter) {
    bytes.truncate(to: bytes.count - 1)
    bytes.put(UInt8(ascii: "m"))
  }

  private static func lengthAnew(_ entry: PenTable.Entry) -> Int {
    var length = 4
    for code in codes where entry.pen.attributes.contains(code.attribute) {
      length += code.set < 10 ? 2 : 3
    }
    if entry.pen.foreground != .standard { length += Int(entry.foregroundLength) + 1 }
    if entry.pen.background != .standard { length += Int(entry.backgroundLength) + 1 }
    return length
  }

  private static func writeSettings(_ attributes: InkAttributes, into bytes: inout ByteWriter) {
    for code in codes where attributes.contains(code.attribute) {
      bytes.put(number: Int(code.set))
      bytes.put(UInt8(ascii: ";"))
    }
  }
}

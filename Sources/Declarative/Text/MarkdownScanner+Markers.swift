extension MarkdownScanner {
  /// Pairs each row of markers that can close with the nearest before it that can open.
  ///
  /// Whether two rows pair depends on the closing one only by what `Closer` holds. So where one
  /// has found nothing, the next of its kind need not look again.
  mutating func matchMarkers() {
    var openers: [Int] = []
    var searched: [Closer: Int] = [:]
    for index in pieces.indices {
      guard case .markers(var closer) = pieces[index] else { continue }
      let kind = Closer(closer)
      while closer.canClose, closer.count > 0 {
        let bottom = searched[kind] ?? -1
        var position = openers.count - 1
        while position >= 0, openers[position] > bottom, !pairs(openers[position], closer) {
          position -= 1
        }
        guard position >= 0, openers[position] > bottom,
          case .markers(var opener) = pieces[openers[position]]
        else {
          searched[kind] = openers.last ?? bottom
          break
        }
        pair(&opener, &closer)
        pieces[openers[position]] = .markers(opener)
        // What opened between the two has no end inside them.
        openers.removeSubrange((opener.count > 0 ? position + 1 : position)...)
      }
      pieces[index] = .markers(closer)
      if closer.canOpen, closer.count > 0 { openers.append(index) }
    }
  }

  /// What of a closing row decides which opening ones it pairs with.
  private struct Closer: Hashable {
    var byte: UInt8
    var canOpen: Bool
    var length: Int

    init(_ markers: Markers) {
      byte = markers.byte
      canOpen = markers.canOpen
      length = byte == UInt8(ascii: "~") ? min(markers.length, 3) : markers.length % 3
    }
  }

  private func pair(_ opener: inout Markers, _ closer: inout Markers) {
    let isDouble = opener.count > 1 && closer.count > 1
    let isStrike = closer.byte == UInt8(ascii: "~")
    let used = isStrike ? closer.count : isDouble ? 2 : 1
    let trait: InlineMarkdown.Traits = isStrike ? .strikethrough : isDouble ? .strong : .emphasis
    opener.count -= used
    closer.count -= used
    opener.opened.append(trait)
    closer.closed.append(trait)
  }

  private func pairs(_ opener: Int, _ closer: Markers) -> Bool {
    guard case .markers(let opener) = pieces[opener], opener.byte == closer.byte else {
      return false
    }
    if closer.byte == UInt8(ascii: "~") {
      return opener.length == closer.length && opener.length < 3
    }
    // CommonMark's rule of three: `**a*` is no emphasis inside `**a**`.
    let isAmbiguous = opener.canClose || closer.canOpen
    return !isAmbiguous || (opener.length + closer.length) % 3 != 0
      || opener.length % 3 == 0 && closer.length % 3 == 0
  }
}

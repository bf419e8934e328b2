import Declarative

/// A cell seen through a mask: what was there, what has been drawn over it, and what covers it.
struct MaskedCell {
  let behind: Cell
  let drawn: Cell
  /// The mask, white on black.
  let cover: Cell

  /// What is seen, and where its glyph comes from.
  func composed(_ blending: Blending, _ tables: inout CellTables) -> (Cell, CellOrigin) {
    if drawn == behind { return (behind, .behind) }
    let mask = tables.styles[Int(cover.style)]
    let share = mask.background.map { Double($0.value & 255) / 255 } ?? 0
    if share >= 1 { return (drawn, .drawn) }
    if cover.glyph != 0x20 { return lettered(mask, &tables) }
    if share <= 0 { return (behind, .behind) }
    return mixed(share, blending, &tables)
  }

  /// A letter of the mask in the colour of what has been drawn.
  private func lettered(
    _ mask: CellStyle, _ tables: inout CellTables
  ) -> (Cell, CellOrigin) {
    let (old, new) = (tables.styles[Int(behind.style)], tables.styles[Int(drawn.style)])
    let hasGround = new.background != old.background
    if !hasGround, drawn.glyph == 0x20 { return (behind, .behind) }
    let style = CellStyle(
      foreground: hasGround ? new.background : new.foreground, background: old.background,
      attributes: mask.attributes, link: new.link)
    return (Cell(glyph: cover.glyph, style: tables.intern(style)), .cover)
  }

  /// What has been drawn, half seen.
  private func mixed(
    _ share: Double, _ blending: Blending, _ tables: inout CellTables
  ) -> (Cell, CellOrigin) {
    let (old, new) = (tables.styles[Int(behind.style)], tables.styles[Int(drawn.style)])
    func mix(_ first: Color?, _ second: Color?, isBackground: Bool) -> Color? {
      if first == second { return first }
      let other: Color.Name = isBackground ? .background : .primary
      return blending.color(
        from: first ?? Color(.background), to: second ?? Color(other), share: share)
    }
    var style = new
    style.background = mix(old.background, new.background, isBackground: true)
    // What is behind shows its letters where nothing is written over them.
    if drawn.glyph == 0x20, behind.glyph != 0x20 {
      style = old
      style.background = mix(old.background, new.background, isBackground: true)
      style.foreground = mix(old.foreground ?? .primary, new.background, isBackground: true)
      return (Cell(glyph: behind.glyph, style: tables.intern(style)), .behind)
    }
    style.foreground = mix(old.background, new.foreground, isBackground: false)
    return (Cell(glyph: drawn.glyph, style: tables.intern(style)), .drawn)
  }
}

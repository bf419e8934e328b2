extension Symbols {
  /// Moves, changes, playing, and the marks of lists and text.
  static let actionSymbols = """
    + + plus plus.app plus.square.on.square rectangle.badge.plus
    ⊕ + plus.circle
    ⊞ + plus.square
    − - minus
    ⊖ - minus.circle
    ⊟ - minus.square
    ± + plusminus plus.slash.minus plus.forwardslash.minus
    × x multiply
    ÷ / divide
    = = equal
    ≠ ! notequal
    < < lessthan
    > > greaterthan
    % % percent
    √ V x.squareroot
    ∑ S sum
    ƒ f function fx
    ∞ 8 infinity
    π p pi
    ↑ ^ arrow.up control arrow.up.to.line arrow.up.square arrow.up.doc square.and.arrow.up
    ↓ v arrow.down arrow.down.to.line arrow.down.square arrow.down.doc square.and.arrow.down
    ← < arrow.left arrow.backward arrow.left.to.line arrow.left.square
    → > arrow.right arrow.forward arrow.right.to.line arrow.right.square
    ↖ \\ arrow.up.left arrow.up.backward
    ↗ / arrow.up.right arrow.up.forward arrow.up.right.square arrow.up.forward.app
    ↘ \\ arrow.down.right arrow.down.forward
    ↙ / arrow.down.left arrow.down.backward
    ↕ | arrow.up.arrow.down arrow.up.and.down arrow.up.and.down.text.horizontal
    ↔ - arrow.left.arrow.right arrow.left.and.right
    ↩ < arrow.uturn.left arrow.uturn.backward arrowshape.turn.up.left arrowshape.turn.up.backward
    ↪ > arrow.uturn.right arrow.uturn.forward arrowshape.turn.up.right arrowshape.turn.up.forward
    ↥ ^ eject tray.and.arrow.up icloud.and.arrow.up
    ↧ v tray.and.arrow.down icloud.and.arrow.down
    ⇧ ^ shift arrowshape.up
    ⇩ v arrowshape.down
    ⇦ < arrowshape.left arrowshape.backward
    ⇨ > arrowshape.right arrowshape.forward
    ↻ @ arrow.clockwise goforward arrow.clockwise.circle arrow.triangle.2.circlepath
    ↺ @ arrow.counterclockwise gobackward arrow.counterclockwise.circle clock.arrow.circlepath
    ⟳ @ arrow.2.circlepath arrow.2.squarepath repeat repeat.1 rotate.right
    ⟲ @ rotate.left
    ⇄ = arrow.left.arrow.right.square arrow.triangle.swap shuffle rectangle.2.swap
    ⤢ / arrow.up.left.and.arrow.down.right viewfinder arrow.up.backward.and.arrow.down.forward
    ⤡ \\ arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    ⇱ ^ arrow.up.to.line.compact
    ⑂ Y arrow.triangle.branch arrow.branch arrow.triangle.merge arrow.triangle.pull
    ⌃ ^ chevron.up chevron.compact.up
    ⌄ v chevron.down chevron.compact.down
    ‹ < chevron.left chevron.backward chevron.compact.left
    › > chevron.right chevron.forward chevron.compact.right
    « < chevron.left.2 chevron.backward.2
    » > chevron.right.2 chevron.forward.2
    ↕ | chevron.up.chevron.down
    ⟨ < chevron.left.forwardslash.chevron.right curlybraces
    ▶ > play arrowtriangle.right arrowtriangle.forward
    ◀ < arrowtriangle.left arrowtriangle.backward
    ▲ ^ arrowtriangle.up
    ▼ v arrowtriangle.down
    ‖ | pause
    ■ # stop square.fill app.fill
    ● * record.circle circle.fill largecircle.fill.circle
    » > forward forward.end
    « < backward backward.end
    ∥ | playpause
    ♪ ~ music.note music.note.list music.mic
    ♫ ~ music.quarternote.3
    ⋯ . ellipsis
    ⋮ : ellipsis.vertical
    ≡ = line.3.horizontal line.horizontal.3 text.justify text.alignleft list.dash text.alignright
    ≡ = text.aligncenter text.append text.justify.left line.2.horizontal line.3.horizontal.circle
    ⩸ = line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3.decrease
    ∷ : list.bullet list.bullet.rectangle list.triangle list.bullet.below.rectangle checklist
    № # list.number number textformat.123
    ⊷ = slider.horizontal.3 slider.horizontal.below.rectangle slider.horizontal.2.square
    ⫴ | slider.vertical.3
    ✎ / pencil square.and.pencil highlighter pencil.and.outline pencil.line
    ✂ % scissors
    ⌫ < delete.left delete.backward
    ⌦ > delete.right delete.forward
    ⏎ < return arrow.turn.down.left
    ⇥ > arrow.right.to.line.compact
    ⌘ # command
    ⌥ \\ option alt
    ⎋ ^ escape
    ⇪ ^ capslock
    ␣ _ space
    ⏏ ^ eject.circle
    ⌕ / magnifyingglass magnifyingglass.circle text.magnifyingglass doc.text.magnifyingglass
    ⊕ + plus.magnifyingglass
    ⊖ - minus.magnifyingglass
    ⎘ C doc.on.doc square.on.square doc.on.clipboard
    ⎘ C clipboard list.clipboard plus.rectangle.on.rectangle
    ➤ > paperplane location cursorarrow cursorarrow.rays location.north
    ⎙ P printer
    ✥ + move.3d arrow.up.and.down.and.arrow.left.and.right
    ∿ ~ waveform waveform.path waveform.path.ecg scribble
    § $ section
    ¶ P paragraphsign
    B B bold
    I I italic
    U U underline
    S S strikethrough
    A A textformat textformat.size textformat.abc character
    ❝ " text.quote quote.opening quote.bubble
    ❞ " quote.closing
    """
}

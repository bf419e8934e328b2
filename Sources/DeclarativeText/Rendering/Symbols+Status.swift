extension Symbols {
  /// Shapes, answers, warnings, weather and other states.
  static let statusSymbols = """
    ○ o circle circlebadge smallcircle.circle
    ◌ o circle.dashed circle.dotted
    ◎ o target smallcircle.filled.circle dot.circle scope record.circle.badge dot.circle.and.hand
    ◐ o circle.lefthalf.filled circle.lefthalf.fill circle.righthalf.filled
    □ # square app rectangle rectangle.portrait
    ▬ # rectangle.fill capsule.fill
    ▭ # capsule rectangle.ratio.16.to.9
    ▮ # rectangle.portrait.fill
    ◫ # rectangle.split.2x1 square.split.2x1 sidebar.left sidebar.right sidebar.leading
    ◫ # sidebar.trailing sidebar.squares.left
    ⊞ # square.grid.2x2 rectangle.grid.2x2 square.split.2x2 rectangle.3.group square.grid.3x3
    ⊞ # tablecells rectangle.split.3x3 square.grid.3x2 circle.grid.2x2
    ⊡ # square.dashed square.inset.filled rectangle.inset.filled
    △ ^ triangle
    ▲ ^ triangle.fill
    ◇ < diamond rhombus suit.diamond
    ◆ < diamond.fill rhombus.fill suit.diamond.fill
    ⬡ o hexagon pentagon octagon
    ⬢ o hexagon.fill pentagon.fill octagon.fill
    ⬭ o oval
    ⬬ o oval.fill
    ☆ * star star.circle star.square
    ★ * star.fill star.circle.fill
    ⯪ * star.leadinghalf.filled star.lefthalf.fill
    ♡ v heart heart.circle suit.heart
    ♥ v heart.fill heart.circle.fill suit.heart.fill bolt.heart heart.text.square
    ♠ ^ suit.spade
    ♣ & suit.club
    ✓ v checkmark
    ✓ v checkmark.circle checkmark.seal checkmark.shield checkmark.square checkmark.rectangle
    ✔ v checkmark.circle.fill checkmark.seal.fill checkmark.shield.fill checkmark.square.fill
    ✔ v checkmark.rectangle.fill checkmark.diamond.fill
    ✓ v checkmark.diamond person.badge.checkmark text.badge.checkmark
    ✕ x xmark xmark.app xmark.bin
    ⊗ x xmark.circle xmark.seal xmark.shield
    ⊠ x xmark.square xmark.rectangle
    ✖ x xmark.circle.fill xmark.octagon xmark.square.fill xmark.seal.fill
    ⊘ / nosign slash.circle circle.slash minus.circle.fill
    ! ! exclamationmark exclamationmark.2 exclamationmark.3
    ⚠ ! exclamationmark.triangle exclamationmark.triangle.fill exclamationmark.shield
    ⚠ ! exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon
    ‼ ! exclamationmark.bubble exclamationmark.square exclamationmark.bubble.fill
    ? ? questionmark questionmark.circle questionmark.square questionmark.diamond
    ? ? questionmark.bubble questionmark.folder questionmark.app
    i i info info.circle info.bubble info.square
    ☀ * sun.max sun.min sunrise sunset sun.haze light.max light.min
    ☾ ( moon moon.stars moon.zzz
    ☁ ~ cloud icloud cloud.rain cloud.snow cloud.sun cloud.drizzle cloud.fog smoke
    ϟ z bolt bolt.circle cloud.bolt bolt.horizontal bolt.car bolt.shield
    ❄ * snow snowflake
    ☂ ^ umbrella
    ≋ ~ wind tornado hurricane water.waves
    ° o thermometer thermometer.medium thermometer.sun thermometer.snowflake degreesign.celsius
    ◊ o drop drop.triangle humidity
    ♨ ~ flame
    ✦ * sparkle sparkles sparkles.rectangle.stack wand.and.stars wand.and.rays wand.and.sparkles
    ☄ * burst hands.sparkles
    ▂ ~ cellularbars chart.bar
    ▂ ~ antenna.radiowaves.left.and.right chart.bar.xaxis chart.bar.doc.horizontal
    ⌇ ~ chart.line.uptrend.xyaxis chart.xyaxis.line chart.line.downtrend.xyaxis
    ◔ o chart.pie timelapse gauge gauge.medium speedometer gauge.with.dots.needle.50percent
    ▰ = battery.100 battery.100percent battery.75 minus.plus.batteryblock
    ▱ = battery.0 battery.25 battery.50 battery.0percent battery.25percent battery.50percent
    ᯤ ~ wifi dot.radiowaves.left.and.right airplayaudio wave.3.right
    ⌁ ~ wifi.slash wifi.exclamationmark personalhotspot
    ʬ ~ ear
    ◉ o eye eye.circle livephoto
    ⦵ o eye.slash
    ⏻ O power power.circle
    ⏼ O power.dotted
    ⏱ o stopwatch timer
    ◷ o clock clock.badge deskclock alarm clock.badge.checkmark clock.badge.exclamationmark
    ⧖ X hourglass hourglass.bottomhalf.filled
    ⚑ P flag.fill
    ⚐ P flag flag.checkered flag.2.crossed
    ◖ D rectangle.lefthalf.filled
    ◗ D rectangle.righthalf.filled
    ☺ ) face.smiling smiley face.smiling.inverse
    ☹ ( face.dashed
    ♲ @ leaf.arrow.triangle.circlepath arrow.3.trianglepath
    ☮ o peacesign
    """
}

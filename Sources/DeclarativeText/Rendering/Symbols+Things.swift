extension Symbols {
  /// People, places, documents, devices and other things.
  static let thingSymbols = """
    ☻ @ person.fill person.crop.circle.fill person.circle.fill person.crop.square.fill
    ☺ @ person person.circle person.crop.circle person.crop.square person.crop.rectangle figure
    ⚇ @ person.2 person.3 person.2.circle
    ⚇ @ person.line.dotted.person figure.2 person.crop.rectangle.stack
    ☺ @ figure.walk figure.run figure.stand figure.wave accessibility
    ⌂ H house house.circle homekit building building.2 building.columns tent
    ⚙ * gear gearshape gearshape.2 gear.circle gearshape.circle gear.badge
    ⚒ T hammer hammer.circle
    ⚒ T wrench wrench.and.screwdriver wrench.adjustable screwdriver paintbrush eyedropper
    ⚖ = scalemass
    ⊥ & anchor
    ⚗ & flask testtube.2
    ⚛ * atom
    ⛭ * cpu memorychip
    ⌗ # square.stack.3d.up grid
    ❏ = square.stack rectangle.stack square.3.layers.3d square.stack.3d.down.right
    ◳ # macwindow uiwindow.split.2x1 menubar.rectangle dock.rectangle
    ◳ # macwindow.badge.plus window.vertical.closed
    ▤ = doc doc.text doc.plaintext doc.richtext newspaper note.text doc.append note
    ▤ = text.page book.pages menucard text.document doc.badge.plus doc.badge.gearshape
    ▥ = book book.closed books.vertical text.book.closed magazine character.book.closed
    ▣ # photo photo.on.rectangle photo.stack photo.artframe photo.circle
    ◙ o camera camera.circle camera.viewfinder camera.metering.center.weighted
    ▷ > video film play.rectangle play.tv tv video.circle movieclapper play.circle play.square
    ◪ # folder folder.badge.plus folder.badge.gearshape folder.circle tray tray.full
    ◪ # folder.badge.minus folder.badge.person.crop archivebox externaldrive internaldrive
    ◪ # tray.2 shippingbox cube cube.box archivebox.circle cabinet opticaldiscdrive
    ▦ # calendar calendar.badge.plus calendar.circle calendar.badge.clock qrcode barcode
    ⊔ U trash trash.circle trash.square bin.xmark
    ⊍ U cup.and.saucer mug wineglass takeoutbag.and.cup.and.straw
    ψ Y fork.knife fork.knife.circle
    ✉ @ envelope envelope.open envelope.badge mail envelope.circle mail.stack
    ☎ T phone phone.circle phone.down phone.arrow.up.right teletype
    ▯ # iphone ipad smartphone iphone.gen3 apps.iphone ipad.landscape candybarphone applewatch
    ▭ # desktopcomputer laptopcomputer display macbook pc display.2 tv.inset.filled
    ⌨ K keyboard keyboard.chevron.compact.down
    ⌖ + mappin mappin.circle mappin.and.ellipse location.circle location.viewfinder
    ☍ & link link.circle link.badge.plus personalhotspot.circle
    ⊚ o globe globe.americas globe.europe.africa globe.asia.australia network safari
    ⊚ o globe.badge.chevron.backward map map.circle antenna.radiowaves
    ⚿ # lock lock.circle lock.shield lock.rotation lock.square key lock.doc
    ⚷ # lock.open lock.open.rotation key.horizontal
    ⛨ # shield shield.lefthalf.filled
    ⍾ ! bell bell.badge bell.circle bell.and.waveform
    ⍾ ! bell.slash
    ⌔ " bubble.left bubble.right message text.bubble bubble.middle.bottom ellipsis.bubble
    ⌔ " bubble.left.and.bubble.right plus.bubble captions.bubble
    ⌔ " bubble phone.bubble ellipsis.message
    ⚲ 1 pin pin.circle pin.square
    ⚲ / pin.slash
    ⚑ P bookmark.fill bookmark.circle.fill
    ⚐ P bookmark bookmark.circle bookmark.slash
    ◈ # tag tag.circle ticket giftcard creditcard creditcard.circle wallet.pass banknote
    ◈ # dollarsign.square bag cart gift basket bag.circle cart.circle cart.badge.plus
    $ $ dollarsign dollarsign.circle
    € E eurosign eurosign.circle
    £ L sterlingsign
    ¥ Y yensign
    @ @ at at.circle at.badge.plus
    # # grid.circle number.circle number.square
    ❧ * leaf tree laurel.leading laurel.trailing camera.macro
    ❀ * flower ladybug ant pawprint tortoise hare bird fish cat dog lizard
    ♔ M crown
    ♕ M trophy medal rosette
    ✈ > airplane airplane.departure airplane.arrival airplane.circle
    ⛟ = car bus tram bicycle car.circle truck.box box.truck ferry sailboat fuelpump
    ✚ + cross cross.case cross.circle pills stethoscope bandage cross.vial syringe
    ◒ o paintpalette paintpalette.circle theatermasks swatchpalette
    ♬ ~ headphones speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 hifispeaker airpods
    ♬ ~ guitars pianokeys tuningfork music.house
    ø x speaker.slash mic.slash
    ǂ | mic mic.circle music.microphone
    ∴ : circle.grid.3x3 circle.hexagongrid point.3.connected.trianglepath.dotted
    ⌸ $ terminal apple.terminal
    ⊕ + gamecontroller dpad
    ⚄ # dice die.face.5 puzzlepiece puzzlepiece.extension
    ⚀ 1 die.face.1
    ⚁ 2 die.face.2
    ⚂ 3 die.face.3
    ⚃ 4 die.face.4
    ⚅ 6 die.face.6
    ♛ * chess
    ⌬ o testtube
    ☞ > hand.point.right hand.tap hand.draw hand.point.up.left
    ☜ < hand.point.left
    ☝ ^ hand.point.up hand.raised hand.wave
    ☟ v hand.point.down
    ⇑ + hand.thumbsup
    ⇓ - hand.thumbsdown
    ⌑ o lightbulb lightbulb.slash lamp.desk lightbulb.min flashlight.on flashlight.off.fill
    ⎈ o steeringwheel safari.circle helm
    ⧉ # rectangle.on.rectangle pip rectangle.stack.badge.plus square.on.circle pip.enter pip.exit
    ⎗ < door.left.hand.open rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ⎆ > door.right.hand.open rectangle.portrait.and.arrow.left ipad.and.arrow.forward
    ⊓ # briefcase suitcase case latch.2.case backpack
    ⧗ X hourglass.tophalf.filled
    ⍟ * circle.star button.programmable
    ⏣ o cylinder cylinder.split.1x2
    ᛒ B bluetooth
    ☯ o yinyang
    ⌤ ^ menubar.arrow.up.rectangle menubar.arrow.down.rectangle
    ∅ 0 empty
    """
}

import Declarative

extension Frame {
  /// The frame as an HTML document, complete in itself, whose text can be selected.
  public func html() -> String {
    let inks = tables.styles.map { StillInk($0, links: tables.links, scheme: scheme) }
    var classes: [StillInk: Int] = [:]
    var rules = ""
    var body = ""
    for row in 0..<size.rows {
      for run in runs(row: row, inks: inks) {
        var ink = inks[Int(run.style)]
        let link = ink.link
        ink.link = nil
        let number = classes[ink] ?? classes.count
        if classes[ink] == nil {
          classes[ink] = number
          rules += ".s\(number){\(ink.css)}"
        }
        let width = run.isOrdinary ? "" : run.columns == 2 ? " w" : " n"
        let span = "<span class=\"s\(number)\(width)\">\(Markup.escaped(run.text))</span>"
        body +=
          link.map {
            "<a rel=\"noopener noreferrer\" href=\"\(Markup.escaped($0))\">\(span)</a>"
          } ?? span
      }
      body += "\n"
    }
    let page = Markup.color(ColorDepth.rgb(of: Color.Name.background, scheme: scheme))
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="color-scheme" content="\(scheme == .dark ? "dark" : "light")">
      <title>Frame</title>
      <style>body{margin:0;background:\(page)}\
      pre{margin:12px 14px;font:15px/1.15 \(Markup.fonts)}a{text-decoration:none}\
      .w,.n{display:inline-block;width:1ch;height:1.15em;vertical-align:top;white-space:pre}\
      .w{width:2ch}\
      \(rules)</style>
      </head>
      <body>
      <pre>
      \(body)</pre>
      </body>
      </html>

      """
  }
}

extension StillInk {
  /// The declarations that make it look so.
  fileprivate var css: String {
    var css = "color:\(Markup.color(foreground))"
    if let background { css += ";background:\(Markup.color(background))" }
    if attributes.contains(.bold) { css += ";font-weight:bold" }
    if attributes.contains(.italic) { css += ";font-style:italic" }
    let lines =
      (attributes.contains(.underline) ? ["underline"] : [])
      + (attributes.contains(.strikethrough) ? ["line-through"] : [])
      + (attributes.contains(.overline) ? ["overline"] : [])
    if !lines.isEmpty { css += ";text-decoration:" + lines.joined(separator: " ") }
    return css
  }
}

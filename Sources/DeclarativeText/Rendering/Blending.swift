import Declarative

/// Colours laid over one another, and mixed, in sRGB as it is stored.
///
/// That is what terminals, browsers and SwiftUI do: a half-seen white over black comes out as the
/// grey that the word "half" suggests.
struct Blending {
  let scheme: ColorScheme

  /// `color` over what is there; an opaque colour stays what it is, a name too.
  func color(_ color: Color, over back: Color?, isBackground: Bool) -> Color? {
    guard color.alpha < 255 else { return color.stored(asBackground: isBackground) }
    guard color.alpha > 0 else { return back }
    let top = assumedRGB(of: color, isBackground: false, scheme: scheme)
    let bottom = assumedRGB(of: back, isBackground: isBackground, scheme: scheme)
    return Color(kind: .rgb, value: mixed(bottom, top, share: Double(color.alpha) / 255))
  }

  /// A style seen through a layer of `color`.
  func style(_ style: CellStyle, under color: Color) -> CellStyle {
    var style = style
    let ink = style.foreground
    style.foreground = self.color(color, over: ink, isBackground: false)
    style.background = self.color(color, over: style.background, isBackground: true)
    return style
  }

  /// The colour a share of the way from one to the other, alpha too.
  func color(from first: Color, to second: Color, share: Double) -> Color {
    if share <= 0 || first == second { return first }
    if share >= 1 { return second }
    let (low, high) = (Double(first.alpha), Double(second.alpha))
    return Color(
      kind: .rgb,
      value: mixed(
        assumedRGB(of: first, isBackground: false, scheme: scheme),
        assumedRGB(of: second, isBackground: false, scheme: scheme), share: share),
      alpha: UInt8((low + (high - low) * share).rounded()))
  }

  private func mixed(_ first: UInt32, _ second: UInt32, share: Double) -> UInt32 {
    // A share in 65,536ths: whole numbers are quicker, and come out the same on every machine.
    let weight = Int(share * 65536 + 0.5)
    func component(_ shift: UInt32) -> UInt32 {
      let (low, high) = (Int(first >> shift & 255), Int(second >> shift & 255))
      return UInt32(low + ((high - low) * weight + 32768) >> 16) << shift
    }
    return component(16) | component(8) | component(0)
  }
}

extension Color {
  /// This opaque colour as a cell holds it: nothing, where it is the terminal's own.
  @inline(__always)
  func stored(asBackground isBackground: Bool) -> Color? {
    guard case .name = kind, alpha == 255 else { return self }
    let own: Color.Name = isBackground ? .background : .primary
    return value == own.rawValue ? nil : self
  }

  func faded(_ share: Double) -> Color {
    share >= 1 ? self : opacity(share)
  }
}

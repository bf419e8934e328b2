public import Foundation

extension Color {
  /// The colour of SwiftUI's that has this name, `"red"` or `"AccentColor"`; the text colour
  /// for every other, since there is no asset catalogue to look in.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = Self.named[name.lowercased()] ?? .primary
  }

  private static let named: [String: Color] = {
    var colors: [String: Color] = ["accentcolor": .accentColor, "clear": .clear]
    for name in Name.allCases { colors["\(name)"] = Color(name) }
    return colors
  }()
}

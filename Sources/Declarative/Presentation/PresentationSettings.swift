public import Foundation

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case large
  }

  fileprivate let kind: Kind

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// All of the screen, save what shows that something is behind.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the screen's height.
  ///
  /// - Parameter fraction: From 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction.isFinite ? min(max(fraction, 0), 1) : 1))
  }

  /// A height in units.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height.isFinite ? max(height, 0) : 0))
  }

  /// How high a sheet is, in units, where `whole` is the most it can be.
  func height(in whole: CGFloat) -> CGFloat {
    switch kind {
    case .fraction(let fraction): whole * fraction
    case .height(let height): min(height, whole)
    case .large: whole
    }
  }
}

extension Set<PresentationDetent> {
  /// The lowest of them on a screen of common size.
  func min(in metrics: CellMetrics) -> PresentationDetent? {
    let whole = metrics.cell.height * 24
    return self.min { $0.height(in: whole) < $1.height(in: whole) }
  }
}

/// What the views in a presentation ask of it.
struct PresentationSettings: Equatable {
  var detents: Set<PresentationDetent> = []
  var isDismissDisabled = false
}

private enum PresentationSettingsKey: PreferenceKey {
  static let defaultValue = PresentationSettings()

  static func reduce(
    value: inout PresentationSettings, nextValue: () -> PresentationSettings
  ) {
    let next = nextValue()
    if value.detents.isEmpty { value.detents = next.detents }
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
  }
}

extension View {
  func onPresentationSettings(
    _ action: @escaping (PresentationSettings) -> Void
  ) -> some View {
    onPreferenceChange(PresentationSettingsKey.self, perform: action)
  }
}

extension View {
  /// The heights that the sheet these views are in can have; it begins with the lowest.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.detents = detents }
  }

  /// The heights that the sheet these views are in can have, and which it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    transformPreference(PresentationSettingsKey.self) {
      $0.detents = detents.contains(selection.wrappedValue) ? [selection.wrappedValue] : detents
    }
  }

  /// Keeps Escape and the like from closing the sheet these views are in; `\.dismiss` and its
  /// binding still do.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(PresentationSettingsKey.self) {
      $0.isDismissDisabled = $0.isDismissDisabled || isDisabled
    }
  }
}

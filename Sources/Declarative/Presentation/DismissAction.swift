extension EnvironmentValues {
  /// Closes what the view is presented in, or goes back from a pushed view: call it like a function.
  ///
  /// Where there is nothing to close it does nothing.
  public var dismiss: DismissAction { DismissAction(presentation: self[PresentationKey.self]) }

  /// Whether the view is in a sheet, or has been pushed, or is in something else that can be
  /// dismissed.
  public var isPresented: Bool { self[PresentationKey.self].isPresented }

  /// The older way to say both.
  @available(macOS, deprecated: 100000.0, message: "Use isPresented and dismiss instead.")
  public var presentationMode: Binding<PresentationMode> {
    let presentation = self[PresentationKey.self]
    return Binding(
      get: { PresentationMode(isPresented: presentation.isPresented) },
      set: { mode in
        if !mode.isPresented { onMainThread { presentation.end?.action() } }
      })
  }

  /// What the view is presented in, for whoever presents.
  package var presentation: Presentation {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}

/// Closes what a view is presented in.
public struct DismissAction: Sendable {
  fileprivate let presentation: Presentation

  @MainActor public func callAsFunction() { presentation.end?.action() }
}

/// Whether a view is presented, and how to end that.
public struct PresentationMode: Sendable {
  public fileprivate(set) var isPresented: Bool

  /// Closes what the view is presented in, if it is.
  public mutating func dismiss() { isPresented = false }
}

/// What a view is presented in: the same as long as that stays.
package struct Presentation {
  /// How a presentation ends: an object, so that two are the same only if they are one.
  @MainActor package final class End {
    package var action: () -> Void

    package init(_ action: @escaping () -> Void = {}) { self.action = action }
  }

  package let end: End?

  package init(_ end: End?) { self.end = end }

  var isPresented: Bool { end != nil }
}

private enum PresentationKey: EnvironmentKey {
  static let defaultValue = Presentation(nil)
}

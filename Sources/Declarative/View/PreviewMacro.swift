/// A view for an editor to show. Nothing here shows it: it compiles, and is left out.
///
///     #Preview("Empty") { Groceries(items: []) }
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DeclarativeMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "DeclarativeMacros", type: "PreviewMacro")

/// A state that belongs to a preview: it compiles, and is left out with it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "DeclarativeMacros", type: "PreviewableMacro")

/// How an editor is to show a preview: accepted, and the same for all.
public struct PreviewTrait: Sendable {
  private let name: String

  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  public static let portrait = PreviewTrait(name: "portrait")
  public static let portraitUpsideDown = PreviewTrait(name: "portraitUpsideDown")
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }
}

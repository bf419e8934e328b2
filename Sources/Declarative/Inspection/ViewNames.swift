/// A view that is called after another type: its layout, or what it changes.
@MainActor private protocol OtherwiseNamed {
  static var namesake: any Any.Type { get }
}

extension ModifiedView: OtherwiseNamed {
  fileprivate static var namesake: any Any.Type { Modifier.self }
}

extension LayoutContainer: OtherwiseNamed {
  fileprivate static var namesake: any Any.Type { L.self }
}

extension ModifiedContent: OtherwiseNamed {
  fileprivate static var namesake: any Any.Type { Modifier.self }
}

extension ViewKind {
  /// Whether views of this kind are made of others by a body: their own, or their modifier's.
  var isComposite: Bool { bareName == "ModifiedContent" || !(type is any PrimitiveView.Type) }

  /// What a reader calls views of this kind; nil for what no reader writes.
  var viewName: String? {
    switch bareName {
    case "ModifierBody": nil
    case "Root": "VStack"
    default: Declarative.bareName(of: (type as? any OtherwiseNamed.Type)?.namesake ?? type)
    }
  }

  private var bareName: String { Declarative.bareName(of: type) }
}

/// A type's name without its module, and without what it is generic over.
func bareName(of type: any Any.Type) -> String {
  String(String(describing: type).prefix { $0 != "<" })
}

extension Element {
  /// What an element is called that comes from a view of that name: one that changes another view
  /// as it is called in code.
  func name(from viewName: String) -> String {
    if !forwardsTraits { return viewName }
    if viewName == "LayeredView" {
      return (self as? LayeredElement)?.isBehind == true ? ".background" : ".overlay"
    }
    if let call = calls[viewName] { return call }
    var name = viewName
    for ending in ["View", "Modifier"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
    }
    return "." + name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// The modifiers that are not called as their types are.
private let calls = [
  "FixedFrame": ".frame", "FlexibleFrame": ".frame", "GuidedView": ".alignmentGuide",
  "PriorityModifier": ".layoutPriority", "DepthModifier": ".zIndex",
  "LayoutValueModifier": ".layoutValue", "SafeAreaIgnoringView": ".ignoresSafeArea",
  "SafeAreaPaddedView": ".safeAreaPadding", "ContainerRelativeView": ".containerRelativeFrame",
  "SpaceName": ".coordinateSpace", "Filling": ".background",
  "GeometryWatchingView": ".onGeometryChange", "MaskedView": ".mask", "Scale": ".scaleEffect",
  "HitTestingView": ".allowsHitTesting", "UnspokenView": ".accessibilityHidden",
]

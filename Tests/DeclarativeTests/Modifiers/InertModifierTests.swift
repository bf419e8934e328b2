import DeclarativeText
import Support
import Testing

/// Names of SwiftUI that ask for what a terminal does not have: they compile in the forms public
/// code uses them in, and change nothing.
@MainActor @Suite struct InertModifierTests {
  /// Two texts, shown the same whatever is done to them.
  private func expectUnchanged<Content: View>(
    sourceLocation: SourceLocation = #_sourceLocation, _ change: (AnyView) -> Content
  ) {
    let content = AnyView(
      HStack {
        Text("ab")
        Image(systemName: "plus")
      })
    let host = TextHost(columns: 6, rows: 1) { change(content) }
    expectFrame(of: host, is: { "·ab·+·" }, sourceLocation: sourceLocation)
  }

  @Test func visualEffects() {
    expectUnchanged { $0.shadow(radius: 3).shadow(color: .black, radius: 2) }
    expectUnchanged { $0.shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 5) }
    expectUnchanged { $0.shadow(color: .red, radius: 1, y: 2).shadow(radius: 5, x: 1, y: 1) }
    expectUnchanged { $0.blur(radius: 4).blur(radius: 2, opaque: true) }
    expectUnchanged { $0.blendMode(.multiply).compositingGroup().drawingGroup() }
    expectUnchanged { $0.drawingGroup(opaque: true, colorMode: .extendedLinear) }
    expectUnchanged { $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
    expectUnchanged {
      $0.rotation3DEffect(
        Angle(degrees: 10), axis: (1, 0, 0), anchor: .top, anchorZ: 1, perspective: 0.5)
    }
    expectUnchanged { $0.scaleEffect(1.5).scaleEffect(0.5, anchor: .top).scaleEffect(x: -1) }
    expectUnchanged { $0.scaleEffect(CGSize(width: 2, height: 1)).scaleEffect(x: 1, y: -1) }
    expectUnchanged { $0.flipsForRightToLeftLayoutDirection(true).allowedDynamicRange(.high) }
    expectUnchanged {
      $0.visualEffect { content, proxy in
        content.offset(x: proxy.size.width, y: 0).opacity(0.5).scaleEffect(2).blur(radius: 1)
      }
    }
    expectUnchanged {
      $0.scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value) / 2)
      }
    }
  }

  @Test func scrolling() {
    expectUnchanged { $0.scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical) }
    expectUnchanged { $0.scrollIndicators(.visible, axes: [.vertical, .horizontal]) }
    expectUnchanged { $0.scrollBounceBehavior(.basedOnSize) }
    expectUnchanged { $0.scrollBounceBehavior(.basedOnSize, axes: [.vertical, .horizontal]) }
    expectUnchanged { $0.scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1) }
    expectUnchanged { $0.scrollTargetLayout().scrollTargetLayout(isEnabled: false) }
    expectUnchanged { $0.scrollDismissesKeyboard(.interactively) }
  }

  @Test func textInput() {
    expectUnchanged { $0.autocorrectionDisabled().autocorrectionDisabled(false) }
    expectUnchanged { $0.disableAutocorrection(true).autocapitalization(.none) }
    expectUnchanged { $0.textInputAutocapitalization(.never).textInputAutocapitalization(nil) }
    expectUnchanged { $0.keyboardType(.numberPad).keyboardType(UIKeyboardType.decimalPad) }
    expectUnchanged { $0.textContentType(.emailAddress).textContentType(.none) }
    expectUnchanged { $0.submitLabel(.done).submitLabel(.return) }
  }

  @Test func symbols() {
    expectUnchanged { $0.imageScale(.large).symbolRenderingMode(.hierarchical) }
    expectUnchanged { $0.symbolEffect(.pulse).symbolEffect(.bounce, value: 1) }
    expectUnchanged { $0.symbolEffect(.variableColor.iterative.reversing, isActive: true) }
    expectUnchanged {
      $0.symbolEffect(.bounce.up.byLayer, options: .repeating.speed(2), value: true)
    }
    expectUnchanged { $0.symbolEffect(.rotate, options: .repeat(.continuous)) }
    expectUnchanged { $0.symbolEffectsRemoved() }
  }

  @Test func theSystem() {
    expectUnchanged { $0.help("Opens it").help(Text("Opens it")).help(String("Opens it")) }
    expectUnchanged { $0.preferredColorScheme(.light).preferredColorScheme(nil) }
    expectUnchanged { $0.statusBar(hidden: true).statusBarHidden() }
    expectUnchanged { $0.persistentSystemOverlays(.hidden).defersSystemGestures(on: .bottom) }
    expectUnchanged { $0.hoverEffect().hoverEffect(.lift).hoverEffectDisabled() }
    expectUnchanged {
      $0.sensoryFeedback(.success, trigger: 1)
        .sensoryFeedback(.impact(weight: .light), trigger: true) { old, new in old != new }
        .sensoryFeedback(trigger: 2) { _, new in new > 2 ? .increase : nil }
    }
    expectUnchanged { $0.controlSize(.small).colorScheme(.dark) }
  }

  @Test func accessibility() {
    expectUnchanged { $0.accessibilityElement().accessibilityElement(children: .combine) }
    expectUnchanged {
      $0.accessibilityAddTraits(.isButton).accessibilityAddTraits([.isHeader, .isSelected])
        .accessibilityRemoveTraits(.isImage)
    }
    expectUnchanged { $0.accessibilityValue("on").accessibilityValue(Text("\(1)")) }
    expectUnchanged { $0.accessibilityHint("Opens it").accessibilityHint(String("Opens it")) }
    expectUnchanged { $0.accessibilityHidden(true).accessibilitySortPriority(1) }
    expectUnchanged {
      $0.accessibilityAction {}
        .accessibilityAction(.escape) {}
        .accessibilityAction(named: "Delete") {}
        .accessibilityAction(named: Text("Delete")) {}
        .accessibilityActions { Button("Delete") {} }
        .accessibilityAdjustableAction { direction in _ = direction == .increment }
        .accessibilityScrollAction { _ in }
    }
    expectUnchanged {
      $0.accessibilityRepresentation { Text("c") }.accessibilityChildren { Text("c") }
        .accessibilityHeading(.h1).accessibilityTextContentType(.sourceCode)
        .accessibilityInputLabels(["a", "b"]).accessibilityIgnoresInvertColors()
        .accessibilityShowsLargeContentViewer().accessibilityRespondsToUserInteraction(false)
        .accessibilityActivationPoint(.center)
    }
    expectUnchanged {
      $0.accessibility(label: Text("a")).accessibility(hidden: true).accessibility(value: Text("b"))
        .accessibility(hint: Text("c")).accessibility(addTraits: .isButton)
        .accessibility(removeTraits: .isImage).accessibility(sortPriority: 2)
        .accessibility(identifier: "d").accessibility(inputLabels: [Text("e")])
    }
  }

  private struct Views: PreviewProvider {
    static var previews: some View {
      Group {
        Text("ab").previewDevice("iPhone 15").previewDisplayName("A")
        Text("ab").previewDevice(PreviewDevice(rawValue: "iPad")).previewLayout(.sizeThatFits)
      }
      .previewLayout(.fixed(width: 100, height: 50))
      .previewInterfaceOrientation(.landscapeLeft)
    }
  }

  @Test func previews() {
    expectFrame(columns: 4, rows: 2) {
      VStack { Views.previews }
    } is: {
      "·ab·\n·ab·"
    }
    #expect(Views.platform == nil)
  }
}

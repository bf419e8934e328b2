public import Foundation

/// Where a scroll view stands in its content, in units.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has been scrolled; before its beginning as far as bars and margins reach
  /// in.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  /// What bars and margins take at the edges.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, what is beneath bars included.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The scroll view, in the space of its content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// What can be seen of the content, clear of bars and margins.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(containerSize.width - contentInsets.horizontal, 0),
      height: max(containerSize.height - contentInsets.vertical, 0))
  }
}

extension View {
  /// Runs an action with something of where the scroll view in this view stands, at first and when
  /// it changes.
  ///
  ///     .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { _, isAway in … }
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

nonisolated private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var watch = ScrollGeometryWatch<Value>()

  init(
    transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let _ = watch.follow(transform, action)
    content.watched(by: watch)
  }
}

@MainActor private final class ScrollGeometryWatch<Value: Equatable>: ScrollWatch {
  private var transform: ((ScrollGeometry) -> Value)?
  private var action: (Value, Value) -> Void = { _, _ in }
  private var value: Value?

  nonisolated override init() { super.init() }

  func follow(
    _ transform: @escaping (ScrollGeometry) -> Value, _ action: @escaping (Value, Value) -> Void
  ) {
    self.transform = transform
    self.action = action
  }

  override func placed() {
    guard let scroller, let transform else { return }
    let now = transform(scroller.geometry)
    let before = value
    if before == now { return }
    value = now
    action(before ?? now, now)
  }
}

extension ScrollElement {
  /// Where this stands, as it was last placed.
  var geometry: ScrollGeometry {
    let margins = settings.margins
    let insets = EdgeInsets(
      top: insets.top + margins.top, leading: insets.leading + margins.leading,
      bottom: insets.bottom + margins.bottom, trailing: insets.trailing + margins.trailing)
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: placedSizes.content, contentInsets: insets,
      containerSize: placedSizes.window.outset(by: insets))
  }
}

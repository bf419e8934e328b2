public import Foundation

/// Where a scroll view is to stand, or stands: at a view, at an edge or at a point.
///
///     @State private var position = ScrollPosition(edge: .bottom)
///
///     ScrollView { lines }.scrollPosition($position)
///     Button("Up") { position.scrollTo(edge: .top) }
///
/// When a person has scrolled, it says so, and which view is there if views are targets
/// (`scrollTargetLayout`) and their type of id is known.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case none
    case view(ScrollTargetID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    case user(ScrollTargetID?)
  }

  private(set) var place = Place.none
  /// The type of ids that views are known by.
  let idType: ScrollIDType?

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.init(of: idType, .none) }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(of: ID.self, .view(ScrollTargetID(id), anchor))
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) {
    self.init(of: idType, .edge(edge))
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
    self.init(of: idType, .point(x: point.x, y: point.y))
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(of: idType, .point(x: x, y: y))
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) {
    self.init(of: idType, .point(x: x, y: nil))
  }

  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) {
    self.init(of: idType, .point(x: nil, y: y))
  }

  private init<T: Hashable & Sendable>(of idType: T.Type, _ place: Place) {
    self.idType = idType == Never.self ? nil : ScrollIDType(idType)
    self.place = place
  }

  init(user id: ScrollTargetID?, of idType: ScrollIDType?) {
    self.idType = idType
    place = .user(id)
  }
}

extension ScrollPosition {
  /// Scrolls to the view with an id.
  ///
  /// - Parameter anchor: The point of the view that comes to the same point of what is shown, or nil
  ///   to scroll no farther than needed.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ScrollTargetID(id), anchor)
  }

  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls so that a point of the content, in units, is in the corner of what is shown.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Whether a person has scrolled to where the scroll view stands.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }

  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view that the scroll view stands at, if that is known.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _): id.value
    case .user(let id): id?.value
    case .none, .edge, .point: nil
    }
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

/// The id of a view, whatever its type.
struct ScrollTargetID: Equatable, Sendable {
  let value: any Hashable & Sendable

  init(_ value: any Hashable & Sendable) { self.value = value }

  static func == (first: ScrollTargetID, second: ScrollTargetID) -> Bool {
    AnyHashable(first.value) == AnyHashable(second.value)
  }
}

/// The type of ids that a scroll position knows views by.
struct ScrollIDType: Equatable, Sendable {
  private let type: ObjectIdentifier
  /// An id of this type, or nil for another.
  let id: @Sendable (AnyHashable) -> ScrollTargetID?

  init<T: Hashable & Sendable>(_ type: T.Type) {
    self.type = ObjectIdentifier(type)
    id = { ($0.base as? T).map(ScrollTargetID.init) }
  }

  static func == (first: ScrollIDType, second: ScrollIDType) -> Bool { first.type == second.type }
}

/// The parts of sections that stay in sight while their section scrolls.
///
///     ScrollView {
///       LazyVStack(pinnedViews: .sectionHeaders) {
///         Section("A") { … }
///       }
///     }
///
/// A header stays at the edge of what can be seen, below bars, until the next section pushes it
/// out. What scrolls beneath it is not drawn, whether it has a background or not.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

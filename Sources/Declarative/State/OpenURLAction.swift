public import Foundation

/// Opens an address: call it like a function.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(page) }
///
/// A view around can say what that means; otherwise nothing is opened, as nobody knows on whose
/// machine a terminal is looked at.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  private let handler: @MainActor @Sendable (URL) -> Result

  /// What has become of an address.
  public struct Result: Sendable {
    let isHandled: Bool
    /// Where the system is to go instead.
    let address: URL?
    let asksSystem: Bool

    /// It was opened.
    public static let handled = Result(isHandled: true, address: nil, asksSystem: false)
    /// It was not opened, and is not to be.
    public static let discarded = Result(isHandled: false, address: nil, asksSystem: false)
    /// The system may open it.
    public static let systemAction = Result(isHandled: false, address: nil, asksSystem: true)

    /// The system may open another address instead.
    public static func systemAction(_ url: URL) -> Result {
      Result(isHandled: false, address: url, asksSystem: true)
    }
  }

  public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: Told whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

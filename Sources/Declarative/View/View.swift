/// A piece of an interface, described by the views it is made of.
///
///     struct Greeting: View {
///       let name: String
///       var body: some View { Text("Hello, \(name)") }
///     }
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self).body: this view is drawn by the library and has no body.")
  }
}

extension Never: View {
  public typealias Body = Never

  // Its own: it is a body in more than one sense, each with a default.
  public nonisolated var body: Never { preconditionFailure("Never.body: there is none.") }
}

/// Several views after one another, as a builder's block makes them.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  public var value: T

  public nonisolated init(_ value: T) { self.value = value }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

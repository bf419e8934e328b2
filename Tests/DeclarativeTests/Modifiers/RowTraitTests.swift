import DeclarativeText
import Support
import Testing

/// What a view says of itself to a list or a picker around it.
@MainActor @Suite struct RowTraitTests {
  /// Notes the traits of its first child.
  private struct Reading: Layout {
    // Called in layout, on the main actor, and nowhere else.
    nonisolated(unsafe) let read: (LayoutSubview) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      if let first = subviews.first { read(first) }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private func traits<Value>(
    of view: some View, _ read: @escaping (LayoutSubview) -> Value
  ) -> Value? {
    var value: Value?
    _ = TextHost { Reading { value = read($0) }.callAsFunction { view } }.frame
    return value
  }

  @Test func aTagIsKept() {
    let tag = traits(of: Text("a").tag(3).padding()) { $0[TagTrait.self] }
    #expect(tag??.value == AnyHashable(3))
    #expect(tag??.includesOptional == true)
    #expect(
      traits(of: Text("a").tag("x", includeOptional: false)) { $0[TagTrait.self] }??
        .includesOptional == false)
  }

  @Test func whatARowAsksOfItsListIsKept() {
    let row = Text("a").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .listRowSeparator(.hidden).listRowSeparatorTint(.red, edges: .bottom)
      .listSectionSeparator(.visible, edges: .top).listSectionSeparatorTint(nil)
      .deleteDisabled(true).moveDisabled(true).selectionDisabled()
    #expect(traits(of: row) { $0[ListRowInsets.self] }??.leading == 2)
    #expect(traits(of: row) { $0[ListRowSeparator.self] }??.visibility == .hidden)
    #expect(traits(of: row) { $0[ListRowSeparatorTint.self] }??.edges == .bottom)
    #expect(traits(of: row) { $0[ListSectionSeparator.self] }??.edges == .top)
    #expect(traits(of: row) { $0[DeleteDisabled.self] && $0[MoveDisabled.self] } == true)
    #expect(traits(of: row) { $0[SelectionDisabled.self] } == true)
    #expect(traits(of: Text("a").listRowInsets(nil)) { $0[ListRowInsets.self] == nil } == true)
  }
}

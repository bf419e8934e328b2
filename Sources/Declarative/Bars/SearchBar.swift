import Foundation

/// The search field, with a way to end the search.
///
///     ⌕ swift                ✕  Cancel
struct SearchBar: View {
  let session: SearchSession
  let text: Binding<String>
  let prompt: Text
  let tokens: SearchTokens?
  let extras: SearchExtras
  @FocusState private var isFocused: Bool
  @Environment(\.cellMetrics) private var metrics

  var body: some View {
    let isActive = session.isActive
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: metrics.cell.width) {
        HStack(spacing: metrics.cell.width) {
          Text(verbatim: "⌕").foregroundStyle(.secondary).allowsHitTesting(false)
          if let tokens { tokens.chips() }
          field.focused($isFocused)
          if !text.wrappedValue.isEmpty {
            Button {
              text.wrappedValue = ""
            } label: {
              Text(verbatim: "✕")
            }
            .accessibilityLabel("Clear")
          }
        }
        .background(.quaternary)
        if isActive { Button("Cancel") { session.cancel() } }
      }
      if isActive, extras.offersScopesEarly || !text.wrappedValue.isEmpty { extras.scopes }
      if isActive { suggestions }
    }
    .lineLimit(1)
    .onKeyPress(.escape) {
      guard session.isActive else { return .ignored }
      session.cancel()
      return .handled
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { session.begin() }
    }
    .onChange(of: session.calls) { isFocused = true }
    .onChange(of: isActive) { _, isActive in
      if !isActive { isFocused = false }
    }
  }

  private var field: some View {
    var content = FieldContent(text, prompt: prompt)
    content.trigger = .search
    content.onDeleteAtStart = { tokens?.removeLast() }
    return content.field
  }

  @ViewBuilder private var suggestions: some View {
    if let suggestions = extras.suggestions ?? tokens?.suggestions {
      ForEach(subviews: suggestions) { subview in
        if let completion = subview.containerValues.searchCompletion {
          Button {
            complete(completion)
          } label: {
            subview
          }
        } else {
          subview
        }
      }
      .padding(.leading, metrics.cell.width * 2)
    }
  }

  private func complete(_ completion: SearchCompletion) {
    switch completion {
    case .text(let completion):
      text.wrappedValue = completion
    case .token(let token):
      tokens?.append(token)
      text.wrappedValue = ""
    }
    session.call()
  }
}

/// The tokens of a search, of whatever type.
nonisolated struct SearchTokens {
  let chips: () -> AnyView
  let removeLast: () -> Void
  let removeAll: () -> Void
  let append: (Any) -> Void
  let suggestions: AnyView?
}

extension SearchTokens {
  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: [C.Element], token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    chips = {
      AnyView(
        ForEach(tokens.wrappedValue) { each in
          token(each).lineLimit(1).background(.tint.opacity(0.4))
        })
    }
    removeLast = {
      if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() }
    }
    removeAll = {
      if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() }
    }
    append = { any in
      if let token = any as? C.Element { tokens.wrappedValue.append(token) }
    }
    let rest = suggested.filter { each in !tokens.wrappedValue.contains { $0.id == each.id } }
    suggestions =
      rest.isEmpty
      ? nil : AnyView(ForEach(rest) { each in token(each).searchCompletion(each) })
  }
}

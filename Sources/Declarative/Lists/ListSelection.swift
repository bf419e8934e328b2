/// What is selected in a list, whatever its type.
struct ListSelection {
  let isMultiple: Bool
  /// Reads what is selected, for whoever is to follow it.
  let read: () -> Void
  /// Reads once what is selected, and tells of values whether they are.
  let now: () -> (AnyHashable) -> Bool
  /// Selects one value and no other; false for a value of another type.
  let select: (AnyHashable) -> Bool
  /// Adds a value to those that are selected, or takes it out.
  let toggle: (AnyHashable) -> Bool
  /// Adds values to those that are selected, where there may be several.
  var add: ([AnyHashable]) -> Void = { _ in }
}

extension ListSelection {
  func contains(_ value: AnyHashable) -> Bool { now()(value) }

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    self.init(
      isMultiple: false, read: { _ = selection.wrappedValue },
      now: {
        guard let value = selection.wrappedValue else { return { _ in false } }
        return { $0.base as? Value == value }
      },
      select: {
        guard let value = $0.base as? Value else { return false }
        if selection.wrappedValue != value { selection.wrappedValue = value }
        return true
      },
      toggle: {
        guard let value = $0.base as? Value else { return false }
        selection.wrappedValue = selection.wrappedValue == value ? nil : value
        return true
      })
  }

  init<Value: Hashable>(_ selection: Binding<Value>) {
    self.init(
      isMultiple: false, read: { _ = selection.wrappedValue },
      now: {
        let value = selection.wrappedValue
        return { $0.base as? Value == value }
      },
      select: {
        guard let value = $0.base as? Value else { return false }
        if selection.wrappedValue != value { selection.wrappedValue = value }
        return true
      },
      toggle: {
        guard let value = $0.base as? Value else { return false }
        selection.wrappedValue = value
        return true
      })
  }

  init<Value: Hashable>(_ selection: Binding<Set<Value>>) {
    self.init(
      isMultiple: true, read: { _ = selection.wrappedValue },
      now: {
        let values = selection.wrappedValue
        return { ($0.base as? Value).map(values.contains) ?? false }
      },
      select: {
        guard let value = $0.base as? Value else { return false }
        selection.wrappedValue = [value]
        return true
      },
      toggle: {
        guard let value = $0.base as? Value else { return false }
        selection.wrappedValue.formSymmetricDifference([value])
        return true
      },
      add: { values in
        let before = selection.wrappedValue
        let after = before.union(values.lazy.compactMap { $0.base as? Value })
        if after != before { selection.wrappedValue = after }
      })
  }
}

extension EnvironmentValues {
  /// What is to be done when a row of a list in here has been chosen.
  var onRowChoice: (() -> Void)? {
    get { self[RowChoiceKey.self] }
    set { self[RowChoiceKey.self] = newValue }
  }
}

private enum RowChoiceKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

/// What a view is told of in few letters: beside its tab, or at the end of its row.
package enum BadgeTrait: LayoutValueKey {
  package static var defaultValue: Text? { nil }
}

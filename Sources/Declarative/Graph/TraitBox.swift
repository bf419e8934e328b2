/// A trait of a view, of the type its key says.
package final class TraitBox<Value> {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

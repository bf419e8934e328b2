/// The stored properties of a struct or the elements of a tuple: where they lie and of which type.
///
/// The runtime calls read here are the ones `Mirror` is built on, asked once a type.
package struct Field {
  package let name: String
  package let type: any Any.Type
  package let offset: Int

  /// The fields of a value; none of a reference: those lie in its object.
  package static func all(of type: any Any.Type) -> ContiguousArray<Field> {
    hasFields(type) ? listed(of: type) : []
  }

  /// Whether a type is a struct or a tuple.
  ///
  /// The runtime takes nothing else without a value, and an existential type not even then. What
  /// kind a type is stands first in its metadata.
  private static func hasFields(_ type: any Any.Type) -> Bool {
    if type is AnyClass { return false }
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  /// The stored properties of an object's class, their offsets counted from the object.
  package static func all(of object: AnyObject) -> ContiguousArray<Field> {
    listed(of: Swift.type(of: object))
  }

  private static func listed(of type: any Any.Type) -> ContiguousArray<Field> {
    var fields: ContiguousArray<Field> = []
    for index in 0..<fieldCount(type) {
      var metadata = FieldMetadata()
      let field = fieldType(type, index: index, metadata: &metadata)
      let name = metadata.name.map { String(cString: $0) } ?? ""
      metadata.free?(metadata.name)
      fields.append(Field(name: name, type: field, offset: fieldOffset(type, index: index)))
    }
    return fields
  }
}

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: any Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: any Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>
) -> any Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: any Any.Type, index: Int) -> Int

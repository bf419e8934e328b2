/// What a view contributes to the container around it: most often one element.
package struct ElementList {
  private var single: Element?
  private var several: ContiguousArray<Element> = []

  package init() {}

  package init(_ element: Element) { single = element }

  package init(_ elements: ContiguousArray<Element>) {
    if elements.count == 1 { single = elements[0] } else { several = elements }
  }

  package var count: Int { single == nil ? several.count : 1 }

  package var first: Element? { single ?? several.first }

  package var array: ContiguousArray<Element> { single.map { [$0] } ?? several }

  package func isSame(as other: ElementList) -> Bool {
    guard single === other.single, several.count == other.several.count else { return false }
    return zip(several, other.several).allSatisfy { $0 === $1 }
  }

  package func append(to elements: inout ContiguousArray<Element>) {
    if let single { elements.append(single) } else { elements.append(contentsOf: several) }
  }

  package func forEach(_ visit: (Element) -> Void) {
    if let single { visit(single) } else { several.forEach(visit) }
  }
}

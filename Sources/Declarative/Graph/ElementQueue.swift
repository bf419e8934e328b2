/// Elements by depth.
struct ElementQueue {
  private var levels: ContiguousArray<ContiguousArray<Element>> = []
  private var count = 0
  private var deepest = 0
  private var shallowest = Int.max

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ element: Element) {
    let depth = Int(element.depth)
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(element)
    count += 1
    deepest = max(deepest, depth)
    shallowest = min(shallowest, depth)
  }

  mutating func popDeepest() -> Element? {
    guard count > 0 else { return nil }
    while levels[deepest].isEmpty { deepest -= 1 }
    count -= 1
    if count == 0 { shallowest = .max }
    return levels[deepest].popLast()
  }

  mutating func popShallowest() -> Element? {
    guard count > 0 else { return nil }
    while levels[shallowest].isEmpty { shallowest += 1 }
    count -= 1
    let element = levels[shallowest].popLast()
    if count == 0 {
      shallowest = .max
      deepest = 0
    }
    return element
  }
}

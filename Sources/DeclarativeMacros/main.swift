import Foundation

// The compiler asks on standard input and is answered on standard output: each message is JSON, after
// its length in eight bytes, the lowest first. Standard output is for answers only.

while let request = readMessage() {
  write(answer(to: request))
}

private func readMessage() -> [String: Any]? {
  guard let head = read(8) else { return nil }
  let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  guard length < 1 << 30, let body = read(Int(length)) else { return nil }
  return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
}

/// Exactly so many bytes, or nil at the end.
private func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count),
      !more.isEmpty
    else { return nil }
    data.append(more)
  }
  return data
}

private func write(_ answer: [String: Any]) {
  guard let body = try? JSONSerialization.data(withJSONObject: answer) else { return }
  var message = Data()
  for shift in stride(from: 0, to: 64, by: 8) {
    message.append(UInt8(truncatingIfNeeded: body.count >> shift))
  }
  try? FileHandle.standardOutput.write(contentsOf: message + body)
}

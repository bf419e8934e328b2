/// What the compiler is told, in the messages of its protocol for plugins.
///
/// (`PluginMessages.swift` of swift-syntax, version 7 of the protocol.)
func answer(to request: [String: Any]) -> [String: Any] {
  if request["getCapability"] != nil {
    return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
  }
  if let question = request["expandAttachedMacro"] as? [String: Any] {
    return expansion(of: question) { try attached(question) }
  }
  if let question = request["expandFreestandingMacro"] as? [String: Any] {
    // A preview: its code was checked already, and nobody shows it.
    return expansion(of: question) { "" }
  }
  return expansion(of: [:]) { throw Misuse("the compiler asks for what this plugin does not know") }
}

/// A macro used where it cannot be.
struct Misuse: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

private func expansion(
  of question: [String: Any], _ expand: () throws -> String
) -> [String: Any] {
  do {
    return ["expandMacroResult": ["expandedSource": try expand(), "diagnostics": []]]
  } catch {
    let message = (error as? Misuse)?.message ?? "\(error)"
    let attribute = question["attributeSyntax"] as? [String: Any]
    let location = attribute?["location"] as? [String: Any]
    let diagnostic: [String: Any] = [
      "message": message, "severity": "error",
      "position": [
        "fileName": location?["fileName"] ?? "", "offset": location?["offset"] ?? 0,
      ],
      "highlights": [], "notes": [], "fixIts": [],
    ]
    return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
  }
}

private func attached(_ question: [String: Any]) throws -> String {
  func source(_ key: String) -> String? {
    (question[key] as? [String: Any])?["source"] as? String
  }
  let macro = (question["macro"] as? [String: Any])?["typeName"] as? String
  guard macro == "EntryMacro", let declaration = source("declSyntax") else { return "" }
  let contexts = (question["lexicalContext"] as? [[String: Any]]) ?? []
  let context = source("parentDeclSyntax") ?? contexts.first?["source"] as? String ?? ""
  let entry = try Entry(declaration: declaration, context: context)
  return question["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
}

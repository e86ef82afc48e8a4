import SourceSyntax

/// What is wrong with a StoreKit configuration.
struct StoreKitProblems {
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the file was read to its end; otherwise nothing is reported as missing.
  let isWhole: Bool

  init(isWhole: Bool) {
    self.isWhole = isWhole
  }

  mutating func error(_ message: String, at node: SyntaxNode) {
    diagnostics.append(Diagnostic(.error, message, at: node.opening))
  }

  mutating func warning(
    _ message: String, at node: SyntaxNode, related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(Diagnostic(.warning, message, at: node.opening, related: related))
  }

  /// Reports a key that Xcode always writes.
  mutating func missing(
    _ key: String, of body: SyntaxNode, called name: String, severity: Severity = .warning
  ) {
    guard isWhole else { return }
    diagnostics.append(Diagnostic(severity, "\(name) has no \"\(key)\"", at: body.opening))
  }

  mutating func wrongType(_ node: SyntaxNode, _ key: String, expected: String) {
    // A number is as telling as a text is long.
    let found =
      node.jsonDescription == "a number" ? String(node.text.prefix(60)) : node.jsonDescription
    error("\"\(key)\" must be \(expected), not \(found)", at: node)
  }

  mutating func invented(_ key: SyntaxNode, meaning name: String) {
    warning("Xcode knows no \"\(key.text)\" here; the key is \"\(name)\"", at: key)
  }

  mutating func duplicate(_ message: String, at node: SyntaxNode, first: SyntaxNode) {
    warning(
      message, at: node, related: [Diagnostic.Related("it stands here first", at: first.range)])
  }
}

/// Reading values by their keys; what has the wrong type is reported.
extension StoreKitProblems {
  /// The value of a key, reporting the invented name that it has.
  mutating func value(_ key: StoreKitKey, of body: SyntaxNode) -> SyntaxNode? {
    if let value = body.value(forKey: key.name) { return value }
    guard let (name, value) = StoreKitNodes.invented(key, in: body) else { return nil }
    invented(name, meaning: key.name)
    return value
  }

  /// The text of a value; that of a number too, which is reported. Nil for null.
  mutating func text(_ node: SyntaxNode?, _ key: String) -> String? {
    guard let node, !node.isNull else { return nil }
    guard node.isScalar else {
      wrongType(node, key, expected: "text")
      return nil
    }
    if node.style == .plain { wrongType(node, key, expected: "text in double quotes") }
    return node.text
  }

  mutating func text(_ key: String, of body: SyntaxNode) -> String? {
    text(body.value(forKey: key), key)
  }

  mutating func flag(_ key: String, of body: SyntaxNode) -> Bool? {
    guard let node = body.value(forKey: key), !node.isNull else { return nil }
    if node.isScalar, node.style == .plain {
      if node.equals("true") { return true }
      if node.equals("false") { return false }
    }
    wrongType(node, key, expected: "true or false")
    return nil
  }

  /// A whole number of at least 1.
  mutating func count(_ node: SyntaxNode?, _ key: String) -> Int? {
    guard let node, !node.isNull else { return nil }
    guard node.isScalar, node.style == .plain, let number = Int(decimal: node), number >= 1 else {
      wrongType(node, key, expected: "a whole number of at least 1")
      return nil
    }
    return number
  }

  /// The objects in a list; no list is an empty one.
  ///
  /// - Parameter isReference: Whether an element only names something that stands elsewhere.
  mutating func objects(
    _ list: SyntaxNode?, _ key: String, called name: String,
    isReference: (SyntaxNode) -> Bool = { _ in false }
  ) -> [SyntaxNode] {
    guard let list, !list.isNull else { return [] }
    guard list.isSequence else {
      wrongType(list, key, expected: "a list")
      return []
    }
    var objects: [SyntaxNode] = []
    for element in list.elements {
      if element.isMapping {
        objects.append(element)
      } else if element.isScalar, isReference(element) {
        warning(
          "\"\(key)\" holds \(name) as an object; one that is only named is not read as its member",
          at: element)
      } else {
        let found = element.jsonDescription
        error("\"\(key)\" holds objects, expected \(name), not \(found)", at: element)
      }
    }
    return objects
  }
}

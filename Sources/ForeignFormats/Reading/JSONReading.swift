import Basics
import CatalogFormats
import SourceSyntax

/// Reading JSON values by key; values with the wrong type are reported, and null is treated as
/// missing.
extension ReadingProblems {
  mutating func wrongType(_ node: SyntaxNode, _ key: String, expected: String) {
    // A number is shown in full, up to a limit.
    let found = node.jsonDescription == "a number" ? String(node.text.prefix(60)) : node.jsonDescription
    error("\"\(key)\" must be \(expected), not \(found)", at: node)
  }

  /// A text, or the text of a number, which is reported.
  mutating func text(_ node: SyntaxNode?, _ key: String) -> String? {
    guard let node, !node.isNull else { return nil }
    guard node.isScalar else {
      wrongType(node, key, expected: "text")
      return nil
    }
    if node.style == .plain { wrongType(node, key, expected: "text in double quotes") }
    return node.text
  }

  mutating func text(_ key: String, of body: SyntaxNode) -> String? { text(body.value(forKey: key), key) }

  mutating func flag(_ node: SyntaxNode?, _ key: String) -> Bool? {
    guard let node, !node.isNull else { return nil }
    if node.isScalar, node.style == .plain {
      if node.equals("true") { return true }
      if node.equals("false") { return false }
    }
    wrongType(node, key, expected: "true or false")
    return nil
  }

  /// A whole number, which may be written with a decimal point followed by zeros.
  mutating func integer(_ node: SyntaxNode?, _ key: String, atLeast least: Int? = nil) -> Int? {
    guard let node, !node.isNull else { return nil }
    if node.isScalar, node.style == .plain, let number = Int(jsonNumber: node.text), least.map({ number >= $0 }) ?? true
    {
      return number
    }
    wrongType(node, key, expected: "a whole number" + (least.map { " of at least \($0)" } ?? ""))
    return nil
  }

  mutating func integer(_ key: String, of body: SyntaxNode) -> Int? { integer(body.value(forKey: key), key) }

  /// An object.
  mutating func object(_ key: String, of body: SyntaxNode) -> SyntaxNode? {
    guard let node = body.value(forKey: key), !node.isNull else { return nil }
    if node.isMapping { return node }
    wrongType(node, key, expected: "an object")
    return nil
  }

  /// The objects in a list; a missing list is empty.
  ///
  /// - Parameters:
  ///   - name: The name of an element in messages; nil for an object.
  ///   - isReference: Whether an element only refers to something that is elsewhere.
  mutating func objects(
    _ list: SyntaxNode?, _ key: String, called name: String? = nil, isReference: (SyntaxNode) -> Bool = { _ in false }
  ) -> [SyntaxNode] {
    guard let list, !list.isNull else { return [] }
    guard list.isSequence else {
      wrongType(list, key, expected: "a list")
      return []
    }
    return list.elements.filter { element in
      if element.isMapping { return true }
      if element.isScalar, isReference(element) {
        warning(
          "\"\(key)\" contains \(name ?? "objects") as an object; a mere reference is not read " + "as a member",
          at: element)
      } else {
        let expected = name.map { "expected \($0), " } ?? ""
        error("\"\(key)\" must contain objects, \(expected)not \(element.jsonDescription)", at: element)
      }
      return false
    }
  }

  mutating func objects(_ key: String, of body: SyntaxNode) -> [SyntaxNode] { objects(body.value(forKey: key), key) }

  /// Counts the unknown keys of an object.
  ///
  /// - Parameter sections: The keys that hold products, so that other keys with products are reported.
  mutating func leaveOutKeys(
    of body: SyntaxNode, except known: Set<String>, expectingProductsIn sections: [String] = []
  ) {
    for (key, value) in body.entries where !known.contains(key.text) {
      if !sections.isEmpty, reportUnreadSection(key, value, expecting: sections) { continue }
      leaveOut(key.text, Self.unknown, at: key.range)
    }
  }
}

extension SyntaxNode {
  /// The name of the type of a JSON value in messages.
  var jsonDescription: String {
    if isMapping { return "an object" }
    if isSequence { return "a list" }
    if style == .doubleQuoted { return "text" }
    if equals("null") || equals("true") || equals("false") { return text }
    // Anything else without quotes is not JSON, and reported as such.
    return "a number"
  }

  /// The index of the first key of an object that is in a set; nil otherwise.
  func firstKey(among keys: Set<String>) -> Int? { entries.first { keys.contains($0.key.text) }?.key.index }
}

extension Int {
  /// Parses a JSON number that is whole: `100`, `-1`, `100.0`.
  init?(jsonNumber text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts[0].utf8.first == UInt8(ascii: "-") ? parts[0].dropFirst() : parts[0]
    guard (1...18).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      parts.count == 1 || !parts[1].isEmpty && parts[1].utf8.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    self.init(parts[0])
  }
}

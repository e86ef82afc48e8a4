import Basics
import CatalogModel
import SourceSyntax

/// Where the values of a catalog stand in a JSON file, noted while it was read.
struct JSONPlaces: Sendable {
  private var nodes: [CatalogPath: Int] = [:]

  mutating func note(_ path: CatalogPath, _ node: SyntaxNode?) {
    if let node { nodes[path] = node.index }
  }

  func node(of path: CatalogPath, in tree: SyntaxTree) -> SyntaxNode? {
    if path.subject == .catalog { return path.field == nil ? tree.root : nil }
    return nodes[path].flatMap { tree.node(at: $0) }
  }

  /// The bytes of a value; of a part of a text only where it is written as it reads.
  ///
  /// - Parameter read: How the text of a value reads, where the format has an escape of its own.
  func range(
    of path: CatalogPath, text: Range<Int>?, in tree: SyntaxTree,
    reading read: (String) -> String = { $0 }
  ) -> SourceRange? {
    guard let node = node(of: path, in: tree) else { return nil }
    guard node.isScalar, let text, read(node.text) == node.text else { return node.opening }
    return node.range(ofDecoded: text)
  }
}

extension CatalogDocument {
  /// The document of a file that is JSON, but not what it should be.
  ///
  /// - Parameter rule: What is expected, as a sentence that goes on with "not a number".
  init(of tree: SyntaxTree, whichIsNot rule: String, _ facets: CatalogFacets) {
    var diagnostics = tree.diagnostics
    if !tree.hasErrors {
      let found = tree.root?.jsonDescription ?? "an empty file"
      diagnostics.append(
        Diagnostic(.error, "\(rule), not \(found)", at: tree.root?.opening ?? SourceRange(at: 0)))
    }
    self.init(source: tree.source, catalog: Catalog(facets: facets), diagnostics: diagnostics) {
      _, _ in nil
    }
  }
}

/// Reading JSON values by their keys; what has the wrong type is reported.
extension ReadingProblems {
  mutating func wrongType(_ node: SyntaxNode, _ key: String, expected: String) {
    let found = node.jsonDescription == "a number" ? node.text : node.jsonDescription
    error("\"\(key)\" must be \(expected), not \(found)", at: node.opening)
  }

  /// A text; nil for null and for none.
  mutating func text(_ key: String, of body: SyntaxNode) -> String? {
    guard let node = body.value(forKey: key), !node.isNull else { return nil }
    guard node.isScalar, node.style == .doubleQuoted else {
      wrongType(node, key, expected: "text in double quotes")
      return node.isScalar ? node.text : nil
    }
    return node.text
  }

  /// The objects in a list; no list is an empty one.
  mutating func objects(_ key: String, of body: SyntaxNode) -> [SyntaxNode] {
    guard let list = body.value(forKey: key), !list.isNull else { return [] }
    guard list.isSequence else {
      wrongType(list, key, expected: "a list")
      return []
    }
    return objects(list, key)
  }

  mutating func objects(_ list: SyntaxNode, _ key: String) -> [SyntaxNode] {
    list.elements.filter { element in
      if element.isMapping { return true }
      error("\"\(key)\" holds objects, not \(element.jsonDescription)", at: element.opening)
      return false
    }
  }

  /// An object; nil for null and for none.
  mutating func object(_ key: String, of body: SyntaxNode) -> SyntaxNode? {
    guard let node = body.value(forKey: key), !node.isNull else { return nil }
    if node.isMapping { return node }
    wrongType(node, key, expected: "an object")
    return nil
  }

  /// A whole number, which may be written with a point and zeros behind it; nil for null and none.
  mutating func integer(_ key: String, of body: SyntaxNode) -> Int? {
    guard let node = body.value(forKey: key), !node.isNull else { return nil }
    if node.isScalar, node.style == .plain, let number = Int(jsonNumber: node.text) {
      return number
    }
    wrongType(node, key, expected: "a whole number")
    return nil
  }

  /// Counts the keys of an object that nobody knows.
  mutating func leaveOutKeys(of body: SyntaxNode, except known: Set<String>) {
    for (key, _) in body.entries where !known.contains(key.text) {
      leaveOut(key.text, Self.unknown, at: key.range)
    }
  }
}

extension Int {
  /// Reads a number of JSON that is whole: `100`, `-1`, `100.0`.
  init?(jsonNumber text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts[0].utf8.first == UInt8(ascii: "-") ? parts[0].dropFirst() : parts[0]
    guard (1...18).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ $0.isASCIIDigit }),
      parts.count == 1
        || !parts[1].isEmpty && parts[1].utf8.allSatisfy({ $0 == UInt8(ascii: "0") })
    else { return nil }
    self.init(parts[0])
  }
}

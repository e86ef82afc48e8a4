import Basics
import CatalogModel
public import SourceSyntax

/// Reads Shopkeeper's own catalog file.
public enum CatalogYAMLDecoder {
  /// Reads a catalog; values that violate the format are left out of it and reported in the diagnostics.
  public static func read(_ source: SourceFile) -> CatalogDocument { read(SyntaxTree.parseYAML(source)) }

  /// Reads a tree with the keys of the catalog file, in any notation.
  package static func read(_ tree: SyntaxTree) -> CatalogDocument {
    let source = tree.source
    var diagnostics = tree.diagnostics
    guard let root = tree.root else {
      if !tree.hasErrors {
        diagnostics.append(
          Diagnostic(
            .error, "the file is empty; a catalog starts with \"catalog: 1\"", at: SourceRange(start: 0, end: 0)))
      }
      return CatalogDocument(source: source, catalog: Catalog(), diagnostics: diagnostics) { _, _ in nil }
    }
    guard tree.hasErrors || hasOwnKey(root) else {
      let first = root.entries.first { _ in true }?.key.text
      return CatalogDocument(
        refusing: source, [],
        diagnostics + [
          Diagnostic(
            .error,
            "this is not a catalog: it has none of its keys, such as \"catalog\", \"app\" and " + "\"products\""
              + (first.map { "; its first is \(quoted: $0)" } ?? ""), at: root.opening)
        ])
    }
    // A truncated file lacks many values that weren't forgotten.
    var check = SchemaCheck(isWhole: !tree.hasErrors)
    check.check(root, against: .object(CatalogSchema.root), place: .name("the file"))
    var tree = tree
    // A misspelt key is reported once: everything that depends on it is treated as if it were correct.
    if !check.misspelt.isEmpty { tree = tree.correcting(check.misspelt) }
    var build = CatalogDecoder()
    if let root = tree.root { build.decode(root) }
    diagnostics += check.diagnostics
    diagnostics += build.problems.sorted()
    diagnostics.sort { $0.range.start < $1.range.start }
    let map = CatalogSourceMap(tree: tree, places: build.places)
    return CatalogDocument(catalog: build.catalog, diagnostics: diagnostics, map: map)
  }

  /// Whether a mapping has any key of a catalog; other values have diagnostics of their own.
  private static func hasOwnKey(_ root: SyntaxNode) -> Bool {
    !root.isMapping || root.entries.contains { entry in CatalogSchema.root.keys.contains { entry.key.equals($0) } }
  }

  /// Whether the first line with contents is a key of a catalog in YAML: a table with such a
  /// heading has no colon after it, and a title above a table continues with words.
  package static func begins(_ source: SourceFile) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var rest = source.bytes.dropFirst(source.bytes.starts(with: mark) ? mark.count : 0)
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      rest = rest.dropFirst(line.count + 1)
      guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }),
        first != UInt8(ascii: "#"), first != UInt8(ascii: "%"), !line.elementsEqual("---".utf8)
      else { continue }
      let key = line.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
      let value = line.dropFirst(key.count).drop { $0 == UInt8(ascii: " ") }
      guard value.first == UInt8(ascii: ":"), CatalogSchema.root.keys.contains(where: { key.elementsEqual($0.utf8) })
      else { return false }
      let next = value.dropFirst().first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      return next.map { "{[#&!|>\"'".utf8.contains($0) || $0.isASCIIDigit } ?? true
    }
    return false
  }

  /// A key that only a catalog has, or products and groups by their keys, in a JSON file.
  static func markOfJSON(in file: ParsedFile) -> Int? {
    guard file.beginsAsObject else { return nil }
    for (key, value) in file.jsonRoot?.entries.map(\.self) ?? [] {
      switch key.text {
      case "currencies", "templates", "retired": return key.index
      case "catalog" where value.isScalar, "products" where value.isMapping, "subscriptionGroups" where value.isMapping:
        return value.indices.upperBound
      default: continue
      }
    }
    return nil
  }
}

import Basics
import CatalogFormats
public import SourceSyntax

/// The names that a catalog file gives: of currencies, templates and subscription groups.
extension CatalogWorkspace {
  private enum Kind: String, CaseIterable {
    case currency = "currencies"
    case template = "templates"
    case group = "subscriptionGroups"
  }

  private struct Name {
    var kind: Kind
    var text: String
  }

  /// The place where the name at an offset is defined; nil when a name is not there.
  public func definition(at offset: Int) -> SourceRange? {
    referenced(at: offset).flatMap { name in
      tree?.root?.value(forKey: name.kind.rawValue)?.entry(forKey: name.text)?.key.range
    }
  }

  /// The places of the name at an offset, in the order of the file.
  ///
  /// - Parameters:
  ///   - offset: The UTF-8 offset in the text of the catalog.
  ///   - includesDefinition: Whether the place where it is defined is one of them.
  public func references(at offset: Int, includingDefinition includesDefinition: Bool = true) -> [SourceRange] {
    guard let name = referenced(at: offset) else { return [] }
    return nodes(of: name).filter { includesDefinition || !$0.isDefinition }.map(\.node.range)
  }

  /// The range of the name at an offset; nil when nothing there can be renamed.
  public func name(at offset: Int) -> SourceRange? {
    place(at: offset).flatMap { place in name(at: place).map { _ in place.node.range } }
  }

  /// The replacements that give the name at an offset another text everywhere.
  ///
  /// - Throws: ``CatalogFileFailure`` when nothing there is a name, or the text can't be one.
  public func rename(at offset: Int, to text: String) throws -> [TextReplacement] {
    guard let name = referenced(at: offset) else {
      throw CatalogFileFailure("only currencies, templates and subscription groups can be renamed: a product ID stays")
    }
    guard !text.isEmpty, text.allSatisfy({ !$0.isWhitespace }), text == VisibleText.escaped(text) else {
      throw CatalogFileFailure("a name is a word without blanks, not \"\(text)\"")
    }
    guard name.text != text else { return [] }
    guard let root = tree?.root, root.value(forKey: name.kind.rawValue)?.value(forKey: text) == nil else {
      throw CatalogFileFailure("the catalog has \"\(text)\" already")
    }
    let replacements = nodes(of: name).compactMap { found in
      SyntaxPlace(of: found.node, below: root).flatMap { ScalarSplice(place: $0).replacement(with: text) }
    }
    let renamed = CatalogYAMLDecoder.read(source.replacing(replacements))
    guard replacements.count == nodes(of: name).count,
      renamed.diagnostics.errorCount <= file.document.diagnostics.errorCount
    else { throw CatalogFileFailure("\"\(name.text)\" can't be renamed to \"\(text)\" in this file") }
    return replacements
  }

  private func referenced(at offset: Int) -> Name? { place(at: offset).flatMap(name) }

  /// The name that a scalar is, as a definition or a reference.
  private func name(at place: WorkspacePlace) -> Name? {
    let keys = place.keys
    if place.isKey, keys.count == 2, let kind = Kind(rawValue: keys[0]) { return Name(kind: kind, text: keys[1]) }
    if place.isKey, keys.dropLast().last == "grants" { return Name(kind: .currency, text: place.node.text) }
    let isInProduct =
      keys.first == "products" && keys.count == 3 || keys.first == "subscriptionGroups" && keys.count == 5
    if !place.isKey, isInProduct, keys.last == "template" { return Name(kind: .template, text: place.node.text) }
    return nil
  }

  private func nodes(of name: Name) -> [(node: SyntaxNode, isDefinition: Bool)] {
    guard let root = tree?.root else { return [] }
    var found: [(node: SyntaxNode, isDefinition: Bool)] = []
    if let key = root.value(forKey: name.kind.rawValue)?.entry(forKey: name.text)?.key { found.append((key, true)) }
    var products = root.value(forKey: "products").map { Array($0.entries) } ?? []
    for (_, group) in root.value(forKey: "subscriptionGroups")?.entries.map({ $0 }) ?? [] {
      products += group.value(forKey: "products").map { Array($0.entries) } ?? []
    }
    for (_, product) in products {
      switch name.kind {
      case .currency:
        if let key = product.value(forKey: "grants")?.entry(forKey: name.text)?.key { found.append((key, false)) }
      case .template:
        if let value = product.value(forKey: "template"), value.equals(name.text) { found.append((value, false)) }
      case .group: break
      }
    }
    return found.sorted { $0.node.range.start < $1.node.range.start }
  }
}

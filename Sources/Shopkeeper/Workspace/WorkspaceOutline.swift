import CatalogModel
public import SourceSyntax

extension CatalogWorkspace {
  /// A named part of the catalog, for an outline.
  public struct Symbol: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      case section
      case product
      case group
      case currency
      case template
    }

    public var name: String
    public var kind: Kind
    /// The type and the price of a product; empty for other parts.
    public var detail: String
    /// The whole part.
    public var range: SourceRange
    /// Its key.
    public var key: SourceRange
    public var children: [Symbol]
  }

  /// The parts of the catalog in the order of the file; empty for formats other than the catalog's own.
  public var symbols: [Symbol] {
    guard let root = tree?.root else { return [] }
    var products: [String: Product] = [:]
    for product in file.document.catalog.products { products[product.item] = product }
    func symbols(_ mapping: SyntaxNode, _ kind: Symbol.Kind) -> [Symbol] {
      mapping.entries.map { key, value in
        var children: [Symbol] = []
        var detail = ""
        switch (kind, key.text) {
        case (.section, "products"): children = symbols(value, .product)
        case (.section, "subscriptionGroups"): children = symbols(value, .group)
        case (.section, "currencies"): children = symbols(value, .currency)
        case (.section, "templates"): children = symbols(value, .template)
        case (.group, _): children = value.value(forKey: "products").map { symbols($0, .product) } ?? []
        case (.product, let item): detail = products[item].map(self.detail) ?? ""
        default: break
        }
        let range = SourceRange(start: key.range.start, end: max(key.range.end, value.range.end))
        return Symbol(name: key.text, kind: kind, detail: detail, range: range, key: key.range, children: children)
      }
    }
    return symbols(root, .section)
  }

  private func detail(of product: Product) -> String {
    let price = product.price?.base(in: file.document.catalog.baseTerritory)
    return [product.type?.rawValue, price?.description].compactMap(\.self).joined(separator: ", ")
  }

  /// The parts that can be folded, as their first and last lines, counted from 1.
  public var foldings: [ClosedRange<Int>] {
    guard let tree else { return [] }
    var foldings: [ClosedRange<Int>] = []
    func visit(_ node: SyntaxNode, from start: Int) {
      guard !node.isScalar, !node.range.isEmpty else { return }
      // The line break after a block is not part of it.
      let (first, last) = (source.location(at: start).line, source.location(at: node.range.end).line)
      if first < last { foldings.append(first...last) }
      for (key, value) in node.entries { visit(value, from: key.range.start) }
      for element in node.elements { visit(element, from: element.range.start) }
    }
    for entry in tree.root.map({ Array($0.entries) }) ?? [] { visit(entry.value, from: entry.key.range.start) }
    return foldings
  }
}

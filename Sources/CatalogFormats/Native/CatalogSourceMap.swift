import AppStoreReference
package import CatalogModel
package import SourceSyntax

/// Maps paths of a catalog back to the YAML file it was read from.
///
/// Nothing is computed until it is needed: in a catalog without findings, positions cost only two
/// numbers per product.
package struct CatalogSourceMap: Sendable {
  package let tree: SyntaxTree
  package let places: CatalogPlaces
  private let longLists = LongLists()

  package init(tree: SyntaxTree, places: CatalogPlaces) {
    self.tree = tree
    self.places = places
  }

  package func range(of path: CatalogPath, text: Range<Int>?) -> SourceRange? {
    guard let node = node(of: path) else { return nil }
    guard let text, node.isScalar, !isTemplate(node, path) else { return node.range }
    return node.range(ofDecoded: text)
  }

  /// A generated text is not in the file; its position is the reference to the template.
  private func isTemplate(_ node: SyntaxNode, _ path: CatalogPath) -> Bool {
    guard path.field == .title || path.field == .description, case .product = path.subject else { return false }
    return body(of: path.subject)?.value(forKey: "template") == node
  }

  /// The node of a path, or a substitute for a field that is not written: its key, or the template
  /// that provides it.
  package func node(of path: CatalogPath) -> SyntaxNode? {
    switch path.subject {
    case .catalog:
      if path.field == .retired { return root?.value(forKey: "retired") }
      if path.field == .ignore { return suppression(path.element, of: root) }
      return root?.entry(forKey: "catalog")?.key ?? root
    case .app:
      guard let app = places.app.flatMap(tree.node(at:)) else { return nil }
      guard let field = path.field else { return app }
      if let element = path.element, Self.ofMessages.contains(field) {
        let messages = app.value(forKey: CatalogField.retentionMessages.rawValue)
        return messages?.element(at: element).map { $0.value(forKey: field.rawValue) ?? $0 } ?? messages
      }
      guard let value = app.value(forKey: field.rawValue) else { return nil }
      guard let element = path.element else { return value }
      if field == .pricePolicies || field == .retentionMessages { return value.element(at: element) ?? value }
      guard field == .locales else { return value }
      return longLists.node(element, of: value, .locales) { value.elements.filter(\.isScalar) }
    case .retired(let index): return places.retired.indices.contains(index) ? tree.node(at: places.retired[index]) : nil
    case .currency, .template, .product, .group:
      guard let entry = entry(of: path.subject), let key = tree.node(at: entry.key),
        let body = tree.node(at: entry.value)
      else { return nil }
      guard let field = path.field else { return key }
      return text(of: path, key: key, body: body)
        ?? self.field(field, element: path.element, key: key, body: body, of: path.subject)
    }
  }

  private func field(
    _ field: CatalogField, element: Int?, key: SyntaxNode, body: SyntaxNode, of subject: CatalogPath.Subject
  ) -> SyntaxNode? {
    switch field {
    case .productID: return body.value(forKey: "id") ?? key
    case .name, .locale, .title, .description: return nil
    case .ignore: return suppression(element, in: body, of: subject)
    default: break
    }
    let keys = Field.keys(to: field, in: Product.fields) ?? [field.rawValue]
    guard let value = keys.reduce(Optional(body), { $0?.value(forKey: $1) }) else { return nil }
    guard let element else { return value }
    if let list = Product.recordLists[field] {
      return longLists.node(element, of: value, field) { CatalogDecoder.records(of: list, in: value) }
    }
    switch field {
    case .grants:
      return longLists.node(element, of: value, field) { value.entries.map(\.value).filter(CatalogDecoder.isGrant) }
    case .price: return longLists.node(element, of: value, field) { amounts(of: value) } ?? value
    default: return value
    }
  }

  /// The node of a name, a locale, a title or a description, or a substitute.
  private func text(of path: CatalogPath, key: SyntaxNode, body: SyntaxNode) -> SyntaxNode? {
    guard let field = path.field, Self.texts.contains(field) else { return nil }
    switch path.subject {
    case .currency, .template:
      guard let element = path.element else { return key }
      guard let entry = body.entry(at: element) else { return nil }
      guard field != .locale else { return entry.key }
      if case .currency = path.subject { return entry.value }
      return entry.value.value(forKey: field.rawValue) ?? entry.key
    default: break
    }
    let template = Self.written("template", in: body)
    let localizations = body.entry(forKey: "localizations")
    guard let element = path.element else { return localizations?.key ?? template }
    // Locales that only the template has come after those that are written out.
    guard let entry = localizations?.value.entry(at: element) else { return template }
    guard field != .locale else { return entry.key }
    return Self.written(field.rawValue, in: entry.value) ?? template ?? entry.key
  }

  /// The value of a key, unless it is null.
  private static func written(_ key: String, in mapping: SyntaxNode) -> SyntaxNode? {
    mapping.value(forKey: key).flatMap { $0.isNull ? nil : $0 }
  }

  /// The fields of retention messages, which are those of the app with an element.
  private static let ofMessages: Set<CatalogField> = [.header, .body, .locale]

  private static let texts: [CatalogField] = [.title, .description, .name, .locale]

  package var root: SyntaxNode? { tree.node(at: places.root) }

  /// The node with the fields of a subject.
  package func body(of subject: CatalogPath.Subject) -> SyntaxNode? {
    switch subject {
    case .catalog, .retired: root
    case .app: places.app.flatMap(tree.node(at:))
    case .currency, .template, .product, .group: entry(of: subject).flatMap { tree.node(at: $0.value) }
    }
  }

  /// The amounts of a price: by currency first, then by storefront.
  private func amounts(of price: SyntaxNode) -> [SyntaxNode] {
    var amounts: [SyntaxNode] = []
    var overrides: [SyntaxNode] = []
    for (key, value) in price.entries where value.isScalar {
      var part = Price()
      part.add(value.text, as: key.text)
      if !part.amounts.isEmpty { amounts.append(value) }
      if !part.overrides.isEmpty { overrides.append(value) }
    }
    return amounts + overrides
  }

  package func entry(of subject: CatalogPath.Subject) -> CatalogPlaces.Entry? {
    switch subject {
    case .product(let index): places.products.indices.contains(index) ? places.products[index] : nil
    case .group(let index): places.groups.indices.contains(index) ? places.groups[index] : nil
    case .currency(let index): places.currencies.indices.contains(index) ? places.currencies[index] : nil
    case .template(let index): places.templates.indices.contains(index) ? places.templates[index] : nil
    case .catalog, .app, .retired: nil
    }
  }

  /// A suppression of a subject; those in its localizations come after its own.
  private func suppression(_ index: Int?, in body: SyntaxNode, of subject: CatalogPath.Subject) -> SyntaxNode? {
    let own = body.value(forKey: "ignore")
    guard let index else { return own }
    return longLists.node(index, of: body, .ignore) {
      var lists = own.map { [$0] } ?? []
      var localizations = body.value(forKey: "localizations")
      if case .template = subject { (localizations, lists) = (body, []) }
      for entry in localizations?.entries.map(\.value) ?? [] {
        // All lists, as in the reader, so that the indices match the model.
        for (key, list) in entry.entries where key.equals("ignore") { lists.append(list) }
      }
      return lists.flatMap { Array($0.elements) }
    }
  }

  /// A suppression of the catalog.
  private func suppression(_ index: Int?, of root: SyntaxNode?) -> SyntaxNode? {
    guard let list = root?.value(forKey: "ignore") else { return nil }
    guard let index else { return list }
    return list.element(at: index) ?? list
  }
}

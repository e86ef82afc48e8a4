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
    guard path.field == .title || path.field == .description,
      case .product = path.subject, let entry = entry(of: path.subject)
    else { return false }
    return tree.node(at: entry.value)?.value(forKey: "template") == node
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
      guard let value = app.value(forKey: field.rawValue) else { return nil }
      guard field == .locales, let element = path.element else { return value }
      return longLists.node(element, of: value, .locales) { value.elements.filter(\.isScalar) }
    case .retired(let index):
      return places.retired.indices.contains(index)
        ? tree.node(at: places.retired[index]) : nil
    case .currency, .template, .product, .group:
      guard let entry = entry(of: path.subject), let key = tree.node(at: entry.key),
        let body = tree.node(at: entry.value)
      else { return nil }
      guard let field = path.field else { return key }
      return self.field(field, element: path.element, key: key, body: body, of: path.subject)
    }
  }

  private func field(
    _ field: CatalogField, element: Int?, key: SyntaxNode, body: SyntaxNode,
    of subject: CatalogPath.Subject
  ) -> SyntaxNode? {
    switch field {
    case .productID: return body.value(forKey: "id") ?? key
    case .name, .locale, .title, .description:
      return text(field, element: element, body: body, of: subject)
    case .ignore: return suppression(element, in: body, of: subject)
    default: break
    }
    let keys = Field.keys(to: field, in: Product.fields) ?? [field.rawValue]
    guard let value = keys.reduce(Optional(body), { $0?.value(forKey: $1) }) else { return nil }
    guard let element else { return value }
    switch field {
    case .offers:
      return longLists.node(element, of: value, field) {
        value.elements.filter(CatalogDecoder.isOffer)
      }
    case .billingPlans:
      return longLists.node(element, of: value, field) {
        value.elements.filter(CatalogDecoder.isBillingPlan)
      }
    case .offerCodes:
      return longLists.node(element, of: value, field) {
        value.elements.filter(CatalogDecoder.isOfferCode)
      }
    case .grants:
      return longLists.node(element, of: value, field) {
        value.entries.map(\.value).filter(CatalogDecoder.isGrant)
      }
    case .price: return longLists.node(element, of: value, field) { amounts(of: value) } ?? value
    default: return value
    }
  }

  private func text(
    _ field: CatalogField, element: Int?, body: SyntaxNode, of subject: CatalogPath.Subject
  ) -> SyntaxNode? {
    let isText = field != .locale
    switch subject {
    case .currency(let index), .template(let index):
      let isCurrency = subject == .currency(index)
      guard let element else { return entry(of: subject).flatMap { tree.node(at: $0.key) } }
      guard let entry = body.entry(at: element) else { return nil }
      if isCurrency { return isText ? entry.value : entry.key }
      return isText ? entry.value.value(forKey: field.rawValue) ?? entry.key : entry.key
    default: break
    }
    let template = body.value(forKey: "template").flatMap { $0.isNull ? nil : $0 }
    guard let element else { return body.entry(forKey: "localizations")?.key ?? template }
    // Locales that only the template has come after those that are written out.
    guard let entry = body.value(forKey: "localizations")?.entry(at: element) else {
      return template
    }
    guard isText else { return entry.key }
    let written = entry.value.value(forKey: field.rawValue).flatMap { $0.isNull ? nil : $0 }
    return written ?? template ?? entry.key
  }

  package var root: SyntaxNode? { tree.node(at: places.root) }

  /// The node with the fields of a subject.
  package func body(of subject: CatalogPath.Subject) -> SyntaxNode? {
    switch subject {
    case .catalog, .retired: root
    case .app: places.app.flatMap(tree.node(at:))
    case .currency, .template, .product, .group:
      entry(of: subject).flatMap { tree.node(at: $0.value) }
    }
  }

  /// The amounts of a price: those by currency first, then those of storefronts.
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
    let (entries, index): ([CatalogPlaces.Entry], Int)
    switch subject {
    case .product(let product): (entries, index) = (places.products, product)
    case .group(let group): (entries, index) = (places.groups, group)
    case .currency(let currency): (entries, index) = (places.currencies, currency)
    case .template(let template): (entries, index) = (places.templates, template)
    case .catalog, .app, .retired: return nil
    }
    return entries.indices.contains(index) ? entries[index] : nil
  }

  /// A suppression of a subject; those in its localizations come after its own.
  private func suppression(
    _ index: Int?, in body: SyntaxNode, of subject: CatalogPath.Subject
  ) -> SyntaxNode? {
    let own = body.value(forKey: "ignore")
    guard let index else { return own }
    return longLists.node(index, of: body, .ignore) {
      var lists = own.map { [$0] } ?? []
      var localizations = body.value(forKey: "localizations")
      if case .template = subject { (localizations, lists) = (body, []) }
      for entry in localizations?.entries.map(\.value) ?? [] {
        // All lists, as in the reader, so that the indices match those of the model.
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

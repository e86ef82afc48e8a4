import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates the model from a list of products with any layout except the catalog's own.
struct ProductListBuilder {
  var catalog = Catalog(facets: [])
  var problems = ReadingProblems()
  var places = FieldPlaces<Int>()
  var hasWarnedOfLanguage = false
  private var groups: [String: Int] = [:]
  /// The number of products of each group that are in the order of their levels.
  private var levels: [Int: Int] = [:]
  var currencies: Set<String> = []
  private var decoder = CatalogDecoder()

  mutating func build(_ root: SyntaxNode, as kind: ProductListShape.Kind) {
    switch kind {
    case .array: addList(root, type: nil)
    case .labels:
      for (key, label) in root.entries {
        let index = add(key)
        catalog.products[index].referenceName = label.text
        places.note(CatalogPath(.product(index), .referenceName), label)
      }
    case .dictionaries: for (key, body) in root.entries { add(key, body, type: nil) }
    case .byKind: addSections(root)
    }
    places.reorder(products: catalog.sortProductsByGroup())
    catalog.facets = facets(of: kind)
  }

  /// The facets of products that the list contains; others are not missing, but were never
  /// intended.
  private func facets(of kind: ProductListShape.Kind) -> CatalogFacets {
    var facets: CatalogFacets = []
    let products = catalog.products
    if products.contains(where: { $0.price != nil }) { facets.insert(.prices) }
    if products.contains(where: { !$0.localizations.isEmpty }) { facets.insert(.texts) }
    if products.contains(where: { $0.type != nil }) { facets.insert(.types) }
    if products.contains(where: { !$0.grants.isEmpty }) { facets.insert(.grants) }
    if products.contains(where: { $0.subscription?.period != nil }) { facets.insert(.periods) }
    // A label such as an emoji belongs to the app, and is not a reference name in App Store
    // Connect.
    if kind != .labels, products.contains(where: { $0.referenceName != nil }) { facets.insert(.referenceNames) }
    return facets
  }

  // MARK: Lists by kind

  private mutating func addSections(_ root: SyntaxNode) {
    let hasSubscriptions = root.entries.contains { ProductListSection($0.key) == .subscriptions }
    for (key, value) in root.entries {
      guard let section = ProductListSection(key) else {
        let isReported = problems.reportUnreadSection(
          key, value, expecting: ProductListSection.names, areIDs: true)
        if !isReported { ignore(key) }
        continue
      }
      // MKStoreKit's templates have an empty dictionary where an array belongs.
      if value.isMapping {
        for (id, body) in value.entries { add(id, body, type: section.type) }
      } else if section == .subscriptions {
        addGroups(value)
      } else {
        addList(value, type: section.type, isGrouped: section == .products && !hasSubscriptions)
      }
    }
  }

  /// - Parameter isGrouped: Whether IDs may name a subscription group, as in StoreHelper.
  private mutating func addList(_ list: SyntaxNode, type: ProductType?, isGrouped: Bool = false) {
    guard list.isSequence else { return warn("expected a list of product IDs", at: list) }
    for element in list.elements {
      if element.isMapping {
        guard let id = ProductListKey.value(.id, of: element) else {
          warn("the dictionary has no product ID", at: element)
          continue
        }
        add(id, element, type: type)
      } else if element.isScalar, !element.isNull {
        let index = add(element, type: type)
        if isGrouped, let name = Self.group(inID: element.text) { join(group(name, at: element), index) }
      } else {
        warn("expected a product ID", at: element)
      }
    }
  }

  /// StoreHelper's groups; the first product of a group has the highest level.
  private mutating func addGroups(_ list: SyntaxNode) {
    for element in list.elements {
      guard element.isMapping, let name = ProductListKey.value(.group, of: element),
        let products = element.entries.first(where: { ProductListSection($0.key) == .products })
      else {
        if element.isScalar, !element.isNull {
          add(element, type: .autoRenewable)
        } else {
          warn("expected a dictionary with \"Group\" and \"Products\"", at: element)
        }
        continue
      }
      let group = self.group(name)
      for id in products.value.elements where id.isScalar && !id.isNull { join(group, add(id)) }
    }
  }

  /// The group of `com.example.subscription.vip.gold`.
  private static func group(inID id: String) -> String? {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(of: "subscription"), place + 3 == parts.count else { return nil }
    return String(parts[place + 1])
  }

  mutating func group(_ name: SyntaxNode) -> Int { group(name.text, at: name) }

  private mutating func group(_ key: String, at node: SyntaxNode) -> Int {
    if let known = groups[key] { return known }
    let index = catalog.groups.count
    groups[key] = index
    catalog.groups.append(SubscriptionGroup(key: key))
    places.note(CatalogPath(.group(index)), node)
    return index
  }

  /// Appends a product to a group.
  private mutating func join(_ group: Int, _ index: Int) {
    levels[group, default: 0] += 1
    catalog.products[index].type = .autoRenewable
    catalog.products[index].subscription = Subscription(group: group, level: levels[group])
  }

  // MARK: Products

  @discardableResult private mutating func add(_ id: SyntaxNode, type: ProductType? = nil) -> Int {
    let index = catalog.products.count
    catalog.products.append(Product(item: id.text, productID: id.text, type: type))
    places.note(CatalogPath(.product(index)), id)
    places.note(CatalogPath(.product(index), .productID), id)
    if type == .autoRenewable { subscribe(index, at: id) }
    return index
  }

  /// Makes a product a subscription, in a group without a name.
  mutating func subscribe(_ index: Int, at node: SyntaxNode) {
    guard catalog.products[index].subscription == nil else { return }
    catalog.products[index].type = .autoRenewable
    catalog.products[index].subscription = Subscription(group: group("subscriptions", at: node))
  }

  private mutating func add(_ id: SyntaxNode, _ body: SyntaxNode, type: ProductType?) {
    let index = add(id, type: type)
    guard body.isMapping else {
      // MKStoreKit's subscriptions have their duration in days.
      if let days = Int(decimal: body) { setPeriod(days: days, index, body) }
      return
    }
    var values: [ProductListKey: SyntaxNode] = [:]
    var others: [MappingEntries.Element] = []
    for (key, value) in body.entries {
      if Self.isCatalogKey(key, value) {
        others.append((key, value))
        continue
      }
      guard let meaning = ProductListKey(key), value.isScalar, !value.isNull else {
        ignore(key)
        continue
      }
      if values[meaning] == nil { values[meaning] = value }
    }
    read(values, index)
    // After the type, which determines whether it is a subscription.
    for (key, value) in others { readAsCatalog(key, value, index) }
  }

  /// Whether a key is read as in the catalog file; some have different values elsewhere, which are
  /// read by their contents, and only a catalog has templates.
  private static func isCatalogKey(_ key: SyntaxNode, _ value: SyntaxNode) -> Bool {
    guard let field = field(key) else { return false }
    return switch field.path {
    case .productID: field.key != "id"
    case .template: false
    case .price, .period, .level: !value.isScalar
    default: true
    }
  }

  private static func field(_ key: SyntaxNode) -> Field<Product>? {
    Product.fields(inGroup: true).first { key.equals($0.key) }
  }

  private mutating func readAsCatalog(_ key: SyntaxNode, _ value: SyntaxNode, _ index: Int) {
    guard let field = Self.field(key), let schema = CatalogSchema.subscription.field(field.key) else { return }
    var check = SchemaCheck()
    check.check(value, against: schema.value, place: .key(key))
    for found in check.diagnostics {
      problems.report(found.severity, found.message, at: found.range, related: found.related)
    }
    if case .grants = field.content {
      for entry in value.entries where currencies.insert(entry.key.text).inserted {
        catalog.currencies.append(VirtualCurrency(key: entry.key.text, names: []))
      }
    }
    if !value.isNull { decoder.decode(value, field, into: &catalog.products[index]) }
    if let path = CatalogField(rawValue: field.key) { places.note(CatalogPath(.product(index), path), value) }
  }

  // MARK: Problems

  mutating func warn(_ message: String, at node: SyntaxNode) { problems.warning(message, at: node.range) }

  /// Reports every unknown name once.
  private mutating func ignore(_ key: SyntaxNode) {
    problems.once(.warning, "the key \(quoted: key.text) is not known, and is left out", at: key.range)
  }
}

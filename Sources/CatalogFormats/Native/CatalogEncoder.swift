import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// Converts a catalog to the values of a catalog file, and reports values that the file can't hold.
package struct CatalogEncoder: Sendable {
  package private(set) var losses: [ExportLoss] = []
  private let catalog: Catalog
  private let isForPeople: Bool

  /// - Parameter isForPeople: Whether the result is a file for editing: products have their type
  ///   before their ID.
  package init(_ catalog: Catalog, forPeople isForPeople: Bool = false) {
    self.catalog = catalog.groupingLooseSubscriptions
    self.isForPeople = isForPeople
  }

  /// The whole file; duplicates are left out, and are among the ``losses``.
  package mutating func root() -> CatalogMap {
    var root = CatalogMap()
    root.add(CatalogSchema.versionKey, .integer(CatalogSchema.version))
    root.add("app", map(catalog.app, App.fields, at: CatalogPath(.app)).value)
    root.add("currencies", currencies())
    root.add("templates", templates())
    root.add("products", products { $0.subscription == nil })
    root.add("subscriptionGroups", groups())
    root.add("retired", list: catalog.retired.map(OrderedValue.text))
    root.add("ignore", list: suppressions(catalog.suppressions, in: nil))
    return root
  }

  private mutating func currencies() -> CatalogMap {
    var currencies = CatalogMap()
    for (index, currency) in catalog.currencies.enumerated() {
      var names = CatalogMap()
      for (element, name) in currency.names.enumerated() {
        let texts = name.names.map(OrderedValue.text)
        let isNew = names.add(name.locale, texts.count == 1 ? texts[0] : .list(texts))
        if !isNew { repeated("locale", CatalogPath(.currency(index), .name, element: element)) }
      }
      if !currencies.add(currency.key, names.value) { repeated("currency", CatalogPath(.currency(index))) }
    }
    return currencies
  }

  private mutating func templates() -> CatalogMap {
    var templates = CatalogMap()
    for (index, template) in catalog.templates.enumerated() {
      let path = CatalogPath(.template(index))
      let texts = localizations(template.localizations, Localization.fields, ignoring: template.suppressions, at: path)
      if !templates.add(template.key, texts.value) { repeated("template", path) }
    }
    return templates
  }

  private mutating func groups() -> CatalogMap {
    var groups = CatalogMap()
    for (index, group) in catalog.groups.enumerated() {
      var map = CatalogMap()
      for field in SubscriptionGroup.fields {
        if case .suppressions = field.content { map.add("products", products { $0.subscription?.group == index }) }
        add(field, of: group, to: &map, at: CatalogPath(.group(index)))
      }
      groups.add(groups.free(group.key), map.value)
    }
    return groups
  }

  // MARK: Products

  private mutating func products(where isMember: (Product) -> Bool) -> CatalogMap {
    var products = CatalogMap()
    for index in catalog.products.indices where isMember(catalog.products[index]) {
      let (item, value) = product(at: index, apartFrom: &products)
      products.add(item, value)
    }
    return products
  }

  /// A product under its name in the file.
  ///
  /// - Parameter products: The preceding products: if several have the same name, the others get a
  ///   different one.
  package mutating func product(at index: Int, apartFrom products: inout CatalogMap) -> (
    item: String, value: OrderedValue
  ) {
    let (wanted, convention) = name(at: index)
    let item = products.free(wanted)
    return (item, self.product(at: index, id: id(at: index, item, convention)).value)
  }

  /// The name of a product in the file, unless it is taken, and the one that its ID follows from.
  private func name(at index: Int) -> (wanted: String, convention: String?) {
    let product = catalog.products[index]
    let convention = catalog.app.item(of: product.productID)
    // A product that its file names only by its ID gets the name of the convention.
    let isNamed = !product.item.utf8.elementsEqual(product.productID.utf8)
    return (isNamed ? product.item : convention ?? product.item, convention)
  }

  /// The ID to write of a product; nil when it follows from its name in the file.
  private func id(at index: Int, _ item: String, _ convention: String?) -> String? {
    let follows = convention.map { $0.utf8.elementsEqual(item.utf8) } ?? false
    return follows ? nil : catalog.products[index].productID
  }

  /// The fields of a product.
  /// - Parameter id: The ID, unless it follows from the key.
  package mutating func product(at index: Int, id: String?) -> CatalogMap {
    let product = catalog.products[index]
    let isGrouped = product.subscription != nil
    var map = CatalogMap()
    // The key is then already taken at its position in the table.
    if isForPeople, !isGrouped { map.add("type", text: product.type?.rawValue) }
    map.add("id", text: id)
    for field in Product.fields where !isGrouped || !field.traits.contains(.outsideGroups) {
      add(field, of: product, to: &map, at: CatalogPath(.product(index)))
    }
    return map
  }

  // MARK: Fields

  private mutating func map<Record>(_ record: Record, _ fields: [Field<Record>], at path: CatalogPath) -> CatalogMap {
    var map = CatalogMap()
    for field in fields { add(field, of: record, to: &map, at: path) }
    return map
  }

  /// - Parameter path: The path of the record.
  private mutating func add<Record>(
    _ field: Field<Record>, of record: Record, to map: inout CatalogMap, at path: CatalogPath
  ) {
    let path = CatalogPath(path.subject, path.field ?? field.path)
    switch field.content {
    case .scalar(let form, let value):
      guard let text = value.get(record) else { return }
      if text == "1", field.traits.contains(.oneByDefault) { return }
      map.add(field.key, Self.scalar(text, form))
    case .list(let form, _, let values):
      map.add(field.key, values.get(record).map { .list($0.map { Self.scalar($0, form) }) })
    case .price(let price):
      guard let price = price.get(record) else { return }
      var amounts = CatalogMap()
      for part in price.parts where !amounts.add(part.key, .text(part.value)) {
        repeated("currency or territory", path)
      }
      map.add(field.key, amounts.value)
    case .grants(let grants):
      var amounts = CatalogMap()
      for (element, grant) in grants.get(record).enumerated() where !amounts.add(grant.currency, .text(grant.amount)) {
        repeated("currency", CatalogPath(path.subject, path.field, element: element))
      }
      map.add(field.key, amounts)
    case .localizations(let texts, let suppressions, let fields):
      map.add(
        field.key,
        localizations(texts.get(record), fields, ignoring: suppressions.get(record), at: CatalogPath(path.subject)))
    case .records(let list): map.add(field.key, list: records(of: list, in: record, at: path))
    case .suppressions(let suppressions): map.add(field.key, list: self.suppressions(suppressions.get(record), in: nil))
    case .review(let fields): map.add(field.key, self.map(record, fields, at: path))
    }
  }

  private mutating func records<List: RecordList>(of list: List, in owner: List.Owner, at path: CatalogPath)
    -> [OrderedValue]
  { list.access.get(owner).map { map($0, List.Element.fields, at: path).value } }

  private static func scalar(_ text: String, _ form: FieldForm) -> OrderedValue {
    switch form {
    case .flag: .flag(text == "true")
    case .integer: Int(text).map(OrderedValue.integer) ?? .text(text)
    default: .text(text)
    }
  }

  /// The texts that don't come from a template, and the suppressions of each locale.
  private mutating func localizations(
    _ localizations: [Localization], _ fields: [Field<Localization>], ignoring suppressions: [Suppression],
    at path: CatalogPath
  ) -> CatalogMap {
    var map = CatalogMap()
    for (element, texts) in localizations.enumerated() {
      let own = texts.withoutGenerated
      var entry = self.map(own, fields, at: path)
      entry.add("ignore", list: self.suppressions(suppressions, in: texts.locale))
      guard !entry.isEmpty || texts.generated.isEmpty else { continue }
      if !map.add(texts.locale, entry.value) { repeated("locale", CatalogPath(path.subject, .title, element: element)) }
    }
    return map
  }

  private mutating func suppressions(_ all: [Suppression], in locale: String?) -> [OrderedValue] {
    all.filter { $0.locale == locale }.map { map($0, Suppression.fields, at: CatalogPath(.catalog, .ignore)).value }
  }

  /// Records the loss of something whose key is taken: comparing the values of the keys doesn't
  /// find it.
  private mutating func repeated(_ noun: String, _ path: CatalogPath) {
    losses.append(ExportLoss(.whole, of: path, "the \(noun) occurs more than once"))
  }
}

extension Localization {
  /// The texts without those that come from a template.
  package var withoutGenerated: Localization {
    var own = self
    if generated.contains(.title) { own.title = nil }
    if generated.contains(.description) { own.description = nil }
    return own
  }
}

import AppStoreReference
import Basics
package import CatalogModel
package import SourceSyntax

/// The positions of the parts of a catalog in its tree, as indices of nodes.
package struct CatalogPlaces: Sendable {
  /// A named part: its key, its value, and the mapping that contains it.
  package struct Entry: Sendable {
    package var key: Int
    package var value: Int
    package var container: Int

    package init(_ entry: MappingEntries.Element, in container: SyntaxNode) {
      key = entry.key.index
      value = entry.value.index
      self.container = container.index
    }
  }

  package var app: Int?
  package var currencies: [Entry] = []
  package var templates: [Entry] = []
  package var products: [Entry] = []
  package var groups: [Entry] = []
  package var retired: [Int] = []
  package var root = 0
}

/// Creates a catalog from a tree; uses everything with the right shape, and leaves the rest to the
/// check.
package struct CatalogDecoder {
  package var catalog = Catalog()
  /// The keys of the currencies, which thousands of products may refer to.
  private var currencyKeys: Set<String> = []
  private var templateKeys: Set<String> = []
  private var filler: TemplateFiller?
  private var idPrefix: String?
  private var locales: Set<String> = []
  /// Our own limit, ten times the number of the store: the work for each locale is repeated for every product.
  private static let mostLocales = 500
  package var places = CatalogPlaces()
  package private(set) var problems = DiagnosticList(limit: nil)

  package init() {}

  package mutating func decode(_ root: SyntaxNode) {
    places.root = root.index
    var products: SyntaxNode?
    var groups: SyntaxNode?
    for (key, value) in root.entries {
      switch key.text {
      case "app":
        places.app = value.index
        var app = App()
        decode(value, App.fields, into: &app)
        catalog.app = app
      case "currencies": for entry in value.entries { addCurrency(entry, in: value) }
      case "templates": for entry in value.entries { addTemplate(entry, in: value) }
      case "products": products = value
      case "subscriptionGroups": groups = value
      case "retired":
        for element in value.elements where element.isScalar {
          places.retired.append(element.index)
          catalog.retired.append(element.text)
        }
      case "ignore": catalog.suppressions = suppressions(value)
      default: continue
      }
    }
    // Products may refer to parts that come after them.
    if !catalog.templates.isEmpty {
      // A large catalog may have many texts, but not many times the contents of its file.
      let limit = max(TemplateFiller.usualLimit, 16 * root.tree.source.bytes.count)
      filler = TemplateFiller(catalog, limit: limit)
    }
    idPrefix = catalog.app.idPrefix
    if let products { addProducts(products, group: nil) }
    if let groups { for entry in groups.entries { addGroup(entry, in: groups) } }
    if locales.count > Self.mostLocales {
      problems.error(
        "the texts are in more than \(Self.mostLocales) locales; expected those of the store", at: root.opening)
    }
    // All generated texts are dropped, not only some: nobody could tell which ones are missing.
    if filler?.isExhausted == true { for index in catalog.products.indices { catalog.products[index].dropGenerated() } }
    if filler?.isExhausted == true, let templates = root.value(forKey: "templates") {
      problems.error(
        "the texts that the templates make would take more than \(TemplateFiller.usualLimit >> 20) MB, and 16 times "
          + "the file; expected shorter texts, or fewer locales or products",
        at: templates.range)
    }
  }

  private mutating func addCurrency(_ entry: MappingEntries.Element, in currencies: SyntaxNode) {
    places.currencies.append(.init(entry, in: currencies))
    currencyKeys.insert(entry.key.text)
    let names = entry.value.entries.map { name in
      let locale = name.key.text
      return VirtualCurrency.Name(
        locale: locale, storeLocale: StoreLocale.resolving(locale),
        names: name.value.isScalar ? [name.value.text] : Self.texts(name.value))
    }
    catalog.currencies.append(VirtualCurrency(key: entry.key.text, names: names))
  }

  private mutating func addTemplate(_ entry: MappingEntries.Element, in templates: SyntaxNode) {
    places.templates.append(.init(entry, in: templates))
    var template = TextTemplate(key: entry.key.text, localizations: [])
    template.localizations = localizations(entry.value, Localization.fields, ignoring: &template.suppressions)
    templateKeys.insert(template.key)
    catalog.templates.append(template)
  }

  private mutating func addGroup(_ entry: MappingEntries.Element, in groups: SyntaxNode) {
    places.groups.append(.init(entry, in: groups))
    var group = SubscriptionGroup(key: entry.key.text)
    decode(entry.value, SubscriptionGroup.fields, into: &group)
    catalog.groups.append(group)
    if let products = entry.value.value(forKey: "products") { addProducts(products, group: catalog.groups.count - 1) }
  }

  private mutating func addProducts(_ products: SyntaxNode, group: Int?) {
    let fields = Product.fields(inGroup: group != nil)
    for entry in products.entries {
      let product = product(entry, fields, group: group)
      places.products.append(.init(entry, in: products))
      catalog.products.append(product)
    }
  }

  private mutating func product(_ entry: MappingEntries.Element, _ fields: [Field<Product>], group: Int?) -> Product {
    let item = entry.key.text
    var product = Product(item: item, productID: item)
    if let idPrefix { product.productID = idPrefix + item }
    if let group {
      product.type = .autoRenewable
      product.subscription = Subscription(group: group)
    }
    decode(entry.value, fields, into: &product)
    if product.template != nil { return filler?.filled(product) ?? product }
    return product
  }

  // MARK: Fields

  private mutating func decode<Record>(_ node: SyntaxNode, _ fields: [Field<Record>], into record: inout Record) {
    for (key, value) in node.entries where !value.isNull {
      if let field = fields.first(where: { key.equals($0.key) }) { decode(value, field, into: &record) }
    }
  }

  /// Reads one field into its record.
  package mutating func decode<Record>(_ value: SyntaxNode, _ field: Field<Record>, into record: inout Record) {
    switch field.content {
    case .scalar(let form, let access):
      guard value.isScalar else { return }
      let text = value.text
      switch form {
      case .oneOf(let words): guard words.contains(text) else { return }
      case .integer: guard Int(decimal: value) != nil else { return }
      case .template: requireTemplate(text, at: value)
      default: break
      }
      access.set(&record, text)
    case .list(_, _, let access): access.set(&record, Self.texts(value))
    case .price(let access): access.set(&record, price(value))
    case .grants(let access): access.set(&record, grants(value))
    case .localizations(let access, let suppressions, let fields):
      var ignored = suppressions.get(record)
      access.set(&record, localizations(value, fields, ignoring: &ignored))
      suppressions.set(&record, ignored)
    case .records(let list): decode(value, list, into: &record)
    case .suppressions(let access):
      // Before the suppressions of the localizations, regardless of their order in the file.
      access.set(&record, suppressions(value) + access.get(record))
    case .review(let fields): decode(value, fields, into: &record)
    }
  }

  private mutating func decode<List: RecordList>(_ node: SyntaxNode, _ list: List, into owner: inout List.Owner) {
    let records = Self.records(of: list, in: node).map { element in
      var record = List.Element.empty
      decode(element, List.Element.fields, into: &record)
      return record
    }
    list.access.set(&owner, records)
  }

  private static func texts(_ node: SyntaxNode) -> [String] { node.elements.filter(\.isScalar).map(\.text) }

  /// - Parameter ignored: Receives the suppressions in the localizations.
  private mutating func localizations(
    _ node: SyntaxNode, _ fields: [Field<Localization>], ignoring ignored: inout [Suppression]
  ) -> [Localization] {
    node.entries.map { key, texts in
      let locale = key.text
      if locales.count <= Self.mostLocales { locales.insert(locale) }
      // Nearly all locales are in the store's spelling.
      let storeLocale = StoreLocale(locale) ?? StoreLocale.resolving(locale)
      var localization = Localization(locale: locale, storeLocale: storeLocale)
      decode(texts, fields, into: &localization)
      for (key, list) in texts.entries where key.equals("ignore") { ignored += suppressions(list, in: locale) }
      return localization
    }
  }

  private func price(_ node: SyntaxNode) -> Price? {
    guard node.isMapping else { return nil }
    var price = Price()
    for (key, value) in node.entries where value.isScalar { price.add(value.text, as: key.text) }
    return price
  }

  private mutating func grants(_ node: SyntaxNode) -> [Grant] {
    node.entries.compactMap { entry in
      let currency = entry.key.text
      if !currencyKeys.contains(currency) {
        let known = catalog.currencies
        problems.error(Self.undeclared("currency", currency, among: known.map(\.key)), at: entry.key.range)
      }
      guard Self.isGrant(entry.value), let quantity = Quantity(entry.value.text) else { return nil }
      return Grant(currency: currency, quantity: quantity.quantity, bonus: quantity.bonus)
    }
  }

  /// One suppression for each element, so that their indices match the list.
  private mutating func suppressions(_ node: SyntaxNode, in locale: String? = nil) -> [Suppression] {
    node.elements.map { element in
      var suppression = Suppression(rule: "", locale: locale)
      decode(element, Suppression.fields, into: &suppression)
      return suppression
    }
  }

  // MARK: Elements that are used; the source map counts only those

  /// The records of a list: the elements with a known kind or a name.
  package static func records(of list: some RecordList, in node: SyntaxNode) -> [SyntaxNode] {
    let key = list.requiredKey
    return node.elements.filter { element in
      guard let value = element.value(forKey: key), value.isScalar, !value.isNull else { return false }
      return key != "kind" || Offer.Kind(rawValue: value.text) != nil
    }
  }

  package static func isGrant(_ value: SyntaxNode) -> Bool { value.isScalar && Quantity(value.text) != nil }

  // MARK: Missing references

  private mutating func requireTemplate(_ key: String, at node: SyntaxNode) {
    guard !templateKeys.contains(key) else { return }
    let known = catalog.templates
    problems.error(Self.undeclared("template", key, among: known.map(\.key)), at: node.range)
  }

  private static func undeclared(_ kind: String, _ key: String, among known: [String]) -> String {
    let plural = kind == "currency" ? "currencies" : "templates"
    let near = Suggestion.nearest(to: key, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
    return "no \(kind) \"\(key)\" in \"\(plural)\"\(near)"
  }
}

extension Price {
  /// Adds the value of a key of a price in a catalog file; false when it is not an amount.
  @discardableResult package mutating func add(_ text: String, as key: String) -> Bool {
    if key == "tier" {
      tier = PriceTier(text)
      unknownTier = tier == nil ? text : nil
      return true
    }
    switch PriceKey(key) {
    case .currency(let currency):
      guard let amount = Money(decimal: text, currency: currency) else { return false }
      amounts.append(amount)
    case .territory(let territory):
      guard let amount = Money(decimal: text, currency: territory.currency) else { return false }
      overrides.append(Override(territory: territory, amount: amount))
    case nil: return false
    }
    return true
  }
}

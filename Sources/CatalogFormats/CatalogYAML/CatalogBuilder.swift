import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Where the parts of a catalog stand in its tree, as indices of nodes.
struct CatalogPlaces: Sendable {
  /// A named part: the key that names it, what it holds, and the mapping that it is an entry of.
  struct Entry: Sendable {
    var key: Int
    var value: Int
    var container: Int

    init(_ entry: MappingEntries.Element, in container: SyntaxNode) {
      key = entry.key.index
      value = entry.value.index
      self.container = container.index
    }
  }

  var app: Int?
  var currencies: [Entry] = []
  var templates: [Entry] = []
  var products: [Entry] = []
  var groups: [Entry] = []
  var retired: [Int] = []
  var root = 0
}

/// Makes the model from a tree; takes what has the right shape and leaves the rest to the check.
struct CatalogBuilder {
  var catalog = Catalog()
  /// The keys of the currencies, which thousands of products may name.
  private var currencyKeys: Set<String> = []
  private var filler: TemplateFiller?
  var places = CatalogPlaces()
  var diagnostics: [Diagnostic] = []

  mutating func build(_ root: SyntaxNode) {
    places.root = root.index
    var products: SyntaxNode?
    var groups: SyntaxNode?
    for (key, value) in root.entries {
      if key.equals("app") {
        places.app = value.index
        catalog.app = app(value)
      } else if key.equals("currencies") {
        for entry in value.entries {
          places.currencies.append(.init(entry, in: value))
          catalog.currencies.append(currency(entry.key.text, entry.value))
          currencyKeys.insert(entry.key.text)
        }
      } else if key.equals("templates") {
        for entry in value.entries {
          places.templates.append(.init(entry, in: value))
          var template = TextTemplate(key: entry.key.text, localizations: [])
          template.localizations = localizations(entry.value, ignoring: &template.suppressions)
          catalog.templates.append(template)
        }
      } else if key.equals("products") {
        products = value
      } else if key.equals("subscriptionGroups") {
        groups = value
      } else if key.equals("retired") {
        for element in value.elements where element.isScalar {
          places.retired.append(element.index)
          catalog.retired.append(element.text)
        }
      } else if key.equals("ignore") {
        catalog.suppressions = suppressions(value)
      }
    }
    if !catalog.templates.isEmpty { filler = TemplateFiller(catalog) }
    if let products {
      catalog.products.reserveCapacity(products.count)
      places.products.reserveCapacity(products.count)
      for entry in products.entries { add(entry, in: products, group: nil) }
    }
    if let groups {
      for entry in groups.entries { addGroup(entry, in: groups) }
    }
  }

  private func app(_ node: SyntaxNode) -> App {
    App(
      bundleID: text(node, "bundleID"), name: text(node, "name"),
      primaryLocale: text(node, "primaryLocale"), locales: texts(node.value(forKey: "locales")),
      baseTerritory: text(node, "baseTerritory").flatMap { Territory($0) },
      restoreNote: text(node, "restoreNote"))
  }

  private func currency(_ key: String, _ node: SyntaxNode) -> VirtualCurrency {
    VirtualCurrency(
      key: key,
      names: node.entries.map { entry in
        let locale = entry.key.text
        return VirtualCurrency.Name(
          locale: locale, storeLocale: StoreLocale.resolving(locale),
          names: entry.value.isScalar ? [entry.value.text] : texts(entry.value))
      })
  }

  private mutating func addGroup(_ entry: MappingEntries.Element, in groups: SyntaxNode) {
    let (key, node) = entry
    let index = catalog.groups.count
    places.groups.append(.init(entry, in: groups))
    var group = SubscriptionGroup(key: key.text, referenceName: text(node, "referenceName"))
    if let ignore = node.value(forKey: "ignore") { group.suppressions = suppressions(ignore) }
    if let names = node.value(forKey: "localizations") {
      group.localizations = localizations(names, ignoring: &group.suppressions)
      for index in group.localizations.indices { group.localizations[index].description = nil }
    }
    catalog.groups.append(group)
    guard let products = node.value(forKey: "products") else { return }
    for entry in products.entries { add(entry, in: products, group: index) }
  }

  private mutating func add(
    _ entry: MappingEntries.Element, in products: SyntaxNode, group: Int?
  ) {
    let (key, node) = entry
    let item = key.text
    var product = Product(item: item, productID: item)
    if let bundleID = catalog.app.bundleID { product.productID = "\(bundleID).\(item)" }
    if let group {
      product.type = .autoRenewable
      product.subscription = Subscription(group: group)
    }
    for (key, value) in node.entries where !value.isNull {
      read(key, value, into: &product)
    }
    places.products.append(.init(entry, in: products))
    if product.template != nil, let filler { product = filler.filled(product) }
    catalog.products.append(product)
  }

  /// Reads one field of a product; the commonest first.
  mutating func read(_ key: SyntaxNode, _ value: SyntaxNode, into product: inout Product) {
    if key.equals("localizations") {
      product.localizations = localizations(value, ignoring: &product.suppressions)
    } else if key.equals("type") {
      guard product.subscription == nil else { return }
      let type = ProductType.allCases.first { value.equals($0.rawValue) }
      product.type = type == .autoRenewable ? nil : type
    } else if key.equals("referenceName") {
      product.referenceName = value.isScalar ? value.text : nil
    } else if key.equals("price") {
      product.price = price(value)
    } else if key.equals("grants") {
      product.grants = grants(value)
    } else if key.equals("template") {
      product.template = template(value)
    } else if key.equals("review") {
      product.review = Review(
        screenshot: text(value, "screenshot"), notes: text(value, "notes"))
    } else if key.equals("id") {
      if value.isScalar { product.productID = value.text }
    } else if key.equals("legacyID") {
      product.hasLegacyID = value.equals("true")
    } else if key.equals("familySharable") {
      product.isFamilySharable = value.equals("true")
    } else if key.equals("promotionalImage") {
      product.promotionalImage = value.isScalar ? value.text : nil
    } else if key.equals("ignore") {
      // Before those of the localizations, whichever the file has first.
      product.suppressions.insert(contentsOf: suppressions(value), at: 0)
    } else if key.equals("period") {
      product.subscription?.period = SubscriptionPeriod.allCases.first {
        value.equals($0.words)
      }
    } else if key.equals("level") {
      product.subscription?.level = Int(decimal: value)
    } else if key.equals("offers") {
      product.subscription?.offers = value.elements.compactMap(offer)
    } else if key.equals("billingPlans") {
      product.subscription?.billingPlans = value.elements.compactMap(billingPlan)
    } else {
      readAvailability(key, value, into: &product.availability)
    }
  }

  private func readAvailability(
    _ key: SyntaxNode, _ value: SyntaxNode, into availability: inout Availability
  ) {
    if key.equals("minimumAppVersion") {
      availability.minimumAppVersion = value.isScalar ? value.text : nil
    } else if key.equals("storefronts") {
      availability.storefronts = texts(value).compactMap { Territory($0) }
    } else if key.equals("platforms") {
      availability.platforms = texts(value)
    } else if key.equals("from") {
      availability.from = CalendarDate(value.text)
    } else if key.equals("until") {
      availability.until = CalendarDate(value.text)
    } else if key.equals("hidden") {
      availability.isHidden = value.equals("true")
    }
  }

  private mutating func grants(_ node: SyntaxNode) -> [Grant] {
    node.entries.compactMap { entry in
      let currency = entry.key.text
      if !currencyKeys.contains(currency) {
        diagnostics.append(
          undeclared(
            "currency", currency, among: catalog.currencies.map(\.key), at: entry.key))
      }
      guard Self.isGrant(entry.value), let quantity = Quantity(entry.value.text) else { return nil }
      return Grant(currency: currency, quantity: quantity.quantity, bonus: quantity.bonus)
    }
  }

  /// Whether the value of a grant is taken; the source map counts only those that are.
  static func isGrant(_ value: SyntaxNode) -> Bool {
    value.isScalar && Quantity(value.text) != nil
  }

  private mutating func template(_ node: SyntaxNode) -> String? {
    guard node.isScalar else { return nil }
    let key = node.text
    if !catalog.templates.contains(where: { $0.key == key }) {
      diagnostics.append(
        undeclared("template", key, among: catalog.templates.map(\.key), at: node))
    }
    return key
  }

  private func undeclared(
    _ kind: String, _ key: String, among known: [String], at node: SyntaxNode
  ) -> Diagnostic {
    let plural = kind == "currency" ? "currencies" : "templates"
    let near = Suggestion.nearest(to: key, among: known)
    let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
    return Diagnostic(
      .error, "no \(kind) \"\(key)\" stands in \"\(plural)\"\(hint)", at: node.range)
  }
}

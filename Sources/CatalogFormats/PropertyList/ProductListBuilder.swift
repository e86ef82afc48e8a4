import AppStoreReference
import CatalogModel
import SourceSyntax

/// Makes the model from a list of products of any layout but the catalog's own.
struct ProductListBuilder {
  private(set) var catalog = Catalog(facets: [])
  private(set) var diagnostics: [Diagnostic] = []
  /// The indices of the nodes that fields were read from.
  private(set) var places: [CatalogPath: Int] = [:]
  private var ignoredKeys: Set<String> = []
  private var hasWarnedOfLanguage = false
  private var groups: [String: Int] = [:]
  /// How many products each group has that came in the order of their levels.
  private var levels: [Int: Int] = [:]
  private var currencies: Set<String> = []
  private var known = CatalogBuilder()

  mutating func build(_ root: SyntaxNode, as kind: ProductListShape.Kind) {
    switch kind {
    case .array: addList(root, type: nil)
    case .labels:
      for (key, label) in root.entries {
        let index = add(key)
        catalog.products[index].referenceName = label.text
        places[CatalogPath(.product(index), .referenceName)] = label.index
      }
    case .dictionaries:
      for (key, body) in root.entries { add(key, body, type: nil) }
    case .byKind: addSections(root)
    }
    // Products outside of groups come first, as in every catalog.
    sortProducts()
    places[CatalogPath(.catalog)] = root.index
    catalog.facets = facets(of: kind)
  }

  /// What the list says of some products; of the rest it is not missing, but was never meant to be.
  private func facets(of kind: ProductListShape.Kind) -> CatalogFacets {
    var facets: CatalogFacets = []
    let products = catalog.products
    if products.contains(where: { $0.price != nil }) { facets.insert(.prices) }
    if products.contains(where: { !$0.localizations.isEmpty }) { facets.insert(.texts) }
    if products.contains(where: { $0.type != nil }) { facets.insert(.types) }
    if products.contains(where: { !$0.grants.isEmpty }) { facets.insert(.grants) }
    if products.contains(where: { $0.subscription?.period != nil }) { facets.insert(.periods) }
    // A label such as an emoji is the app's, and no reference name of App Store Connect's.
    if kind != .labels, products.contains(where: { $0.referenceName != nil }) {
      facets.insert(.referenceNames)
    }
    return facets
  }

  // MARK: Lists by kind

  private mutating func addSections(_ root: SyntaxNode) {
    let hasSubscriptions = root.entries.contains { ProductListSection($0.key) == .subscriptions }
    for (key, value) in root.entries {
      guard let section = ProductListSection(key) else {
        ignore(key)
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

  /// - Parameter isGrouped: Whether IDs may name a subscription group, as StoreHelper has it.
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
        if isGrouped, let name = Self.group(inID: element.text) {
          join(group(name, at: element), index)
        }
      } else {
        warn("expected a product ID", at: element)
      }
    }
  }

  /// StoreHelper's groups; the first product of one is the highest.
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
      for id in products.value.elements where id.isScalar && !id.isNull {
        join(group, add(id))
      }
    }
  }

  /// The group of `com.example.subscription.vip.gold`.
  private static func group(inID id: String) -> String? {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    guard let place = parts.firstIndex(of: "subscription"), place + 3 == parts.count else {
      return nil
    }
    return String(parts[place + 1])
  }

  private mutating func group(_ name: SyntaxNode) -> Int { group(name.text, at: name) }

  private mutating func group(_ key: String, at node: SyntaxNode) -> Int {
    if let known = groups[key] { return known }
    let index = catalog.groups.count
    groups[key] = index
    catalog.groups.append(SubscriptionGroup(key: key))
    places[CatalogPath(.group(index))] = node.index
    return index
  }

  /// Puts a product behind the others of a group.
  private mutating func join(_ group: Int, _ index: Int) {
    levels[group, default: 0] += 1
    catalog.products[index].type = .autoRenewable
    catalog.products[index].subscription = Subscription(group: group, level: levels[group])
  }

  // MARK: Products

  @discardableResult
  private mutating func add(_ id: SyntaxNode, type: ProductType? = nil) -> Int {
    let index = catalog.products.count
    catalog.products.append(Product(item: id.text, productID: id.text, type: type))
    places[CatalogPath(.product(index))] = id.index
    places[CatalogPath(.product(index), .productID)] = id.index
    if type == .autoRenewable { subscribe(index, at: id) }
    return index
  }

  /// Makes a product a subscription, of a group that nobody has named.
  private mutating func subscribe(_ index: Int, at node: SyntaxNode) {
    guard catalog.products[index].subscription == nil else { return }
    catalog.products[index].type = .autoRenewable
    catalog.products[index].subscription = Subscription(group: group("subscriptions", at: node))
  }

  private mutating func add(_ id: SyntaxNode, _ body: SyntaxNode, type: ProductType?) {
    let index = add(id, type: type)
    guard body.isMapping else {
      // MKStoreKit's subscriptions say how many days they last.
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
    // Behind the type, which tells whether it is a subscription.
    for (key, value) in others { readAsCatalog(key, value, index) }
  }

  /// Whether a key is read as the catalog file has it; some have other values elsewhere, which are
  /// read by what they say, and a template is nowhere but in a catalog.
  private static func isCatalogKey(_ key: SyntaxNode, _ value: SyntaxNode) -> Bool {
    guard let name = CatalogSchema.subscription.field(key.text)?.name else { return false }
    if name == "id" || name == "template" { return false }
    return !value.isScalar || !["price", "period", "level"].contains(name)
  }

  private mutating func readAsCatalog(_ key: SyntaxNode, _ value: SyntaxNode, _ index: Int) {
    guard let schema = CatalogSchema.subscription.field(key.text) else { return }
    var check = SchemaCheck()
    check.check(value, against: schema.value, place: .key(key))
    diagnostics += check.diagnostics
    if schema.name == "grants" {
      for entry in value.entries where currencies.insert(entry.key.text).inserted {
        catalog.currencies.append(VirtualCurrency(key: entry.key.text, names: []))
      }
    }
    var product = catalog.products[index]
    known.read(key, value, into: &product)
    catalog.products[index] = product
    if let field = CatalogField(rawValue: schema.name) {
      places[CatalogPath(.product(index), field)] = value.index
    }
  }

  private mutating func read(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    func place(_ field: CatalogField, _ node: SyntaxNode, element: Int? = nil) {
      places[CatalogPath(.product(index), field, element: element)] = node.index
    }
    if let node = values[.group] {
      let group = self.group(node)
      catalog.products[index].type = .autoRenewable
      catalog.products[index].subscription = Subscription(group: group)
    }
    if let node = values[.type] {
      place(.type, node)
      if let type = ProductListKey.type(node.text) {
        catalog.products[index].type = type
        if type == .autoRenewable { subscribe(index, at: node) }
      } else {
        warn("no product type is called \"\(node.text.prefix(60))\"", at: node)
      }
    }
    if let node = values[.referenceName] ?? (values[.count] == nil ? values[.name] : nil) {
      place(.referenceName, node)
      catalog.products[index].referenceName = node.text
    }
    readTexts(values, index)
    readPrice(values, index)
    readGrant(values, index)
    if let node = values[.period] {
      place(.period, node)
      setPeriod(node, index)
    }
    if let node = values[.level], catalog.products[index].subscription != nil {
      place(.level, node)
      catalog.products[index].subscription?.level = Int(decimal: node)
    }
  }

  private mutating func readTexts(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    let (title, description) = (values[.title], values[.description])
    guard let first = title ?? description else { return }
    if !hasWarnedOfLanguage {
      hasWarnedOfLanguage = true
      warn("the list does not say the language of its texts; they are taken for en-US", at: first)
    }
    let element = catalog.products[index].localizations.count
    catalog.products[index].localizations.append(
      Localization(
        locale: "en-US", storeLocale: StoreLocale("en-US"), title: title?.text,
        description: description?.text))
    places[CatalogPath(.product(index), .title, element: element)] = title?.index
    places[CatalogPath(.product(index), .description, element: element)] = description?.index
    places[CatalogPath(.product(index), .locale, element: element)] = first.index
  }

  private mutating func readPrice(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    var price = Price()
    if let node = values[.tier] {
      price.tier = PriceTier(node.text)
      if price.tier == nil { price.unknownTier = node.text }
      places[CatalogPath(.product(index), .price)] = node.index
    }
    if let node = values[.price] {
      places[CatalogPath(.product(index), .price)] = node.index
      if values[.currency] == nil {
        warn("the price has no currency, and is left out", at: node)
      } else if let currency = values[.currency].flatMap({ CurrencyCode($0.text) }),
        let amount = Money(decimal: node.text, currency: currency)
      {
        price.amounts.append(amount)
      } else {
        warn("\"\(node.text.prefix(60))\" is no amount such as 5.99 in a currency", at: node)
      }
    }
    if price != Price() { catalog.products[index].price = price }
  }

  /// What MKStoreKit calls `Count` and `Name`: how much of which currency.
  private mutating func readGrant(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    guard let count = values[.count] else { return }
    guard let name = values[.name], let quantity = Quantity(count.text) else {
      return warn("\"\(count.text.prefix(60))\" of nothing that has a name is left out", at: count)
    }
    if currencies.insert(name.text).inserted {
      catalog.currencies.append(VirtualCurrency(key: name.text, names: []))
    }
    catalog.products[index].grants = [Grant(currency: name.text, quantity: quantity.quantity)]
    places[CatalogPath(.product(index), .grants)] = count.index
  }

  private mutating func setPeriod(_ node: SyntaxNode, _ index: Int) {
    if let days = Int(decimal: node) { return setPeriod(days: days, index, node) }
    let text = node.text
    guard
      let period = SubscriptionPeriod(words: text) ?? SubscriptionPeriod(iso8601: text)
        ?? SubscriptionPeriod(rawValue: text)
    else { return warn("no subscription runs for \"\(text.prefix(60))\"", at: node) }
    catalog.products[index].subscription?.period = period
  }

  private mutating func setPeriod(days: Int, _ index: Int, _ node: SyntaxNode) {
    let period: SubscriptionPeriod?
    switch days {
    case 7: period = .oneWeek
    case 28...31: period = .oneMonth
    case 59...62: period = .twoMonths
    case 89...92: period = .threeMonths
    case 180...184: period = .sixMonths
    case 360...366: period = .oneYear
    default: period = nil
    }
    guard let period else { return warn("no subscription runs for \(days) days", at: node) }
    catalog.products[index].subscription?.period = period
    places[CatalogPath(.product(index), .period)] = node.index
  }

  // MARK: Order and problems

  private mutating func sortProducts() {
    let order = catalog.products.indices.sorted { left, right in
      func rank(_ index: Int) -> Int { catalog.products[index].subscription?.group ?? -1 }
      return (rank(left), left) < (rank(right), right)
    }
    guard order != Array(catalog.products.indices) else { return }
    catalog.products = order.map { catalog.products[$0] }
    var moved: [Int: Int] = [:]
    for (new, old) in order.enumerated() { moved[old] = new }
    var sorted: [CatalogPath: Int] = [:]
    for (path, node) in places {
      var path = path
      if case .product(let index) = path.subject { path.subject = .product(moved[index] ?? index) }
      sorted[path] = node
    }
    places = sorted
  }

  private mutating func warn(_ message: String, at node: SyntaxNode) {
    diagnostics.append(Diagnostic(.warning, message.onOneLine, at: node.range))
  }

  /// Says once of every name that it means nothing here.
  private mutating func ignore(_ key: SyntaxNode) {
    guard ignoredKeys.insert(key.text).inserted else { return }
    warn("the key \"\(key.text.prefix(60))\" is not known, and is left out", at: key)
  }
}

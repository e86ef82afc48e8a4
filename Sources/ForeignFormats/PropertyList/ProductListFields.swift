import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// The values of a product's dictionary that are not in the catalog's terms.
extension ProductListBuilder {
  mutating func read(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    func place(_ field: CatalogField, _ node: SyntaxNode, element: Int? = nil) {
      places.note(CatalogPath(.product(index), field, element: element), node)
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
        warn("unknown product type \(quoted: node.text)", at: node)
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
      warn("the list does not say the language of its texts; en-US is assumed", at: first)
    }
    let element = catalog.products[index].localizations.count
    catalog.products[index].localizations.append(
      Localization(
        locale: "en-US", storeLocale: StoreLocale("en-US"), title: title?.text, description: description?.text))
    places.note(CatalogPath(.product(index), .title, element: element), title)
    places.note(CatalogPath(.product(index), .description, element: element), description)
    places.note(CatalogPath(.product(index), .locale, element: element), first)
  }

  private mutating func readPrice(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    var price = Price()
    places.note(CatalogPath(.product(index), .price), values[.price] ?? values[.tier])
    if let node = values[.tier] {
      price.tier = PriceTier(node.text)
      if price.tier == nil { price.unknownTier = node.text }
    }
    if let node = values[.price] {
      if values[.currency] == nil {
        warn("the price has no currency, and is left out", at: node)
      } else if let code = values[.currency], CurrencyCode(code.text) != nil,
        CurrencyCode(ofStorefronts: code.text) == nil
      {
        problems.error(CurrencyCode.unknown(code.text), at: code.range)
      } else if let currency = values[.currency].flatMap({ CurrencyCode($0.text) }),
        let amount = Money(decimal: node.text, currency: currency)
      {
        price.amounts.append(amount)
      } else {
        warn("\(quoted: node.text) is not an amount such as 5.99 in a currency", at: node)
      }
    }
    if price != Price() { catalog.products[index].price = price }
  }

  /// MKStoreKit's `Count` and `Name`: a quantity and its currency.
  private mutating func readGrant(_ values: [ProductListKey: SyntaxNode], _ index: Int) {
    guard let count = values[.count] else { return }
    guard let name = values[.name], let quantity = Quantity(count.text) else {
      return warn("the quantity \(quoted: count.text) has no name, and is left out", at: count)
    }
    if currencies.insert(name.text).inserted { catalog.currencies.append(VirtualCurrency(key: name.text, names: [])) }
    catalog.products[index].grants = [Grant(currency: name.text, quantity: quantity.quantity)]
    places.note(CatalogPath(.product(index), .grants), count)
  }

  private mutating func setPeriod(_ node: SyntaxNode, _ index: Int) {
    if let days = Int(decimal: node) { return setPeriod(days: days, index, node) }
    let text = node.text
    guard
      let period = SubscriptionPeriod(words: text) ?? SubscriptionPeriod(iso8601: text)
        ?? SubscriptionPeriod(rawValue: text)
    else { return warn("no subscription lasts \(quoted: text)", at: node) }
    catalog.products[index].subscription?.period = period
  }

  mutating func setPeriod(days: Int, _ index: Int, _ node: SyntaxNode) {
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
    guard let period else { return warn("no subscription lasts \(days) days", at: node) }
    catalog.products[index].subscription?.period = period
    places.note(CatalogPath(.product(index), .period), node)
  }
}

import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Joins the rows of a RevenueCat CSV into products.
struct RevenueCatBuilder {
  private var catalog: Catalog
  private var table: ColumnTable<RevenueCatColumn>
  private var indices: [ExactText: Int] = [:]
  private var groups: [ExactText: Int] = [:]
  private var otherStores: Set<String> = []
  private var storefronts: [Int: [Territory]] = [:]
  private var isLimited: Set<Int> = []

  init(_ table: ColumnTable<RevenueCatColumn>) {
    self.table = table
    catalog = Catalog(facets: Self.facets(of: table.columns))
  }

  /// The facets that a file with these columns has.
  static func facets(of columns: [RevenueCatColumn: Int]) -> CatalogFacets {
    var facets = CatalogFacets.all.subtracting([.bundleID, .appLocales, .screenshots, .grants, .suppressions])
    if columns[.reviewNotes] == nil { facets.remove(.reviewNotes) }
    if columns[.groupLocalizedName] == nil { facets.remove(.groupTexts) }
    return facets
  }

  // MARK: Rows

  mutating func document() -> CatalogDocument {
    while table.advance() { readRow() }
    for index in catalog.products.indices where isLimited.contains(index) {
      catalog.products[index].availability.storefronts = storefronts[index] ?? []
    }
    table.places.reorder(products: catalog.sortProductsByGroup())
    return table.document(catalog, notingParts: true)
  }

  /// The text of a cell; RevenueCat trims blanks.
  private func value(_ column: RevenueCatColumn) -> String? {
    table.value(column).flatMap { text in
      let text = SpreadsheetText.unguarded(text)
      return text.isEmpty ? nil : text
    }
  }

  private mutating func readRow() {
    guard let store = value(.store) else { return table.report("a row needs a store, such as app_store") }
    guard store == RevenueCatTerms.store else {
      if otherStores.insert(store).inserted {
        table.report("the rows of the store \(quoted: store) are ignored", at: .store, as: .warning)
      }
      return
    }
    guard let id = value(.storeIdentifier) else { return table.report("a row needs a store_identifier") }
    let index: Int
    if let known = indices[ExactText(id)] {
      index = known
    } else {
      index = catalog.products.count
      indices[ExactText(id)] = index
      catalog.products.append(Product(item: id, productID: id))
      table.note(.storeIdentifier, .product(index))
      table.note(.storeIdentifier, .product(index), .productID)
    }
    readProduct(index)
    readPrice(index)
    readAvailability(index)
    readTexts(index)
  }

  // MARK: Fields

  private mutating func readProduct(_ index: Int) {
    if let name = value(.productType), catalog.products[index].type == nil {
      if let type = RevenueCatTerms.type(name) {
        catalog.products[index].type = type
        table.note(.productType, .product(index), .type)
      } else if name == "one_time" {
        table.report("\"one_time\" does not say whether the product is a consumable", at: .productType, as: .warning)
      } else {
        table.report(
          "\"product_type\" can't be \(quoted: name); it is one of "
            + ProductType.allCases.map { "\"\(RevenueCatTerms.name(of: $0))\"" }.joined(separator: ", "),
          at: .productType)
      }
    }
    if catalog.products[index].referenceName == nil, let name = value(.displayName) {
      catalog.products[index].referenceName = name
      table.note(.displayName, .product(index), .referenceName)
    }
    if catalog.products[index].review.notes == nil, let notes = value(.reviewNotes) {
      catalog.products[index].review.notes = notes
      table.note(.reviewNotes, .product(index), .reviewNotes)
    }
    if catalog.products[index].type == .autoRenewable { readSubscription(index) }
  }

  private mutating func readSubscription(_ index: Int) {
    if catalog.products[index].subscription == nil {
      let name = value(.groupName)
      if name == nil, table.columns[.groupName] != nil { table.report("a subscription needs a group", as: .warning) }
      let key = ExactText(name ?? "")
      let group = groups[key] ?? catalog.groups.count
      if groups[key] == nil {
        groups[key] = group
        catalog.groups.append(SubscriptionGroup(key: key.text, referenceName: name))
        table.note(.groupName, .group(group))
        table.note(.groupName, .group(group), .referenceName)
      }
      catalog.products[index].subscription = Subscription(group: group)
    }
    guard catalog.products[index].subscription?.period == nil, let text = value(.duration) else { return }
    if let period = SubscriptionPeriod(iso8601: text) {
      catalog.products[index].subscription?.period = period
      table.note(.duration, .product(index), .period)
    } else {
      table.report("no subscription lasts \(quoted: text); expected a duration such as P1M", at: .duration)
    }
  }

  private func territory() -> Territory? {
    value(.territory).flatMap { code in
      let code = code.uppercased()
      return Territory(alpha2: code) ?? Territory(code)
    }
  }

  private mutating func readPrice(_ index: Int) {
    let (amount, code) = (value(.amount), value(.currency)?.uppercased())
    guard amount != nil || code != nil else { return }
    guard let amount, let code else {
      return table.report("an amount needs a currency, and a currency needs an amount")
    }
    guard let currency = CurrencyCode(ofStorefronts: code) else {
      return table.report(CurrencyCode.unknown(code), at: .currency)
    }
    guard let money = Money(decimal: amount, currency: currency) else {
      return table.report("\"amount\" must be an amount such as 5.99, not \(quoted: amount)", at: .amount)
    }
    guard let territory = value(.territory) == nil ? currency.homeTerritory : territory() else {
      let code = value(.territory) ?? ""
      return table.report("no storefront has the code \(quoted: code); " + "expected a code such as US", at: .territory)
    }
    if value(.startDate) != nil {
      table.report("a catalog has no prices that start later; the date is ignored", at: .startDate, as: .warning)
    }
    var price = catalog.products[index].price ?? Price()
    let known =
      price.amounts.contains { $0.currency == currency && currency.homeTerritory == territory }
      || price.overrides.contains { $0.territory == territory }
    if known {
      return table.report("the product already has a price in \"\(territory.alpha2)\"", at: .amount, as: .warning)
    }
    price.add(money, in: territory)
    catalog.products[index].price = price
    table.note(.amount, .product(index), .price)
  }

  private mutating func readAvailability(_ index: Int) {
    if value(.availableInNewTerritories)?.lowercased() == "false" { isLimited.insert(index) }
    guard value(.available)?.lowercased() == "true", let territory = territory(),
      storefronts[index]?.contains(territory) != true
    else { return }
    storefronts[index, default: []].append(territory)
  }

  private mutating func readTexts(_ index: Int) {
    guard let written = value(.locale) else {
      if value(.localizedName) != nil { table.report("a localized_name needs a locale", at: .localizedName) }
      return
    }
    let storeLocale = StoreLocale.resolving(written)
    let locale = storeLocale?.code ?? written
    if value(.localizedName) != nil || value(.localizedDescription) != nil {
      let element = catalog.products[index].localizations.count
      guard !catalog.products[index].localizations.contains(where: { $0.locale == locale }) else {
        return table.report(
          "the product already has texts in \"\(locale)\"; the first ones are kept", at: .locale, as: .warning)
      }
      catalog.products[index].localizations.append(
        Localization(
          locale: locale, storeLocale: storeLocale, title: value(.localizedName),
          description: value(.localizedDescription)))
      table.note(.locale, .product(index), .locale, element: element)
      table.note(.localizedName, .product(index), .title, element: element)
      table.note(.localizedDescription, .product(index), .description, element: element)
    }
    guard let title = value(.groupLocalizedName), let group = catalog.products[index].subscription?.group,
      !catalog.groups[group].localizations.contains(where: { $0.locale == locale })
    else { return }
    let element = catalog.groups[group].localizations.count
    catalog.groups[group].localizations.append(Localization(locale: locale, storeLocale: storeLocale, title: title))
    table.note(.groupLocalizedName, .group(group), .title, element: element)
  }
}

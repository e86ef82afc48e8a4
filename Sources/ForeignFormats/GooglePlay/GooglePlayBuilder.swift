import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Creates products from the rows of Google Play's CSV.
struct GooglePlayBuilder {
  static let facets = CatalogFacets.all.subtracting([
    .bundleID, .appLocales, .screenshots, .reviewNotes, .grants, .allStorefronts, .groupTexts, .suppressions,
    .referenceNames, .pricePoints,
  ])

  private var catalog = Catalog(facets: facets)
  private var table: ColumnTable<GooglePlayColumn>
  /// The country of the merchant account; nil when the file doesn't say.
  private let home: Territory?

  init(_ table: ColumnTable<GooglePlayColumn>) {
    self.table = table
    home = Self.home(of: table)
  }

  /// The country with which all lists of prices begin.
  private static func home(of table: ColumnTable<GooglePlayColumn>) -> Territory? {
    var rows = table
    var homes: Set<Territory?> = []
    while rows.advance() {
      let parts = rows.value(.price).map(GooglePlayNotation.parts) ?? []
      if parts.count > 1 { homes.insert(Territory(alpha2: parts[0].uppercased())) }
    }
    return homes.count == 1 ? homes.first ?? nil : nil
  }

  mutating func document() -> CatalogDocument {
    while table.advance() { readRow() }
    return table.document(catalog, notingParts: false)
  }

  private mutating func keep(_ column: GooglePlayColumn, _ field: CatalogField?, element: Int? = nil) {
    table.note(column, .product(catalog.products.count), field, element: element)
  }

  private mutating func readRow() {
    guard let id = table.value(.productID) else { return table.report("a product needs an ID") }
    var product = Product(item: id, productID: id)
    keep(.productID, nil)
    keep(.productID, .productID)
    readType(into: &product)
    readState(into: &product)
    readTexts(into: &product)
    readPrice(into: &product)
    catalog.products.append(product)
  }

  private mutating func readType(into product: inout Product) {
    switch table.value(.purchaseType) {
    case "managed_by_publisher":
      product.type = .consumable
      keep(.purchaseType, .type)
    case "managed_by_android", nil:
      // The app decides whether it consumes a product: one warning for all of them is enough.
      table.once("Google Play does not say whether a product is a consumable", at: .purchaseType)
    case let other?:
      table.report("the purchase type can't be \(quoted: other); expected \"managed_by_android\"", at: .purchaseType)
    }
  }

  private mutating func readState(into product: inout Product) {
    switch table.value(.publishedState)?.lowercased() {
    case "published", nil: break
    case "unpublished":
      product.availability.isHidden = true
      keep(.publishedState, .hidden)
    case let other?:
      table.report(
        "the state can't be \(quoted: other); expected \"published\" or \"unpublished\"", at: .publishedState)
    }
  }

  private mutating func readTexts(into product: inout Product) {
    guard let written = table.value(.texts) else { return }
    let parts = GooglePlayNotation.parts(written)
    if parts.count % 3 != 0 {
      table.report(
        "locale, title and description come in threes, but there are \(parts.count) parts; "
          + "a semicolon in a text is written \"\\;\"", at: .texts)
    }
    var seen = ReadLocales()
    for start in stride(from: 0, to: parts.count - 2, by: 3) {
      let locale = StoreLocale.resolving(parts[start])
      let isNew = table.insert(parts[start], locale, into: &seen, at: .texts, of: .product(catalog.products.count))
      guard isNew else { continue }
      let element = product.localizations.count
      product.localizations.append(
        Localization(
          locale: locale?.code ?? parts[start], storeLocale: locale,
          title: parts[start + 1].isEmpty ? nil : parts[start + 1],
          description: parts[start + 2].isEmpty ? nil : parts[start + 2]))
      for field in [CatalogField.locale, .title, .description] { keep(.texts, field, element: element) }
    }
  }

  private mutating func readPrice(into product: inout Product) {
    if table.value(.template) != nil {
      table.once("a pricing template is not in the file, so its prices are not known", at: .template)
    }
    guard let written = table.value(.price) else { return }
    keep(.price, .price)
    let parts = GooglePlayNotation.parts(written).filter { !$0.isEmpty }
    var price = Price()
    if parts.count == 1 {
      if let amount = money(parts[0], currencyOfAccount(product)) { price.amounts.append(amount) }
    } else {
      if parts.count % 2 != 0 {
        table.report("countries and prices come in twos, but there are \(parts.count) parts", at: .price)
      }
      var seen: Set<Territory> = []
      for start in stride(from: 0, to: parts.count - 1, by: 2) {
        guard let territory = Territory(alpha2: parts[start].uppercased()) else {
          table.once("no storefront has the code \(quoted: parts[start])", at: .price)
          continue
        }
        if let currency = PlayRegions.currency(of: territory), currency != "\(territory.currency)" {
          let message =
            "Google Play has prices in \(currency) for \(quoted: parts[start]), where the App Store has "
            + "\(territory.currency); the price is left out"
          table.once(message, at: .price)
          table.lose(CatalogPath(.product(catalog.products.count), .price), message)
          continue
        }
        guard let amount = money(parts[start + 1], territory.currency) else { continue }
        if !seen.insert(territory).inserted {
          if price.amount(in: territory) == amount { continue }
          table.once(
            "\(quoted: parts[start]) is listed twice; the last price is that of the country alone", at: .price)
        }
        price.add(amount, in: territory, isDefault: start == 0)
      }
      // The export of a catalog has the price of a currency in its home country alone.
      if let shared = price.amounts.dropFirst().map(\.currency).first(where: { currency in
        currency != .usd && currency.storefronts.count > 1 && seen.count { $0.currency == currency } == 1
          && !price.overrides.contains { $0.amount.currency == currency }
      }) {
        table.once(
          "the price of one country stands for all storefronts with \(shared); write it as one of the storefront, "
            + "such as DEU, if it is meant for the country alone", at: .price)
      }
    }
    if !price.amounts.isEmpty || !price.overrides.isEmpty { product.price = price }
  }

  /// The currency of a price without a country, which is the merchant account's: it follows from the country
  /// that other products name, or else from the main country of the default language.
  private mutating func currencyOfAccount(_ product: Product) -> CurrencyCode {
    if let home { return home.currency }
    let locale = product.localizations.first
    let currency = locale?.storeLocale?.primaryStorefront.currency ?? .usd
    let assumed =
      currency == .usd
      ? "US dollars are assumed" : "\(currency) is assumed, after the default language \(quoted: locale?.locale ?? "")"
    table.once("the file does not name the currency of the merchant account; \(assumed)", at: .price)
    return currency
  }

  private mutating func money(_ text: String, _ currency: CurrencyCode) -> Money? {
    if let money = GooglePlayNotation.money(micros: text, currency) { return money }
    table.report("a price is a whole number of millionths such as 1990000, not \(quoted: text)", at: .price)
    return nil
  }
}

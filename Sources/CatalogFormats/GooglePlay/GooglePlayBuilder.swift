import AppStoreReference
import Basics
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

  init(_ table: ColumnTable<GooglePlayColumn>) { self.table = table }

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
      table.once("the file does not name the currency of the merchant account; US dollars are assumed", at: .price)
      if let amount = money(parts[0], .usd) { price.amounts.append(amount) }
    } else {
      if parts.count % 2 != 0 {
        table.report("countries and prices come in twos, but there are \(parts.count) parts", at: .price)
      }
      for start in stride(from: 0, to: parts.count - 1, by: 2) {
        guard let territory = Territory(alpha2: parts[start].uppercased()) else {
          table.once("no storefront has the code \(quoted: parts[start])", at: .price)
          continue
        }
        if let amount = money(parts[start + 1], territory.currency) { price.add(amount, in: territory) }
      }
    }
    if !price.amounts.isEmpty || !price.overrides.isEmpty { product.price = price }
  }

  private mutating func money(_ text: String, _ currency: CurrencyCode) -> Money? {
    if let money = GooglePlayNotation.money(micros: text, currency) { return money }
    table.report("a price is a whole number of millionths such as 1990000, not \(quoted: text)", at: .price)
    return nil
  }
}

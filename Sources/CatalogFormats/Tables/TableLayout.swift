import AppStoreReference
import Basics
import CatalogModel

/// Which columns a catalog takes, and in what order.
///
/// Prices, grants and texts have a column for each currency and locale, in the order in which the
/// catalog first has them. A product that has them in another order is written with that order.
struct TableLayout {
  private(set) var columns: [TableColumn] = []
  private var localePlaces: [ExactText: Int] = [:]
  private var pricePlaces: [String: Int] = [:]
  private var grantPlaces: [String: Int] = [:]

  init(_ catalog: Catalog) {
    var locales = Order<ExactText>()
    for locale in catalog.app.locales { locales.add(ExactText(locale)) }
    for currency in catalog.currencies {
      for name in currency.names { locales.add(ExactText(name.locale)) }
    }
    func add(_ localizations: [Localization]) {
      for texts in localizations { locales.add(ExactText(texts.locale)) }
    }
    for template in catalog.templates { add(template.localizations) }
    for group in catalog.groups { add(group.localizations) }
    var grants = Order<String>()
    var currencies = Order<String>()
    var territories = Order<String>()
    for product in catalog.products {
      add(product.writtenLocalizations)
      for grant in product.grants { grants.add(grant.currency) }
      guard let price = product.price else { continue }
      for amount in price.amounts { currencies.add("\(amount.currency)") }
      for override in price.overrides { territories.add(override.territory.code) }
    }
    localePlaces = locales.places
    grantPlaces = grants.places
    let prices = ["tier"] + currencies.all + territories.all
    pricePlaces = Dictionary(
      zip(prices, prices.indices), uniquingKeysWith: { first, _ in first })

    for name in TableColumn.Name.allCases {
      switch name {
      case .title:
        for locale in locales.all {
          columns += [TableColumn(.title, locale.text), TableColumn(.description, locale.text)]
          columns.append(TableColumn(.ignore, locale.text))
        }
      case .description: continue
      case .price: columns += prices.map { TableColumn(.price, $0) } + [TableColumn(.price)]
      case .grants: columns += grants.all.map { TableColumn(.grants, $0) } + [TableColumn(.grants)]
      default: columns.append(TableColumn(name))
      }
    }
  }

  /// Whether locales stand in the order of their columns, each once.
  func isInOrder(locales: [String]) -> Bool {
    isAscending(locales.map { localePlaces[ExactText($0)] })
  }

  func isInOrder(price names: [String]) -> Bool { isAscending(names.map { pricePlaces[$0] }) }

  func isInOrder(grants names: [String]) -> Bool { isAscending(names.map { grantPlaces[$0] }) }

  private func isAscending(_ places: [Int?]) -> Bool {
    var last = -1
    for place in places {
      guard let place, place > last else { return false }
      last = place
    }
    return true
  }

  /// Values in the order in which they first came.
  private struct Order<Value: Hashable> {
    private(set) var all: [Value] = []
    private(set) var places: [Value: Int] = [:]

    mutating func add(_ value: Value) {
      guard places[value] == nil else { return }
      places[value] = all.count
      all.append(value)
    }
  }
}

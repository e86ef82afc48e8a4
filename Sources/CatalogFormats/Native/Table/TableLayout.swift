import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The columns of a catalog, and their order.
///
/// Prices, grants and texts have a column for each currency and locale, in the order in which they
/// first occur in the catalog. A product with a different order is written with that order, in one cell; so are the
/// grants of a catalog with more currencies than a table can have columns for.
struct TableLayout {
  private(set) var columns: [TableColumn] = []
  /// The positions of the qualifiers, by the names of the columns.
  private var places: [String: [ExactText: Int]] = [:]
  private var indices: [TableColumn: Int] = [:]

  /// - Parameters:
  ///   - root: The whole file.
  ///   - filled: The columns of texts that templates make, which come last.
  init(_ root: OrderedValue, filled: [TableColumn] = []) {
    var locales = Order()
    locales.add(root["app"]?["locales"]?.texts ?? [])
    for currency in root["currencies"]?.entries ?? [] { locales.add(currency.value.keys) }
    for template in root["templates"]?.entries ?? [] { locales.add(template.value.keys) }
    let groups = root["subscriptionGroups"]?.entries.map(\.value) ?? []
    for group in groups { locales.add(group["localizations"]?.keys ?? []) }
    var grants = Order()
    var currencies = Order()
    var territories = Order()
    let sections = [root["products"]] + groups.map { $0["products"] }
    for product in sections.flatMap({ $0?.entries ?? [] }).map(\.value) {
      locales.add(product["localizations"]?.keys ?? [])
      grants.add(product["grants"]?.keys ?? [])
      let price = product["price"]?.keys ?? []
      territories.add(price.filter { Territory($0) != nil })
      currencies.add(price.filter { $0 != "tier" && Territory($0) == nil })
    }
    var prices = Order()
    prices.add(["tier"] + currencies.all + territories.all)
    if grants.all.count > Self.mostCurrencies { grants = Order() }
    places = ["title": locales.places, "price": prices.places, "grants": grants.places]
    for name in TableColumn.names {
      switch name {
      case "title":
        for locale in locales.all { columns += ["title", "description", "ignore"].map { TableColumn($0, locale) } }
      case "description": continue
      case "price": columns += prices.all.map { TableColumn(name, $0) } + [TableColumn(name)]
      case "grants": columns += grants.all.map { TableColumn(name, $0) } + [TableColumn(name)]
      default: columns.append(TableColumn(name))
      }
    }
    columns += filled
    for (index, column) in columns.enumerated() { indices[column] = index }
  }

  /// Our own limit on columns of which a product fills a few.
  private static let mostCurrencies = 200

  func index(of column: TableColumn) -> Int? { indices[column] }

  /// The index of the column with a name and the text in its brackets.
  func index(of name: String, _ qualifier: String?) -> Int? { indices[TableColumn(name, qualifier)] }

  /// Whether the qualifiers are in the order of their columns, without duplicates.
  func isInOrder(_ keys: [String], of name: String) -> Bool {
    var last = -1
    for key in keys {
      guard let place = places[name]?[ExactText(key)], place > last else { return false }
      last = place
    }
    return true
  }

  /// Values in the order of their first occurrence.
  private struct Order {
    private(set) var all: [String] = []
    private(set) var places: [ExactText: Int] = [:]

    mutating func add(_ values: [String]) {
      for value in values where places[ExactText(value)] == nil {
        places[ExactText(value)] = all.count
        all.append(value)
      }
    }
  }
}

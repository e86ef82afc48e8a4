import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// The prices of a product by a policy in all storefronts, beside those of the lock file.
struct PolicyPriceReport {
  let product: Product
  let policy: String
  private let rounding: String
  private let prices: PolicyPrices
  private let current: [Territory: Money]

  /// - Parameters:
  ///   - product: A product with a price.
  ///   - price: Its price.
  ///   - factors: The policy.
  ///   - catalog: The catalog of both.
  ///   - locked: The prices of the lock file.
  init(
    of product: Product, _ price: Price, by factors: StorefrontFactors, in catalog: Catalog, locked: [ComputedPrice]
  ) {
    self.product = product
    policy = factors.policy.name
    rounding = factors.policy.rounding?.rawValue ?? PricePolicy.Rounding.nearest.rawValue
    prices = PolicyPrices(price, in: catalog.baseTerritory, by: factors)
    var current: [Territory: Money] = [:]
    for price in locked where price.productID == product.productID { current[price.territory] = price.amount }
    self.current = current
  }

  var hasFaults: Bool { prices.rows.contains { $0.origin == .fault } }

  /// The price that is in effect by the files: a stated one, or else that of the lock.
  private func current(_ row: PolicyPrices.Row) -> Money? {
    switch row.origin {
    case .base, .direct: row.price
    case .policy, .store, .fault: current[row.territory]
    }
  }

  func text(fitting columns: Int?) -> String {
    var table = TextTable(
      header: [
        "CODE", "STOREFRONT", "CURRENCY", "BASELINE", "CURRENT", "PRICE", "CHANGE", "AGAINST BASE", "ROUNDING",
        "REASON",
      ],
      rows: [])
    table.trailing = [3, 4, 5, 6, 7, 8]
    for row in prices.rows {
      let current = current(row)
      table.rows.append([
        row.territory.code, row.territory.name, "\(row.territory.currency)", row.converted ?? "–",
        current?.decimal ?? "–", row.price?.decimal ?? "–", Self.change(from: current, to: row.price) ?? "–",
        row.percent.map(Self.signed) ?? "–", Self.change(from: Self.target(row), to: row.price) ?? "–", row.reason,
      ])
    }
    func count(_ origin: PolicyPrices.Row.Origin) -> Int { prices.rows.count { $0.origin == origin } }
    var text = "\(product.productID) by \"\(policy)\", rounding: \(rounding)\n\n" + table.text(fitting: columns) + "\n"
    text += "\(count(.policy)) computed, \(count(.base) + count(.direct)) stated, \(count(.store)) left to the store"
    text += hasFaults ? ", \(count(.fault)) without a price\n" : "\n"
    if let raise = prices.raise { text += "\(raise.english)\n" }
    return text + "\n" + PriceSources.line("price points", PricePoints.source)
  }

  var json: String {
    let storefronts = prices.rows.map { row -> OrderedValue in
      [
        "territory": .text(row.territory.code), "name": .text(row.territory.name),
        "currency": .text("\(row.territory.currency)"), "baseline": .text(orNull: row.converted),
        "current": .text(orNull: current(row)?.decimal), "target": .text(orNull: row.target),
        "price": .text(orNull: row.price?.decimal),
        "changePercent": Self.percent(from: current(row), to: row.price).map(OrderedValue.integer) ?? .null,
        "roundingPercent": Self.percent(from: Self.target(row), to: row.price).map(OrderedValue.integer) ?? .null,
        "percentAgainstBase": row.percent.map(OrderedValue.integer) ?? .null,
        "origin": .text(row.origin.rawValue), "reason": .text(row.reason),
      ]
    }
    let value: OrderedValue = [
      "product": .text(product.productID), "policy": .text(policy), "rounding": .text(rounding),
      "base": prices.base.map { ["territory": .text($0.territory.code), "amount": .text("\($0.amount)")] } ?? .null,
      "asOf": .text(PricePoints.source.date), "storefronts": .list(storefronts),
    ]
    return value.jsonText
  }

  var csv: [UInt8] {
    var writer = DelimitedWriter()
    writer.row([
      "territory", "name", "currency", "baseline", "current", "target", "price", "changePercent", "roundingPercent",
      "percentAgainstBase", "origin", "reason",
    ])
    for row in prices.rows {
      writer.row([
        row.territory.code, row.territory.name, "\(row.territory.currency)", row.converted ?? "",
        current(row)?.decimal ?? "", row.target ?? "", row.price?.decimal ?? "",
        Self.percent(from: current(row), to: row.price).map(String.init) ?? "",
        Self.percent(from: Self.target(row), to: row.price).map(String.init) ?? "",
        row.percent.map(String.init) ?? "", row.origin.rawValue, row.reason,
      ])
    }
    return writer.output
  }

  /// The amount before rounding.
  private static func target(_ row: PolicyPrices.Row) -> Money? {
    row.target.flatMap { Money(decimal: $0, currency: .usd) }.map {
      Money(hundredths: $0.hundredths, currency: row.territory.currency)
    }
  }

  /// The change in percent in words; nil for a price without another to compare it with.
  static func change(from old: Money?, to new: Money?) -> String? {
    old == new && old != nil ? "same" : percent(from: old, to: new).map(signed)
  }

  /// The change in percent, rounded; nil for a price without another to compare it with.
  private static func percent(from old: Money?, to new: Money?) -> Int? {
    guard let old, let new, old.hundredths > 0 else { return nil }
    let percent = (new.hundredths - old.hundredths) * 100
    let half = percent < 0 ? -old.hundredths / 2 : old.hundredths / 2
    return (percent + half) / old.hundredths
  }

  private static func signed(_ percent: Int) -> String {
    percent < 0 ? "−\(-percent) %" : percent > 0 ? "+\(percent) %" : "0 %"
  }
}

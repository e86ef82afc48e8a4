import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// A price in one storefront.
struct ConnectPrice {
  let territory: Territory
  let amount: Money
  /// The date on which it starts; nil for one that is already in effect.
  let start: String?
  /// Whether a manifest sets it for its storefront only.
  let isOverride: Bool
  let place: SyntaxNode
}

/// Prices and storefronts.
extension ConnectCatalogBuilder {
  /// The base territory of most products, the first one if several are equally frequent.
  func baseTerritory() -> Territory? {
    if let manifest { return manifest.baseTerritory }
    let bases = resources.resources(of: "inAppPurchasePriceSchedules").compactMap(baseTerritory(of:))
    var counts: [Territory: Int] = [:]
    for base in bases { counts[base, default: 0] += 1 }
    let most = counts.values.max()
    return bases.first { counts[$0] == most }
  }

  private func baseTerritory(of schedule: Int) -> Territory? {
    let (found, missing) = resources.related(ConnectRelation("baseTerritory", "territories"), of: schedule)
    let id = found.first.map { resources.all[$0].id } ?? missing.first?.id
    return id.flatMap { Territory($0) }
  }

  mutating func price(of product: Int, _ kind: StoreKind, _ subject: CatalogPath.Subject) -> Price? {
    guard kind == .inAppPurchase else {
      let prices = related(Self.subscriptionPrices, of: product).filter { planType(of: $0) != .monthly }
      return price(prices, "prices", kind, base: catalog.app.baseTerritory, of: product, CatalogPath(subject, .price))
    }
    let id = resources.all[product].id
    let schedules = resources.related(
      ConnectRelation("iapPriceSchedule", "inAppPurchasePriceSchedules", back: "inAppPurchase"), of: product
    ).found
    // A schedule has the same ID as its product.
    guard let schedule = schedules.first ?? resources.resource("inAppPurchasePriceSchedules", id) else {
      if !isManifest {
        problems.once(
          .info, "the file has no price schedule of this product, and perhaps of others",
          at: resources.all[product].appearances[0].place)
      }
      return nil
    }
    let prices = related(ConnectRelation("manualPrices", kind.priceType), of: schedule)
    return price(
      prices, "manualPrices", kind, base: baseTerritory(of: schedule), of: schedule, called: product,
      CatalogPath(subject, .price))
  }

  /// The prices of a subscription in all of its billing plans.
  static let subscriptionPrices = ConnectRelation("prices", StoreKind.subscription.priceType, back: "subscription")

  /// The price that several resources form together.
  ///
  /// - Parameters:
  ///   - relationship: The relationship from the owner to the prices.
  ///   - scope: The part of the names in a manifest that distinguishes them from other prices of
  ///     the product.
  ///   - owner: The resource that they belong to; in a manifest, its request may contain more about
  ///     them.
  ///   - product: The product in messages; the owner when this is nil.
  mutating func price(
    _ resources: [Int], _ relationship: String, _ kind: StoreKind, scope: String = "price", base: Territory?,
    of owner: Int, called product: Int? = nil, _ path: CatalogPath
  ) -> Price? {
    let prices = prices(resources, kind, called: name(of: product ?? owner))
    if let first = prices.first { places.note(path, first.place) }
    guard isManifest else { return Price(folding: current(prices), base: base) }
    let lists = lists(for: relationship, of: owner).filter { list in
      RequestName.parts(of: list).dropFirst(2).first == scope
    }
    return price(of: prices, lists: lists)
  }

  /// The prices with their price points and territories; missing ones are reported once.
  ///
  /// - Parameter relationship: The relationship to the price points; nil for the usual one.
  mutating func prices(_ list: [Int], _ kind: StoreKind, called name: String, through relationship: String? = nil)
    -> [ConnectPrice]
  {
    var prices: [ConnectPrice] = []
    var missing: (count: Int, id: String, place: SyntaxNode)?
    for resource in list {
      // Derived by the store, or preserved for existing subscribers.
      if resources.attribute("manual", of: resource)?.equals("false") == true { continue }
      if resources.attribute("preserved", of: resource)?.equals("true") == true { continue }
      guard let reference = resources.reference(relationship ?? kind.pricePoint, of: resource) else {
        continue
      }
      guard let point = point(reference) else {
        missing = missing ?? (0, reference.id, reference.place)
        missing?.count += 1
        continue
      }
      let id = resources.reference("territory", of: resource)?.id ?? point.territory
      guard let id, let territory = territory(id, at: reference.place) else { continue }
      guard let amount = amount(point.amount, in: territory) else { continue }
      let start = resources.attribute("startDate", of: resource)
      prices.append(
        ConnectPrice(
          territory: territory, amount: amount, start: start?.text, isOverride: isOverride(resource),
          place: point.amount))
    }
    if let missing {
      problems.warning(
        missing.count == 1
          ? "the price point \"\(missing.id)\" of \(name) is not in the file"
          : "\(missing.count) price points of \(name) are not in the file; the first is " + "\"\(missing.id)\"",
        at: missing.place)
    }
    return prices
  }

  private func point(_ reference: ConnectReference) -> (territory: String?, amount: SyntaxNode)? {
    if let point = manifest?.points[reference.id] { return (point.territory, point.place) }
    guard let point = resources.resource(reference), let amount = resources.attribute("customerPrice", of: point) else {
      return nil
    }
    return (resources.reference("territory", of: point)?.id, amount)
  }

  mutating func territory(_ id: String, at place: SyntaxNode) -> Territory? {
    if let territory = Territory(id) { return territory }
    problems.once(.warning, "no storefront has the code \"\(id)\"", at: place)
    return nil
  }

  /// An amount in the currency that the file states for the territory, or else in the current one.
  private mutating func amount(_ node: SyntaxNode, in territory: Territory) -> Money? {
    let code = resources.resource("territories", territory.code).flatMap { resources.attribute("currency", of: $0) }
    let currency = code.flatMap { CurrencyCode(ofStorefronts: $0.text) }
    if let code, currency == nil {
      problems.once(.error, CurrencyCode.unknown(code.text), at: code)
      return nil
    }
    if let money = Money(decimal: node.text, currency: currency ?? territory.currency) { return money }
    problems.report(.error, "\"customerPrice\" must be a decimal such as \"4.99\", not \"\(node.text)\"", at: node)
    return nil
  }

  /// Keeps one price per storefront, as a catalog has: the current one, or else the next.
  private mutating func current(_ prices: [ConnectPrice]) -> [ConnectPrice] {
    var places: [Territory: Int] = [:]
    var current: [ConnectPrice] = []
    for price in prices {
      guard let known = places[price.territory] else {
        places[price.territory] = current.count
        current.append(price)
        continue
      }
      let later = price.start.map { $0 >= current[known].start ?? "" } ?? false
      let dropped = later ? price : current[known]
      if !later { current[known] = price }
      problems.warning(
        "the price of \(dropped.territory) from \(dropped.start ?? "now") is left out; a catalog "
          + "has one price per storefront", at: dropped.place)
    }
    return current
  }

  // MARK: Manifests

  private func isOverride(_ resource: Int) -> Bool {
    guard isManifest else { return false }
    let own = resources.all[resource].id
    return own.contains(PriceRow.prefix)
  }

  /// The lists for whose elements a request adds prices.
  func lists(for relationship: String, of owner: Int) -> [String] {
    resources.all[owner].appearances.compactMap(\.step).flatMap { step in
      (step.node.value("expand")?.items ?? []).compactMap { expansion -> String? in
        let pointers = expansion.value("append")?.items.compactMap { $0.value("to")?.text }
        guard pointers?.contains("/data/relationships/\(relationship)/data") == true else { return nil }
        return expansion.value("over")?.text
      }
    }
  }

  func price(of prices: [ConnectPrice], lists: [String]) -> Price? {
    var price = Price()
    for entry in prices {
      if entry.isOverride {
        price.overrides.append(.init(territory: entry.territory, amount: entry.amount))
      } else {
        price.amounts.append(entry.amount)
      }
    }
    price.amounts += lists.compactMap(ConnectManifest.amount(ofList:))
    return price.amounts.isEmpty && price.overrides.isEmpty ? nil : price
  }
}

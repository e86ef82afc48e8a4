public import AppStoreConnect
import AppStoreReference
import Basics
import SourceSyntax

/// Reads the live state in as few requests as the API allows: products a page at a time with the
/// resources that may be included, and the texts, prices and storefronts of each, which are too many to
/// be included.
public struct LiveReader {
  let session: StoreSession
  /// Whether the codes of offers are read, which takes two requests for each.
  public var readsCodes = false
  /// Values that are left out of the state, such as storefronts that are not known here.
  public private(set) var remarks: [String] = []

  public init(_ session: StoreSession) { self.session = session }

  mutating func remark(_ text: String) { if !remarks.contains(text) { remarks.append(text) } }

  // MARK: The app

  /// The app with a bundle ID.
  public func app(_ bundleID: String) throws(StoreFailure) -> LiveApp {
    let (found, _) = try session.list("/v1/apps", [("filter[bundleId]", bundleID), ("limit", "200")])
    // The filter also finds IDs that begin like this one.
    guard let app = found.first(where: { $0.text("bundleId") == bundleID }) else {
      throw StoreFailure(
        .notFound,
        "no app with the bundle ID \"\(bundleID)\"; an app is created in App Store Connect, and the "
          + "key needs access to it")
    }
    return LiveApp(id: app.id, bundleID: bundleID, name: app.text("name"), primaryLocale: app.text("primaryLocale"))
  }

  // MARK: Everything

  /// Reads all groups and products of an app.
  ///
  /// - Parameter wanted: Called with the ID of each product; products for which it returns false are
  ///   left out, and their texts and prices are not read.
  public mutating func read(_ app: LiveApp, where wanted: (String) -> Bool = { _ in true }) throws(StoreFailure)
    -> LiveState
  {
    var state = LiveState(app: app)
    try policies(of: &state.app)
    let (products, included) = try session.list("/v1/apps/\(app.id)/inAppPurchasesV2", Self.productQuery)
    let found = included.byID
    for resource in products {
      guard wanted(try productID(of: resource)) else { continue }
      state.products.append(try product(resource, found))
    }
    state.groups = try groups(of: app)
    for group in state.groups {
      let (subscriptions, included) = try session.list(
        "/v1/subscriptionGroups/\(group.id)/subscriptions", Self.subscriptionQuery)
      let found = included.byID
      for resource in subscriptions {
        guard wanted(try productID(of: resource)) else { continue }
        state.products.append(try subscription(resource, found, group: group.id))
      }
    }
    return state
  }

  private static let productQuery = [
    ("include", "appStoreReviewScreenshot,inAppPurchaseAvailability,offerCodes"), ("limit", "200"),
    ("limit[offerCodes]", "1"),
  ]

  private static let offerRelations = offerKinds.map(\.relationship)

  private static let subscriptionQuery: [(String, String)] =
    [
      ("include", (["appStoreReviewScreenshot", "planAvailabilities"] + offerRelations).joined(separator: ",")),
      ("limit", "200"), ("limit[planAvailabilities]", "50"),
    ] + offerRelations.map { ("limit[\($0)]", "1") }

  /// Reads one product again, with everything that belongs to it; nil when it doesn't exist.
  public mutating func product(_ productID: String, isSubscription: Bool, in state: LiveState) throws(StoreFailure)
    -> LiveProduct?
  {
    guard isSubscription else {
      let (products, included) = try session.list(
        "/v1/apps/\(state.app.id)/inAppPurchasesV2",
        [("filter[productId]", productID)] + Self.productQuery)
      guard let resource = products.first(where: { $0.text("productId") == productID }) else { return nil }
      return try product(resource, included.byID)
    }
    for group in state.groups {
      let (products, included) = try session.list(
        "/v1/subscriptionGroups/\(group.id)/subscriptions", [("filter[productId]", productID)] + Self.subscriptionQuery)
      if let resource = products.first(where: { $0.text("productId") == productID }) {
        return try subscription(resource, included.byID, group: group.id)
      }
    }
    return nil
  }

  /// Reads the groups, without their products.
  public func groups(of app: LiveApp) throws(StoreFailure) -> [LiveGroup] {
    let (groups, _) = try session.list("/v1/apps/\(app.id)/subscriptionGroups", [("limit", "200")])
    var live: [LiveGroup] = []
    for group in groups {
      live.append(
        LiveGroup(
          id: group.id, referenceName: group.text("referenceName") ?? "",
          versions: try versions("/v1/subscriptionGroups/\(group.id)", relations: Self.groupRelations)))
    }
    return live
  }

  /// Reads the versions of a product or group again.
  ///
  /// - Parameter isGroup: Whether the ID belongs to a group.
  func versions(of id: String, isSubscription: Bool, isGroup: Bool) throws(StoreFailure) -> [LiveVersion] {
    if isGroup { return try versions("/v1/subscriptionGroups/\(id)", relations: Self.groupRelations) }
    return try versions((isSubscription ? "/v1/subscriptions/" : "/v2/inAppPurchases/") + id)
  }

  // MARK: Products

  private mutating func product(_ resource: APIResource, _ included: [String: [String: APIResource]])
    throws(StoreFailure) -> LiveProduct
  {
    var product = try base(resource, included, isSubscription: false)
    product.type = resource.text("inAppPurchaseType")
    product.versions = try versions("/v2/inAppPurchases/\(resource.id)")
    let availability = resource.one("inAppPurchaseAvailability").flatMap {
      included["inAppPurchaseAvailabilities"]?[$0]
    }
    if let availability {
      product.availabilities = [try self.availability(availability, "/v1/inAppPurchaseAvailabilities", plan: nil)]
    }
    try readSchedule(of: &product)
    product.offerCodes = try offerCodes(of: resource)
    if readsCodes { try readCodes(of: &product) }
    return product
  }

  private mutating func subscription(
    _ resource: APIResource, _ included: [String: [String: APIResource]], group: String
  ) throws(StoreFailure) -> LiveProduct {
    var product = try base(resource, included, isSubscription: true)
    product.group = group
    product.period = resource.text("subscriptionPeriod")
    product.level = resource.integer("groupLevel")
    product.multiSeatStatus = resource.text("multiSeatStatus")
    product.markets = resource.texts("marketSettings")
    product.versions = try versions("/v1/subscriptions/\(resource.id)")
    for id in resource.many("planAvailabilities") ?? [] {
      guard let availability = included["subscriptionPlanAvailabilities"]?[id] else { continue }
      product.availabilities.append(
        try self.availability(availability, "/v1/subscriptionPlanAvailabilities", plan: availability.text("planType")))
    }
    let (prices, points) = try session.list(
      "/v1/subscriptions/\(resource.id)/prices", [("include", "subscriptionPricePoint,territory"), ("limit", "200")])
    product.prices = try self.prices(prices, points.byID, "subscriptionPricePoint")
    product.offers = try offers(of: resource)
    if readsCodes { try readCodes(of: &product) }
    return product
  }

  /// The product ID, without which a product can't be compared, and must not be taken for one that was removed.
  private func productID(of resource: APIResource) throws(StoreFailure) -> String {
    if let id = resource.text("productId") { return id }
    throw .malformed("\(resource.type)/\(resource.id)", "it has no \"productId\", which every product has")
  }

  private func base(_ resource: APIResource, _ included: [String: [String: APIResource]], isSubscription: Bool)
    throws(StoreFailure) -> LiveProduct
  {
    var product = LiveProduct(
      id: resource.id, productID: try productID(of: resource), isSubscription: isSubscription,
      name: resource.text("name") ?? "", state: resource.text("state") ?? "")
    product.reviewNote = resource.text("reviewNote").flatMap { $0.isEmpty ? nil : $0 }
    product.isFamilySharable = resource.flag("familySharable") ?? false
    if let id = resource.one("appStoreReviewScreenshot") {
      let type = isSubscription ? "subscriptionAppStoreReviewScreenshots" : "inAppPurchaseAppStoreReviewScreenshots"
      product.screenshot = included[type]?[id].map { LiveAsset($0) } ?? LiveAsset(id: id)
    }
    return product
  }

  /// The relationships that are included with the version of a product, and of a group, which has no images.
  private static let productRelations = ["image", "images", "localizations"]
  private static let groupRelations = ["localizations"]

  /// The versions of a product or group with their images and texts, of which one may have at most 50:
  /// fewer locales exist.
  private func versions(_ path: String, relations: [String] = productRelations) throws(StoreFailure) -> [LiveVersion] {
    let (versions, included) = try session.list(
      "\(path)/versions",
      [("include", relations.joined(separator: ",")), ("limit", "200")]
        + relations.filter { $0 != "image" }.map { ("limit[\($0)]", "50") })
    let found = included.byID
    return versions.map { version in
      let type = (version.value["relationships"]?["localizations"]?["data"]?.elements ?? [])
      let texts = type.compactMap { reference -> LiveText? in
        guard let text = found[reference["type"]?.scalarText ?? ""]?[reference["id"]?.scalarText ?? ""] else {
          return nil
        }
        return LiveText(
          id: text.id, locale: text.text("locale") ?? "", name: text.text("name"),
          description: text.text("description"), customAppName: text.text("customAppName"))
      }
      var live = LiveVersion(
        id: version.id, number: version.integer("version") ?? 0, state: version.text("state") ?? "",
        texts: texts.sorted { $0.locale < $1.locale })
      live.images = version.images(in: found).map { LiveAsset($0) }
      live.imageID = version.one("image")
      return live
    }.sorted { $0.number < $1.number }
  }

  // MARK: Storefronts and prices

  private mutating func availability(_ resource: APIResource, _ path: String, plan: String?) throws(StoreFailure)
    -> LiveAvailability
  {
    let (territories, _) = try session.list("\(path)/\(resource.id)/availableTerritories", [("limit", "200")])
    return LiveAvailability(
      id: resource.id, plan: plan, isOpen: resource.flag("availableInNewTerritories") ?? false,
      territories: Set(territories.compactMap { known($0.id) }))
  }

  mutating func known(_ code: String) -> Territory? {
    if let territory = Territory(code) { return territory }
    remark("the storefront \"\(code)\" is not known here, and is left as it is")
    return nil
  }

  private mutating func readSchedule(of product: inout LiveProduct) throws(StoreFailure) {
    // A schedule has the ID of its product; a product without prices has none.
    let rows: (data: [APIResource], included: [APIResource])
    do {
      rows = try session.list(
        "/v1/inAppPurchasePriceSchedules/\(product.id)/manualPrices",
        [("include", "inAppPurchasePricePoint,territory"), ("limit", "200")])
    } catch {
      guard error.kind == .notFound else { throw error }
      return
    }
    product.prices = try prices(rows.data, rows.included.byID, "inAppPurchasePricePoint")
    let territories = Set(product.prices.map(\.territory))
    guard territories.count > 1 else {
      product.baseTerritory = territories.first
      return
    }
    let base = try session.document("/v1/inAppPurchasePriceSchedules/\(product.id)/baseTerritory")
    product.baseTerritory = base?.data.first.flatMap { known($0.id) }
  }

  private mutating func prices(_ rows: [APIResource], _ included: [String: [String: APIResource]], _ relation: String)
    throws(StoreFailure) -> [LivePrice]
  {
    var prices: [LivePrice] = []
    for row in rows where row.flag("manual") != false {
      guard let id = row.one(relation), let point = included[relation + "s"]?[id],
        let code = row.one("territory") ?? point.one("territory")
      else { throw .malformed("prices", "the price \"\(row.id)\" has no price point and no storefront") }
      guard let territory = known(code) else { continue }
      let amount = try amount(point.text("customerPrice") ?? "", in: territory, included, of: "prices")
      var price = LivePrice(
        id: row.id, territory: territory, amount: amount, point: id, start: row.day("startDate"),
        isPreserved: row.flag("preserved") ?? false, plan: row.text("planType"))
      price.hasTiers = row.hasTiers
      prices.append(price)
    }
    return prices.sorted {
      ($0.territory, $0.start?.description ?? "", $0.id) < ($1.territory, $1.start?.description ?? "", $1.id)
    }
  }
}

extension LiveReader {
  /// A price in the currency that an answer states for its storefront, or else in the current one.
  ///
  /// - Parameter name: The subject of the answer.
  func amount(
    _ written: String, in territory: Territory, _ included: [String: [String: APIResource]], of name: String
  ) throws(StoreFailure) -> Money {
    guard let amount = Money(decimal: written, currency: included.currency(of: territory)) else {
      throw .malformed(name, "the price \"\(written)\" in \(territory) is not a decimal number")
    }
    return amount
  }

  /// The storefronts in which a subscription has the price that the store considers equal to the one in
  /// the base territory.
  func derivedTerritories(of product: LiveProduct, base: Territory, on day: CalendarDate) throws(StoreFailure) -> Set<
    Territory
  > {
    let current = product.currentPrices(on: day).merging(product.plannedPrices(after: day)) { $1 }
    guard let price = current[base] else { return [] }
    return try derivedTerritories(from: price.point, .subscription, current.mapValues(\.amount))
  }

  /// The storefronts in which a price is the one that the store considers equal to a price point.
  func derivedTerritories(from point: String, _ kind: StoreKind, _ amounts: [Territory: Money]) throws(StoreFailure)
    -> Set<Territory>
  {
    let (points, included) = try session.list(.equalizations(of: point, kind))
    let found = included.byID
    var derived: Set<Territory> = []
    for point in points {
      guard let territory = point.one("territory").flatMap({ Territory($0) }), let own = amounts[territory],
        let amount = Money(decimal: point.text("customerPrice") ?? "", currency: found.currency(of: territory))
      else { continue }
      if own == amount { derived.insert(territory) }
    }
    return derived
  }
}

extension [String: [String: APIResource]] {
  /// The currency that an answer states for a storefront, or else the one that is known here.
  func currency(of territory: Territory) -> CurrencyCode {
    self["territories"]?[territory.code]?.text("currency").flatMap { CurrencyCode($0) } ?? territory.currency
  }
}

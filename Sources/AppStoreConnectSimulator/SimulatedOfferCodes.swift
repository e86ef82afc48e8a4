import AppStoreReference
import Basics
import SourceSyntax

/// The offer codes of the simulated store's one-time products, and the codes that are generated for
/// them and for the offer codes of subscriptions.
extension SimulatedStore {
  /// The most active offer codes of an app, of one-time products and subscriptions together.
  private static let mostActive = 10
  /// The most codes that an app may generate in a quarter.
  private static let mostCodes = 1_000_000
  /// The most days after its creation for which a code for one use can be valid.
  private static let longestDays = 184

  private static let offerTypes = ["inAppPurchaseOfferCodes", "subscriptionOfferCodes"]
  /// The relationships to the codes, by their types.
  static let generatedCodes = [
    "inAppPurchaseOfferCodeCustomCodes": "customCodes", "inAppPurchaseOfferCodeOneTimeUseCodes": "oneTimeUseCodes",
    "subscriptionOfferCodeCustomCodes": "customCodes", "subscriptionOfferCodeOneTimeUseCodes": "oneTimeUseCodes",
  ]

  func requireRoomForOfferCode() throws(Refusal) {
    let active = Self.offerTypes.flatMap { all($0) }.count { $0.attributes["active"] != false }
    guard active < Self.mostActive else {
      throw Refusal(409, "ENTITY_ERROR", "The app has too many active offer codes")
    }
  }

  mutating func createProductCode(_ body: WriteBody) throws(Refusal) -> Entity {
    let product = try existing("inAppPurchase", in: body)
    try requireRoomForOfferCode()
    guard !related("offerCodes", of: product).contains(where: { $0.text("name") == body.text("name") }) else {
      throw Refusal(409, "ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE", "The offer has already been created")
    }
    let customers = body.attributes["customerEligibilities"]?.texts ?? []
    guard !customers.isEmpty,
      customers.allSatisfy({ ["NON_SPENDER", "ACTIVE_SPENDER", "CHURNED_SPENDER"].contains($0) })
    else {
      throw .attribute("customerEligibilities", "INVALID", "The customer eligibilities are not valid")
    }
    guard product.one["iapPriceSchedule"] != nil else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The product has no price")
    }
    let prices = try prices(body, of: product)
    let code = Entity(
      "inAppPurchaseOfferCodes", newID(),
      body.attributes + ["productionCodeCount": 0, "sandboxCodeCount": 0, "active": true])
    add(code, to: "offerCodes", of: product.reference)
    for price in prices { add(price, to: "prices", of: code.reference) }
    return code
  }

  /// A storefront without a price point is free.
  private mutating func prices(_ body: WriteBody, of product: Entity) throws(Refusal) -> [Entity] {
    var prices: [Entity] = []
    for row in try body.rows("prices") {
      guard let territory = row.one("territory") else {
        throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "The territory is required")
      }
      var price = Entity("inAppPurchaseOfferPrices", newID())
      price.one["territory"] = territory
      if let point = row.one("pricePoint") {
        guard let parts = PricePointList.parts(point.id), parts.product == product.id,
          parts.territory.code == territory.id
        else { throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.INVALID", "The price point can't be used for this offer") }
        price.one["pricePoint"] = point
      }
      prices.append(price)
    }
    guard !prices.isEmpty else {
      throw Refusal(409, "ENTITY_ERROR.RELATIONSHIP.REQUIRED", "You must provide a value for 'prices'")
    }
    return prices
  }

  // MARK: Codes

  /// Generates codes for an offer, which needs a product that customers can buy.
  mutating func generateCodes(_ type: String, _ body: WriteBody) throws(Refusal) -> Entity {
    let offer = try existing("offerCode", in: body)
    guard offer.attributes["active"] != false else { throw Refusal(409, "STATE_ERROR", "The offer code is not active") }
    let isTest = body.text("environment") == "SANDBOX"
    guard isTest || offer.parent.flatMap({ self[$0] }).map({ wasApproved($0) }) ?? false else {
      throw Refusal(409, "STATE_ERROR", "The product has to be approved before codes are generated")
    }
    let count = body.attributes["numberOfCodes"].flatMap { Int($0.scalarText) } ?? 0
    let made = Self.generatedCodes.keys.flatMap { all($0) }.reduce(0) { sum, code in
      sum + (code.attributes["numberOfCodes"].flatMap { Int($0.scalarText) } ?? 0)
    }
    guard count > 0, made + count <= Self.mostCodes else {
      throw .attribute("numberOfCodes", "INVALID", "The number of codes is not available")
    }
    try requireDate(of: body, isRequired: type.hasSuffix("OneTimeUseCodes"))
    let word = body.text("customCode")
    let isTaken = Self.generatedCodes.keys.flatMap { all($0) }.contains { word != nil && $0.text("customCode") == word }
    guard !isTaken else {
      throw .attribute("customCode", "INVALID.DUPLICATE", "The code has already been used")
    }
    let added: OrderedMap = ["active": true, "createdDate": .text("\(today)T09:30:00-07:00")]
    let codes = Entity(type, newID(), body.attributes + added)
    add(codes, to: Self.generatedCodes[type] ?? "", of: offer.reference)
    let key = isTest ? "sandboxCodeCount" : "productionCodeCount"
    let known = offer.attributes[key].flatMap { Int($0.scalarText) } ?? 0
    self[offer.reference]?.set(key, .integer(known + count))
    return codes
  }

  /// The values of the codes of a batch, one a line; nil for any other path.
  func codeValues(_ path: [Substring]) throws(Refusal) -> [UInt8]? {
    guard path.count == 4, path[3] == "values" else { return nil }
    let batch = try existing(String(path[1]), String(path[2]))
    let count = batch.attributes["numberOfCodes"].flatMap { Int($0.scalarText) } ?? 0
    return (0..<count).flatMap { Array("CODE\(batch.id)X\($0)\n".utf8) }
  }

  private func requireDate(of body: WriteBody, isRequired: Bool) throws(Refusal) {
    let end = body.day("expirationDate")
    let last = today.daysSince1970 + Self.longestDays
    guard end.map({ $0 > today && (!isRequired || $0.daysSince1970 <= last) }) ?? !isRequired else {
      throw .attribute("expirationDate", "INVALID", "The expiration date is not valid")
    }
  }
}

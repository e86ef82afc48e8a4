import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax

/// An offer that has everything the API requires.
struct RequestedOffer {
  let desired: DesiredOffer
  /// The index among the written offers of the product.
  let number: Int

  /// Nil for a free trial.
  var scoped: ScopedPlan? {
    desired.plan.map { ScopedPlan(scope: "offer-\(number)", plan: $0, type: desired.planType ?? .upFront) }
  }
}

/// An offer code of a one-time product that has everything the API requires.
struct RequestedCode {
  let desired: DesiredOfferCode
  /// The index among the written codes of the product.
  let number: Int

  /// Nil for a code that is free.
  var scoped: ScopedPlan? { desired.plan.map { ScopedPlan(scope: "code-\(number)", plan: $0) } }
}

/// Offers of subscriptions.
extension CatalogRequests {
  /// An offer with its terms and prices; nil, with a loss, when it is incomplete.
  mutating func offer(_ offer: Offer, number: Int, at path: CatalogPath) -> RequestedOffer? {
    guard let desired = DesiredOffer(offer, base: baseTerritory) else {
      recordLoss(.whole, path, RequestLoss.incompleteOffer)
      return nil
    }
    let lacks = desired.lacks
    func isComplete(without lack: MissingOfferValue, _ reason: String) -> Bool {
      guard lacks.contains(lack) else { return true }
      recordLoss(.whole, path, reason)
      return false
    }
    guard isComplete(without: .id, RequestLoss.offerWithoutID), isComplete(without: .name, RequestLoss.codeWithoutName)
    else { return nil }
    switch offer.kind {
    case .introductory:
      if offer.offerID != nil || offer.referenceName != nil { recordLoss(.value, path, RequestLoss.introductoryName) }
    case .promotional, .winBack:
      if offer.referenceName == nil { recordLoss(.value, path, RequestLoss.noOfferName) }
    case .code: break
    }
    guard isComplete(without: .months, RequestLoss.winBackCustomers) else { return nil }
    if offer.kind == .winBack, offer.from == nil, case .product(let index) = path.subject {
      advise(RequestLoss.winBackStart(offer.offerID ?? "", of: catalog.products[index].productID))
    }
    if offer.billingPlan != nil, desired.planType == nil { recordLoss(.value, path, RequestLoss.unknownBillingPlan) }
    guard isComplete(without: .price, RequestLoss.offerWithoutPrice) else { return nil }
    if desired.plan != nil, offer.price?.tier != nil { recordLoss(.value, path, RequestLoss.tier, isOutside: true) }
    return RequestedOffer(desired: desired, number: number)
  }

  mutating func add(_ requested: RequestedOffer, of product: Product) {
    let offer = requested.desired.offer
    var from = offer.from?.description
    if offer.kind == .winBack, from == nil {
      manifest.ask(for: .winBackStart, "the first day of the win-back offers, such as 2027-03-01")
      from = RequestName.winBackStart.reference
    }
    let work = OfferWork(
      productID: product.productID, kind: offer.kind, form: offer.kind == .introductory ? .introductory : .create,
      attributes: requested.desired.attributes(from: from, until: offer.until?.description))
    let body = OfferBody(work, RequestName.product(product.productID).reference)
    let name = RequestName("offer", product.productID, String(requested.number))
    if offer.kind == .introductory {
      addIntroductory(requested.scoped, body, name, of: product)
    } else {
      add(body, requested.scoped, name, of: product)
    }
  }

  /// Adds an offer whose prices are created with it.
  ///
  /// - Parameter scoped: Nil for something free.
  private mutating func add(_ body: OfferBody, _ scoped: ScopedPlan?, _ name: RequestName, of product: Product) {
    let prices: InlinePrices
    if let scoped {
      prices = InlinePrices(scoped, of: product, in: body)
    } else {
      let storefronts = product.availability.storefronts
      if storefronts == nil { needTerritories() }
      prices = InlinePrices(free: storefronts, in: body)
    }
    manifest.add(
      RequestStep(body.request(prices.rows), id: name, expansions: prices.expansions, after: price(of: product)))
  }

  /// An introductory offer is created for each storefront of its subscription: the store has none for all of them.
  private mutating func addIntroductory(
    _ scoped: ScopedPlan?, _ body: OfferBody, _ id: RequestName, of product: Product
  ) {
    func add(_ id: RequestName, _ row: PriceRow, each list: RequestName? = nil) {
      manifest.add(
        RequestStep(
          id: id, method: .post, path: "/v1/\(body.rowType)", body: ["data": body.resource(row, id: nil)],
          repetition: list, after: price(of: product)))
    }
    guard let scoped else {
      guard let storefronts = product.availability.storefronts else {
        needTerritories()
        return add(id, PriceRow(territory: RequestName.eachTerritory, point: nil), each: .territories)
      }
      for row in OfferBody.free(in: storefronts.map(\.code)) { add(id.followed(by: row.territory), row) }
      return
    }
    func add(_ id: RequestName, _ entry: PricePlan.Entry) {
      add(id, PriceRow(territory: entry.territory.code, point: scoped.point(entry, of: product).reference))
    }
    let base = scoped.plan.base
    add(scoped.plan.isBaseOverride ? id.followed(by: base.territory.code) : id, base)
    for entry in scoped.plan.overrides { add(id.followed(by: entry.territory.code), entry) }
    for (amount, _) in scoped.plan.currencies {
      add(id.followed(by: "in \(amount.currency)"), .each(), each: scoped.points(amount, of: product))
    }
    add(id.followed(by: "elsewhere"), .each(), each: scoped.equalPoints(of: product))
  }

  /// The store accepts offers once the product has its price.
  private func price(of product: Product) -> [RequestName] {
    let price = RequestName("price", product.productID)
    return manifest.contains(price) ? [price] : []
  }

  // MARK: Offer codes of one-time products

  /// The codes that can be created; the others are losses.
  mutating func offerCodes(of product: Product, at index: Int) -> [RequestedCode] {
    var codes: [RequestedCode] = []
    for (element, code) in product.offerCodes.enumerated() {
      let path = CatalogPath(.product(index), .offerCodes, element: element)
      let desired = DesiredOfferCode(code, base: baseTerritory)
      let lacks = desired.lacks
      if lacks.contains(.name) || lacks.contains(.price) {
        recordLoss(
          .whole, path, lacks.contains(.name) ? RequestLoss.codeWithoutName : RequestLoss.offerWithoutPrice)
        continue
      }
      if code.isFree, code.price != nil { recordLoss(.value, path, RequestLoss.freeWithPrice) }
      if !code.isFree, code.price?.tier != nil { recordLoss(.value, path, RequestLoss.tier, isOutside: true) }
      codes.append(RequestedCode(desired: desired, number: codes.count))
    }
    return codes
  }

  /// A code has its prices in one request: none can be added or changed later.
  mutating func add(_ code: RequestedCode, of product: Product) {
    let work = OfferWork(
      productID: product.productID, kind: .code, form: .productCode, attributes: code.desired.attributes)
    add(
      OfferBody(work, RequestName.product(product.productID).reference), code.scoped,
      RequestName("offerCode", product.productID, String(code.number)), of: product)
  }
}

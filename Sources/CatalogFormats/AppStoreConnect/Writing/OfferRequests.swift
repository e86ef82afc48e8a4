import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// An offer that has everything the API requires.
struct RequestedOffer {
  let offer: Offer
  /// The index among the written offers of the product.
  let number: Int
  /// The attributes that all kinds of offers have.
  let terms: OrderedMap
  /// Nil for a free trial.
  let plan: PricePlan?

  /// The billing plan of the offer.
  var planType: PlanType { offer.billingPlan.flatMap { PlanType(named: $0) } ?? .upFront }

  var scope: String { "offer-\(number)" }
}

/// Offers of subscriptions.
extension CatalogRequests {
  /// An offer with its terms and prices; nil, with a loss, when it is incomplete.
  mutating func offer(_ offer: Offer, number: Int, at path: CatalogPath) -> RequestedOffer? {
    guard let mode = offer.mode, let duration = offer.duration else {
      recordLoss(.whole, path, RequestLoss.incompleteOffer)
      return nil
    }
    switch offer.kind {
    case .introductory:
      if offer.offerID != nil || offer.referenceName != nil { recordLoss(.value, path, RequestLoss.introductoryName) }
    case .promotional, .winBack:
      guard offer.offerID != nil else {
        recordLoss(.whole, path, RequestLoss.offerWithoutID)
        return nil
      }
      if offer.referenceName == nil { recordLoss(.value, path, RequestLoss.noOfferName) }
      if offer.kind == .winBack {
        guard offer.paidMonths != nil, offer.lapsedMonths != nil else {
          recordLoss(.whole, path, RequestLoss.winBackCustomers)
          return nil
        }
        if offer.from == nil, case .product(let index) = path.subject {
          advise(RequestLoss.winBackStart(offer.offerID ?? "", of: catalog.products[index].productID))
        }
      }
    case .code:
      guard offer.referenceName != nil else {
        recordLoss(.whole, path, RequestLoss.codeWithoutName)
        return nil
      }
    }
    var terms: OrderedMap = [
      "duration": .text(duration.apiName), "offerMode": .text(mode.apiName),
      offer.kind == .winBack ? "periodCount" : "numberOfPeriods": .integer(offer.periods),
    ]
    if let name = offer.billingPlan {
      if let type = PlanType(named: name) {
        terms.append("targetSubscriptionPlanType", .text(type.apiName))
      } else {
        recordLoss(.value, path, RequestLoss.unknownBillingPlan)
      }
    }
    guard mode != .freeTrial else { return RequestedOffer(offer: offer, number: number, terms: terms, plan: nil) }
    guard let price = offer.price, let plan = PricePlan(price, in: baseTerritory) else {
      recordLoss(.whole, path, RequestLoss.offerWithoutPrice)
      return nil
    }
    if price.tier != nil { recordLoss(.value, path, RequestLoss.tier, isOutside: true) }
    return RequestedOffer(offer: offer, number: number, terms: terms, plan: plan)
  }

  mutating func add(_ offer: RequestedOffer, of product: Product) {
    switch offer.offer.kind {
    case .introductory: addIntroductory(offer, of: product)
    case .promotional:
      addPriced(
        offer, of: product, type: "subscriptionPromotionalOffers", prices: "subscriptionPromotionalOfferPrices",
        [
          "name": .text(orNull: offer.offer.referenceName ?? offer.offer.offerID),
          "offerCode": .text(orNull: offer.offer.offerID),
        ])
    case .code:
      addPriced(
        offer, of: product, type: "subscriptionOfferCodes", prices: "subscriptionOfferCodePrices",
        [
          "name": .text(orNull: offer.offer.referenceName),
          "customerEligibilities": .texts(offer.offer.eligibility.map { $0.rawValue.uppercased() }),
          "offerEligibility": offer.offer.isStackable ? "STACK_WITH_INTRO_OFFERS" : "REPLACE_INTRO_OFFERS",
        ])
    case .winBack:
      if offer.offer.from == nil {
        manifest.ask(for: .winBackStart, "the first day of the win-back offers, such as 2027-03-01")
      }
      addPriced(
        offer, of: product, type: "winBackOffers", prices: "winBackOfferPrices",
        [
          "referenceName": .text(orNull: offer.offer.referenceName ?? offer.offer.offerID),
          "offerId": .text(orNull: offer.offer.offerID),
          "customerEligibilityPaidSubscriptionDurationInMonths": offer.offer.paidMonths.map { .integer($0) },
          "customerEligibilityTimeSinceLastSubscribedInMonths": offer.offer.lapsedMonths.map {
            ["minimum": .integer($0.lowerBound), "maximum": .integer($0.upperBound)]
          }, "customerEligibilityWaitBetweenOffersInMonths": offer.offer.waitMonths.map { .integer($0) },
          "startDate": .text(offer.offer.from?.description ?? RequestName.winBackStart.reference),
          "endDate": offer.offer.until.map { .text($0.description) },
          "priority": offer.offer.hasHighPriority ? "HIGH" : "NORMAL",
        ])
    }
  }

  /// Adds an offer whose prices are created with it.
  private mutating func addPriced(
    _ offer: RequestedOffer, of product: Product, type: String, prices priceType: String, _ attributes: OrderedMap
  ) {
    let kind = RequestedKind.subscription
    let prices: InlinePrices
    if let plan = offer.plan {
      prices = InlinePrices(
        plan, type: priceType, relationship: "prices", scope: offer.scope, planType: offer.planType, of: product,
        isEqualized: true
      ) { point, territory in
        (
          [:],
          [
            "territory": RequestStep.one("territories", territory),
            kind.pricePointRelationship: RequestStep.one(kind.pricePointType, point),
          ]
        )
      }
    } else {
      let storefronts = product.availability.storefronts
      if storefronts == nil { needTerritories() }
      prices = InlinePrices(free: priceType, relationship: "prices", in: storefronts?.map(\.code))
    }
    manifest.add(
      RequestStep(
        creating: type, as: RequestName("offer", product.productID, String(offer.number)), attributes + offer.terms,
        relationships: [kind.parent: kind.reference(to: product), "prices": ["data": .list(prices.references)]],
        included: prices.included, expansions: prices.expansions, after: price(of: product)))
  }

  /// An introductory offer is created for each storefront of its subscription: the store has none for all of them.
  private mutating func addIntroductory(_ offer: RequestedOffer, of product: Product) {
    let kind = RequestedKind.subscription
    let id = RequestName("offer", product.productID, String(offer.number))
    let terms =
      offer.terms + [
        "startDate": offer.offer.from.map { .text($0.description) },
        "endDate": offer.offer.until.map { .text($0.description) },
      ]
    /// - Parameter point: The price point; nil for a free trial.
    func add(_ id: RequestName, _ point: String?, in territory: String, each list: RequestName? = nil) {
      manifest.add(
        RequestStep(
          creating: "subscriptionIntroductoryOffers", as: id, terms,
          relationships: [
            kind.parent: kind.reference(to: product), "territory": RequestStep.one("territories", territory),
            kind.pricePointRelationship: point.map { RequestStep.one(kind.pricePointType, $0) },
          ], repetition: list, after: price(of: product)))
    }
    guard let plan = offer.plan else {
      guard let storefronts = product.availability.storefronts else {
        needTerritories()
        return add(id, nil, in: RequestName.eachTerritory, each: .territories)
      }
      for storefront in storefronts { add(id.followed(by: storefront.code), nil, in: storefront.code) }
      return
    }
    func add(_ id: RequestName, _ entry: PricePlan.Entry) {
      let point = Self.pricePoint(entry, offer.planType, of: product).reference
      add(id, point, in: entry.territory.code)
    }
    func add(_ id: RequestName, each list: RequestName) {
      add(id, RequestName.eachID, in: RequestName.eachTerritory, each: list)
    }
    add(plan.isBaseOverride ? id.followed(by: plan.base.territory.code) : id, plan.base)
    for entry in plan.overrides { add(id.followed(by: entry.territory.code), entry) }
    for (amount, _) in plan.currencies {
      add(id.followed(by: "in \(amount.currency)"), each: Self.pricePoints(amount, offer.scope, of: product))
    }
    add(id.followed(by: "elsewhere"), each: Self.equalPoints(offer.scope, of: product))
  }

  /// The store accepts offers once the product has its price.
  func price(of product: Product) -> [RequestName] {
    let price = RequestName("price", product.productID)
    return manifest.contains(price) ? [price] : []
  }
}

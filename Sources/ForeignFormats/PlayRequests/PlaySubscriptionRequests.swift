import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax

/// Subscriptions: each has one base plan, and the offers of it.
extension PlayRequests {
  mutating func addSubscription(
    _ product: Product, _ subscription: Subscription, at index: Int, _ listings: [OrderedValue]
  ) {
    guard let period = subscription.period else { return }
    let plan = Self.planID(of: period)
    let path = "/subscriptions/\(product.productID)"
    let regions = regions(of: product, at: index)
    let later = laterRegions(of: product)
    patch(
      path, "listings,basePlans",
      [
        "packageName": .text(package), "productId": .text(product.productID), "listings": .list(listings),
        "basePlans": [
          [
            "basePlanId": .text(plan),
            "autoRenewingBasePlanType": ["billingPeriodDuration": .text(period.iso8601), "legacyCompatible": true],
            "regionalConfigs": .list(
              regions.map {
                ["regionCode": .text($0.code), "newSubscriberAvailability": true, "price": Self.value(of: $0.price)]
              }),
            "otherRegionsConfig": later.map {
              [
                "usdPrice": Self.value(of: $0.dollars), "eurPrice": Self.value(of: $0.euros),
                "newSubscriberAvailability": true,
              ]
            },
          ]
        ],
      ])
    let isActive = canActivate(product, regions)
    let names: [(String, OrderedValue)] = [
      ("packageName", .text(package)), ("productId", .text(product.productID)), ("basePlanId", .text(plan)),
    ]
    if isActive { post("\(path)/basePlans/\(plan):activate", .map(entries: names)) }
    var isFirst = true
    for (element, offer) in subscription.offers.enumerated() {
      let place = CatalogPath(.product(index), .offers, element: element)
      guard offer.kind == .introductory, isFirst else {
        recordLoss(.whole, place, "only the introductory offer has a counterpart in Google Play")
        continue
      }
      guard let phase = IntroductoryPhase(offer, regions, later: later != nil) else {
        recordLoss(.whole, place, "the offer has no mode, no length or no price in a region of Google Play")
        continue
      }
      if offer.from != nil || offer.until != nil {
        recordLoss(.value, place, "Google Play's offers have no first and last day")
      }
      if phase.regions.count < regions.count {
        recordLoss(
          .value, CatalogPath(.product(index)),
          "the offer is in \(phase.regions.count) of \(regions.count) regions alone; it has no stated price in the others"
        )
      }
      isFirst = false
      add(phase, path: "\(path)/basePlans/\(plan)/offers/introductory", names, isActive: isActive)
    }
  }

  private mutating func add(
    _ phase: IntroductoryPhase, path: String, _ names: [(String, OrderedValue)], isActive: Bool
  ) {
    let names = names + [("offerId", .text("introductory"))]
    patch(
      path, "phases,targeting,regionalConfigs,otherRegionsConfig",
      .map(
        entries: names + [
          ("phases", [phase.value]),
          // At the App Store, who has had an introductory offer in a group gets none again.
          (
            "targeting",
            [
              "acquisitionRule": [
                "scope": catalog.groups.count == 1 ? ["anySubscriptionInApp": [:]] : ["thisSubscription": [:]]
              ]
            ]
          ),
          (
            "regionalConfigs",
            .list(phase.regions.map { ["regionCode": .text($0.code), "newSubscriberAvailability": true] })
          ),
          ("otherRegionsConfig", ["otherRegionsNewSubscriberAvailability": .flag(phase.later != nil)]),
        ]))
    if isActive { post("\(path):activate", .map(entries: names)) }
  }

  /// The ID of the base plan of a period, such as `monthly`.
  static func planID(of period: SubscriptionPeriod) -> String {
    switch period {
    case .oneWeek: "weekly"
    case .oneMonth: "monthly"
    case .twoMonths: "two-months"
    case .threeMonths: "three-months"
    case .sixMonths: "six-months"
    case .oneYear: "yearly"
    }
  }
}

/// The phase of an introductory offer, in which it is free or costs less.
private struct IntroductoryPhase {
  let duration: String
  /// The number of times that the duration is charged.
  let count: Int
  /// The regions in which the offer exists, each with what it costs there.
  let regions: [(code: String, cost: (String, OrderedValue))]
  /// Its price in regions that Google opens later; nil when it doesn't exist there.
  let later: (String, OrderedValue)?

  /// Nil for an offer without a mode, a duration, or a price in any of the regions of the subscription.
  init?(_ offer: Offer, _ sold: [PlayRegion], later: Bool) {
    guard let mode = offer.mode, let duration = offer.duration else { return nil }
    let isRepeated = mode == .payAsYouGo
    count = isRepeated ? offer.periods : 1
    self.duration = duration.iso8601(times: isRepeated ? 1 : offer.periods)
    let free: (String, OrderedValue) = ("free", [:])
    guard mode != .freeTrial else {
      regions = sold.map { ($0.code, free) }
      self.later = later ? free : nil
      return
    }
    regions = sold.compactMap { region in
      guard let territory = Territory(alpha2: region.code), let amount = offer.price?.amount(in: territory),
        amount.currency == region.price.currency
      else { return nil }
      return (region.code, ("price", PlayRequests.value(of: amount)))
    }
    let dollars = offer.price?.amount(in: .usd)
    let euros = CurrencyCode("EUR").flatMap { offer.price?.amount(in: $0) }
    if later, let dollars, let euros {
      self.later = (
        "otherRegionsPrices", ["usdPrice": PlayRequests.value(of: dollars), "eurPrice": PlayRequests.value(of: euros)]
      )
    } else {
      self.later = nil
    }
    if regions.isEmpty { return nil }
  }

  var value: OrderedValue {
    [
      "duration": .text(duration), "recurrenceCount": .integer(count),
      "regionalConfigs": .list(
        regions.map { .map(entries: [("regionCode", .text($0.code)), ($0.cost.0, $0.cost.1)]) }),
      "otherRegionsConfig": later.map { .map(entries: [($0.0, $0.1)]) },
    ]
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Offers that the store can't represent.
enum InvalidOffer: ProductRule, CatalogRule {
  static let description = RuleDescription(
    id: "invalid-offer", category: .subscription, defaultSeverity: .error,
    summary: "an offer on a subscription that the store can't represent",
    rationale: """
      An offer has a payment mode, the length of one period and a number of periods, and not every \
      combination exists. A free trial and an offer paid up front last one period; a pay-as-you-go \
      offer is paid each period of the subscription, for at most a year, and costs less than the \
      subscription in each storefront where both prices are known. Promotional and win-back offers are identified by their IDs, offer codes say \
      who is eligible, and a subscription has one introductory offer at a time and at most \
      {win-back.offers} win-back offers. Only introductory and win-back offers have a first and a last \
      day, and a win-back offer exists for at least {win-back.shortest}. More offer codes of an app than the {offer-codes.active}, and \
      more win-back offers of a subscription than the {win-back.active}, that can be active at a time are \
      a warning. Requirements that are only \
      in third-party guides, not on Apple's pages, such as the lengths of an offer paid up front, \
      are a warning. So are zero-width characters in an ID or a name, customers who are listed \
      twice, and two offer codes with one name, by which `asc plan` knows them. Names and IDs are the \
      same if they only differ in how accents are encoded.
      """,
    facts: [
      "offers.one-period", "offers.pay-as-you-go.period", "offers.pay-as-you-go.periods",
      "offers.pay-up-front.durations", "offers.pay-as-you-go.price", "offers.required-fields", "offers.introductory",
      "offers.promotional", "offers.durations", "win-back.offers", "win-back.active", "win-back.shortest",
      "offer-codes.active", "lint.renewal-tolerance",
    ])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        vip:
          products:
            vip.monthly:
              period: 1 month
              level: 1
              price: {USD: 9.99}
              offers:
                …
      """,
    #"""
    accepted:
    - … - {kind: introductory, mode: free-trial, period: 1 week}
    - … - {kind: introductory, mode: pay-as-you-go, period: 1 month, periods: 3, price: {USD: 4.99}}
    - … - {kind: introductory, mode: pay-up-front, period: 3 months, price: {USD: 19.99}}
    - … - {kind: promotional, id: loyal, referenceName: Loyal, mode: free-trial, period: 1 month}
      - {kind: code, referenceName: Spring, mode: free-trial, period: 2 weeks, eligibility: [new]}
      - {kind: win-back, id: back, referenceName: Back, mode: free-trial, period: 1 month}
    - … - {kind: introductory, mode: free-trial, period: 1 week, until: 2027-11-30}
      - {kind: introductory, mode: free-trial, period: 1 month, from: 2027-12-01}
    - … - {kind: win-back, id: back, referenceName: Zurück 👋🏽, mode: free-trial, period: 1 week}
    - … - {kind: introductory, mode: pay-as-you-go, period: 1 month, price: {tier: 9}}
    rejected:
    - … - ⟦{kind: introductory, mode: free-trial, period: 1 week, periods: 2}⟧
    - … - ⟦{kind: introductory, mode: free-trial, period: 1 week, price: {USD: 0.99}}⟧
    - … - ⟦{kind: introductory, mode: pay-up-front, period: 2 months}⟧
    - … - ⟦{kind: introductory, mode: pay-as-you-go, period: 1 week, price: {USD: 1.99}}⟧
    - … - ⟦{kind: introductory, mode: pay-as-you-go, period: 1 month, price: {USD: 9.99}}⟧
    - … - ⟦{kind: promotional, referenceName: Loyal, mode: free-trial, period: 1 month}⟧
    - … - {kind: introductory, mode: free-trial, period: 1 week}
      - ⟦{kind: introductory, mode: free-trial, period: 3 days}⟧
    - … - {kind: win-back, id: back, referenceName: A, mode: free-trial, period: 1 week}
      - ⟦{kind: win-back, id: back, referenceName: B, mode: free-trial, period: 1 month}⟧
    - … - {kind: promotional, id: é, referenceName: A, mode: free-trial, period: 1 week}
      - ⟦{kind: promotional, id: "e\u0301", referenceName: B, mode: free-trial, period: 1 month}⟧
    - … - ⟦{kind: promotional, id: "lo\u0007yal", referenceName: A, mode: free-trial, period: 1 week}⟧
      - ⟦{kind: win-back, id: back, referenceName: "Ba\nck", mode: free-trial, period: 1 week}⟧
    rejected as warning:
    - … - ⟦{kind: win-back, id: "\u202Ekcab", referenceName: Back, mode: free-trial, period: 1 week}⟧
      - ⟦{kind: code, referenceName: "Spr\u200Bing", mode: free-trial, period: 2 weeks, eligibility: [new]}⟧
    - … - ⟦{kind: code, referenceName: A, mode: free-trial, period: 2 weeks, eligibility: [new, expired, new]}⟧
    - … - {kind: code, referenceName: é, mode: free-trial, period: 2 weeks, eligibility: [new]}
      - ⟦{kind: code, referenceName: "e\u0301", mode: free-trial, period: 2 weeks, eligibility: [expired]}⟧
    rejected:
    - … - ⟦{kind: introductory, mode: pay-as-you-go, period: 1 month, price: {tier: 10}}⟧
    - … - {kind: introductory, mode: free-trial, period: 1 week, until: 2027-12-01}
      - ⟦{kind: introductory, mode: free-trial, period: 1 month, from: 2027-12-01}⟧
    - … - ⟦{kind: introductory, mode: free-trial, period: 1 week, from: 2027-12-02, until: 2027-12-01}⟧
    rejected as warning:
    - … - ⟦{kind: win-back, id: back, referenceName: A, mode: free-trial, period: 1 week, from: 2027-12-01,
        until: 2027-12-02}⟧
    rejected:
    - … - ⟦{kind: promotional, id: loyal, referenceName: Loyal, mode: free-trial, period: 1 month, until: 2027-12-01}⟧
    - … - ⟦{kind: code, referenceName: Spring, mode: free-trial, period: 2 weeks}⟧
    rejected as warning:
    - … - ⟦{kind: introductory, mode: pay-up-front, period: 1 week, price: {USD: 0.99}}⟧
    """#)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard let subscription = product.subscription, !subscription.offers.isEmpty else { return [] }
    var findings: [RuleFinding] = []
    for (index, offer) in subscription.offers.enumerated() {
      findings += OfferCheck(
        offer: offer, index: index, product: product, subscription: subscription, subject: subject
      ).run()
    }
    findings += checkIDs(subscription.offers, in: subject)
    findings += checkCounts(subscription.offers, in: subject)
    return findings
  }

  /// Reports an ID that two offers of one kind share, and a name that two offer codes do.
  ///
  /// They are compared as characters: accents may be encoded in two ways.
  private static func checkIDs(_ offers: [Offer], in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var seen: [Offer.Kind: [String: Int]] = [:]
    for (index, offer) in offers.enumerated() {
      let isCode = offer.kind == .code
      guard let id = isCode ? offer.referenceName : offer.offerID, !id.isBlankText else { continue }
      guard let first = seen[offer.kind]?[id] else {
        seen[offer.kind, default: [:]][id] = index
        continue
      }
      findings.append(
        RuleFinding(
          isCode
            ? .repeatedCode(id)
            : "the ID \"\(id)\" is used by another \(phrase: offer.kind.rawValue) offer of the subscription; each "
              + "needs its own",
          at: subject.path(.offers, element: index),
          severity: isCode ? .warning : nil,
          related: [.init("first used here", subject.path(.offers, element: first))]))
    }
    return findings
  }

  /// Reports the offers beyond the number that a subscription can have.
  private static func checkCounts(_ offers: [Offer], in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var promotional = 0
    var winBack = 0
    var introductory: [Offer] = []
    for (index, offer) in offers.enumerated() {
      switch offer.kind {
      case .introductory:
        // A year that is paid monthly has its own offer in addition to the year's.
        let limit = subject.profile.introductoryOffersPerTerritory.value
        let others = introductory.count { $0.billingPlan == offer.billingPlan && $0.overlaps(offer) }
        introductory.append(offer)
        if others == limit {
          findings.append(
            RuleFinding(
              "a subscription has at most \(limit, of: "introductory offer") at a time",
              at: subject.path(.offers, element: index)))
        }
      case .promotional:
        promotional += 1
        let limit = subject.profile.promotionalOffers.value
        if promotional == limit + 1 {
          findings.append(
            RuleFinding(
              "a subscription has at most \(limit) promotional offers; this is the first over the limit",
              at: subject.path(.offers, element: index)))
        }
      case .winBack:
        winBack += 1
        if winBack == Facts.activeWinBackOffers.value + 1 {
          findings.append(
            RuleFinding(
              "a subscription has at most \(Facts.activeWinBackOffers.value) active win-back offers in a storefront; "
                + "this is the first over the limit, so let another one end before",
              at: subject.path(.offers, element: index),
              severity: .warning,
              fact: "win-back.active"))
        }
        if winBack == Facts.winBackOffers.value + 1 {
          findings.append(
            RuleFinding(
              "a subscription has at most \(Facts.winBackOffers.value) win-back offers; this is the first over the "
                + "limit",
              at: subject.path(.offers, element: index),
              fact: "win-back.offers"))
        }
      case .code: break
      }
    }
    return findings
  }

  /// Warns of more offer codes than an app can have active; the catalog doesn't say which ones are.
  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let limit = Facts.activeOfferCodes.value
    var codes = 0
    for index in catalog.products.indices {
      let codesOfProduct = catalog.products[index].offerCodes.indices
      let offers = (catalog.products[index].subscription?.offers ?? []).enumerated().filter { $0.element.kind == .code }
        .map { (CatalogField.offers, $0.offset) }
      for (field, element) in offers + codesOfProduct.map({ (.offerCodes, $0) }) {
        codes += 1
        guard codes == limit + 1 else { continue }
        findings.append(
          RuleFinding(
            "an app has at most \(limit) active offer codes; this is the first over the limit, so deactivate another "
              + "one before",
            at: CatalogPath(.product(index), field, element: element), severity: .warning,
            fact: "offer-codes.active"))
        return findings
      }
    }
    return findings
  }
}

extension Offer {
  /// Whether both exist on some day, if they are created on the same.
  fileprivate func overlaps(_ other: Offer) -> Bool {
    func ends(_ first: Offer, before second: Offer) -> Bool {
      guard let last = first.until, let start = second.from else { return false }
      return last < start
    }
    return !ends(self, before: other) && !ends(other, before: self)
  }
}

extension Message {
  fileprivate static func repeatedCode(_ name: String) -> Message {
    "the name \"\(name)\" is used by another offer code of the subscription; give each its own"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Batches of codes that the store would not generate.
enum InvalidCodeBatch: ProductRule, CatalogRule {
  static let description = RuleDescription(
    id: "invalid-code-batch", category: .price, defaultSeverity: .warning,
    summary: "a batch of codes that the store would not generate",
    rationale: """
      Codes for one use are generated {offer-codes.batch} at a time, can be redeemed for at most \
      {offer-codes.validity}, and an app can have {offer-codes.per-quarter} in a quarter: third-party guides \
      quote Apple's help with these limits. Codes for tests have limits of their own. A batch whose last day has \
      passed is an info: it can stay as a record of codes that were generated, but new ones can't be. Only offer \
      codes have batches.
      """,
    facts: ["offer-codes.batch", "offer-codes.validity", "offer-codes.per-quarter"])

  static let examples = RuleExamples(
    """
    accepted:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 500, expires: 2027-03-01, note: newsletter}]}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 25000, expires: 2027-05-21}, {count: 25000, expires: 2027-05-21}]}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 20, expires: 2026-11-21, sandbox: true}]}]}
    rejected:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 20, expires: 2027-03-01}]}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 25001, expires: 2027-03-01}]}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 20, expires: 2027-05-22, sandbox: true}]}⟧]}
    - catalog: 1
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
                - ⟦{kind: promotional, id: loyal, referenceName: Loyal, mode: free-trial, period: 1 month,
                    batches: [{count: 500, expires: 2020-03-01}]}⟧
    rejected as info:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        free: true, batches: [{count: 500, expires: 2020-03-01}]}⟧]}
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    let today = subject.checked.configuration.today
    var findings: [RuleFinding] = []
    for offer in product.offersWithBatches {
      func report(_ message: Message, _ severity: Severity? = nil, _ fact: String? = nil) {
        findings.append(
          RuleFinding(message, at: subject.path(offer.field, element: offer.element), severity: severity, fact: fact))
      }
      guard offer.hasCodes else {
        report(.withoutCodes)
        continue
      }
      for batch in offer.batches where batch.count > 0 {
        guard let last = batch.expires else { continue }
        let limits = Facts.codesPerBatch
        if last < today {
          report(.ended(batch), .info)
          continue
        }
        if !batch.isSandbox, !limits.value.contains(batch.count) {
          report(.count(batch, limits.record), nil, "offer-codes.batch")
        }
        if let start = last.monthsEarlier(Facts.codeValidity.value), start > today {
          report(.late(batch, from: start, Facts.codeValidity.record), nil, "offer-codes.validity")
        }
      }
    }
    return findings
  }

  /// Warns of more codes, for customers and still to be redeemed, than an app can have generated in a quarter.
  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let limit = Facts.codesPerQuarter.value
    var sum = 0
    for index in catalog.products.indices {
      for offer in catalog.products[index].offersWithBatches {
        let codes = offer.batches.filter {
          !$0.isSandbox && $0.expires.map { $0 >= checked.configuration.today } ?? false
        }
        let before = sum
        sum += codes.reduce(0) { $0 + $1.count }
        guard sum > limit, before <= limit else { continue }
        return [
          RuleFinding(
            .many(sum, limit), at: CatalogPath(.product(index), offer.field, element: offer.element),
            fact: "offer-codes.per-quarter")
        ]
      }
    }
    return []
  }
}

extension Product {
  fileprivate var offersWithBatches: [OfferWithBatches] {
    let codes = offerCodes.enumerated().map {
      OfferWithBatches(field: .offerCodes, element: $0.offset, hasCodes: true, batches: $0.element.batches)
    }
    let offers = (subscription?.offers ?? []).enumerated().map {
      OfferWithBatches(
        field: .offers, element: $0.offset, hasCodes: $0.element.kind == .code, batches: $0.element.batches)
    }
    return (codes + offers).filter { !$0.batches.isEmpty }
  }
}

/// An offer with batches of codes, and its place.
private struct OfferWithBatches {
  let field: CatalogField
  let element: Int
  let hasCodes: Bool
  let batches: [CodeBatch]
}

extension Message {
  /// `500 codes until 2027-03-01`.
  private static func words(_ batch: CodeBatch) -> Message {
    let codes: Message =
      batch.isSandbox ? "\(batch.count, of: "code") for tests" : "\(batch.count, of: "code")"
    guard let day = batch.expires else { return codes }
    return "\(codes) until \(day)"
  }

  fileprivate static let withoutCodes: Message = "only an offer of the kind \"code\" has batches of codes"

  fileprivate static func count(_ batch: CodeBatch, _ fact: FactRecord) -> Message {
    "\(words(batch)): App Store Connect is reported to generate \(fact.value) at a time"
  }

  fileprivate static func late(_ batch: CodeBatch, from start: CalendarDate, _ fact: FactRecord) -> Message {
    "\(words(batch)) can't be generated before \(start): codes are valid for at most \(fact.value)"
  }

  fileprivate static func ended(_ batch: CodeBatch) -> Message {
    "the last day of \(words(batch)) has passed: none can be generated any more"
  }

  fileprivate static func many(_ sum: Int, _ limit: Int) -> Message {
    "with this offer, the app would have \(sum) codes that can be redeemed, and at most \(limit) are generated in a quarter"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax

/// Offer codes of one-time products that the store can't represent.
enum InvalidOfferCode: ProductRule {
  static let description = RuleDescription(
    id: "invalid-offer-code", category: .price, defaultSeverity: .error,
    summary: "an offer code of a one-time product that the store can't represent",
    rationale: """
      An offer code of a one-time product has a name of its own, says who may redeem it, and gives \
      {offer-codes.discount}, or nothing to pay: `free: true`. A price that was forgotten must not \
      give a product away. A price that is not lower than the usual one is a warning, and so is a \
      customer who is listed twice. Names are the same if they only differ in how accents are \
      encoded. Neither the name, the customers nor the prices can be changed later.
      """,
    facts: ["offer-codes.required-fields", "offer-codes.discount"])

  static let examples = RuleExamples(
    #"""
    accepted:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Thanks, eligibility: [active-spender],
        price: {USD: 2.99}}, {referenceName: Return, eligibility: [churned-spender], price: {JPY: 100}}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: All, eligibility: [non-spender,
        active-spender], price: {USD: 0.99}}]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Café 👩‍🚀, eligibility: [non-spender],
        price: {tier: 4}}]}
    - coins: {type: consumable, price: {tier: 5}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        price: {tier: 4}}]}
    rejected:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: " ", eligibility: [non-spender],
        free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender]}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        free: true, price: {USD: 0.99}}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        price: {USD: 0}}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Launch, eligibility: [non-spender],
        free: true}, ⟦{referenceName: Launch, eligibility: [active-spender], free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [{referenceName: Café, eligibility: [non-spender],
        free: true}, ⟦{referenceName: "Cafe\u0301", eligibility: [non-spender], free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: "Lau\tnch",
        eligibility: [non-spender], free: true}⟧]}
    rejected as warning:
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: "\u202Ehcnual",
        eligibility: [non-spender], free: true}⟧, ⟦{referenceName: "Lau\u200Bnch", eligibility: [non-spender],
        free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender,
        non-spender], free: true}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        price: {USD: 4.99}}⟧]}
    - coins: {type: consumable, price: {USD: 4.99}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        price: {tier: 5}}⟧, ⟦{referenceName: More, eligibility: [non-spender], price: {tier: 50}}⟧]}
    - coins: {type: consumable, price: {tier: 2}, offerCodes: [⟦{referenceName: Launch, eligibility: [non-spender],
        price: {tier: 7}}⟧, ⟦{referenceName: Same, eligibility: [non-spender], price: {USD: 1.99}}⟧]}
    - coins: {type: consumable, price: {USD: 4.99, JPN: 600}, offerCodes: [⟦{referenceName: Japan,
        eligibility: [non-spender], price: {JPY: 700}}⟧]}
    """#)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    // Names are compared as characters: accents may be encoded in two ways.
    var seen: [String: Int] = [:]
    for (index, code) in product.offerCodes.enumerated() {
      func report(_ message: Message, _ severity: Severity? = nil) -> [RuleFinding] {
        return [RuleFinding(message, at: subject.path(.offerCodes, element: index), severity: severity)]
      }
      if code.referenceName.isBlankText {
        findings += report("an offer code needs a reference name")
      } else if let fault = NameCharacters(in: code.referenceName) {
        findings += report(fault.message("the reference name of the offer code"), fault.severity)
      }
      if code.eligibility.isEmpty, !subject.isReportedByReader(.offerCodes, element: index) {
        findings += report(
          "an offer code needs an eligibility, of \(Message(quoted: OfferCode.Eligibility.allCases.map(\.rawValue)))")
      }
      if let customer = code.eligibility.firstRepeated {
        findings += report("the eligibility \"\(customer.rawValue)\" is listed twice", .warning)
      }
      if let message = problem(with: code, in: subject, index) {
        findings += report(message)
      } else if let offered = code.price {
        let pairs = ComparedPrice.all(offered, of: product, in: subject)
        let higher = pairs.filter { $0.offered.hundredths >= $0.usual.hundredths }
        if let message = ComparedPrice.fault({ .notLower($0.offered, $0.usual) }, for: higher) {
          findings += report(message, .warning)
        }
      }
      guard !code.referenceName.isBlankText else { continue }
      if let first = seen[code.referenceName] {
        findings.append(
          RuleFinding(
            "the name \"\(code.referenceName)\" is used by another offer code of the product; each needs its own",
            at: subject.path(.offerCodes, element: index),
            related: [.init("first used here", subject.path(.offerCodes, element: first))]))
      } else {
        seen[code.referenceName] = index
      }
    }
    return findings
  }

  /// The problem with the payment.
  private static func problem(with code: OfferCode, in subject: CheckedSubject, _ index: Int) -> Message? {
    let hasPrice = code.price.map { $0 != Price() } ?? false
    if code.isFree { return hasPrice ? .freeWithPrice : nil }
    if !hasPrice {
      return subject.isReportedByReader(.offerCodes, element: index)
        ? nil : "the offer code has no price; write one, or \"free: true\" if nothing is paid"
    }
    return code.price?.isFree ?? false ? .zero : nil
  }
}

extension Message {
  fileprivate static let freeWithPrice: Message =
    "an offer code that is free has no price; remove the price or \"free\""
  fileprivate static let zero: Message = "a price can't be zero; write \"free: true\" instead"

  fileprivate static func notLower(_ offered: Money, _ usual: Money) -> Message {
    "the offer code costs \(offered), which is not less than the usual \(usual.decimal)"
  }
}

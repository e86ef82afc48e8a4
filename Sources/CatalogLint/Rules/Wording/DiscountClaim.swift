import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A saving, or the most for the money, that is claimed and that the catalog's prices don't confirm.
enum DiscountClaim: TextRule {
  static let description = RuleDescription(
    id: "discount-claim", category: .wording, defaultSeverity: .warning,
    summary: "save 44%, 节省40%, best value, 最划算: a claim about prices that the catalog's don't confirm",
    rationale: """
      A saving is a statement about prices: it differs between storefronts, goes stale with the \
      next price, and is a false price when it is wrong. It is fine where the catalog's own prices \
      confirm it to the percent: a subscription against a shorter one of its group, a pack of a \
      currency against the smallest one. The best value is claimed wrongly where another product for the same \
      customers gives more of the same for the money, by more than {lint.value-tolerance} percent. Of a currency or a \
      group, the first {lint.compared-deals} products are compared. Prices count in each \
      storefront that shows the text by default: stated ones, and those that a policy gives. Savings of something else, such as 20% on upgrades in the \
      game, or a coupon for its shop, are ignored.
      """,
    facts: ["lint.value-tolerance", "lint.compared-deals"],
    sources: [ReviewGuideline.falsePrice, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
    - coins100: {type: consumable, price: {USD: 0.99, IND: 99}, grants: {gold: 100}}
      coins1200: {type: consumable, price: {USD: 9.99, IND: 899}, grants: {gold: 1200},
        localizations: {en-US: {title: 1200 Coins, description: Our best value of gold coins}}}
    - coins100: {type: consumable, price: {USD: 0.99}, grants: {gold: 300}, until: 2027-03-01}
      coins1200: {type: consumable, price: {USD: 9.99}, grants: {gold: 1200},
        localizations: {en-US: {title: 1200 Coins, description: Our best value of gold coins}}}
    - shop: {type: non-consumable, localizations: {en-US: {title: Loyalty Card,
        description: Save 20% on every upgrade}}}
    - battery: {type: non-consumable, localizations: {de-DE: {title: Sparmodus, description: 30% Akku sparen}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        atlas:
          products:
            month: {period: 1 month, level: 1, price: {USD: 9.99}}
            year: {period: 1 year, level: 1, price: {USD: 59.99},
              localizations: {en-US: {title: Atlas Yearly, description: Save 50% compared with monthly}}}
    rejected:
    - coins100: {type: consumable, price: {USD: 0.99, IND: 59}, grants: {gold: 100}}
      coins1200: {type: consumable, price: {USD: 9.99, IND: 899}, grants: {gold: 1200},
        localizations: {en-US: {title: 1200 Coins, description: Our ⟦best value⟧ of gold coins}}}
    - coins100: {type: consumable, price: {CNY: 6}, grants: {gold: 100}}
      coins500: {type: consumable, price: {CNY: 45}, grants: {gold: 500},
        localizations: {zh-Hans: {title: 500金币, description: ⟦最划算⟧的金币}}}
    - coins100: {type: consumable, price: {USD: 0.99, JPN: 120}, grants: {gold: 100}}
      coins500: {type: consumable, price: {USD: 2.49, JPN: 500}, grants: {gold: 500},
        localizations: {en-US: {title: 500 Coins, description: Save 50%}, ja: {title: 500コイン, description: ⟦50%お得⟧}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      products: {}
      subscriptionGroups:
        atlas:
          products:
            month: {period: 1 month, level: 1, price: {USD: 9.99}}
            year: {period: 1 year, level: 1, price: {USD: 89.99},
              localizations: {en-US: {title: Atlas Yearly, description: ⟦Save 50%⟧ compared with monthly}}}
    - gems: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 金币, description: ⟦节省40%⟧}}}
    - gems: {type: consumable, price: {tier: 6},
        localizations: {de-DE: {title: Juwelen, description: "Große Truhe, ⟦33% sparen⟧"}}}
    - gems: {type: consumable, price: {tier: 6}, localizations: {ja: {title: ジェム, description: 通常より⟦30%お得⟧}}}
    """)

  static let triggers: TextFeatures = [.word(.saving), .word(.promotionalClaim)]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings = wrongDeal(in: text, subject).map { [$0] } ?? []
    guard let claim = claim(in: text, subject), let deals = UnitDeals(of: subject) else { return findings }
    // "50%" is said of 49.5%, and of 50.9%.
    let tolerance = Facts.discountTolerance.value * 10
    let wrong = deals.places(of: text).filter { place in
      !deals.savings(in: place.territory).contains { abs($0 - claim.percent * 10) <= tolerance }
    }
    guard let first = wrong.first else { return findings }
    let words = text.excerpt(claim.range)
    let saving = deals.savings(in: first.territory).max()
    let message: Message = saving.map { .differs(words, $0 / 10) } ?? .unconfirmed(words)
    let storefronts = first.territory == nil ? [] : wrong.flatMap(\.storefronts).sorted()
    findings.append(RuleFinding(StorefrontList.message(message, in: storefronts), in: text, part: claim.range))
    return findings
  }

  struct Claim {
    var range: Range<Int>
    var percent: Int
  }

  /// The first percentage of a text that is claimed as a saving on the product itself.
  static func claim(in text: TextSample, _ subject: CheckedSubject) -> Claim? {
    guard text.features.contains(.word(.saving)), subject.isProduct else { return nil }
    let isOfVoucher = isOfVoucher(text, subject)
    for hit in text.hits where hit.category == .saving {
      if let claim = inTenths(hit, in: text), !isOfVoucher || isOfOffer(claim.range, in: text) { return claim }
      for amount in text.amounts where amount.kind == .percent {
        let end = min(hit.range.upperBound, amount.range.upperBound)
        let next = max(hit.range.lowerBound, amount.range.lowerBound, end)
        guard (100..<10_000).contains(amount.hundredths), isJoint(end..<next, in: text) else { continue }
        let range =
          min(hit.range.lowerBound, amount.range.lowerBound)..<max(hit.range.upperBound, amount.range.upperBound)
        guard isOfOffer(range, in: text) || !isOfVoucher && isOfPrice(range, in: text, subject) else { continue }
        return Claim(range: range, percent: amount.hundredths / 100)
      }
    }
    return nil
  }

  /// Whether a text states the discount of a voucher on other things: the product is the voucher, and
  /// it isn't a claim about its price.
  static func isOfVoucher(_ text: TextSample, _ subject: CheckedSubject) -> Bool {
    subject.samples.contains { sample in
      sample.localization == text.localization
        && vouchers[sample.locale].contains(where: sample.text.lowercased().hasBytes(of:))
    }
  }

  static let vouchers = LanguageWords(\.vouchers)

  /// Whether a percentage and a word belong together: "save up to 40%".
  private static func isJoint(_ gap: Range<Int>, in text: TextSample) -> Bool {
    guard var words = text.excerpt(gap, atMost: Facts.discountGap.value)?[...] else { return false }
    // An ending written onto the sign: 30%-kal, 20 %:n.
    if let mark = words.first, mark == "-" || mark == ":", words.dropFirst().first?.isLetter == true {
      words.removeFirst()
    }
    return words.allSatisfy { $0.isLetter || $0 == " " || $0 == "'" || $0 == "’" }
  }

  /// A price that is stated as a part of the full one in tenths, or hundredths, by a word for the
  /// saved part: four fifths as eight tenths.
  private static func inTenths(_ hit: WordHit, in text: TextSample) -> Claim? {
    let word = text.excerpt(hit.range)
    guard let mark = tenths[text.locale].first(where: word.hasSuffix) else { return nil }
    let end = hit.range.upperBound - mark.utf8.count
    var start = end
    var digits: [Int] = []
    for scalar in text.excerpt(before: end).unicodeScalars.reversed() {
      guard let digit = Self.digit(scalar), digit < 10 else { break }
      digits.append(digit)
      start -= UTF8.width(scalar)
    }
    guard (1...2).contains(digits.count), digits.last != 0 else { return nil }
    let rest = digits.count == 1 ? digits[0] * 10 : digits[1] * 10 + digits[0]
    return Claim(range: start..<hit.range.upperBound, percent: 100 - rest)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    scalar.isASCII ? scalar.properties.numericValue.map { Int($0) } : HanNumeral.values[scalar.value]
  }

  private static let tenths = LanguageWords(\.tenths)

  /// Whether nothing else is saved: the claim ends its clause, or is compared with a price.
  private static func isOfPrice(_ claim: Range<Int>, in text: TextSample, _ subject: CheckedSubject) -> Bool {
    if text.features.contains(.word(.comparedPrice)) { return true }
    let rest = text.excerpt(after: claim.upperBound).drop { $0 == " " }
    return rest.first?.isLetter != true && rest.first?.isNumber != true
  }

  /// Whether a claim is about the price of the product itself: "Coupon: 20 % off this pack".
  private static func isOfOffer(_ claim: Range<Int>, in text: TextSample) -> Bool {
    func isStop(_ letter: Character) -> Bool { letter.isPunctuation && letter != "-" && letter != "%" && letter != "％" }
    let before = text.excerpt(before: claim.upperBound).split(whereSeparator: isStop).last ?? ""
    let after = text.excerpt(after: claim.lowerBound).prefix { !isStop($0) }
    return ownOffers[text.locale].contains {
      before.lowercased().hasBytes(of: $0) || after.lowercased().hasBytes(of: $0)
    }
  }

  private static let ownOffers = LanguageWords(\.ownOffers)

  // MARK: The most for the money

  /// A claim that the product gives the most for the money, where another one gives more.
  static func wrongDeal(in text: TextSample, _ subject: CheckedSubject) -> RuleFinding? {
    guard text.features.contains(.word(.promotionalClaim)), let deals = UnitDeals(of: subject) else { return nil }
    let hit = text.hits.first { hit in
      hit.category == .promotionalClaim
        && bestDeals[text.locale].contains(where: text.excerpt(hit.range).lowercased().hasBytes(of:))
    }
    guard let hit else { return nil }
    let worse = deals.places(of: text).compactMap { place in
      deals.better(in: place.territory).map { (place: place, other: $0) }
    }
    guard let first = worse.first else { return nil }
    let storefronts = first.place.territory == nil ? [] : worse.flatMap { $0.place.storefronts }.sorted()
    return RuleFinding(
      StorefrontList.message(
        .wrongDeal(text.excerpt(hit.range), subject.catalog.products[first.other].productID), in: storefronts),
      in: text, part: hit.range,
      related: [.init("the better product", CatalogPath(.product(first.other), .price))])
  }

  private static let bestDeals = LanguageWords(\.bestDeals)
}

extension Message {
  fileprivate static func wrongDeal(_ claim: String, _ other: String) -> Message {
    "\"\(claim)\" is wrong: \"\(other)\" gives more for the money"
  }

  fileprivate static func differs(_ claim: String, _ percent: Int) -> Message {
    "\"\(claim)\" differs from the prices of the catalog, which save \(percent)%"
  }

  fileprivate static func unconfirmed(_ claim: String) -> Message {
    "\"\(claim)\" is a claim about prices that the catalog does not confirm; say what the product "
      + "gives"
  }
}

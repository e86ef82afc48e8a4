import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A percentage that is claimed as a saving, and that the catalog's prices don't confirm.
enum DiscountClaim: TextRule {
  static let description = RuleDescription(
    id: "discount-claim", category: .wording, defaultSeverity: .warning,
    summary: "save 44%, 节省40%, 33% sparen: a saving that the catalog's prices don't confirm",
    rationale: """
      A saving is a statement about prices: it differs between storefronts, goes stale with the \
      next price, and is a false price when it is wrong. It is fine where the catalog's own prices \
      confirm it to the percent: a subscription against a shorter one of its group, a pack of a \
      currency against the smallest one. Savings of something else, such as 20% on upgrades in the \
      game, or a coupon for its shop, are ignored.
      """,
    sources: [ReviewGuideline.falsePrice, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
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

  static let triggers = TextFeatures.word(.saving)

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let claim = claim(in: text, subject) else { return [] }
    let savings = savings(in: subject)
    // "50%" is said of 49.5%, and of 50.9%.
    let tolerance = Facts.discountTolerance.value * 10
    if savings.contains(where: { abs($0 - claim.percent * 10) <= tolerance }) { return [] }
    let words = text.excerpt(claim.range)
    return [
      RuleFinding(savings.max().map { .differs(words, $0 / 10) } ?? .unconfirmed(words), in: text, part: claim.range)
    ]
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
    var words = text.excerpt(gap)[...]
    guard Clause.length(of: words.utf8) <= Facts.discountGap.value else { return false }
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
    for scalar in text.excerpt(0..<end).unicodeScalars.reversed() {
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
    let rest = text.excerpt(claim.upperBound..<text.text.utf8.count).drop { $0 == " " }
    return rest.first?.isLetter != true && rest.first?.isNumber != true
  }

  /// Whether a claim is about the price of the product itself: "Coupon: 20 % off this pack".
  private static func isOfOffer(_ claim: Range<Int>, in text: TextSample) -> Bool {
    func isStop(_ letter: Character) -> Bool { letter.isPunctuation && letter != "-" && letter != "%" && letter != "％" }
    let before = text.excerpt(0..<claim.upperBound).split(whereSeparator: isStop).last ?? ""
    let after = text.excerpt(claim.lowerBound..<text.text.utf8.count).prefix { !isStop($0) }
    return ownOffers[text.locale].contains {
      before.lowercased().hasBytes(of: $0) || after.lowercased().hasBytes(of: $0)
    }
  }

  private static let ownOffers = LanguageWords(\.ownOffers)

  /// The saving by the prices of the catalog, in tenths of a percent.
  private static func savings(in subject: CheckedSubject) -> [Int] {
    guard case .product(let index) = subject.subject else { return [] }
    let territory = subject.catalog.app.baseTerritory
    guard let own = unitPrice(of: subject.catalog.products[index], in: territory) else { return [] }
    return subject.catalog.products.indices.compactMap { other in
      guard other != index, let price = unitPrice(of: subject.catalog.products[other], in: territory),
        price.unit == own.unit, price.currency == own.currency
      else { return nil }
      let full = product(price.hundredths, own.units)
      let reduced = product(own.hundredths, price.units)
      guard reduced < full else { return nil }
      let saved = (full - reduced).multiplied(by: 1000)
      // The one before the first that would exceed the saving.
      return (0..<1000 + 1).partitioningIndex { saved < full.multiplied(by: UInt64($0)) } - 1
    }
  }

  private static func product(_ hundredths: Int, _ units: Int) -> DoubleWord {
    DoubleWord(UInt64(hundredths.magnitude), times: UInt64(units.magnitude))
  }

  /// A price for a number of units that other products are sold in, too.
  private struct UnitPrice {
    /// The subscription group, or the key of the granted currency.
    var unit: String
    var currency: CurrencyCode
    var hundredths: Int
    var units: Int
  }

  private static func unitPrice(of product: Product, in territory: Territory?) -> UnitPrice? {
    guard let price = product.price?.base(in: territory), price.hundredths > 0 else { return nil }
    if let subscription = product.subscription {
      guard let period = subscription.period else { return nil }
      return UnitPrice(
        unit: "group \(subscription.group)", currency: price.currency, hundredths: price.hundredths,
        units: period.monthParts)
    }
    guard product.grants.count == 1, let grant = product.grants.first, grant.total > 0 else { return nil }
    return UnitPrice(
      unit: "currency \(grant.currency)", currency: price.currency, hundredths: price.hundredths, units: grant.total)
  }
}

extension String {
  fileprivate static func differs(_ claim: String, _ percent: Int) -> String {
    "\"\(claim)\" differs from the prices of the catalog, which save \(percent)%"
  }

  fileprivate static func unconfirmed(_ claim: String) -> String {
    "\"\(claim)\" is a claim about prices that the catalog does not confirm; say what the product " + "gives"
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Words that call a product free although it costs money.
enum FreeWording: TextRule {
  static let description = RuleDescription(
    id: "free-wording", category: .wording, defaultSeverity: .warning,
    summary: "free, 免费, 無料, 무료, gratis or a price of zero on a product that costs money",
    rationale: """
      To a reviewer, a text that calls a paid product free states a false price. A bonus that the \
      product grants may be called free next to its number: "400 gems and 40 free". Something else may \
      be free, such as the app that the product supports, or the first of the chapters that it opens. Wording such as ad-free is fine, and so is a \
      balance of zero. The texts of a subscription with a free trial \
      may name it, unless they state a length that no free trial of the product has.
      """,
    sources: [ReviewGuideline.falsePrice, .precheckFree])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, price: {tier: 1}, localizations: {en-US: {title: 100 Gems, description: Adds 100 gems}}}
    - gems: {type: consumable, price: {tier: 6}, grants: {gems: 400+40},
        localizations: {de-DE: {title: 400+40 Edelsteine, description: 400 Edelsteine und 40 gratis dazu}}}
    - noads: {type: non-consumable, price: {tier: 3},
        localizations: {en-US: {title: Go Ad-Free, description: Freedom from all ads}}}
    - ledger: {type: consumable, price: {tier: 3},
        localizations: {nl-NL: {title: Grootboek, description: "Verbergt rekeningen met een saldo van € 0,00"}}}
    - trial: {type: non-consumable, price: {tier: 0},
        localizations: {en-US: {title: 14-day Trial, description: Free for 14 days}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 免费金币, description: 每天领取一次金币}}}
    - … vip.monthly:
        period: 1 month
        price: {tier: 4}
        offers: [{kind: introductory, mode: free-trial, period: 1 week}]
        localizations: {en-US: {title: VIP, description: One week free}}
    rejected:
    - gems: {type: consumable, price: {tier: 1}, localizations: {en-US: {title: ⟦Free⟧ gems!, description: Adds gems}}}
    - gems: {type: consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 金币, description: ⟦免费⟧领取100金币}}}
    - gems: {type: consumable, price: {USD: 0.99}, localizations: {ja: {title: ジェム, description: ⟦無料⟧でもらえます}}}
    - gems: {type: consumable, price: {tier: 1},
        localizations: {de-DE: {title: Edelsteine, description: Heute ⟦gratis⟧}}}
    - gems: {type: consumable, price: {tier: 1}, localizations: {en-US: {title: Gems, description: Only ⟦$0⟧ today}}}
    - … vip.monthly:
        period: 1 month
        price: {tier: 4}
        offers: [{kind: introductory, mode: free-trial, period: 1 week}]
        localizations: {en-US: {title: VIP, description: ⟦1 month⟧ free trial}, zh-Hans: {title: VIP,
          description: 免费试用⟦14天⟧}, de-DE: {title: VIP, description: "Die ersten 7 Tage gratis, dann monatlich"}}
    """)

  static let triggers: TextFeatures = [.word(.free), .money]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let product = subject.product, product.costsMoney else { return [] }
    var findings: [RuleFinding] = []
    if hasFreeTrial(product) {
      findings += checkLength(of: text, product, subject)
      return findings
    }
    lazy var parts = firstParts(of: text, subject)
    for hit in text.hits where hit.category == .free {
      if isBonus(hit.range, of: product, in: text) || isPartOfSum(hit.range, of: product, in: text, subject) {
        continue
      }
      if product.subscription == nil, isNothingRecurring(hit.range, in: text) { continue }
      if isOfApp(hit.range, in: text, subject) || text.mentions(parts, beside: hit.range) { continue }
      findings.append(RuleFinding(.free(text.excerpt(hit.range)), in: text, part: hit.range))
    }
    for amount in text.amounts {
      guard case .money = amount.kind, amount.hundredths == 0, !isBalance(amount.range, in: text),
        // Less than a cent for each of many is a price.
        !text.excerpt(amount.range).contains(where: { $0.wholeNumberValue ?? 0 > 0 })
      else { continue }
      let isReported = text.hits.contains { $0.category == .free && $0.range.overlaps(amount.range) }
      guard !isReported else { continue }
      findings.append(RuleFinding(.free(text.excerpt(amount.range)), in: text, part: amount.range))
    }
    return findings
  }

  /// Whether a zero is what a product that is paid for once costs again, right after the time: a month at $0.
  private static func isNothingRecurring(_ sum: Range<Int>, in text: TextSample) -> Bool {
    text.excerpt(sum).contains("0")
      && text.hits.contains { hit in
        hit.category == .durationWord
          && (hit.range.upperBound...hit.range.upperBound + 1).contains(sum.lowerBound)
      }
  }

  /// Reports the length of a free trial in a text when no trial of the product has that length.
  private static func checkLength(of text: TextSample, _ product: Product, _ subject: CheckedSubject) -> [RuleFinding] {
    guard let hit = text.firstHit(.free) else { return [] }
    let trials = product.subscription?.offers.filter { $0.mode == .freeTrial } ?? []
    let lengths = trials.compactMap(\.days)
    let stated = StatedLength.inDigits(of: text) + StatedLength.first(in: text)
    guard lengths.count == trials.count,
      !stated.contains(where: { length in lengths.contains { length.isSame(as: $0) } }),
      let wrong = stated.first(where: { isNextTo($0.range, hit.range, in: text) })
    else { return [] }
    return [RuleFinding(.length(text.excerpt(wrong.range)), in: text, part: wrong.range)]
  }

  /// Whether two parts of a text are in one clause, with no more than a few words between them.
  private static func isNextTo(_ one: Range<Int>, _ other: Range<Int>, in text: TextSample) -> Bool {
    let start = min(one.upperBound, other.upperBound)
    let end = max(one.lowerBound, other.lowerBound)
    guard start < end else { return true }
    guard let gap = text.excerpt(start..<end, atMost: Facts.trialGap.value) else { return false }
    return !gap.contains { $0.isPunctuation && $0 != "-" }
  }

  /// Whether the app is called free, by its name right before the word: "helps to keep Atlas free".
  private static func isOfApp(_ word: Range<Int>, in text: TextSample, _ subject: CheckedSubject) -> Bool {
    guard let name = subject.catalog.app.name, !name.isEmpty else { return false }
    let rest = text.excerpt(after: word.upperBound)
    // "Atlas free gems" are not the app.
    let endsClause = rest.isEmpty || rest.first?.isPunctuation ?? false || rest.hasPrefix(" for ")
    return endsClause && text.excerpt(before: word.lowerBound).hasSuffix(name + " ")
  }

  /// The words for the first of the parts that are sold, which may be called free: "the first chapter is free", but not
  /// as a title.
  private static func firstParts(of text: TextSample, _ subject: CheckedSubject) -> [String] {
    let titles = subject.samples.filter { $0.localization == text.localization && $0.kind == .title }
    return firstParts[text.locale].filter { part in
      !titles.contains { "\($0.text.lowercased()) ".contains(part) } || text.kind == .title
    }
  }

  private static let firstParts = LanguageWords(\.firstParts)

  /// Whether a word calls a bonus free that makes up what is sold: the 20 of "100 gems and 20 free" for 120 gems.
  private static func isPartOfSum(
    _ word: Range<Int>, of product: Product, in text: TextSample, _ subject: CheckedSubject
  ) -> Bool {
    let counts = text.amounts.filter { $0.kind == .count }
    let others = subject.samples.filter { $0.localization == text.localization && $0.kind != text.kind }
    let stated =
      others.flatMap(\.amounts).filter { $0.kind == .count }.flatMap { [$0.hundredths / 100, $0.inAll / 100] }
      + product.grants.flatMap { [$0.quantity, $0.total] }
    func isRight(_ base: Int, _ bonus: Int) -> Bool {
      base > bonus && (stated.isEmpty || stated.contains(base) || stated.contains(base + bonus))
    }
    return counts.contains { amount in
      let end = min(word.upperBound, amount.range.upperBound)
      let gap = end..<max(word.lowerBound, amount.range.lowerBound, end)
      guard let between = text.excerpt(gap, atMost: Facts.trialGap.value), !between.contains(where: \.isPunctuation),
        let value = amount.value
      else { return false }
      if let bonus = amount.bonus { return isRight(value, bonus / 100) }
      return counts.contains { base in base.value.map { isRight($0, value) } ?? false }
    }
  }

  /// Whether a word calls the product's bonus free: 100 gratis.
  private static func isBonus(_ word: Range<Int>, of product: Product, in text: TextSample) -> Bool {
    text.amounts.contains { amount in
      guard amount.kind == .count, let value = amount.value, value > 0,
        product.grants.contains(where: { $0.bonus == value })
      else { return false }
      let end = min(word.upperBound, amount.range.upperBound)
      let next = max(word.lowerBound, amount.range.lowerBound)
      return next <= end + 1 || text.isBeforeBonus(amount)
    }
  }

  /// Whether a sum of zero is a value or a balance rather than a price: accounts with a value of $0.
  private static func isBalance(_ sum: Range<Int>, in text: TextSample) -> Bool {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter } }
    let beside =
      words(text.excerpt(before: sum.lowerBound)).suffix(2) + words(text.excerpt(after: sum.upperBound)).prefix(1)
    return balances[text.locale].contains { word in beside.contains { $0.hasPrefix(word) || $0.hasSuffix(word) } }
  }

  private static let balances = LanguageWords(\.balances)

  private static func hasFreeTrial(_ product: Product) -> Bool {
    product.subscription?.offers.contains { $0.mode == .freeTrial } ?? false
  }
}

extension Product {
  /// Whether the catalog gives a price that is above zero.
  var costsMoney: Bool {
    guard let price, !price.isFree else { return false }
    return price.tier != nil || !price.amounts.isEmpty || !price.overrides.isEmpty
  }
}

extension Message {
  fileprivate static func length(_ length: String) -> Message {
    "the text says the free trial lasts \"\(length)\", but no free trial of the product does"
  }

  fileprivate static func free(_ word: String) -> Message {
    "\"\(word)\" calls a paid product free; say what it gives, or set up a free trial"
  }
}

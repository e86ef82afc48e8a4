import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// A rule that reports the first word of one category in each text of products and groups.
struct WordRule: Sendable {
  private let description: RuleDescription
  private let examples: RuleExamples
  private let category: WordCategory
  /// Words that make the others innocent if a text of the localization has one; nil for none.
  private let innocentSubject: WordCategory?
  /// The severity of a finding in a text, when it is lower than the rule's highest.
  private let severity: @Sendable (TextSample, CheckedSubject) -> Severity?
  /// The fault of a word, and what to write instead.
  private let message: @Sendable (String) -> Message

  init(
    _ id: String, _ defaultSeverity: Severity, words category: WordCategory, summary: String, rationale: String,
    sources: [FactSource], message: @escaping @Sendable (String) -> Message, innocentSubject: WordCategory? = nil,
    severity: @escaping @Sendable (TextSample, CheckedSubject) -> Severity? = { _, _ in nil }, examples: String
  ) {
    description = RuleDescription(
      id: id, category: .wording, defaultSeverity: defaultSeverity, summary: summary, rationale: rationale,
      sources: sources)
    self.examples = RuleExamples(examples)
    self.category = category
    self.innocentSubject = innocentSubject
    self.severity = severity
    self.message = message
  }

  /// The rule as the engine runs it.
  var rule: LintRule { LintRule(description, examples, RuleChecks(triggers: .word(category), text: check)) }

  private func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    if let innocentSubject, subject.mentions(of: innocentSubject, beside: text) { return [] }
    // A second word of the same kind is mostly part of the same fault: "Credit card via Stripe".
    let hit = text.hits.first { $0.category == category && !subject.isVoucherOfOwnShop($0, in: text) }
    guard let hit else { return [] }
    return [
      RuleFinding(
        message(text.excerpt(hit.range)), in: text, part: hit.range, severity: severity(text, subject))
    ]
  }

  /// A card or transfer without a request to pay may be the product's subject: an error needs a
  /// word for paying, buying or a price.
  @Sendable static func severityOfPayment(in text: TextSample, _ subject: CheckedSubject) -> Severity? {
    // Stems are looked for inside words, so stems of other languages would be found by chance.
    let paying = Self.paying[text.locale]
    let isPaid = subject.samples.contains { sample in
      guard sample.localization == text.localization else { return false }
      if sample.features.contains(.money) || sample.features.contains(.count) { return true }
      let text = sample.text.lowercased()
      return paying.contains(where: text.hasBytes(of:))
    }
    return isPaid ? nil : .warning
  }

  private static let paying = LanguageWords(\.paying)
}

extension CheckedSubject {
  /// Whether a word names a voucher for the shop of the game, which is the good itself: "bon d'achat de la boutique".
  fileprivate func isVoucherOfOwnShop(_ hit: WordHit, in text: TextSample) -> Bool {
    guard hit.category == .externalPayment || hit.category == .cashOut, DiscountClaim.isOfVoucher(text, self) else {
      return false
    }
    let texts = samples.filter { $0.localization == text.localization }
    let word = text.excerpt(hit.range).lowercased()
    return texts.contains { Self.ownShops[$0.locale].contains(where: $0.text.lowercased().hasBytes(of:)) }
      && (hit.category == .cashOut
        || DiscountClaim.vouchers[text.locale].contains(where: word.hasBytes(of:))
          && !texts.contains { $0.features.contains(.word(.cashOut)) })
  }

  private static let ownShops = LanguageWords(\.ownShops)
}

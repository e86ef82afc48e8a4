import AppStoreReference
import SourceSyntax

/// A way to pay other than the store's.
enum ExternalPayment: WordRule {
  static let description = RuleDescription(
    id: "external-payment", category: .wording, defaultSeverity: .error,
    summary: "a way to pay that is not the store's: PayPal, 支付宝, a website, redeem codes",
    rationale: """
      Digital goods are sold through in-app purchase; a product's text that names another way to \
      pay, or to receive the goods, is rejected in most storefronts. Say what the customer gets \
      instead. The cards and transfers tracked by an accounting app are ignored; a card or transfer \
      that nobody is asked to pay with is a warning.
      """,
    sources: [ReviewGuideline.inAppPurchase, .rejectedPaymentService])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 500 Gems, description: Adds 500 gems}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 500金币, description: 获得500金币}}}
    - pro: {type: non-consumable, localizations: {en-US: {title: Pro, description: A credit card tracker}}}
    - ledger: {type: non-consumable, localizations: {en-US: {title: Ledger,
        description: Budgets for all your credit cards}}}
    - pass: {type: non-renewing, localizations: {ja: {title: 30日間パス, description: 毎日補給箱を受け取れます}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: Gems, description: Pay with ⟦PayPal⟧ and save}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦支付宝⟧充值更优惠}}}
    - gems: {type: consumable, localizations: {de-DE: {title: Münzen, description: Auch mit ⟦PayPal⟧}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: ⟦官网充值⟧有优惠}}}
    """)

  static let category = WordCategory.externalPayment

  /// An accounting app names the cards and transfers that it tracks.
  static let innocentSubject: WordCategory? = .recordKeeping

  /// A card or transfer that nobody is asked to pay with may be what the product is about: an error
  /// needs a word for paying, buying or a price.
  static func severity(in text: TextSample, _ subject: CheckedSubject) -> Severity? {
    // Stems are looked for inside words, so those of other languages would be found by chance.
    let paying = Self.paying[text.locale]
    let isPaid = subject.samples.contains { sample in
      guard sample.localization == text.localization else { return false }
      if sample.features.contains(.money) || sample.features.contains(.count) { return true }
      let text = sample.text.lowercased()
      return paying.contains(where: text.hasBytes(of:))
    }
    return isPaid ? nil : .warning
  }

  private static let paying = OwnWords(\.paying)

  static func message(about word: String) -> String { .otherPayment(word) }
}

extension String {
  fileprivate static func otherPayment(_ word: String) -> String {
    "\"\(word)\" names a way to pay or to receive goods outside the App Store; say only what the " + "product gives"
  }
}

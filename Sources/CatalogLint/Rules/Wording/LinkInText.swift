import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// A way out of the app: a web address, an email address, a phone number, an account.
enum LinkInText: TextRule {
  static let description = RuleDescription(
    id: "link-in-text", category: .wording, defaultSeverity: .warning,
    summary: "a URL, email address, phone number, or a QQ, WeChat, Telegram or Discord account",
    rationale: """
      Texts in the store can't be tapped, and an address in one reads as a way to buy or get \
      service elsewhere. Say what the product gives; links belong on the app's own page, and \
      contact data on its support page. A messenger's name without an account is ignored.
      """,
    sources: [ReviewGuideline.accuracy, ReviewGuideline.inAppPurchase])

  static let examples = RuleExamples(
    """
    accepted:
    - gems: {type: consumable, localizations: {en-US: {title: 1.5x Gems,
        description: Sold by Mr.Gold from 9 a.m. in v2.0}}}
    - gems: {type: consumable, localizations: {en-US: {title: Gems,
        description: "Adds 100,000,000 coins or 1000000000 gold"}}}
    - stickers: {type: non-consumable, localizations: {zh-Hans: {title: 表情包, description: 可分享到微信和QQ的表情}}}
    - stickers: {type: non-consumable, localizations: {pt-BR: {title: Figurinhas,
        description: Figurinhas para WhatsApp}}}
    rejected:
    - gems: {type: consumable, localizations: {en-US: {title: Gems,
        description: "More at ⟦https://example.com/shop⟧."}}}
    - gems: {type: consumable, localizations: {de-DE: {title: Juwelen, description: Mehr auf ⟦www.example.de⟧ im Netz}}}
    - gems: {type: consumable, localizations: {fr-FR: {title: Gemmes, description: Écrivez à ⟦aide@example.fr⟧}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: 加⟦QQ群12345678⟧领取}}}
    - gems: {type: consumable, localizations: {zh-Hans: {title: 金币, description: "⟦微信号: abc⟧领取"}}}
    - gems: {type: consumable, localizations: {ja: {title: ジェム, description: ⟦電話03-1234-5678⟧まで}}}
    """)

  static let triggers: TextFeatures = [.address, .word(.contact)]

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    let contacts = text.hits.filter { $0.category == .contact }.map(\.range)
    let found = text.text.withUTF8Bytes { bytes in
      AddressSearch(text: bytes, contacts: contacts, allowsUngrouped: Language.of(text.locale).ungroupedMobileNumbers)
        .run()
    }
    for address in found {
      let part = text.excerpt(address.range)
      findings.append(RuleFinding(.address(address.kind, part), in: text, part: address.range))
    }
    return findings
  }
}

extension Message {
  fileprivate static func address(_ kind: AddressSearch.Kind, _ part: String) -> Message {
    let name: Message =
      switch kind {
      case .web: "a web address"
      case .mail: "an email address"
      case .phone: "a phone number"
      case .account: "an account outside the app"
      }
    return "\"\(part)\" is \(name); say what the product gives, and keep contacts on the app's page"
  }
}

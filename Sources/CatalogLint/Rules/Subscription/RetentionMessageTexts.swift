import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Retention messages that are too long, incomplete, or the same for everybody where customers differ.
enum RetentionMessageTexts: CatalogRule {
  static let description = RuleDescription(
    id: "retention-message", category: .subscription, defaultSeverity: .warning,
    summary: "a retention message that is incomplete or too long, or states a price",
    rationale: """
      Customers who are about to cancel a subscription see the message, after App Review has approved it. No page of \
      Apple's says how long its texts may be in App Store Connect; the limits are those of the interface by which a \
      server sends the same messages. One message serves many subscriptions in all storefronts, so a price in it is \
      wrong for nearly everybody: an offer shows its own. The rules about wording and languages check these texts, too.
      """,
    facts: ["retention-message.header", "retention-message.body"])

  static let examples = RuleExamples(
    around: """
      catalog: 1
      app:
        bundleID: com.example.game
        primaryLocale: en-US
        retentionMessages:
          …
      products: {}
      """,
    """
    accepted:
    - … - {referenceName: Stay, locale: en-US, header: Before you go, body: Your 40 lessons stay with you.}
    - … - {referenceName: Stay, locale: en-US, header: Before you go, body: Your lessons are kept.}
      - {referenceName: Stay, locale: de-DE, header: Einen Moment noch, body: Deine Lektionen bleiben erhalten.}
    - … - {referenceName: Stay, locale: ja, header: お待ちください, body: レッスンの記録は残ります。}
    rejected:
    - … - {referenceName: Stay, locale: en-US,
        header: ⟦Before you go please consider everything that the membership has given you⟧, body: It is kept.}
    - … - {referenceName: Stay, locale: en-US, header: Before you go, body: Stay for ⟦$2.99⟧}
    - … - ⟦{referenceName: Stay, locale: en-US, header: Before you go}⟧
    - … - {referenceName: Stay, locale: en-US, header: Before you go, body: All of it.}
      - ⟦{referenceName: Stay, locale: en-US, header: Wait, body: All of it.}⟧
    - … - {referenceName: Stay, locale: ⟦xx-YY⟧, header: Before you go, body: All of it.}
    """)

  static func check(_ catalog: Catalog, in checked: CheckedCatalog) -> [RuleFinding] {
    let messages = catalog.app.retentionMessages
    guard !messages.isEmpty else { return [] }
    var findings: [RuleFinding] = []
    var seen: Set<[String]> = []
    for (index, message) in messages.enumerated() {
      let path = CatalogPath(.app, .retentionMessages, element: index)
      if !seen.insert(message.naturalKey).inserted {
        findings.append(
          RuleFinding("the message \"\(message.referenceName)\" has texts in \"\(message.locale)\" twice", at: path))
      }
      if StoreLocale.resolving(message.locale) == nil, !message.locale.isEmpty {
        findings.append(
          RuleFinding(
            "the App Store has no locale \"\(message.locale)\"; expected one such as en-US",
            at: CatalogPath(.app, .locale, element: index)))
      }
      let texts: [(String?, CatalogField, Message, Fact<ClosedRange<Int>>)] = [
        (message.header, .header, "header", Facts.retentionHeader), (message.body, .body, "body", Facts.retentionBody),
      ]
      for (text, field, noun, limit) in texts {
        guard let text, !text.isBlankText else {
          findings.append(RuleFinding("the message has no \(noun)", at: path))
          continue
        }
        guard let length = TextLength(text, over: limit.value.upperBound) else { continue }
        findings.append(
          RuleFinding(
            "the \(noun) has \(length.phrase(over: limit.value.upperBound)); the sibling interface takes "
              + "\(limit.value.upperBound)",
            at: CatalogPath(.app, field, element: index),
            fact: limit.record.id))
      }
    }
    for sample in CheckedSubject(retentionMessagesOf: checked).samples {
      let price = sample.amounts.first { amount in
        if case .money = amount.kind { return true }
        return false
      }
      guard let price else { continue }
      findings.append(
        RuleFinding(
          "the \(sample.noun) says \"\(sample.excerpt(price.range))\"; one message is shown in all storefronts, and an "
            + "offer shows its own price",
          in: sample, part: price.range))
    }
    return findings
  }
}

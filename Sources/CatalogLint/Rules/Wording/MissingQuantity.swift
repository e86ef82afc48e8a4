import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// A pack of a currency whose title does not say how much it gives.
enum MissingQuantity: ProductRule {
  static let description = RuleDescription(
    id: "missing-quantity", category: .wording, defaultSeverity: .warning, fix: .unsafe, preconditions: [.grants],
    summary: "a consumable whose title does not name the quantity of currency that it grants",
    rationale: """
      A title such as "Coin Pack" does not say what is sold, and the list of purchases shows \
      little else. Put the quantity in the title: 400金币, 400 Gold Coins. The total including the \
      bonus, or both parts, are fine too.
      """,
    sources: [ReviewGuideline.accuracy, .googlePlayPoints])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: 400金币, description: 获得400金币}}}
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: 四百金币, description: 获得金币}}}
    - coins2000: {type: consumable, grants: {gold: 2000},
        localizations: {en-US: {title: 2000 Nuggets, description: Adds gold}}}
    - pack: {type: consumable, grants: {gold: 400+40}, localizations: {en-US: {title: 400+40 Gold,
        description: Adds gold}, ja: {title: 440ゴールド, description: ゴールド440枚}}}
    - starter: {type: consumable, grants: {gold: 100, gems: 20},
        localizations: {en-US: {title: Starter Pack, description: Gold and gems}}}
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: 6元, description: 获得400金币}}}
    rejected:
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: ⟦金币礼包⟧, description: 获得400金币}}}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: ⟦Bag of Gold⟧, description: Adds 400 gold}}}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {ja: {title: ⟦ゴールドパック 第2弾⟧, description: ゴールド400枚}}}
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {en-US: {title: 400 Gold,
        description: Adds gold}, de-DE: {title: ⟦Goldmünzen⟧, description: 400 Goldmünzen}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies:
        gold: {en-US: gold coins}
      templates:
        goldPack: {en-US: {title: "{quantity} Gold Coins", description: "Adds {quantity} gold coins to your balance."}}
      products:
        pack:
          type: consumable
          price: {USD: 5.99}
          grants: {gold: 400}
          template: goldPack
          localizations:
            en-US: {title: ⟦Bag of Gold⟧}   # of old
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    guard product.type == .consumable, let grant = product.grants.first, product.grants.count == 1, grant.total > 1
    else { return [] }
    var findings: [RuleFinding] = []
    for sample in subject.samples where sample.kind == .title && !sample.features.contains(.blank) {
      if isStated(grant, in: sample, subject) { continue }
      findings.append(
        RuleFinding(.missing(grant), in: sample, fix: subject.takingTemplate(for: sample) { $0.contains("{quantity") }))
    }
    return findings
  }

  private static func isStated(_ grant: Grant, in title: TextSample, _ subject: CheckedSubject) -> Bool {
    for amount in title.amounts {
      switch amount.kind {
      // A bare number that looks like a year may still be the quantity.
      case .count, .inWords,
        .ordinal where amount.range == amount.number:
        if grant.isStated(by: amount) { return true }
      default: continue
      }
    }
    return isReportedElsewhere(grant, title, subject)
  }

  /// Whether the title has the wrong quantity, or is a price, which other rules report.
  private static func isReportedElsewhere(_ grant: Grant, _ title: TextSample, _ subject: CheckedSubject) -> Bool {
    if title.isOnlyMoney { return true }
    guard title.features.contains(.count) else { return false }
    let names = subject.currencyNames.names(of: subject.currencyNames.index(of: grant.currency), in: title.locale)
    return title.isBareCount
      || title.amounts.contains {
        $0.kind == .count && title.currency(countedBy: $0, names: names) != nil
      }
  }
}

extension Message {
  fileprivate static func missing(_ grant: Grant) -> Message {
    "the title does not say how much is granted; put \"\(grant.notation)\" in it"
  }
}

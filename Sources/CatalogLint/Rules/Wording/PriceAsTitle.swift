import AppStoreReference
import Basics
import SourceSyntax
import TextReading

/// A title that is nothing but real money.
enum PriceAsTitle: TextRule {
  static let description = RuleDescription(
    id: "price-as-title", category: .wording, defaultSeverity: .error,
    summary: "a title that is nothing but an amount of real money: 6元, ¥30, $5",
    rationale: """
      A product must be named after what it gives; one labeled as an amount of real-world currency \
      has been rejected. Name the goods: 60钻石, 60 Diamonds.
      """,
    sources: [.rejectedPriceTitle, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
    - gems60: {type: consumable, localizations: {zh-Hans: {title: 60钻石, description: 获得60钻石}}}
    - gems60: {type: consumable, localizations: {en-US: {title: 60 Diamonds, description: Adds 60 diamonds}}}
    - gems60: {type: consumable, localizations: {zh-Hans: {title: 60元宝, description: 获得60元宝}}}
    - gems60: {type: consumable, localizations: {zh-Hans: {title: 60钻石 ¥6, description: 获得60钻石}}}
    rejected:
    - gems60: {type: consumable, localizations: {zh-Hans: {title: ⟦6元⟧, description: 获得60钻石}}}
    - gems60: {type: consumable, localizations: {zh-Hans: {title: ⟦30元人民币⟧, description: 获得60钻石}}}
    - gems60: {type: consumable, localizations: {zh-Hans: {title: ⟦¥30⟧, description: 获得60钻石}}}
    - gems60: {type: consumable, localizations: {en-US: {title: ⟦$5⟧, description: Adds 60 diamonds}}}
    - gems60: {type: consumable, localizations: {en-US: {title: ⟦6 USD⟧, description: Adds 60 diamonds}}}
    - gems60: {type: consumable, localizations: {ja: {title: "⟦（120円）⟧", description: ダイヤ60個}}}
    """)

  static let triggers = TextFeatures.money

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.kind == .title, text.isOnlyMoney else { return [] }
    return [RuleFinding(.onlyMoney(text.text), in: text, part: 0..<text.text.utf8.count)]
  }
}

extension TextSample {
  /// Whether it is an amount of real money without any other letters or digits, apart from words
  /// that only accompany a price: 充值40元.
  var isOnlyMoney: Bool {
    guard features.contains(.money) else { return false }
    var rest = ""
    var offset = 0
    for scalar in text.unicodeScalars {
      let isMoney = amounts.contains { amount in
        if case .money = amount.kind { amount.range.contains(offset) } else { false }
      }
      let counts = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      rest.unicodeScalars.append(!isMoney && (counts || scalar == " " || scalar == "-") ? scalar : ",")
      offset += UTF8.width(scalar)
    }
    let besidePrice = Self.besidePrice[locale]
    return rest.lowercased().split(separator: ",").allSatisfy { part in
      let words = part.drop { $0 == " " || $0 == "-" }
      return words.isEmpty
        || besidePrice.contains { words.hasPrefix($0) && words.dropFirst($0.count).allSatisfy { $0 == " " } }
    }
  }

  private static let besidePrice = LanguageWords(\.besidePrice)
}

extension Message {
  fileprivate static func onlyMoney(_ title: String) -> Message {
    "the title \"\(title)\" is nothing but real money; name what the product gives, such as \"60 Diamonds\""
  }
}

import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// An amount of real money that is not the product's price.
enum PriceMismatch: TextRule {
  static let description = RuleDescription(
    id: "price-mismatch", category: .wording, defaultSeverity: .error, fix: .unsafe,
    summary: "an amount of money in a text that is not the price in the storefronts of its locale",
    rationale: """
      A text with a different price from what the customer pays states a false price. The amount \
      is compared with the price in the storefronts that use the locale; prices of offers count \
      too, and so does the monthly price of a subscription. An amount for a unit – a day, a month, one \
      or a hundred of many pieces – is right if the price, divided by the units sold, gives it within \
      rounding; the price of another product, with which this one is compared, is ignored, \
      and so is money that is something else, such as banknotes to color, a sum to save, or what milk once cost. An \
      amount in a currency for which the catalog has no price can't be compared, because the store derives it from exchange rates; an \
      amount in a currency that no storefront of the locale charges is always wrong. \
      Correct the amount, or leave prices to the store, which shows the right one everywhere.
      """,
    facts: ["price-tiers"], sources: [ReviewGuideline.falsePrice])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币。}}}
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {en-US: {title: 400 Coins, description: 400 coins for $5.99}}}
    - coins400: {type: consumable, price: {tier: 6, JPY: 1000},
        localizations: {ja: {title: 400ゴールド, description: 1000円で400ゴールド}}}
    - coins400: {type: consumable, price: {tier: 6}, localizations: {ja: {title: 400ゴールド, description: 900円で400ゴールド}}}
    - coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 元宝, description: 60元宝，元素之力}}}
    - … vip.yearly:
        period: 1 year
        price: {CNY: 298}
        offers: [{kind: introductory, mode: pay-up-front, period: 1 month, price: {CNY: 6}}]
        localizations: {zh-Hans: {title: 年度会员, description: 首月6元，之后298元/年，约25元/月}}
    - pass: {type: non-renewing, price: {USD: 4.99},
        localizations: {en-US: {title: 30-Day Pass, description: About $0.17 a day}}}
    - gems300: {type: consumable, price: {CNY: 30}, localizations: {zh-Hans: {title: 300钻石, description: 1元可换10颗钻石}}}
    rejected:
    - gems300: {type: consumable, price: {CNY: 30},
        localizations: {zh-Hans: {title: 300钻石, description: ⟦1元⟧可换20颗钻石}}}
    - pass: {type: non-renewing, price: {USD: 4.99},
        localizations: {en-US: {title: 30-Day Pass, description: About ⟦$0.50⟧ a day}}}
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {zh-Hans: {title: 400金币, description: 充值⟦45元人民币⟧获取400金币}}}
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {en-US: {title: 400 Coins, description: 400 coins for ⟦$4.99⟧}}}
    - coins400: {type: consumable, price: {USD: 5.99},
        localizations: {en-US: {title: 400 Coins for ⟦$6⟧, description: Adds coins}}}
    - coins400: {type: consumable, price: {JPY: 1000},
        localizations: {ja: {title: 400ゴールド, description: ⟦900円⟧で400ゴールド}}}
    - coins400: {type: consumable, price: {USD: 5.99},
        localizations: {sv: {title: 400 guldmynt, description: "400 mynt för ⟦€5.49⟧"}}}
    - coins400: {type: consumable, price: {USD: 5.99},
        localizations: {de-DE: {title: 400 Goldmünzen, description: "400 Münzen für ⟦$5.99⟧"}}}
    - coins400: {type: consumable, price: {USD: 5.99},
        localizations: {en-GB: {title: 400 Coins, description: 400 coins for ⟦$5.99⟧}}}
    - coins400: {type: consumable, price: {EUR: 6.99},
        localizations: {de-DE: {title: 400 Goldmünzen, description: "400 Münzen für ⟦5,99 €⟧"}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: zh-Hans}
      currencies:
        gold: {zh-Hans: 金币}
      templates:
        goldPack: {zh-Hans: {title: "{quantity}金币", description: "充值后获得{quantity}金币，可在商店使用。"}}
      products:
        pack:
          type: consumable
          price: {CNY: 40}
          grants: {gold: 400}
          template: goldPack
          localizations:
            zh-Hans: {description: 充值⟦45元人民币⟧获取400金币。}   # of old
    """)

  static let triggers = TextFeatures.money

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard let product = subject.product else { return [] }
    var findings: [RuleFinding] = []
    // A title that is nothing but money is reported by price-as-title, regardless of the amount.
    if text.kind == .title, text.isOnlyMoney { return findings }
    for amount in text.amounts {
      // An amount of zero is reported by free-wording.
      guard case .money(let currencies) = amount.kind, amount.hundredths > 0, !isBeyondPrices(amount, currencies),
        !text.isName(amount, of: product), !subject.isOtherMoney(amount, in: text)
      else { continue }
      let message: Message
      switch PriceComparison(amount, in: currencies, of: text, product, subject) {
      case .agrees, .unknown, .uncounted, .compared: continue
      case .unitDiffers(let unit, let price, let whole, let storefront):
        message = .unitDiffers(text.excerpt(amount.range), unit, price, whole, storefront)
      case .differs(let price, let storefront):
        message = .differs(text.excerpt(amount.range), product.price?.tier, price, storefront)
      case .foreign:
        guard let locale = text.locale, !isExchange(text, in: subject) else { continue }
        message = .foreign(text.excerpt(amount.range), locale, of: product)
      }
      findings.append(
        RuleFinding(
          message, in: text, part: amount.range,
          related: [.init("the price is set here", subject.path(.price))],
          fix: subject.takingTemplate(for: text) {
            ["{price", "{displayPrice}"].contains(where: $0.contains) || !$0.contains(where: \.isNumber)
          }))
    }
    return findings
  }

  /// Whether nothing at the store costs so much in any of the currencies: look like a million dollars.
  private static func isBeyondPrices(_ amount: Amount, _ currencies: CurrencySet) -> Bool {
    guard let dollars = PricePoints(in: .usd)?.last?.hundredths else { return false }
    let known = currencies.currencies.compactMap { PricePoints(in: $0)?.last?.hundredths }
    return !known.isEmpty && known.allSatisfy { amount.hundredths / 100 > $0 / dollars * Facts.highestPrice.value }
  }

  /// Whether a text names money in several currencies, or is about keeping records of money: then
  /// money is its subject rather than the price.
  private static func isExchange(_ text: TextSample, in subject: CheckedSubject) -> Bool {
    if text.features.contains(.word(.recordKeeping)) { return true }
    var first: CurrencySet?
    for amount in text.amounts {
      guard case .money(let currencies) = amount.kind else { continue }
      if let first, first.isDisjoint(with: currencies) { return true }
      first = first ?? currencies
    }
    return false
  }
}

extension CheckedSubject {
  /// Whether the texts are about other money than the price, such as notes to color or a sum to save, unless the
  /// amount is what something is bought for: "500 play coins for $9.99".
  func isOtherMoney(_ amount: Amount, in text: TextSample) -> Bool {
    let isMentioned = samples.contains {
      $0.localization == text.localization && $0.features.contains(.word(.otherMoney))
    }
    return isMentioned && !text.isBought(by: amount)
  }
}

extension TextSample {
  /// Whether a word for paying comes right before an amount, or one such as "only".
  fileprivate func isBought(by amount: Amount) -> Bool {
    let before = excerpt(before: amount.range.lowerBound).lowercased().trimmingSuffix { $0 == " " || $0 == "\u{A0}" }
    guard let last = before.split(separator: " ").last.map(String.init) else { return false }
    return Self.buying[locale].contains { Self.isSpaced($0) ? last == $0 : before.hasSuffix($0) }
  }

  private static let buying = LanguageWords(\.buying)

  /// Whether a sum in words is a name in a title: "Mil pesos de plata", "Tre kronor och en katt". A word for paying
  /// makes it a price, and Chinese titles have prices in words, too.
  func isName(_ amount: Amount, of product: Product) -> Bool {
    guard kind == .title, product.type == .nonConsumable, locale?.language != "zh",
      !excerpt(amount.range).contains(where: { $0.isASCII && $0.isNumber || $0.isCurrencySymbol })
    else { return false }
    let text = text.lowercased()
    let words = text.split { !$0.isLetter }.map(String.init)
    let isPaid = [Self.paysFor, Self.paysAfter, Self.nearly].contains { list in
      list[locale].contains { word in words.contains(word) || !Self.isSpaced(word) && text.contains(word) }
    }
    return !isPaid && !Self.paying[locale].contains { stem in words.contains { $0.hasPrefix(stem) } }
  }

  private static func isSpaced(_ word: String) -> Bool {
    word.unicodeScalars.first.map { LetterClass.of($0.value).isSpaced } ?? true
  }

  private static let paysFor = LanguageWords(\.paysFor)
  private static let paysAfter = LanguageWords(\.paysAfter)
  private static let nearly = LanguageWords(\.nearly) { $0.map { $0.hasPrefix("<") ? String($0.dropFirst()) : $0 } }
  private static let paying = LanguageWords(\.paying)
}

extension Money {
  /// `CNY 30`, `BRL 18.90`: a price is written with both of its decimals or with none.
  var inFull: String {
    let cents = abs(hundredths % 100)
    return cents == 0 ? "\(self)" : "\(currency) \(hundredths / 100).\(cents / 10)\(cents % 10)"
  }
}

extension Message {
  fileprivate static func differs(_ amount: String, _ tier: PriceTier?, _ price: Money, _ storefront: Territory?)
    -> Message
  {
    let tier: Message? = tier.map { $0.isAlternate ? "\($0.shortName) tier" : "tier \($0.shortName)" }
    let cost = cost(price, in: storefront)
    return tier.map { "the text says \"\(amount)\", but \($0) costs \(cost)" }
      ?? "the text says \"\(amount)\", but the product costs \(cost)"
  }

  fileprivate static func unitDiffers(
    _ amount: String, _ unit: UnitPrice, _ price: Money, _ whole: UnitPrice.Unit, _ storefront: Territory?
  ) -> Message {
    let fault: Message =
      "the text says \"\(amount)\" \(unit.words), but \(whole.words) cost \(cost(price, in: storefront))"
    guard let share = unit.plainShare(of: price.hundredths, for: whole) else { return fault }
    let shown = Swift.min(share, Double(Amount.greatestHundredths))
    let money = Money(hundredths: Int(shown.rounded()), currency: price.currency)
    return "\(fault), which is \(money.inFull) \(unit.words)"
  }

  private static func cost(_ price: Money, in storefront: Territory?) -> Message {
    storefront.map { "\(price.inFull) in \(phrase: $0.name)" } ?? Message(verbatim: price.inFull)
  }

  fileprivate static func foreign(_ amount: String, _ locale: StoreLocale, of product: Product) -> Message {
    let storefront = locale.primaryStorefront
    guard let price = product.price?.amount(in: storefront) else {
      return "the text says \"\(amount)\", but customers in \(phrase: storefront.name), who read "
        + "\(phrase: locale.englishName) texts, pay in \(storefront.currency)"
    }
    return "the text says \"\(amount)\", but customers in \(phrase: storefront.name), who read "
      + "\(phrase: locale.englishName) texts, pay \(price.inFull)"
  }
}

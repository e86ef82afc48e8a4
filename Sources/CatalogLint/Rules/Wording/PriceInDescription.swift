import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Real money in a description that is not known to be wrong.
enum PriceInDescription: TextRule {
  static let description = RuleDescription(
    id: "price-in-description", category: .wording, defaultSeverity: .error,
    summary: "an amount of real money in a description that is not known to differ from the price",
    rationale: """
      Prices in descriptions do pass review where every storefront that shows the text by default \
      has that price: 充值40元人民币获取400金币 has been accepted. That is an info, because the amount is \
      wrong once the price changes. Where the text is also the default of storefronts with another \
      currency, it is a warning; and an error if the product is promoted, which has been refused \
      under guideline 2.3.2. Descriptions that leave the price to the store don't need maintenance.
      """,
    sources: [.acceptedPriceDescription, ReviewGuideline.priceInMetadata])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币, description: 获得400金币}}}
    - coins400: {type: consumable, price: {tier: 6}, localizations: {zh-Hans: {title: 400金币 ¥40, description: 获得400金币}}}
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {zh-Hans: {title: 400金币, description: 充值45元获取400金币}}}
    - ingots: {type: consumable, price: {tier: 1}, localizations: {zh-Hans: {title: 60元宝, description: 获得60元宝}}}
    rejected as info:
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {zh-Hans: {title: 400金币, description: 充值⟦40元人民币⟧获取400金币。}}}
    rejected as warning:
    - coins400: {type: consumable, price: {tier: 6},
        localizations: {en-US: {title: 400 Coins, description: 400 coins for ⟦$5.99⟧}}}
    - coins400: {type: consumable, price: {TWD: 100},
        localizations: {zh-Hant: {title: 400金幣, description: ⟦NT$100⟧可獲得400金幣}}}
    rejected:
    - coins400: {type: consumable, price: {TWD: 100}, promotionalImage: promo.png,
        localizations: {zh-Hant: {title: 400金幣, description: ⟦NT$100⟧可獲得400金幣}}}
    rejected as info:
    - coins400: {type: consumable, price: {USD: 5.99}, localizations: {ja: {title: 400コイン, description: ⟦900円⟧で400コイン}}}
    - coins400: {type: consumable, localizations: {fr-FR: {title: 400 pièces, description: "400 pièces pour ⟦6,99 €⟧"}}}
    - coins400: {type: consumable, storefronts: [DEU], price: {EUR: 6.99},
        localizations: {de-DE: {title: 400 Münzen, description: "400 Münzen für ⟦6,99 €⟧"}}}
    rejected as warning:
    - coins400: {type: consumable, storefronts: [DEU, AUT], price: {EUR: 6.99, AUT: 7.99},
        localizations: {de-DE: {title: 400 Münzen, description: "400 Münzen für ⟦6,99 €⟧"}}}
    """)

  static let triggers = TextFeatures.money

  static func check(_ text: TextSample, in subject: CheckedSubject) -> [RuleFinding] {
    guard text.kind == .description, let product = subject.product else { return [] }
    var findings: [RuleFinding] = []
    let costsMoney = product.costsMoney
    for amount in text.amounts {
      guard case .money(let currencies) = amount.kind else { continue }
      if amount.hundredths == 0 && costsMoney || subject.isOtherMoney(amount, in: text) { continue }
      switch PriceComparison(amount, in: currencies, of: text, product, subject) {
      case .differs, .unitDiffers, .foreign: continue
      case .uncounted:
        findings.append(
          RuleFinding(.uncounted(text.excerpt(amount.range)), in: text, part: amount.range, severity: .info))
      case .compared:
        findings.append(
          RuleFinding(.compared(text.excerpt(amount.range)), in: text, part: amount.range, severity: .info))
      case .agrees:
        let other = otherReader(of: text, paying: currencies, amount, subject)
        findings.append(
          RuleFinding(
            .agrees(text.excerpt(amount.range), other, isPromoted: product.promotionalImage != nil), in: text,
            part: amount.range, severity: severity(of: product, hasOtherReaders: other != nil)))
      case .unknown:
        let missing = costsMoney ? currencies : []
        findings.append(
          RuleFinding(.unknown(text.excerpt(amount.range), missing), in: text, part: amount.range, severity: .info))
      }
    }
    return findings
  }

  private static func severity(of product: Product, hasOtherReaders: Bool) -> Severity {
    guard hasOtherReaders else { return .info }
    return product.promotionalImage == nil ? .warning : .error
  }

  /// The price in a storefront that sells the product and shows the text by default, in words: another currency, or a
  /// price of its own.
  private static func otherReader(
    of text: TextSample, paying currencies: CurrencySet, _ amount: Amount, _ subject: CheckedSubject
  ) -> Message? {
    guard let locale = text.locale, let product = subject.product, case .product(let index) = text.path.subject
    else { return nil }
    let others = product.localizations.compactMap(\.storeLocale)
    let readers = locale.defaultReaders(besides: others).filter {
      product.availability.storefronts?.contains($0) ?? true
    }
    let prices = StorefrontPrices(subject.checked.input)
    for reader in readers {
      guard currencies.contains(reader.currency) else {
        return "customers in \(phrase: reader.name) pay in \(reader.currency)"
      }
      if amount.hundredths == product.price?.amount(in: locale.primaryStorefront)?.hundredths,
        let price = prices.price(of: index, in: reader), price.hundredths != amount.hundredths
      {
        return "customers in \(phrase: reader.name) pay \(price.inFull)"
      }
    }
    return nil
  }
}

extension Message {
  fileprivate static func agrees(_ amount: String, _ other: Message?, isPromoted: Bool) -> Message {
    guard let other else { return "\"\(amount)\" agrees with the price now, but is wrong after a price change" }
    let fault: Message = "\"\(amount)\" is not the price of everybody who is shown the text: \(other)"
    return isPromoted ? "\(fault); prices in the texts of promoted products are refused in review" : fault
  }

  fileprivate static func compared(_ amount: String) -> Message {
    "\"\(amount)\" is the price of another product, and is wrong after a change of that price"
  }

  fileprivate static func uncounted(_ amount: String) -> Message {
    "\"\(amount)\" is the price for a unit and cannot be compared: nothing says how many units are sold"
  }

  fileprivate static func unknown(_ amount: String, _ currencies: CurrencySet) -> Message {
    let codes = currencies.currencies.map { Message(verbatim: "\($0)") }
    return codes.isEmpty
      ? "\"\(amount)\" cannot be compared: the catalog has no price for it"
      : "\"\(amount)\" cannot be compared: the catalog has no price in \(Message(list: codes, .or))"
  }
}

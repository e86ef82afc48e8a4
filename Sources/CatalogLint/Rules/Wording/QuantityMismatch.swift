import AppStoreReference
import Basics
import CatalogModel
import SourceSyntax
import TextReading

/// Quantities of a currency that contradict each other.
enum QuantityMismatch: ProductRule {
  static let description = RuleDescription(
    id: "quantity-mismatch", category: .wording, defaultSeverity: .error, fix: .unsafe,
    summary: "different quantities in the title, the description, the grant and the item's number",
    rationale: """
      A customer who is promised 500 coins and given 400 has been misled, and a reviewer who reads \
      two numbers asks. The product's grant is assumed to be right; without a grant, its title. A \
      text may say the quantity, the total including the bonus, both parts, a product, or what is \
      doubled the first time: 400, 440, 400+40, 4 x 100, double 400. One place may name the total and \
      another the quantity without its bonus, if a text names the bonus. Only numbers next to a name of the currency are compared, so that \
      other things can be counted too, and costs are ignored; a bonus is compared with the \
      grant's. Names are taken from the catalog's currencies, or are common ones such as coins and \
      gems.
      """,
    sources: [ReviewGuideline.accuracy])

  static let examples = RuleExamples(
    """
    accepted:
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {zh-Hans: {title: 400金币, description: 充值40元人民币获取400金币。}}}
    - coins400: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: ４００金币, description: 四百枚金币}}}
    - pack: {type: consumable, grants: {gold: 400+40},
        localizations: {en-US: {title: 400+40 Gold Coins, description: 440 gold coins in all}}}
    - pack: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: 400 Gold Coins, description: Enough for 3 skins and 24 levels}}}
    - pack: {type: consumable, localizations: {en-US: {title: 100 Gems,
        description: Adds 100 gems. Level 5 is open to all}}}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {ja: {title: 400ゴールド, description: ゴールド400枚を獲得します。}}}
    - pack: {type: consumable, grants: {gold: 300},
        localizations: {en-US: {title: 3 x 100 Gold Coins, description: Three bags of 100 gold coins.}}}
    - pack: {type: consumable, grants: {gold: 1000+280}, localizations: {en-US: {title: "1,280 Gold Coins",
        description: Buy 5 swords for 250 gold each}, de-DE: {title: 1 280 Goldmünzen, description: 28 % Bonus}}}
    - ruby_1000: {type: consumable, localizations: {en-US: {title: "1,150 Rubies",
        description: "1,000 rubies and a bonus of 150"}}}
    - gold.v20: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: 400 gold, description: Adds gold}}}
    - pack: {type: consumable, grants: {gold: 1280}, localizations: {en-US: {title: "1,280 Gold Coins",
        description: Discover over 1200 gold coins}, de-DE: {title: 1.200 Goldmünzen und ein bisschen mehr},
        fr-FR: {title: Plus de 1200 pièces d’or}, ru: {title: Свыше 1200 золотых монет}, ko: {title: 골드 1200개 이상}}}
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies:
        gold: {en-US: gold coins, es-ES: monedas de oro}
        silver: {en-US: silver coins}
      products:
        pack:
          type: consumable
          grants: {gold: 400}
          localizations:
            en-US: {title: 400 Gold Coins, description: The bag holds 650 coins of both metals.}
            es-ES: {title: 400 monedas de oro, description: Abre 12 cofres con 5 gemas.}
    rejected:
    - catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US}
      currencies:
        gold: {en-US: gold coins, de-DE: Goldmünzen, es-ES: monedas de oro, ru: золотых монет}
        gems: {en-US: gems}
      products:
        pack:
          type: consumable
          grants: {gold: 400}
          localizations:
            en-US: {title: 400 Gold Coins, description: The bag holds ⟦650⟧ coins.}
            de-DE: {title: 400 Goldmünzen, description: Im Beutel sind ⟦650⟧ Münzen.}
            es-ES: {title: 400 monedas de oro, description: La bolsa trae ⟦650⟧ monedas.}
            ru: {title: 400 золотых монет, description: В мешке ⟦650⟧ монет.}
    - coins400: {type: consumable, grants: {gold: 400},
        localizations: {zh-Hans: {title: 400金币, description: 充值40元人民币获取⟦500⟧金币}}}
    - pack: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: ⟦500⟧ Gold Coins, description: Adds 400 gold coins}}}
    - pack: {type: consumable, grants: {gold: 400+40},
        localizations: {en-US: {title: ⟦400+50⟧ Gold Coins, description: Adds gold}}}
    - pack: {type: consumable, localizations: {en-US: {title: 100 Gems, description: Adds ⟦120⟧ gems at once}}}
    - pack: {type: consumable, localizations: {ja: {title: 100ジェム, description: ジェム⟦120⟧個を獲得します}}}
    - pack: {type: consumable, grants: {gold: 1280}, localizations: {en-US: {title: Over ⟦1300⟧ Gold Coins,
        description: Discover ⟦1200⟧ gold coins}}}
    - pack: {type: consumable, grants: {gold: 1000+280}, localizations: {en-US: {title: "1,000 Gold Coins",
        description: Plus ⟦300⟧ bonus coins}, de-DE: {title: 1.000 Münzen, description: Mit ⟦50 %⟧ Bonus}}}
    - ⟦coins4000⟧: {type: consumable, grants: {gold: 400},
        localizations: {en-US: {title: 400 gold, description: Adds gold}}}
    - pack: {type: consumable, grants: {gold: 400}, localizations: {zh-Hans: {title: 金币×⟦500⟧, description: 四百金币}}}
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
            en-US: {title: ⟦500⟧ Gold Coins, description: Adds gold coins}   # of old
    """)

  static func check(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    // A subscription grants its quantity repeatedly.
    guard product.type?.isSubscription != true else { return [] }
    guard let grant = product.grants.first else { return compareWithTitles(product, in: subject) }
    return product.grants.count == 1 ? compare(product, with: grant, in: subject) : []
  }

  // MARK: With a grant

  private static func compare(_ product: Product, with grant: Grant, in subject: CheckedSubject) -> [RuleFinding] {
    let inTexts = subject.samples.compactMap { sample in
      amount(in: sample, against: grant, subject).map { wrong in
        finding(about: wrong, in: sample, .grants(grant), subject.path(.grants), subject)
      }
    }
    return inTexts
      + checkItem(of: product, key: grant.currency, .grants(grant), subject) {
        subject.isSum($0, grant.quantity) || subject.isSum($0, grant.total)
      }
  }

  /// The first quantity of a text that contradicts the grant; nil when any sensible reading of the
  /// text agrees with it.
  static func amount(in sample: TextSample, against grant: Grant, _ subject: CheckedSubject) -> Amount? {
    let currency = subject.currencyNames.index(of: grant.currency)
    let names = subject.currencyNames.names(of: currency, in: sample.locale)
    var wrong: Amount?
    var wrongBonus: Amount?
    var isStated = false
    var counts: [Amount] = []
    for amount in sample.amounts {
      if grant.bonus > 0, wrongBonus == nil,
        sample.isWrongBonus(
          amount, of: grant, countsCurrency: sample.currency(countedBy: amount, names: names) != nil)
      {
        wrongBonus = amount
      }
      guard amount.kind == .count else { continue }
      // Next to the right quantity, another number counts something else.
      if grant.isStated(by: amount) { isStated = true }
      if subject.isUnit(amount, in: sample) { continue }
      if let last = counts.last, sample.isGroup(last, amount), grant.isStated(by: last.grouped(with: amount)) {
        return wrongBonus
      }
      counts.append(amount)
      if wrong != nil || isStated { continue }
      // The title may say the quantity, and the description the bonus.
      if sample.kind == .description, grant.bonus > 0, amount.value == grant.bonus { continue }
      if amount.bonus == nil, amount.hundredths / 100 < grant.quantity,
        grant.bonus == 0 && sample.isBonus(amount) || sample.isLowerLimit(amount)
      {
        continue
      }
      let own = names.isEmpty ? nil : sample.currency(countedBy: amount, names: names)
      if let name = own ?? subject.shortName(countedBy: amount, in: sample, of: names) {
        if !sample.isCost(amount, named: name), !sample.isCompared(amount) { wrong = amount }
      } else if sample.isBareCount {
        wrong = amount
      }
    }
    if wrong == nil, !isStated { wrong = subject.namelessQuantity(of: sample, near: grant.total) }
    if wrongBonus == nil, wrong == nil || isStated { return nil }
    let quantities = [grant.quantity, grant.total]
    if let wrongBonus {
      // "1,000 and 280 extra" may also be the parts of a total.
      let agrees = QuantityReadings.sums(of: counts).contains { quantities.contains($0) }
      if !agrees { return wrongBonus }
    }
    guard let wrong, !isStated else { return nil }
    let readings = QuantityReadings(counts: counts, sample: sample)
    if readings.agree(where: { quantities.contains($0) }) { return nil }
    // An amount with its bonus is complete.
    let isSum =
      wrong.bonus == nil && quantities.contains { subject.isSum(wrong.inAll / 100, $0, in: sample.localization) }
    return isSum ? nil : wrong
  }

  // MARK: With the titles

  private static func compareWithTitles(_ product: Product, in subject: CheckedSubject) -> [RuleFinding] {
    var findings: [RuleFinding] = []
    var title: TitleQuantity?
    var first: TitleQuantity?
    for sample in subject.samples {
      if sample.kind == .title {
        title = titleQuantity(of: sample, in: subject)
        if first == nil { first = title }
      } else if let title, title.localization == sample.localization {
        findings += compare(sample, with: title, in: subject)
      }
    }
    guard let first, !first.isThing else { return findings }
    return findings
      + checkItem(of: product, key: nil, .title(first.amount), subject) {
        first.amount.states($0) || subject.isSum($0, first.amount.inAll / 100)
          || subject.isSum($0, first.amount.hundredths / 100) || !findings.isEmpty && subject.isPartOfSum($0)
      }
  }

  private struct TitleQuantity {
    let localization: Int
    let amount: Amount
    /// The title's name for the currency; nil when it is nothing but the number.
    let noun: String?
    /// Whether the noun is not the name of a currency.
    var isThing = false
    /// Whether the noun is the number, too.
    var isDual = false
  }

  private static func titleQuantity(of title: TextSample, in subject: CheckedSubject) -> TitleQuantity? {
    for amount in title.amounts where amount.kind == .count {
      if let noun = subject.anyCurrency(countedBy: amount, in: title) {
        return TitleQuantity(
          localization: title.localization, amount: amount, noun: title.excerpt(noun).lowercased(),
          isDual: noun.overlaps(amount.number))
      }
    }
    if title.isBareCount {
      return TitleQuantity(
        localization: title.localization, amount: title.amounts[0], noun: nil)
    }
    for amount in title.amounts where amount.kind == .count {
      guard let noun = title.thing(countedBy: amount) else { continue }
      return TitleQuantity(localization: title.localization, amount: amount, noun: noun, isThing: true)
    }
    return nil
  }

  private static func compare(_ description: TextSample, with title: TitleQuantity, in subject: CheckedSubject)
    -> [RuleFinding]
  {
    var wrong: Amount?
    for amount in description.amounts where amount.kind == .count {
      if amount.agrees(with: title.amount) { return [] }
      if amount.bonus == nil, amount.hundredths < title.amount.hundredths,
        description.isBonus(amount) || description.isLowerLimit(amount)
      {
        continue
      }
      if subject.isUnit(amount, in: description) { continue }
      guard wrong == nil, let noun = subject.anyCurrency(countedBy: amount, in: description),
        !description.isCompared(amount), description.isGained(amount, named: noun)
      else { continue }
      let isDual = title.isDual || noun.overlaps(amount.number)
      if !title.isThing, isSame(description.excerpt(noun).lowercased(), title.noun, besideDual: isDual),
        !description.isCost(amount, named: noun)
      {
        wrong = amount
      }
    }
    let counts = description.amounts.filter { $0.kind == .count }
    let readings = QuantityReadings(counts: counts, sample: description)
    guard
      let wrong = wrong ?? thing(in: description, contradicting: title)
        ?? (title.isThing ? nil : subject.namelessQuantity(of: description, near: title.amount.inAll / 100)),
      !readings.agree(where: { title.amount.states($0) }),
      !subject.isSum(wrong.inAll / 100, title.amount.inAll / 100, in: title.localization)
    else { return [] }
    return [
      finding(
        about: wrong, in: description, .title(title.amount), subject.path(.title, element: title.localization), subject)
    ]
  }

  /// A number of the description before the same noun as the title's: `12 Levels`
  /// and `15 levels`.
  private static func thing(in description: TextSample, contradicting title: TitleQuantity) -> Amount? {
    guard title.isThing else { return nil }
    return description.amounts.first { amount in
      amount.kind == .count && description.thing(countedBy: amount) == title.noun
    }
  }

  /// Whether two nouns are the same except for a plural, or for an additional word: `gold coins`
  /// and `coins`. A dual and a broken plural have little in common.
  private static func isSame(_ noun: String, _ other: String?, besideDual isDual: Bool) -> Bool {
    guard let other else { return true }
    func stem(_ noun: String) -> Substring { noun.hasSuffix("s") ? noun.dropLast() : noun[...] }
    let (one, two) = (stem(noun), stem(other))
    let common = zip(one, two).prefix { $0 == $1 }.count
    let rest = max(one.count, two.count) - common
    let isInflected = isDual ? common >= 2 : common >= Facts.inflectedName.value && rest <= Facts.inflection.value
    return one.hasSuffix(two) || two.hasSuffix(one) || isInflected
  }

  // MARK: The item, and reporting

  /// The value that a quantity was compared with.
  private enum Authority {
    case grants(Grant)
    case title(Amount)

    /// - Parameter text: The text in whose language the currency is named.
    func words(beside text: TextSample?, _ subject: CheckedSubject) -> Message {
      switch self {
      case .grants(let grant):
        let currency = subject.catalog.currency(grant.currency)
        let name = text.flatMap { currency?.name(in: $0.localeName, storeLocale: $0.locale) } ?? grant.currency
        return grant.bonus > 0
          ? "the product grants \(grant.notation) \(name), \(grant.total) in all"
          : "the product grants \(grant.notation) \(name)"
      case .title(let amount):
        return amount.bonus == nil
          ? "the title says \(amount.quantityNotation)"
          : "the title says \(amount.quantityNotation), \(amount.inAll / 100) in all"
      }
    }
  }

  private static func checkItem(
    of product: Product, key: String?, _ authority: Authority, _ subject: CheckedSubject, agrees: (Int) -> Bool
  ) -> [RuleFinding] {
    guard let number = ItemNumber(product.item), !agrees(number.value), number.counts(key), !number.isPrice(of: product)
    else { return [] }
    let total = subject.samples.lazy.compactMap { $0.total(of: number.value) }.first
    return [
      RuleFinding(
        .itemDiffers(product.item, number.value, withBonus: total, authority.words(beside: nil, subject)),
        at: subject.path(.productID))
    ]
  }

  private static func finding(
    about amount: Amount, in sample: TextSample, _ authority: Authority, _ place: CatalogPath,
    _ subject: CheckedSubject
  ) -> RuleFinding {
    let sum = subject.statedSums(in: sample).first { $0.range.overlaps(amount.number) }
    let part = sum?.range ?? (amount.bonus == nil && amount.kind == .count ? amount.number : amount.range)
    let words = authority.words(beside: sample, subject)
    return RuleFinding(
      .textDiffers(sample.noun, sample.excerpt(part), inAll: sum?.total, words), in: sample, part: part,
      related: [.init("the other quantity", place)],
      fix: subject.takingTemplate(for: sample) { $0.contains("{quantity") })
  }
}

extension Message {
  fileprivate static func textDiffers(_ field: Message, _ quantity: String, inAll total: Int?, _ authority: Message)
    -> Message
  {
    total.map { "the \(field) says \"\(quantity)\", \($0) in all, but \(authority)" }
      ?? "the \(field) says \"\(quantity)\", but \(authority)"
  }

  fileprivate static func itemDiffers(_ item: String, _ number: Int, withBonus total: Int?, _ authority: Message)
    -> Message
  {
    total.map { "the item \"\(item)\" says \(number), \($0) with its bonus, but \(authority)" }
      ?? "the item \"\(item)\" says \(number), but \(authority)"
  }
}

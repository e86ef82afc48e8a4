import AppStoreReference
import Basics
package import CatalogFormats
package import CatalogModel
import TestTools

/// Catalogs that look random but are the same in every run, with everything that the model
/// supports, in texts that are difficult for file formats.
package struct GeneratedCatalogs {
  /// Enough of them that every field is set in some and not in others.
  package static let allSeeds: Range<UInt64> = 0..<40
  package static let seeds = Seeds.some(allSeeds)

  private var numbers: SeededNumbers
  private var catalog = Catalog()
  private let bundleID = "com.example.generated"

  /// An image for every path in a catalog.
  package static let images = CompanionFiles { _ in Array("an image".utf8) }

  /// The catalog of a seed, as the reader of a file with all of its contents would create it.
  package static func catalog(seed: UInt64) -> Catalog {
    var generator = GeneratedCatalogs(numbers: SeededNumbers(seed: seed))
    generator.generate()
    return generator.catalog
  }

  private init(numbers: SeededNumbers) { self.numbers = numbers }

  private mutating func generate() {
    catalog.app = App(
      bundleID: bundleID, name: maybe { $0.text() }, primaryLocale: locale().locale,
      locales: some(4) { $0.locale().locale }, baseTerritory: maybe { $0.one(of: Territory.all) },
      restoreNote: maybe { $0.text() })
    for key in keys(3) {
      catalog.currencies.append(
        VirtualCurrency(
          key: key,
          names: locales(3).map { texts in
            VirtualCurrency.Name(
              locale: texts.locale, storeLocale: texts.storeLocale, names: (0...one(of: [0, 0, 2])).map { _ in text() })
          }))
    }
    for key in keys(2) {
      var template = TextTemplate(key: key, localizations: texts())
      template.suppressions = ofLocales(template.localizations)
      catalog.templates.append(template)
    }
    var filler = TemplateFiller(catalog)
    for item in keys(6) { catalog.products.append(filler.filled(product(item))) }
    for key in keys(3) { addGroup(key, &filler) }
    catalog.retired = keys(3).map { "\(bundleID).\($0)" }
    catalog.suppressions = some(2) { $0.suppression() }
    for index in catalog.products.indices where catalog.products[index].subscription == nil {
      catalog.products[index].offerCodes = some(2) { $0.offerCode() }
    }
    catalog.app.terms = maybe { $0.one(of: ["standard", "custom"]) }
    catalog.app.privacyURL = maybe { _ in "https://example.com/privacy" }
  }

  // MARK: Products

  private mutating func product(_ item: String) -> Product {
    var product = Product(item: item, productID: "\(bundleID).\(item)")
    if isRare() { product.productID = "elsewhere.\(item)" }
    product.hasLegacyID = isRare()
    product.type = one(of: [.consumable, .nonConsumable, .nonRenewing])
    product.referenceName = maybe { $0.text() }
    product.price = maybe { $0.price() }
    for currency in catalog.currencies where numbers.isHeads() {
      product.grants.append(
        Grant(
          currency: currency.key, quantity: Int.random(in: 0...999_999_999_999, using: &numbers),
          bonus: numbers.isHeads() ? 40 : 0))
    }
    product.template = maybe { generator in
      generator.catalog.templates.isEmpty ? nil : generator.one(of: generator.catalog.templates).key
    }
    product.localizations = texts()
    product.review = Review(
      screenshot: maybe { $0.one(of: ["screenshots/shop.png", "a b/金.jpg", "x, y.png"]) }, notes: maybe { $0.text() })
    if product.review.screenshot == nil, product.review.notes != nil {
      product.review.uploadedScreenshot = "shop.png, 48213 bytes"
    }
    product.isFamilySharable = isRare()
    product.promotionalImage = maybe { $0.one(of: ["promo.png", "images/#1.png"]) }
    product.availability = availability()
    product.suppressions = some(2) { $0.suppression() } + ofLocales(product.localizations)
    return product
  }

  private mutating func addGroup(_ key: String, _ filler: inout TemplateFiller) {
    let index = catalog.groups.count
    var group = SubscriptionGroup(key: key, referenceName: maybe { $0.text() }, localizations: texts())
    for place in group.localizations.indices { group.localizations[place].description = nil }
    group.suppressions = some(1) { $0.suppression() } + ofLocales(group.localizations)
    catalog.groups.append(group)
    for item in keys(3) {
      // Items of different groups share the namespace of the product IDs.
      var product = product("\(index).\(item)")
      product.type = .autoRenewable
      product.subscription = Subscription(
        group: index, period: maybe { $0.one(of: SubscriptionPeriod.allCases) },
        level: maybe { Int.random(in: 1...10, using: &$0.numbers) }, offers: some(3) { $0.offer() },
        billingPlans: some(2) { $0.billingPlan() })
      catalog.products.append(filler.filled(product))
    }
  }

  private mutating func offer() -> Offer {
    var offer = terms()
    if offer.kind == .code { offer.batches = some(2) { $0.batch() } }
    return offer
  }

  private mutating func batch() -> CodeBatch {
    CodeBatch(
      count: Int.random(in: 1...25_000, using: &numbers), expires: day() ?? CalendarDate("2027-03-01"),
      isSandbox: isRare(), note: maybe { $0.text() })
  }

  private mutating func terms() -> Offer {
    Offer(
      kind: one(of: Offer.Kind.allCases), offerID: maybe { $0.text() }, referenceName: maybe { $0.text() },
      mode: one(of: OfferMode.allCases), duration: one(of: OfferDuration.allCases),
      periods: Int.random(in: 1...12, using: &numbers),
      // A cell can't tell an empty price from none.
      price: maybe { $0.price() }.flatMap { $0 == Price() ? nil : $0 },
      eligibility: Offer.Eligibility.allCases.filter { _ in numbers.isHeads(3) }, isStackable: isRare(),
      hasHighPriority: isRare(), billingPlan: maybe { $0.planName() }, paidMonths: maybe { $0.months() },
      lapsedMonths: maybe { $0.months()...24 }, waitMonths: maybe { $0.months() }, from: maybe { $0.day() } ?? nil,
      until: maybe { $0.day() } ?? nil)
  }

  private mutating func months() -> Int { Int.random(in: 1...24, using: &numbers) }

  private mutating func billingPlan() -> BillingPlan {
    BillingPlan(
      plan: planName(), price: maybe { $0.price() }, commitmentPrice: maybe { $0.price() }, isEnabled: !isRare())
  }

  private mutating func offerCode() -> OfferCode {
    OfferCode(
      referenceName: text(), eligibility: OfferCode.Eligibility.allCases.filter { _ in numbers.isHeads() },
      isFree: isRare(), price: maybe { $0.price() }.flatMap { $0 == Price() ? nil : $0 },
      batches: some(2) { $0.batch() })
  }

  private mutating func planName() -> String { isRare() ? text() : one(of: ["BILLED_UPFRONT", "MONTHLY"]) }

  private mutating func price() -> Price {
    var price = Price()
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: price.tier = one(of: PriceTier.all)
    case 1: price.unknownTier = one(of: ["88", "six", "Tier 6 €", "-1", ""])
    default: break
    }
    var currencies: Set<CurrencyCode> = []
    for territory in some(3, of: { $0.one(of: Territory.all) }) where currencies.insert(territory.currency).inserted {
      price.amounts.append(money(territory.currency))
    }
    var territories: Set<String> = []
    for territory in some(3, of: { $0.one(of: Territory.all) }) where territories.insert(territory.code).inserted {
      price.overrides.append(Price.Override(territory: territory, amount: money(territory.currency)))
    }
    return price
  }

  private mutating func money(_ currency: CurrencyCode) -> Money {
    Money(hundredths: one(of: [0, 1, 99, 599, 600, 4_000, 120_000, 99_999_999_999_999]), currency: currency)
  }

  private mutating func availability() -> Availability {
    Availability(
      minimumAppVersion: maybe { $0.one(of: ["2", "2.1", "2.10", "10.0.1"]) },
      storefronts: maybe { generator in generator.some(3) { $0.one(of: Territory.all) } },
      platforms: maybe { generator in ["ios", "macos", "tvos"].filter { _ in generator.isRare() } },
      from: maybe { $0.day() }, until: maybe { $0.day() }, isHidden: isRare(),
      tags: ["featured", "event", "2-for-1"].filter { _ in isRare() },
      publicImage: maybe { $0.one(of: ["https://cdn.example.com/a.png", "https://x/?a=1&b=\"2\"#<3>"]) })
  }

  // MARK: Texts

  private mutating func text() -> String { one(of: HostileTexts.all) }

  private mutating func filledText() -> String {
    let text = text()
    return text.allSatisfy(\.isWhitespace) ? "because" : text
  }

  /// A localization without texts.
  private mutating func locale() -> Localization {
    let name = isRare() ? one(of: ["tlh", "xx-YY", "en_UK"]) : one(of: StoreLocale.all).code
    return Localization(locale: name, storeLocale: StoreLocale.resolving(name))
  }

  /// Distinct ones, like the keys of a mapping.
  private mutating func locales(_ most: Int) -> [Localization] {
    var seen: Set<String> = []
    return some(most) { $0.locale() }.filter { texts in seen.insert(texts.storeLocale?.code ?? texts.locale).inserted }
  }

  private mutating func texts() -> [Localization] {
    var texts = locales(4)
    for index in texts.indices {
      texts[index].title = maybe { $0.text() }
      texts[index].description = maybe { $0.text() }
      // No format stores a text for a locale without text.
      if texts[index].title == nil { texts[index].title = "Coins" }
    }
    return texts
  }

  private mutating func suppression() -> Suppression {
    Suppression(
      rule: one(of: ["emoji", "price-in-title", "no such rule"]), reason: filledText(), until: maybe { $0.day() })
  }

  private mutating func ofLocales(_ localizations: [Localization]) -> [Suppression] {
    localizations.filter { _ in isRare() }.map { texts in
      var suppression = suppression()
      suppression.locale = texts.locale
      return suppression
    }
  }

  private mutating func day() -> CalendarDate? { CalendarDate(one(of: ["2027-03-01", "0001-01-01", "2028-02-29"])) }

  // MARK: Choosing

  private mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &numbers)]
  }

  private mutating func isRare() -> Bool { numbers.isHeads(5) }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value?) -> Value? { numbers.isHeads() ? make(&self) : nil }

  private mutating func some<Value>(_ most: Int, of make: (inout Self) -> Value) -> [Value] {
    (0..<Int.random(in: 0...most, using: &numbers)).map { _ in make(&self) }
  }

  /// Distinct keys, ordinary and hostile ones, by bytes and by canonical equivalence.
  private mutating func keys(_ most: Int) -> [String] {
    var seen: Set<String> = []
    return some(most) { generator in
      generator.numbers.isHeads()
        ? generator.one(of: HostileTexts.keys) : "coins\(Int.random(in: 1...9_999, using: &generator.numbers))"
    }.filter { seen.insert($0).inserted }
  }
}

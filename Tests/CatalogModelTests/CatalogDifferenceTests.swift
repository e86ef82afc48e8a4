import AppStoreReference
import Basics
import CatalogModel
import Testing

@Suite("The differences between two catalogs") struct CatalogDifferenceTests {
  private static let sword = Product(
    item: "sword", productID: "com.example.sword", type: .nonConsumable, referenceName: "Sword",
    price: Price(amounts: [Money(hundredths: 199, currency: .usd)]),
    localizations: [
      Localization(locale: "en-US", storeLocale: StoreLocale("en-US"), title: "Sword", description: "A blade."),
      Localization(locale: "ja", storeLocale: StoreLocale("ja"), title: "剣"),
    ])
  private static let shield = Product(item: "shield", productID: "com.example.shield")

  @Test("nothing differs between a catalog and itself, nor by the order of locales") func same() {
    let catalog = Catalog(products: [Self.sword, Self.shield])
    #expect(CatalogDifference(from: catalog, to: catalog).isEmpty)
    var other = catalog
    other.products[0].localizations.reverse()
    #expect(CatalogDifference(from: catalog, to: other).isEmpty)
  }

  @Test("values are named by the keys of the file") func values() throws {
    let old = Catalog(products: [Self.sword])
    var new = old
    new.products[0].localizations[1].title = "暁の剣"
    new.products[0].localizations[0].description = nil
    new.products[0].price = Price(amounts: [Money(hundredths: 299, currency: .usd)])
    new.products[0].isFamilySharable = true
    let difference = CatalogDifference(from: old, to: new)
    let change = try #require(difference.changed.first)
    #expect(change.owner == .product("com.example.sword", occurrence: 0))
    let reported = change.values.map { value in
      "\(value.keys.joined(separator: ".")): \(value.old?.value.text ?? "–") → \(value.new?.value.text ?? "–")"
    }
    #expect(
      reported == [
        "price.USD: 1.99 → 2.99", "localizations.en-US.description: A blade. → –", "localizations.ja.title: 剣 → 暁の剣",
        "familySharable: – → true",
      ])
  }

  @Test("products are added, removed and reordered") func products() {
    let third = Product(item: "cloak", productID: "com.example.cloak")
    let old = Catalog(products: [Self.sword, Self.shield])
    let new = Catalog(products: [third, Self.shield, Self.sword])
    let difference = CatalogDifference(from: old, to: new)
    #expect(difference.added == [.product("com.example.cloak", occurrence: 0)])
    #expect(difference.isReordered)
    let back = CatalogDifference(from: new, to: old)
    #expect(back.removed == [.product("com.example.cloak", occurrence: 0)])
  }

  private static func subscription(_ offers: [Offer]) -> Catalog {
    var product = Product(item: "vip", productID: "com.example.vip", type: .autoRenewable)
    product.subscription = Subscription(group: 0, period: .oneMonth, level: 1, offers: offers)
    return Catalog(products: [product], groups: [SubscriptionGroup(key: "vip")])
  }

  private static let trial = Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek)
  private static let half = Offer(kind: .promotional, offerID: "half", mode: .freeTrial, duration: .oneMonth)
  private static let code = Offer(
    kind: .code, referenceName: "Spring", mode: .freeTrial, duration: .oneMonth, eligibility: [.new, .expired])

  @Test("offers are the same by what distinguishes them at the store, in any order") func offers() throws {
    let old = Self.subscription([Self.trial, Self.half, Self.code])
    var eligible = Self.code
    eligible.eligibility.reverse()
    #expect(CatalogDifference(from: old, to: Self.subscription([eligible, Self.trial, Self.half])).isEmpty)
    func changes(_ offers: [Offer]) -> [String] {
      CatalogDifference(from: old, to: Self.subscription(offers)).changed.flatMap(\.values).map {
        "\($0.keys.joined(separator: ".")): \($0.old?.value.text ?? "–") → " + "\($0.new?.value.text ?? "–")"
      }
    }
    // One that comes first doesn't change the others.
    let back = Offer(kind: .winBack, offerID: "back", mode: .freeTrial, duration: .oneMonth)
    let added = changes([back, Self.trial, Self.half, Self.code])
    #expect(!added.isEmpty && added.allSatisfy { $0.hasPrefix("offers.3.") && $0.contains("– →") })
    let removed = changes([Self.half, Self.code])
    #expect(removed.allSatisfy { $0.hasPrefix("offers.0.") && $0.hasSuffix("→ –") })
    // One that was renamed in its place, and one with other terms.
    var renamed = Self.half
    renamed.offerID = "third"
    #expect(changes([Self.trial, renamed, Self.code]) == ["offers.1.id: half → third"])
    var longer = Self.trial
    longer.duration = .twoWeeks
    #expect(changes([longer, Self.code, Self.half]) == ["offers.0.period: 1 week → 2 weeks"])
    #expect(changes([Self.code, Self.half, longer]) == ["offers.0.period: 1 week → 2 weeks"])
  }

  @Test("offer codes are the same by their names, in any order") func codes() {
    var product = Product(item: "coins", productID: "com.example.coins", type: .consumable)
    product.offerCodes = [
      OfferCode(referenceName: "A", eligibility: [.nonSpender, .activeSpender], isFree: true),
      OfferCode(referenceName: "B", eligibility: [.nonSpender], isFree: true),
    ]
    var other = product
    other.offerCodes.reverse()
    other.offerCodes[1].eligibility.reverse()
    let old = Catalog(products: [product])
    #expect(CatalogDifference(from: old, to: Catalog(products: [other])).isEmpty)
    other.offerCodes[0].eligibility = [.churnedSpender]
    let difference = CatalogDifference(from: old, to: Catalog(products: [other]))
    #expect(difference.changed.flatMap(\.values).map(\.keys) == [["offerCodes", "1", "eligibility"]])
  }

  @Test("IDs are compared by their bytes") func bytes() {
    let composed = Catalog(products: [Product(item: "é", productID: "caf\u{E9}")])
    let decomposed = Catalog(products: [Product(item: "é", productID: "cafe\u{301}")])
    #expect(!CatalogDifference(from: composed, to: decomposed).isEmpty)
  }
}

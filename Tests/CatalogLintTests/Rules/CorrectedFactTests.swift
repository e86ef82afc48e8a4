import AppStoreReference
import CatalogFormats
import CatalogModel
import ForeignFormats
import SourceSyntax
import Testing

@testable import CatalogLint

/// Each of these was wrong or missing once, here or in the tools of others.
@Suite("What is easily wrong about the store") struct CorrectedFactTests {
  @Test(
    "is a fact with its value and its certainty",
    arguments: [
      ("subscriptions.price-raise", "50 % and USD 5 or 50", "Apple", true),
      ("title.length.purchase", "2 to 30 characters", "Apple", true),
      ("description.length.purchase", "1 to 45 characters", "Apple", true),
      ("description.length", "1 to 55 characters", "observed", true), ("product-id.hyphen", "no", "third party", true),
      ("product-id.hyphen.before2023", "yes", "Apple", true), ("price-points.on-request", "100 prices", "Apple", false),
      ("price-points.number", "10001", "observed", false),
      ("price-tiers.currencies", "2 currencies", "observed", false),
      ("currencies.retired", "BAM, BGN, HRK, RSD", "Apple", false),
      ("screenshot.1170x2532", "doubtful", "third party", true),
      ("google-play.product-id", "a–z 0–9 . _", "another store", false),
      ("billing-plans.period", "1 year", "third party", false),
      ("billing-plans.payments", "12 payments", "third party", false),
      ("billing-plans.total", "100 to 150 percent", "third party", false),
      ("billing-plans.storefronts", "USA, SGP", "third party", true),
      ("billing-plans.system", "26.4", "third party", false), ("win-back.offers", "350 offers", "third party", false),
      ("win-back.active", "5 offers", "third party", false), ("win-back.shortest", "3 days", "third party", false),
      ("win-back.paid-months", "1–24, 36, 48, 60", "third party", false),
      ("win-back.lapsed-months", "1 to 24 months", "third party", false),
      ("win-back.wait-months", "2 to 24 months", "third party", false),
      ("offer-codes.active", "10 offers", "Apple", false), ("offer-codes.types", "4 types", "Apple", false),
      ("offers.korea", "yes", "third party", false),
      ("groups.subscriptions", "100 subscriptions", "third party", false),
      ("storefronts.locales", "50 lists", "Apple", false),
    ] as [(String, String, String, Bool)]) func facts(
      _ id: String, _ value: String, _ certainty: String, _ isContested: Bool
    ) throws
  {
    let fact = try #require(Facts.named(id))
    #expect(fact.quantity == value)
    #expect(fact.source.certainty.label == certainty)
    #expect(fact.isContested == isContested)
  }

  @Test("more subscriptions in a group than it can have are reported once", arguments: [100, 101, 150]) func group(
    _ count: Int
  ) {
    let products = (1...count).map { number in
      Product(
        item: "p\(number)", productID: "com.example.p\(number)", type: .autoRenewable,
        subscription: Subscription(group: 0, period: .oneMonth, level: 1))
    }
    let catalog = Catalog(products: products, groups: [SubscriptionGroup(key: "vip")])
    let findings = catalog.linted(only: ["too-many-products"]).findings
    #expect(findings.map(\.product) == (count > 100 ? ["com.example.p101"] : []))
    #expect(findings.allSatisfy { $0.message.contains("\"vip\" has \(count) subscriptions") })
  }

  @Test(
    "a win-back offer without its customers is left out of requests, and nothing is invented",
    arguments: [
      ("", false), ("paidMonths: 1", false), ("lapsedMonths: 2-24", false), ("paidMonths: 6, lapsedMonths: 2-24", true),
    ]) func winBack(_ customers: String, _ isWritten: Bool) throws
  {
    let text = """
      catalog: 1
      app: {bundleID: com.example.game, primaryLocale: en-US, baseTerritory: USA}
      subscriptionGroups:
        vip:
          referenceName: VIP
          products:
            m:
              referenceName: M
              period: 1 month
              level: 1
              price: {USD: 4.99}
              offers:
                - {kind: win-back, id: back, referenceName: W, mode: free-trial, period: 1 month\(customers.isEmpty ? "" : ", " + customers)}

      """
    let document = CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", bytes: Array(text.utf8)))
    #expect(document.unread.isEmpty)
    let asc = try #require(CatalogFormatRegistry.format(named: "asc"))
    let result = try #require(CatalogExport.export(document.catalog, as: asc))
    let requests = String(decoding: result.bytes, as: UTF8.self)
    #expect(requests.contains("\"winBackOffers\"") == isWritten)
    #expect(requests.contains("\"customerEligibilityPaidSubscriptionDurationInMonths\":6") == isWritten)
    #expect(result.losses.contains { $0.message.contains("win-back") } == !isWritten)
  }
}

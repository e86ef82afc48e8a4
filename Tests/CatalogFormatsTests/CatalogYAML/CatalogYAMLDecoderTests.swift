import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import CatalogSamples
import SourceSyntax
import Testing

@Suite("Reading a catalog file") struct CatalogYAMLDecoderTests {
  private func read(_ text: String) -> CatalogDocument {
    CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: text))
  }

  @Test("reads every field") func everything() throws {
    let document = read(EverythingCatalog.text)
    #expect(document.diagnostics == [])
    let catalog = document.catalog
    #expect(
      catalog.app
        == App(
          bundleID: "com.example.mine", name: "Mine", primaryLocale: "zh-Hans", locales: ["zh-Hans", "en-US"],
          baseTerritory: Territory("CHN"), restoreNote: "Settings › Restore",
          terms: "custom", privacyURL: "https://example.com/privacy"))
    let names = catalog.currency("gold")?.names.first { $0.locale == "en-US" }
    #expect(names?.names == ["gold coins", "gold"])
    #expect(catalog.retired == ["com.example.mine.gone", "com.example.mine.lost"])
    #expect(catalog.suppressions == [Suppression(rule: "file-rule", reason: "all over")])
    #expect(
      catalog.groups == [
        SubscriptionGroup(
          key: "vip", referenceName: "VIP club",
          localizations: [Localization(locale: "en-US", storeLocale: StoreLocale("en-US"), title: "The Club")],
          suppressions: [
            Suppression(rule: "group-rule", reason: "odd"),
            Suppression(rule: "club-rule", reason: "r", locale: "en-US"),
          ])
      ])
    #expect(catalog.products.map(\.item) == ["coins", "tip", "vip.year"])

    let coins = try #require(catalog.products.first)
    #expect(coins.productID == "com.example.mine.old-coins")
    #expect(coins.hasLegacyID)
    #expect(coins.price?.amounts.map(\.description) == ["CNY 6", "USD 0.99"])
    #expect(coins.price?.overrides.map(\.amount.description) == ["JPY 100"])
    #expect(coins.grants == [Grant(currency: "gold", quantity: 400, bonus: 40), Grant(currency: "gems", quantity: 2)])
    #expect(
      coins.availability
        == Availability(
          minimumAppVersion: "2.1", storefronts: ["CHN", "JPN"].compactMap { Territory($0) },
          platforms: ["ios", "macos"], from: CalendarDate("2027-01-01"), until: CalendarDate("2027-02-01"),
          isHidden: true, tags: ["featured", "event"], publicImage: "https://cdn.example.com/coins.png"))
    #expect(
      coins.offerCodes == [
        OfferCode(referenceName: "Launch", eligibility: [.nonSpender, .activeSpender], isFree: true),
        OfferCode(
          referenceName: "Return", eligibility: [.churnedSpender],
          price: Price(amounts: [Money(hundredths: 300, currency: .cny)])),
        OfferCode(
          referenceName: "Fair", eligibility: [.nonSpender], isFree: true,
          batches: [
            CodeBatch(count: 500, expires: CalendarDate("2027-03-01"), note: "fair"),
            CodeBatch(count: 20, expires: CalendarDate("2027-03-01"), isSandbox: true),
          ]),
      ])
    #expect(coins.suppressions.map(\.until) == [CalendarDate("2027-03-01"), nil, nil])
    #expect(coins.suppressions.map(\.locale) == [nil, nil, "ja"])
    #expect(catalog.templates.first?.suppressions == [Suppression(rule: "t", reason: "u", locale: "en-US")])
    #expect(catalog.products[1].price?.tier == PriceTier("6"))

    let cny = { (hundredths: Int) in Price(amounts: [Money(hundredths: hundredths, currency: .cny)]) }
    var subscription = Subscription(
      group: 0, period: .oneYear, level: 2,
      offers: [
        Offer(kind: .introductory, mode: .freeTrial, duration: .oneWeek, billingPlan: "MONTHLY"),
        Offer(
          kind: .code, referenceName: "Spring", mode: .payAsYouGo, duration: .oneMonth, periods: 3, price: cny(600),
          eligibility: [.new, .expired], isStackable: true),
        Offer(kind: .promotional, offerID: "back", mode: .payUpFront, duration: .threeMonths, price: cny(800)),
        Offer(kind: .winBack, offerID: "win", mode: .freeTrial, duration: .threeDays, hasHighPriority: true),
      ], billingPlans: [BillingPlan(plan: "MONTHLY", price: cny(500), commitmentPrice: cny(6000), isEnabled: false)]
    )
    subscription.isMultiSeat = false
    subscription.markets = [.appStore, .school]
    #expect(catalog.products[2].subscription == subscription)
  }

  @Test("uses the template for texts that are not written out") func templates() throws {
    let coins = try #require(read(EverythingCatalog.text).catalog.products.first)
    #expect(coins.localizations.map(\.locale) == ["en-US", "ja", "zh-Hans"])
    #expect(coins.localizations.map(\.title) == ["Many Coins", "金币", "400金币"])
    #expect(coins.localizations.map(\.description) == ["Adds 400 and 40.", "It's gold", nil])
    #expect(coins.localizations.map(\.generated) == [.description, [], .title])
  }

  @Test("maps every path back to its position", arguments: EverythingCatalog.places) func places(
    path: CatalogPath, written: String
  ) {
    let document = read(EverythingCatalog.text)
    #expect(document.range(of: path).map { document.source.text(in: $0) } == written)
  }

  @Test("has a position for every field that the model has a path for") func allFields() {
    let seen = Set(EverythingCatalog.places.compactMap(\.path.field))
    // The retired IDs have positions of their own; the others are tried where they are applied or checked.
    let others: Set<CatalogField> = [.retired, .pricePolicies, .retentionMessages, .header, .body, .members]
    #expect(Set(CatalogField.allCases).subtracting(seen) == others)
  }

  @Test("locates a part of a text, through escapes") func textParts() {
    let document = read(EverythingCatalog.text)
    func part(_ path: CatalogPath, _ text: Range<Int>) -> String? {
      document.range(of: path, text: text).map { document.source.text(in: $0) }
    }
    #expect(part(CatalogPath(.product(0), .title, element: 0), 5..<10) == "Coins")
    #expect(part(CatalogPath(.product(0), .title, element: 1), 3..<6) == "\\u5E01")
    #expect(part(CatalogPath(.product(0), .description, element: 1), 2..<3) == "''")
    // A text from a template is not in the file.
    #expect(part(CatalogPath(.product(0), .description, element: 0), 0..<4) == "pack")
  }

  @Test("has no position for missing values") func noPlace() {
    let document = read(EverythingCatalog.text)
    for path in [
      CatalogPath(.product(9)), CatalogPath(.group(1)), CatalogPath(.currency(2)),
      CatalogPath(.template(1), .title, element: 0), CatalogPath(.retired(2)), CatalogPath(.product(1), .screenshot),
      CatalogPath(.product(1), .grants, element: 0), CatalogPath(.product(2), .offers, element: 4),
      CatalogPath(.app, .locales, element: 2), CatalogPath(.currency(0), .name, element: 2),
    ] { #expect(document.range(of: path) == nil, "\(path)") }
  }

  @Test("counts only the elements that it uses") func indices() {
    let document = read(
      """
      catalog: 1
      app: {bundleID: a.b, primaryLocale: en-US, locales: [{}, en-US]}
      currencies: {gold: {}, gems: {}}
      products:
        a: {type: consumable, grants: {gold: many, gems: 2}}
      subscriptionGroups:
        g: {products: {v: {offers: [{kind: none}, {kind: code, id: x}]}}}
      """)
    func written(_ path: CatalogPath) -> String? { document.range(of: path).map { document.source.text(in: $0) } }
    #expect(document.catalog.products[0].grants.map(\.currency) == ["gems"])
    #expect(written(CatalogPath(.product(0), .grants, element: 0)) == "2")
    #expect(document.catalog.products[1].subscription?.offers.map(\.offerID) == ["x"])
    #expect(written(CatalogPath(.product(1), .offers, element: 0)) == "{kind: code, id: x}")
    #expect(document.catalog.app.locales == ["en-US"])
    #expect(written(CatalogPath(.app, .locales, element: 0)) == "en-US")
  }

  @Test("reports how a catalog starts when the file is empty", arguments: ["", "# only this\n"]) func empty(
    text: String
  ) {
    let document = read(text)
    #expect(document.diagnostics.map(\.message) == ["the file is empty; a catalog starts with \"catalog: 1\""])
    #expect(document.range(of: CatalogPath(.catalog)) == nil)
  }

  @Test("rejects anchors and aliases, and continues to read") func aliases() {
    let document = read(
      """
      catalog: 1
      app: {bundleID: a.b, primaryLocale: en-US}
      products:
        a: {type: consumable, price: &p {tier: 1}}
        b: {type: consumable, price: *p}
      """)
    #expect(document.diagnostics.contains { $0.message.contains("aliases are not supported") })
    #expect(document.diagnostics.contains { $0.message.contains("anchors are not supported") })
    #expect(document.catalog.products.first?.price?.tier == PriceTier("1"))
  }
}

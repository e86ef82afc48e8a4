import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import ForeignFormats
import SourceSyntax
import Testing

@Suite("Reading a StoreKit configuration") struct StoreKitDecoderTests {
  private typealias Text = StoreKitText

  private func read(_ text: String) -> CatalogDocument {
    StoreKitDecoder.read(ParsedFile(SourceFile(name: "a.storekit", text: text)))
  }

  @Test("keeps the products in the order of the file, subscriptions last") func order() {
    let catalog = read(
      Text.file(
        products: Text.product(),
        nonRenewing: Text.product([
          "productID": "\"pass\"", "type": "\"NonRenewingSubscription\"", "internalID": "\"2\"",
        ]), groups: Text.group(Text.subscription()))
    ).catalog
    #expect(catalog.products.map(\.productID) == ["pass", "com.example.coins", "com.example.vip"])
    #expect(catalog.products.map(\.type) == [.nonRenewing, .consumable, .autoRenewable])
    #expect(catalog.products.map(\.item) == catalog.products.map(\.productID))
    #expect(catalog.groups.map(\.key) == ["VIP"])
    #expect(catalog.products.last?.subscription?.period == .oneMonth)
    #expect(catalog.products.last?.subscription?.level == 1)
  }

  @Test(
    "interprets prices in the currency of the storefront",
    arguments: [
      ("{\"_storefront\": \"CHN\"}", "CHN", "CNY"), ("{\"_storefront\": \"JPN\"}", "JPN", "JPY"), ("{}", "USA", "USD"),
      ("{\"_storefront\": \"\"}", "USA", "USD"),
    ]) func currency(settings: String, territory: String, currency: String)
  {
    let catalog = read(Text.file(products: Text.product(), settings: settings)).catalog
    #expect(catalog.app.baseTerritory?.code == territory)
    #expect(catalog.products.first?.price?.amounts.map(\.description) == ["\(currency) 4.99"])
  }

  @Test(
    "spells locales as App Store Connect does",
    arguments: [
      ("en_US", "en-US"), ("zh_CN", "zh-Hans"), ("zh_Hans", "zh-Hans"), ("ja_JP", "ja"), ("id_ID", "id"),
      ("xx_YY", "xx_YY"),
    ]) func locales(written: String, code: String) throws
  {
    let catalog = read(
      Text.file(
        products: Text.product(["localizations": "[{\"locale\": \"\(written)\"}]"]),
        settings: "{\"_locale\": \"\(written)\"}")
    ).catalog
    let localization = try #require(catalog.products.first?.localizations.first)
    #expect(localization.locale == code)
    #expect(localization.storeLocale == StoreLocale(code))
    #expect(catalog.app.primaryLocale == code)
  }

  @Test("reads the value of a key that somebody invented") func inventions() throws {
    let text = Text.file(
      groups: """
        {"id": "vip", "localizationsForGroup": [{"language": "en_US", "title": "VIP"}],
         "subscriptions": [{"id": "vip.monthly", "name": "Monthly", "price": "$3.99",
           "duration": "P1M", "level": 2, "type": "AutoRenewable"}]}
        """)
    let catalog = read(text).catalog
    let product = try #require(catalog.products.first)
    #expect(product.productID == "vip.monthly")
    #expect(product.referenceName == "Monthly")
    #expect(product.price?.amounts.map(\.description) == ["USD 3.99"])
    #expect(product.subscription?.period == .oneMonth)
    #expect(product.subscription?.level == 2)
    #expect(catalog.groups.first?.key == "vip")
    #expect(catalog.groups.first?.localizations.map(\.title) == ["VIP"])
  }

  @Test("reads offers of every kind, and prefers the list of introductory offers") func offers() throws {
    let text = Text.file(
      groups: Text.group(
        Text.subscription(
          [
            "introductoryOffer": "{\"internalID\": \"1\", \"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\"}",
            "adHocOffers": """
            [{"internalID": "2", "offerID": "back", "referenceName": "Back",
              "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3,
              "displayPrice": "0.99"}]
            """,
            "codeOffers": """
            [{"internalID": "3", "referenceName": "Spring", "eligibility": ["expired", "new"],
              "isStackable": true, "paymentMode": "free", "subscriptionPeriod": "P2W",
              "displayPrice": "5.99"}]
            """,
            "winbackOffers": """
            [{"internalID": "4", "offerID": "win", "referenceName": "Win", "isEligible": true,
              "priority": "high", "paymentMode": "payUpFront", "subscriptionPeriod": "P1Y",
              "displayPrice": "9.99"}]
            """,
          ],
          more: """
            "introductoryOffers": [{"internalID": "5", "paymentMode": "payUpFront",
              "subscriptionPeriod": "P3D", "displayPrice": "0.49"}]
            """)))
    let document = read(text)
    #expect(document.diagnostics == [])
    let usd = { (hundredths: Int) in Price(amounts: [Money(hundredths: hundredths, currency: .usd)]) }
    #expect(
      document.catalog.products.first?.subscription?.offers == [
        Offer(kind: .introductory, mode: .payUpFront, duration: .threeDays, price: usd(49)),
        Offer(
          kind: .promotional, offerID: "back", referenceName: "Back", mode: .payAsYouGo, duration: .oneMonth,
          periods: 3, price: usd(99)),
        Offer(
          kind: .code, referenceName: "Spring", mode: .freeTrial, duration: .twoWeeks, eligibility: [.expired, .new],
          isStackable: true),
        Offer(
          kind: .winBack, offerID: "win", referenceName: "Win", mode: .payUpFront, duration: .oneYear, price: usd(999),
          hasHighPriority: true),
      ])
    for (index, kind) in ["\"P3D\"", "\"back\"", "\"Spring\"", "\"win\""].enumerated() {
      let range = document.range(of: CatalogPath(.product(0), .offers, element: index))
      #expect(range.map { document.source.text(in: $0).contains(kind) } == true)
    }
  }

  @Test("claims nothing that the format can't hold") func facets() {
    let facets = read(Text.file()).catalog.facets
    for facet: CatalogFacets in [
      .bundleID, .appLocales, .screenshots, .reviewNotes, .grants, .allStorefronts, .groupTexts, .suppressions,
    ] { #expect(!facets.contains(facet)) }
  }

  @Test("maps every path back to its position") func sourceMap() {
    let marked = MarkedSource(
      """
      {"settings": ⟦{⟧"_locale": ⟦"en_US"⟧, "_storefront": ⟦"USA"⟧},
       "products": ["junk", {"displayPrice": ⟦"4.99"⟧, "familyShareable": ⟦true⟧,
         "localizations": [{"locale": ""}, {"description": ⟦"Adds \\"60\\" coins"⟧,
           "displayName": ⟦"Coins"⟧, "locale": ⟦"en_US"⟧}],
         "productID": ⟦"coins"⟧, "referenceName": ⟦"Coins 60"⟧, "type": ⟦"NonConsumable"⟧}],
       "subscriptionGroups": [{"id": "1", "localizations": [{"displayName": ⟦"VIP"⟧,
         "locale": ⟦"ja"⟧}], "name": ⟦"Group"⟧, "subscriptions": [{"displayPrice": "1",
         "groupNumber": ⟦2⟧, "introductoryOffer": ⟦{"paymentMode": "free"}⟧, "productID": "vip",
         "recurringSubscriptionPeriod": ⟦"P1M"⟧, "type": "RecurringSubscription"}]}],
       "version": {"major": 4}}
      """)
    let document = StoreKitDecoder.read(ParsedFile(marked.source("a.storekit")))
    let paths: [CatalogPath] = [
      CatalogPath(.app), CatalogPath(.app, .primaryLocale), CatalogPath(.app, .baseTerritory),
      CatalogPath(.product(0), .price), CatalogPath(.product(0), .familySharable),
      CatalogPath(.product(0), .description, element: 0), CatalogPath(.product(0), .title, element: 0),
      CatalogPath(.product(0), .locale, element: 0), CatalogPath(.product(0), .productID),
      CatalogPath(.product(0), .referenceName), CatalogPath(.product(0), .type),
      CatalogPath(.group(0), .title, element: 0), CatalogPath(.group(0), .locale, element: 0),
      CatalogPath(.group(0), .referenceName), CatalogPath(.product(1), .level),
      CatalogPath(.product(1), .offers, element: 0), CatalogPath(.product(1), .period),
    ]
    #expect(paths.map { document.range(of: $0) } == marked.marks.map { $0 })
    #expect(document.range(of: CatalogPath(.product(0))) == marked.marks[8])
    #expect(document.range(of: CatalogPath(.group(0))) == marked.marks[13])

    // A part of a text, with escapes before and in it.
    let text = CatalogPath(.product(0), .description, element: 0)
    let part = document.range(of: text, text: 6..<8)
    #expect(part.map { document.source.text(in: $0) } == "60")
    let quoted = document.range(of: text, text: 5..<9)
    #expect(quoted.map { document.source.text(in: $0) } == "\\\"60\\\"")

    for path in [
      CatalogPath(.product(0), .screenshot), CatalogPath(.product(0), .title, element: 1), CatalogPath(.product(7)),
      CatalogPath(.group(1)), CatalogPath(.app, .bundleID), CatalogPath(.retired(0)),
      CatalogPath(.product(0), .offers, element: 0), CatalogPath(.product(0), .offers),
    ] { #expect(document.range(of: path) == nil) }
  }
}

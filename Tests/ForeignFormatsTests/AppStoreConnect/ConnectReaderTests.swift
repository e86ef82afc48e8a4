import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Responses of the App Store Connect API") struct ConnectReaderTests {
  private static func read(_ text: String) -> CatalogDocument {
    AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "dump.json", text: text)))
  }

  @Test(
    "are joined into a catalog",
    arguments: [
      ConnectDump.pages, ConnectDump.list, "{\"fetched\": {\"answers\": \(ConnectDump.list)}}",
      ConnectDump.pages.replacing("\n{\"data\"", with: "{\"data\""), "\u{FEFF}" + ConnectDump.pages + "\n\n",
    ]) func joined(text: String) throws
  {
    let document = Self.read(text)
    let catalog = document.catalog
    #expect(catalog.app.bundleID == "com.example.mine")
    #expect(catalog.app.primaryLocale == "en-US")
    #expect(catalog.app.baseTerritory == Territory("USA"))
    #expect(catalog.products.map(\.productID) == ["com.example.mine.coins400", "noads", "com.example.mine.vip.month"])
    #expect(catalog.products.map(\.item) == ["coins400", "noads", "vip.month"])
    #expect(catalog.products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable])

    let coins = catalog.products[0]
    #expect(coins.referenceName == "400 coins")
    #expect(coins.review.notes == "Home › Shop")
    #expect(coins.localizations.map(\.title) == ["400 Coins", "400金币"])
    #expect(coins.localizations.map(\.description) == ["Adds 400 coins.", nil])
    #expect(coins.availability.storefronts?.map(\.code) == ["USA", "CHN"])
    let price = try #require(coins.price)
    #expect(price.amounts.map(\.description) == ["USD 5.99", "CNY 40"])
    #expect(price.overrides.map(\.territory.code) == ["DEU"])

    let ads = catalog.products[1]
    #expect(ads.localizations.map(\.title) == ["No Ads"])
    #expect(ads.isFamilySharable)
    #expect(ads.price == nil)

    #expect(catalog.groups.map(\.key) == ["VIP club"])
    #expect(catalog.groups[0].localizations.map(\.title) == ["The Club"])
    let vip = catalog.products[2]
    #expect(vip.price?.amounts.map(\.description) == ["USD 9.99", "JPY 6"])
    #expect(vip.availability.storefronts == nil)
    let subscription = try #require(vip.subscription)
    #expect(subscription.period == .oneMonth)
    #expect(subscription.level == 1)
    #expect(subscription.offers.map(\.kind) == [.introductory, .promotional, .code, .winBack])
    #expect(subscription.offers.map(\.offerID) == [nil, "back", nil, "win"])
    #expect(subscription.offers[1].price?.amounts.map(\.description) == ["USD 8.99"])
    #expect(subscription.offers[1].billingPlan == "BILLED_UPFRONT")
    #expect(subscription.offers[2].eligibility == [.new, .expired])
    #expect(subscription.offers[2].isStackable)
    #expect(subscription.offers[3].periods == 3)
    #expect(subscription.offers[3].hasHighPriority)
    #expect(subscription.offers[3].from == CalendarDate("2027-01-10"))
    #expect(subscription.offers[3].until == CalendarDate("2027-02-10"))
    #expect(!catalog.facets.contains(.screenshots))
    #expect(catalog.facets.contains(.groupTexts))
  }

  @Test("keep the prices of billing plans separate") func billingPlans() throws {
    func price(_ id: String, _ plan: String, _ territory: String) -> String {
      """
      {"type": "subscriptionPrices", "id": "\(id)", "attributes": {\(plan)}, "relationships": {
        "subscription": {"data": {"type": "subscriptions", "id": "1"}},
        "territory": {"data": {"type": "territories", "id": "\(territory)"}},
        "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "\(id)"}}}},
      {"type": "subscriptionPricePoints", "id": "\(id)", "attributes": {"customerPrice": "\(id)"}}
      """
    }
    func availability(_ plan: String, _ territories: String) -> String {
      """
      {"type": "subscriptionPlanAvailabilities", "id": "\(plan)",
       "attributes": {"planType": "\(plan)", "availableInNewTerritories": false}, "relationships": {
        "subscription": {"data": {"type": "subscriptions", "id": "1"}},
        "availableTerritories": {"data": [\(territories)]}}}
      """
    }
    func subscription(_ others: [String]) throws -> (Product, Subscription, CatalogDocument) {
      let product = #"{"type": "subscriptions", "id": "1", "attributes": {"productId": "s"}}"#
      let resources = ([product] + others).joined(separator: ",")
      let document = Self.read("{\"data\": [\(resources)]}")
      let found = try #require(document.catalog.products.first)
      return (found, try #require(found.subscription), document)
    }
    let (monthly, upFront) = (#""planType": "MONTHLY""#, #""planType": "UPFRONT""#)
    let usa = #"{"type": "territories", "id": "USA"}"#
    let (product, both, document) = try subscription([
      price("5", monthly, "USA"), price("60", upFront, "USA"), price("9000", upFront, "JPN"),
      availability("UPFRONT", usa), availability("MONTHLY", ""),
    ])
    #expect(!document.diagnostics.contains { $0.message.contains("one price per storefront") })
    #expect(product.price?.amounts.map(\.description) == ["USD 60", "JPY 9000"])
    #expect(product.availability.storefronts?.map(\.code) == ["USA"])
    #expect(both.billingPlans.map(\.plan) == ["BILLED_UPFRONT", "MONTHLY"])
    #expect(both.billingPlans[0].price == product.price)
    #expect(both.billingPlans[1].price?.amounts.map(\.description) == ["USD 5"])
    #expect(both.billingPlans.map(\.isEnabled) == [true, false])
    let place = document.range(of: CatalogPath(.product(0), .billingPlans, element: 1))
    #expect(place.map(document.source.text(in:)) == "{")

    let (_, usual, _) = try subscription([price("60", upFront, "USA"), availability("UPFRONT", usa)])
    #expect(usual.billingPlans == [])
    let (_, unsaid, _) = try subscription([price("60", "", "USA"), price("5", monthly, "USA")])
    #expect(unsaid.billingPlans.map(\.plan) == ["MONTHLY"])
    #expect(unsaid.billingPlans.map(\.isEnabled) == [true])
  }

  @Test("report unresolved parts with their positions") func unresolved() {
    let document = Self.read(ConnectDump.pages)
    let found = document.diagnostics.map { diagnostic in
      "\(diagnostic.severity.rawValue) \(diagnostic.message) @"
        + document.source.text(in: SourceRange(start: diagnostic.range.start, end: diagnostic.range.start + 12))
    }
    #expect(
      found.sorted()
        == [
          "info the file has no price schedule of this product, and perhaps of others " + "@{\"type\": \"in",
          "warning the price point \"gone\" of \"com.example.mine.coins400\" is not in the file " + "@{\"type\": \"in",
          "warning the price of CHN from 2027-01-01 is left out; a catalog has one price per "
            + "storefront @\"45\", \"proce",
          "info a catalog has one first and one last day of an offer for all storefronts " + "@\"2026-01-01\"",
          "warning the offer code \"Autumn\" is no longer active, and is left out @{\"type\": \"su",
          "warning the file has 1 of the 175 storefronts of \"com.example.mine.vip.month\" " + "@175, \"limit\"",
          "info resources of the type \"appClips\" are not part of a catalog @\"appClips\", ",
        ].sorted())
  }

  /// The attributes of a product, the resources included with it, and the facets that they justify.
  private static let asked: [(String, String, CatalogFacets)] = [
    ("{\"productId\": \"a\"}", "", []),
    ("{\"productId\": \"a\", \"name\": \"A\", \"reviewNote\": null}", "", [.referenceNames, .reviewNotes]),
    ("{\"productId\": \"a\", \"inAppPurchaseType\": \"CONSUMABLE\"}", "", .types),
    (
      "{\"productId\": \"a\"}",
      "{\"type\": \"inAppPurchaseLocalizations\", \"id\": \"2\", \"attributes\": {\"locale\": \"ja\", \"name\": \"A\"}, \"relationships\": {\"inAppPurchaseV2\": {\"data\": {\"type\": \"inAppPurchases\", \"id\": \"1\"}}}}",
      .texts
    ),
    (
      "{\"productId\": \"a\"}",
      "{\"type\": \"inAppPurchaseLocalizations\", \"id\": \"2\", \"attributes\": {\"locale\": \"ja\", \"name\": \"A\"}, \"relationships\": {\"inAppPurchaseV2\": {\"data\": {\"type\": \"inAppPurchases\", \"id\": \"1\"}}}}, {\"type\": \"subscriptions\", \"id\": \"3\", \"attributes\": {\"productId\": \"s\", \"groupLevel\": null}}",
      [.types, .levels]
    ),
  ]

  @Test("claim nothing that was not requested from the API", arguments: asked) func facets(
    product: String, included: String, asked: CatalogFacets
  ) {
    let catalog = Self.read(
      """
      {"data": [{"type": "inAppPurchases", "id": "1", "attributes": \(product)}],
       "included": [\(included)]}
      """
    ).catalog
    for facet in [.prices, .texts, .types, .referenceNames, .reviewNotes, .groupTexts, .screenshots, .bundleID]
      as [CatalogFacets]
    { #expect(catalog.facets.contains(facet) == asked.contains(facet), "\(facet)") }
    // Only the last one has a subscription, and none lacks a period or a level.
    let hasSubscription = included.contains("\"subscriptions\"")
    #expect(catalog.facets.contains(.periods) == !hasSubscription)
    #expect(catalog.facets.contains(.levels))
  }

  @Test("report missing resources and pages") func missing() {
    let text = """
      {"data": [{"type": "inAppPurchases", "id": "1",
        "attributes": {"productId": "a", "inAppPurchaseType": "CONSUMABLE"},
        "relationships": {"inAppPurchaseLocalizations": {"data": [{"type": "inAppPurchaseLocalizations", "id": "x"}], "meta": {"paging": {"total": 3}}}}},
        {"type": "subscriptions", "id": "2", "attributes": {"productId": "s"}, "relationships": {"group": {"data": {"type": "subscriptionGroups", "id": "7"}}}}],
       "meta": {"paging": {"total": 500}}}
      """
    let document = Self.read(text)
    #expect(
      document.diagnostics.map(\.message) == [
        "the file has no price schedule of this product, and perhaps of others",
        "1 of the \"inAppPurchaseLocalizations\" of \"a\" is not in the file",
        "the file has 0 of the 3 \"inAppPurchaseLocalizations\" of \"a\"",
        "the subscription group \"7\" is not in the file",
        "the file has 2 of the 500 resources of this list; the following pages are missing",
      ])
    #expect(document.catalog.groups.map(\.key) == ["7"])
  }

  @Test(
    "of the wrong kind are reported, and the rest is read",
    arguments: [
      ("\"inAppPurchaseType\": \"COIN\"", "\"inAppPurchaseType\" can't be \"COIN\""),
      ("\"inAppPurchaseType\": 5", "\"inAppPurchaseType\" must be text in double quotes, not 5"),
      (
        "\"inAppPurchaseType\": \"CONSUMABLE\", \"familySharable\": \"yes\"",
        "\"familySharable\" must be true or false, not text"
      ), ("\"name\": \"x\"", "a product has no \"inAppPurchaseType\""),
    ]) func wrong(attributes: String, message: String)
  {
    let document = Self.read(
      "{\"data\": [{\"type\": \"inAppPurchases\", \"id\": \"1\", "
        + "\"attributes\": {\"productId\": \"a\", \(attributes)}}]}")
    #expect(document.catalog.products.map(\.productID) == ["a"])
    #expect(document.diagnostics.contains { $0.message.hasPrefix(message) })
  }

  @Test(
    "that are not responses are an error",
    arguments: ["{}", "[]", "{\"products\": []}", "[1, 2]", "{\"steps\": []}", "5", "\"data\""]) func foreign(
      text: String
    )
  {
    let document = Self.read(text)
    #expect(document.diagnostics.map(\.severity) == [.error])
    #expect(document.catalog.products.isEmpty)
  }

  @Test(
    "with errors of the API are errors of the file",
    arguments: [
      (
        "[{\"status\": \"401\", \"title\": \"NOT_AUTHORIZED\", \"detail\": \"No credentials\"}]",
        ["the API returned an error 401: \"No credentials\""]
      ),
      (
        "[{\"title\": \"Gone\"}, {\"status\": \"500\"}]",
        ["the API returned an error: \"Gone\"", "the API returned an error 500"]
      ), ("[]", ["the API returned an error"]),
    ]) func failure(errors: String, messages: [String])
  {
    let document = Self.read("{\"errors\": \(errors)}")
    #expect(document.unread.map(\.message) == messages)
  }

  @Test(
    "are complete when there are no further pages",
    arguments: [
      (#"{"data": [A], "links": {"self": "h/v1/a?c=1", "next": "h/v1/a?c=2"}}"#, 1),
      (#"{"data": [A], "links": {"next": "h/v1/a?c=2"}}"#, 1),
      (
        #"{"data": [A], "links": {"self": "h/v1/a", "next": "h/v1/a?c=2"}}"#
          + #"{"data": [B], "links": {"self": "h/v1/a?c=2"}}"#, 0
      ),
      (
        #"{"data": [A], "links": {"self": "h/v1/a", "next": "h/v1/a?c=2"}}"#
          + #"{"data": [B], "links": {"self": "h/v1/b"}}"#, 1
      ), (#"{"data": [A, B], "links": {"next": "h"}, "meta": {"paging": {"total": 2}}}"#, 0),
      (#"{"data": [A], "meta": {"paging": {"total": 2}}}"#, 1),
      (#"{"data": [], "links": {"self": "h/v1/a"}, "meta": {"paging": {"total": 2}}}"#, 1),
    ]) func pages(text: String, errors: Int)
  {
    func resource(_ id: String) -> String { "{\"type\": \"territories\", \"id\": \"\(id)\"}" }
    let document = Self.read(
      text.replacing("[A", with: "[" + resource("USA")).replacing("B]", with: resource("CHN") + "]"))
    #expect(document.unread.count == errors)
    #expect(document.unread.allSatisfy { $0.message.contains("missing") })
  }

  /// A response without resources.
  private static let empty = """
    {"data": [], "links": {"self": "https://api.appstoreconnect.apple.com/v1/apps/1/x"}}
    """

  @Test(
    "are distinguished from responses of other programs",
    arguments: [
      "{\"data\": []}", "{\"data\": [\"com.example.a\"]}", "{\"format\": \"pretty\"}", "{\"settings\": {\"data\": []}}",
      "{\"type\": \"Consumable\", \"id\": \"1\"}", "{\"a\": [[[[[[[\(empty)]]]]]]]}", "{}",
      "{\"data\": {\"type\": \"dogs\", \"id\": \"1\"}}",
    ]) func others(text: String)
  {
    #expect(throws: UnknownCatalogFormat.self) {
      try CatalogFormatRegistry.reader(for: ParsedFile(SourceFile(name: "a.json", text: text)))
    }
  }

  @Test(
    "are distinguished from other JSON by their contents",
    arguments: [
      (Self.empty, "asc"), ("[\(Self.empty)]", "asc"), (ConnectDump.pages, "asc"),
      ("{\"answers\": \(ConnectDump.list)}", "asc"),
      ("{\"format\": \"app-store-connect-requests\", \"steps\": []}", "asc"),
      ("{\"included\": [], \"data\": [{\"id\": \"1\", \"type\" : \"subscriptions\"}]}", "asc"),
      ("{\"products\": [{\"type\": \"Consumable\"}], \"subscriptionGroups\": []}", "storekit"),
      ("{\"identifier\": \"data\", \"products\": []}", "storekit"),
      ("{\"links\": {\"self\": \"x\"}, \"meta\": {}, \"data\": [{\"id\": \"1\", \"type\": \"apps\"}]}", "asc"),
      ("{\"products\": \(Self.empty), \"subscriptionGroups\": \(Self.empty)}", "asc"),
      ("{\"products\": [{\"type\": \"inAppPurchases\", \"id\": \"1\"}], \"version\": 1}", "asc"),
      ("{\"version\": \"2.1\", \"pages\": [[{\"data\": {\"type\": \"apps\", \"id\": \"9\"}}]]}", "asc"),
      ("[[], 5, \(Self.empty)]", "asc"), ("{\"errors\": [{\"status\": \"401\"}]}", "asc"), ("{\"a\": \"\\", "storekit"),
      ("{\"a\": [{\"b\": [}, 1]", "storekit"), ("[\"com.example.a\"]", "product-ids-json"), ("[]", "product-ids-json"),
      ("[{\"id\": \"com.example.a\"}]", "product-ids-json"), ("{\"catalog\": 1}", "json"),
      ("{\"app\": {}, \"products\": {}}", "json"), ("{\"subscriptionGroups\": {\"vip\": {}}}", "json"),
      ("catalog: 1", "yaml"),
    ]) func recognition(text: String, format: String) throws
  {
    for name in ["a.json", "-"] {
      let found = try CatalogFormatRegistry.reader(for: ParsedFile(SourceFile(name: name, text: text)))
      #expect(found.name == format)
    }
  }

  @Test("are read as far as possible when truncated") func truncated() throws {
    let bytes = Array(ConnectDump.pages.utf8)
    for end in stride(from: 0, to: bytes.count, by: 37) {
      let document = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: Array(bytes[..<end]))))
      #expect(document.diagnostics.allSatisfy { $0.range.end <= end + 1 })
      _ = try CatalogFormatRegistry.reader(for: ParsedFile(SourceFile(name: "a.json", bytes: Array(bytes[..<end]))))
    }
    let small = Array(ConnectDump.groups.utf8)
    for end in small.indices {
      let document = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: Array(small[..<end]))))
      #expect(document.diagnostics.allSatisfy { $0.range.end <= end + 1 })
      #expect(end == 0 || !document.diagnostics.isEmpty, "\(end)")
    }
    let manifest = AppStoreConnectEncoder.write(ConnectCatalogs.small).bytes
    for end in stride(from: 0, to: manifest.count, by: 101) {
      let document = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: Array(manifest[..<end]))))
      #expect(end == 0 || document.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test(
    "never stop the reader, regardless of their contents",
    arguments: [
      String(repeating: "[", count: 10_000), String(repeating: "{\"data\":", count: 10_000),
      String(repeating: "{} ", count: 10_000), String(repeating: "]", count: 100),
      "{\"data\": [{\"type\": {}, \"id\": []}, 5, null, {\"type\": \"inAppPurchases\"}]}",
      "{\"data\": {\"type\": \"inAppPurchases\", \"id\": \"1\", \"attributes\": 5, \"relationships\": [1]}}",
      "{\"data\": [{\"type\": \"subscriptionGroups\", \"id\": \"1\", \"relationships\": {\"subscriptions\": {\"data\": [{\"type\": \"subscriptionGroups\", \"id\": \"1\"}, 5, {}]}}}]}",
      "{\"format\": \"app-store-connect-requests\", \"steps\": [5, {}, {\"id\": 7}, {\"id\": \"a\", \"saves\": 5, \"body\": [], \"expand\": {}}]}",
      "{\"format\": \"app-store-connect-requests\"}", "{\"data\": [\u{0}]}", "\u{0}", "",
      "{\"data\": [{\"type\": \"inAppPurchases\", \"id\": \"1\", \"attributes\": {\"productId\": \"\\ud800\"}}]}",
      "{\"data\": 1}{\"data\": 2}, 3", "{\"data\": [\"",
    ]) func hostile(text: String)
  {
    let document = Self.read(text)
    #expect(document.catalog.products.count <= 1)
    #expect(document.diagnostics.count <= 1_100)
    #expect(document.diagnostics.allSatisfy { $0.range.end <= max(text.utf8.count, 1) })
  }
}

import AppStoreConnect
import AppStoreReference
import Basics
import CatalogFormats
import CatalogModel
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Requests to the App Store Connect API") struct ConnectManifestTests {
  static let territories = Territory.all.map { ($0.code, "\($0.currency)") }

  static func write(_ catalog: Catalog) -> [UInt8] {
    AppStoreConnectEncoder.write(catalog, companions: ConnectCatalogs.files).bytes
  }

  private static func steps(_ bytes: [UInt8]) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let manifest = try #require(object as? [String: Any])
    return try #require(manifest["steps"] as? [[String: Any]])
  }

  @Test("of many groups are written in time in proportion to their number") func manyGroups() {
    let time = proportion(200, 6_400) { count in
      var catalog = Catalog()
      catalog.groups = (0..<count).map { SubscriptionGroup(key: "group\($0)") }
      catalog.products = (0..<count).map { number in
        Product(
          item: "\(number)", productID: "a.\(number)", type: .autoRenewable, subscription: Subscription(group: number))
      }
      let written = AppStoreConnectEncoder.write(catalog, companions: ConnectCatalogs.files)
      #expect(String(decoding: written.bytes, as: UTF8.self).contains("a.\(count - 1)"))
    }
    #expect(time.took < time.limit, "\(time)")
  }

  @Test("are written as recorded") func golden() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Golden/asc/small.json")
    let written = Self.write(ConnectCatalogs.small)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(written).write(to: file)
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == String(decoding: written, as: UTF8.self))
  }

  @Test("come after everything that they depend on and use", arguments: Seeds.some(1..<13 as Range<UInt64>)) func order(
    seed: UInt64
  ) throws {
    let bytes = Self.write(ConnectCatalogs.generated(seed: seed))
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    let inputs = object?["inputs"] as? [[String: String]] ?? []
    var known = Set(inputs.compactMap { $0["name"] })
    var sources: [String: String] = [:]
    var done: Set<String> = []
    for step in try Self.steps(bytes) {
      let id = try #require(step["id"] as? String)
      let needed = try #require(step["dependsOn"] as? [String])
      #expect(done.isSuperset(of: needed), "\(id)")
      #expect(done.insert(id).inserted, "\(id) occurs twice")
      var local: Set<String> = []
      let body = step["body"] as? [String: Any]
      for included in body?["included"] as? [[String: Any]] ?? [] {
        local.insert(try #require(included["id"] as? String))
      }
      var used: [String] = RequestName.references(in: step["path"] as? String ?? "")
      collect(body ?? [:], into: &used)
      for expansion in step["expand"] as? [[String: Any]] ?? [] {
        used.append(try #require(expansion["over"] as? String))
      }
      if let list = step["repeat"] as? String {
        used.append(list)
        known.formUnion(["each:id", "each:territory"])
      } else {
        known.subtract(["each:id", "each:territory"])
      }
      for name in used where !local.contains("${\(name)}") {
        #expect(known.contains(name), "\(id) uses \(name)")
        if let source = sources[name] { #expect(needed.contains(source), "\(id): \(source)") }
      }
      for saving in step["saves"] as? [[String: Any]] ?? [] {
        let name = try #require(saving["name"] as? String)
        #expect(known.insert(name).inserted, "\(name) is saved twice")
        sources[name] = id
      }
    }
  }

  private func collect(_ value: Any, into names: inout [String]) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        if key == "id" || key == "startDate", let text = value as? String {
          names += RequestName.references(in: text)
        } else {
          collect(value, into: &names)
        }
      }
    } else if let list = value as? [Any] {
      for value in list { collect(value, into: &names) }
    }
  }

  @Test("are the same on every run") func deterministic() {
    let catalog = ConnectCatalogs.generated(seed: 7)
    #expect(Self.write(catalog) == Self.write(catalog))
  }

  /// The attributes and relationships that the API 4.4.1 requires, by address.
  private static let required: [String: (attributes: [String], relationships: [String])] = [
    "/v2/inAppPurchases": (["name", "productId", "inAppPurchaseType"], ["app"]),
    "/v1/inAppPurchaseVersions": ([], ["inAppPurchase"]),
    "/v2/inAppPurchaseLocalizations": (["name", "locale"], ["version"]),
    "/v2/inAppPurchaseImages": (["fileName", "fileSize"], ["version"]),
    "/v1/inAppPurchasePriceSchedules": ([], ["inAppPurchase", "baseTerritory", "manualPrices"]),
    "/v1/inAppPurchaseAvailabilities": (["availableInNewTerritories"], ["inAppPurchase", "availableTerritories"]),
    "/v1/inAppPurchaseAppStoreReviewScreenshots": (["fileName", "fileSize"], ["inAppPurchaseV2"]),
    "/v1/subscriptionGroups": (["referenceName"], ["app"]),
    "/v1/subscriptionGroupVersions": ([], ["subscriptionGroup"]),
    "/v2/subscriptionGroupLocalizations": (["name", "locale"], ["version"]),
    "/v1/subscriptions": (["name", "productId"], ["group"]), "/v1/subscriptionVersions": ([], ["subscription"]),
    "/v2/subscriptionLocalizations": (["name", "locale"], ["version"]),
    "/v2/subscriptionImages": (["fileName", "fileSize"], ["version"]),
    "/v1/subscriptionAppStoreReviewScreenshots": (["fileName", "fileSize"], ["subscription"]),
    "/v1/subscriptionPlanAvailabilities": (["planType"], ["subscription", "availableTerritories"]),
    "/v1/subscriptionIntroductoryOffers": (["duration", "offerMode", "numberOfPeriods"], ["subscription"]),
    "/v1/subscriptionPromotionalOffers": (
      ["name", "offerCode", "duration", "offerMode", "numberOfPeriods"], ["subscription", "prices"]
    ),
    "/v1/subscriptionOfferCodes": (
      ["name", "customerEligibilities", "offerEligibility", "duration", "offerMode", "numberOfPeriods"],
      ["subscription", "prices"]
    ), "/v1/inAppPurchaseOfferCodes": (["name", "customerEligibilities"], ["inAppPurchase", "prices"]),
    "/v1/winBackOffers": (
      [
        "referenceName", "offerId", "duration", "offerMode", "periodCount",
        "customerEligibilityPaidSubscriptionDurationInMonths", "customerEligibilityTimeSinceLastSubscribedInMonths",
        "startDate", "priority",
      ], ["subscription", "prices"]
    ),
  ]

  /// The values of enumerations in the API 4.4.1.
  private static let values: [String: Set<String>] = [
    "inAppPurchaseType": ["CONSUMABLE", "NON_CONSUMABLE", "NON_RENEWING_SUBSCRIPTION"],
    "subscriptionPeriod": ["ONE_WEEK", "ONE_MONTH", "TWO_MONTHS", "THREE_MONTHS", "SIX_MONTHS", "ONE_YEAR"],
    "duration": [
      "THREE_DAYS", "ONE_WEEK", "TWO_WEEKS", "ONE_MONTH", "TWO_MONTHS", "THREE_MONTHS", "SIX_MONTHS", "ONE_YEAR",
    ], "offerMode": ["PAY_AS_YOU_GO", "PAY_UP_FRONT", "FREE_TRIAL"], "planType": ["MONTHLY", "UPFRONT"],
    "priority": ["HIGH", "NORMAL"], "offerEligibility": ["STACK_WITH_INTRO_OFFERS", "REPLACE_INTRO_OFFERS"],
  ]

  @Test("have everything that the API requires, with valid values") func demands() throws {
    var addresses: Set<String> = []
    for seed in 1...30 as ClosedRange<UInt64> {
      for step in try Self.steps(Self.write(ConnectCatalogs.generated(seed: seed)))
      where step["method"] as? String == "POST" {
        let path = try #require(step["path"] as? String)
        addresses.insert(path)
        let demands = try #require(Self.required[path], "\(path)")
        let data = try #require((step["body"] as? [String: Any])?["data"] as? [String: Any])
        #expect(path.hasSuffix("/\(data["type"] as? String ?? "")"))
        let attributes = data["attributes"] as? [String: Any] ?? [:]
        let relationships = data["relationships"] as? [String: Any] ?? [:]
        #expect(Set(attributes.keys).isSuperset(of: demands.attributes), "\(step["id"] ?? "")")
        #expect(Set(relationships.keys).isSuperset(of: demands.relationships), "\(step["id"] ?? "")")
        for (key, values) in Self.values {
          guard let value = attributes[key] as? String else { continue }
          #expect(values.contains(value), "\(key)")
        }
      }
    }
    #expect(addresses == Set(Self.required.keys))
  }

  @Test(
    "match the API's description",
    .enabled(if: FakeUploader.openAPI != nil, "no description of the API; set SHOPKEEPER_ASC_OPENAPI to its file"),
    .enabled(if: Tool.schemaChecker != nil, "python3 has no jsonschema")) func description() throws
  {
    var checked: Set<String> = []
    // One of them has every request.
    let seeds = Seeds.choose(Array(UInt64(20)...27), onPush: [21])
    for catalog in [ConnectCatalogs.small] + seeds.map(ConnectCatalogs.generated) {
      let (outcome, _) = try FakeUploader.send(
        Self.write(catalog), territories: Self.territories, openAPI: FakeUploader.openAPI)
      #expect(outcome.faults.isEmpty)
      #expect(outcome.sent > 10)
      checked.formUnion(outcome.checked)
    }
    let commits = Self.required.keys.filter { $0.hasSuffix("Images") || $0.hasSuffix("Screenshots") }
    #expect(
      checked
        == Set(Self.required.keys.map { "POST \($0)" } + commits.map { "PATCH \($0)/{id}" }).union([
          "PATCH /v1/subscriptions/{id}"
        ]))
  }

  @Test("name their losses") func losses() throws {
    let catalog = ConnectCatalogs.read(
      """
      catalog: 1
      app: {bundleID: com.example.mine, baseTerritory: USA}
      products:
        coins:
          type: consumable
          price: {tier: 6}
          localizations: {en-US: {description: Coins.}}
          review: {screenshot: gone.png}
        n: {type: non-consumable, referenceName: N}
      subscriptionGroups:
        vip:
          products:
            m:
              referenceName: M
              period: 1 month
              price: {USD: 5}
              offers:
                - {kind: win-back, id: w, referenceName: W, mode: free-trial, period: 3 days, paidMonths: 1, lapsedMonths: 2-24}
                - {kind: promotional, mode: free-trial, period: 3 days}
                - {kind: code, mode: free-trial, period: 3 days}
                - {kind: introductory, mode: pay-up-front, period: 1 month}
                - {kind: introductory, referenceName: I}
                - {kind: introductory, billingPlan: DAILY, mode: free-trial, period: 1 week}
              billingPlans:
                - {plan: BILLED_UPFRONT, price: {USD: 4}}
                - {plan: MONTHLY, price: {USD: 1}, commitmentPrice: {USD: 12}}
                - {plan: MONTHLY}
                - {plan: DAILY}
      """)
    let asc = try #require(CatalogFormatRegistry.format(named: "asc"))
    let result = try #require(CatalogExport.export(catalog, as: asc))
    let reported = result.losses.map(\.message) + result.advice
    for message in [
      RequestLoss.noName, RequestLoss.tier, RequestLoss.noTitle, RequestLoss.unreadableFile,
      RequestLoss.winBackStart("w", of: "com.example.mine.m"), RequestLoss.offerWithoutID, RequestLoss.codeWithoutName,
      RequestLoss.offerWithoutPrice, RequestLoss.incompleteOffer, RequestLoss.noGroupName,
      RequestLoss.unknownBillingPlan, RequestLoss.repeatedBillingPlan, RequestLoss.commitment, RequestLoss.upFrontPrice,
    ] { #expect(reported.contains(message), "\(message)") }
  }

  @Test("set the price and the availability of each billing plan") func billingPlans() throws {
    let catalog = ConnectCatalogs.read(
      """
      catalog: 1
      app: {bundleID: com.example.mine, baseTerritory: USA}
      subscriptionGroups:
        vip:
          referenceName: VIP
          products:
            year:
              referenceName: A year
              period: 1 year
              price: {USD: 60}
              storefronts: [USA, JPN]
              offers:
                - {kind: introductory, billingPlan: MONTHLY, mode: pay-as-you-go, period: 1 month, price: {USD: 1}}
              billingPlans:
                - {plan: MONTHLY, price: {USD: 5, JPN: 700}}
                - {plan: BILLED_UPFRONT, price: {USD: 60}, enabled: false}
      """)
    let asc = try #require(CatalogFormatRegistry.format(named: "asc"))
    let result = try #require(CatalogExport.export(catalog, as: asc))
    #expect(result.losses.map(\.message).filter { $0.contains("plan") } == [])
    let steps = try Self.steps(result.bytes)
    func step(_ id: String) throws -> [String: Any] {
      try #require(steps.first { $0["id"] as? String == "\(id):com.example.mine.year" }, "\(id)")
    }
    let looked = steps.filter { ($0["path"] as? String)?.hasSuffix("/pricePoints") == true }.compactMap {
      ($0["query"] as? [String: String])?["filter[planType]"]
    }
    #expect(looked == ["UPFRONT", "MONTHLY"])
    let body = try #require(try step("price")["body"] as? [String: Any])
    let included = try #require(body["included"] as? [[String: Any]])
    let prices = included.map { price in
      "\(price["id"] ?? "") \((price["attributes"] as? [String: Any])?["planType"] ?? "")"
    }
    #expect(prices == ["${base} UPFRONT", "${base-MONTHLY} MONTHLY", "${price-MONTHLY-JPN} MONTHLY"])
    let sale = steps.filter { $0["path"] as? String == "/v1/subscriptionPlanAvailabilities" }.map { step in
      let data = (step["body"] as? [String: Any])?["data"] as? [String: Any]
      let type = (data?["attributes"] as? [String: Any])?["planType"] as? String
      let relationships = data?["relationships"] as? [String: [String: Any]]
      let territories = relationships?["availableTerritories"]?["data"] as? [[String: String]]
      return "\(type ?? "") \((territories ?? []).compactMap { $0["id"] })"
    }
    #expect(sale == [#"MONTHLY ["USA", "JPN"]"#, "UPFRONT []"])
    let back = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: result.bytes)))
    #expect(back.diagnostics == [])
    #expect(back.catalog.products[0].subscription?.billingPlans == catalog.products[0].subscription?.billingPlans)
    #expect(back.catalog.products[0].availability == catalog.products[0].availability)
  }

  @Test("make a subscription unavailable when all its billing plans are disabled") func offSale() throws {
    let catalog = ConnectCatalogs.read(
      """
      catalog: 1
      app: {bundleID: com.example.mine, baseTerritory: USA}
      subscriptionGroups:
        vip:
          referenceName: VIP
          products:
            year:
              referenceName: A year
              period: 1 year
              offers: [{kind: code, referenceName: C, mode: free-trial, period: 1 week}]
              billingPlans: [{plan: BILLED_UPFRONT, enabled: false}]
      """)
    let asc = try #require(CatalogFormatRegistry.format(named: "asc"))
    let result = try #require(CatalogExport.export(catalog, as: asc))
    #expect(result.losses.map(\.message).contains(RequestLoss.offSale))
    let back = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: result.bytes))).catalog
    #expect(back.products[0].availability.storefronts == [])
    #expect(back.products[0].subscription?.billingPlans.map(\.isEnabled) == [false])
    #expect(CatalogExport.export(back, as: asc)?.bytes == result.bytes)
  }

  @Test("ask for the app if the catalog has no bundle ID") func app() throws {
    let catalog = ConnectCatalogs.read("catalog: 1\nproducts: {a: {type: consumable, referenceName: A}}")
    let bytes = Self.write(catalog)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect((object?["inputs"] as? [[String: String]])?.compactMap { $0["name"] } == ["app"])
    #expect(
      AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: bytes))).catalog.products.map(
        \.productID) == ["a"])
  }

  @Test("leave out a duplicate product ID, compared by bytes") func repeated() {
    let products = ["a", "a", "caf\u{E9}", "cafe\u{301}", "", "}${x:y} %"].map { id in
      Product(item: id, productID: id, type: .consumable, referenceName: "R")
    }
    let result = AppStoreConnectEncoder.write(Catalog(products: products))
    #expect(result.losses.map(\.path.subject) == [.product(1), .product(4)])
    let back = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: result.bytes)))
    #expect(back.diagnostics == [])
    #expect(back.catalog.products.map { ExactText($0.productID) } == ["a", "caf\u{E9}", "cafe\u{301}", "}${x:y} %"])
  }
}

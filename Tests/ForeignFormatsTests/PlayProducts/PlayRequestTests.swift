import AppStoreReference
import CatalogFormats
import CatalogModel
import CatalogSamples
import Foundation
import SourceSyntax
import TestTools
import Testing

@testable import ForeignFormats

@Suite("Requests to Google Play") struct PlayRequestTests {
  private static func catalog(_ text: String, app: String = "bundleID: com.example.game, primaryLocale: en-US")
    -> Catalog
  {
    CatalogYAMLDecoder.read(SourceFile(name: "catalog.yml", text: "catalog: 1\napp: {\(app)}\n\(text)")).catalog
  }

  private static let texts = "localizations: {en-US: {title: A, description: B}, ja: {title: あ, description: い}}"
  static let shop = catalog(
    """
    products:
      coins_100: {id: coins_100, type: consumable, price: {USD: 0.99, EUR: 0.89, JPY: 160, GBR: 0.79}, \(texts)}
      no.ads: {id: no.ads, type: non-consumable, hidden: true, price: {USD: 2.99}, \(texts)}
    subscriptionGroups:
      club:
        products:
          club.month:
            id: club.month
            period: 1 month
            price: {USD: 4.99, EUR: 5.99}
            offers: [{kind: introductory, mode: free-trial, period: 1 week}]
            \(texts)
          club.year:
            id: club.year
            period: 1 year
            price: {USD: 39.99, EUR: 44.99}
            offers: [{kind: introductory, mode: pay-as-you-go, period: 1 year, periods: 2, price: {USD: 19.99, EUR: 22.99}}]
            \(texts)
    """)

  private static func requests(_ catalog: Catalog, _ settings: PlaySettings = PlaySettings()) throws -> [[String: Any]]
  {
    let written = PlayRequestEncoder.write(catalog, settings)
    let file = try #require(try JSONSerialization.jsonObject(with: Data(written.bytes)) as? [String: Any])
    return try #require(file["requests"] as? [[String: Any]])
  }

  @Test("create each product, then activate what is sold") func order() throws {
    let lines = try Self.requests(Self.shop).map { "\($0["method"] ?? "") \($0["path"] ?? "")" }
    #expect(
      lines == [
        "PATCH /onetimeproducts/coins_100",
        "POST /oneTimeProducts/coins_100/purchaseOptions:batchUpdateStates",
        "PATCH /onetimeproducts/no.ads",
        "PATCH /subscriptions/club.month",
        "POST /subscriptions/club.month/basePlans/monthly:activate",
        "PATCH /subscriptions/club.month/basePlans/monthly/offers/introductory",
        "POST /subscriptions/club.month/basePlans/monthly/offers/introductory:activate",
        "PATCH /subscriptions/club.year",
        "POST /subscriptions/club.year/basePlans/yearly:activate",
        "PATCH /subscriptions/club.year/basePlans/yearly/offers/introductory",
        "POST /subscriptions/club.year/basePlans/yearly/offers/introductory:activate",
      ])
  }

  @Test("have the ID of the option, the prices of regions, and those of later ones") func body() throws {
    let first = try #require(try Self.requests(Self.shop).first)
    #expect(
      first["query"] as? [String: String] == [
        "updateMask": "listings,purchaseOptions,offerTags", "regionsVersion.version": "2026/01", "allowMissing": "true",
      ])
    let body = try #require(first["body"] as? [String: Any])
    let option = try #require((body["purchaseOptions"] as? [[String: Any]])?.first)
    #expect(option["purchaseOptionId"] as? String == "coins-100")
    let regions = try #require(option["regionalPricingAndAvailabilityConfigs"] as? [[String: Any]])
    var prices: [String: String] = [:]
    for region in regions {
      let price = try #require(region["price"] as? [String: Any])
      let code = try #require(region["regionCode"] as? String)
      prices[code] =
        "\(price["currencyCode"] ?? "") \(price["units"] ?? "").\((price["nanos"] as? Int ?? 0) / 10_000_000)"
    }
    #expect(prices["US"] == "USD 0.99" && prices["DE"] == "EUR 0.89" && prices["GB"] == "GBP 0.79")
    #expect(prices["JP"] == "JPY 160.0")
    // Google charges other currencies there, or sells nothing.
    for code in ["UA", "KE", "CN", "XK", "KR"] { #expect(prices[code] == nil, "\(code)") }
    #expect(option["newRegionsConfig"] != nil)
    #expect((body["listings"] as? [[String: String]])?.map { $0["languageCode"] } == ["en-US", "ja-JP"])
  }

  @Test("carry the catalog: read back, they give what the App Store and Google Play have in common") func back() throws
  {
    let format = CatalogFormatRegistry.googlePlay()
    let result = try #require(CatalogExport.export(Self.shop, as: format))
    let file = ParsedFile(SourceFile(name: "play.json", bytes: result.bytes))
    #expect(try CatalogFormatRegistry.reader(for: file).name == "google-play")
    let read = try #require(format.read?(file, .none))
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.message))")
    #expect(read.catalog.products.map(\.productID) == Self.shop.products.map(\.productID))
    #expect(read.catalog.products.map(\.type) == Self.shop.products.map(\.type))
    #expect(read.catalog.products.map(\.localizations) == Self.shop.products.map(\.localizations))
    #expect(read.catalog.products.map(\.availability.isHidden) == [false, true, false, false])
    #expect(read.catalog.products.map { $0.price?.base(in: nil) } == Self.shop.products.map { $0.price?.base(in: nil) })
    #expect(read.catalog.products.map(\.subscription?.period) == Self.shop.products.map(\.subscription?.period))
    let offers = read.catalog.products.compactMap { $0.subscription?.offers.first }
    #expect(offers.map(\.mode) == [.freeTrial, .payAsYouGo])
    #expect(offers.map(\.periods) == [1, 2])
    #expect(offers.last?.price?.amount(in: .usd) == Money(hundredths: 1999, currency: .usd))
  }

  @Test(
    "leave out what Google Play refuses, with the reason",
    arguments: [
      ("Coins: {id: Coins, type: consumable, \(texts)}", "a to z, 0 to 9"),
      ("coins-1: {id: coins-1, type: consumable, \(texts)}", "a to z, 0 to 9"),
      ("pass: {id: pass, type: non-renewing, \(texts)}", "no non-renewing subscriptions"),
      ("gift: {id: gift, type: non-consumable, price: {tier: 0}, \(texts)}", "no products that cost nothing"),
      ("coins: {id: coins, \(texts)}", "the product has no type"),
      ("coins: {id: coins, type: consumable}", "requires a title and a description"),
      (
        "coins: {id: coins, type: consumable, localizations: {or-IN: {title: a, description: b}}}", "a language that it"
      ),
    ]) func refused(_ product: String, _ reason: String) throws
  {
    let catalog = Self.catalog("products:\n  \(product)\n")
    #expect(try Self.requests(catalog).isEmpty)
    let losses = try #require(CatalogExport.export(catalog, as: CatalogFormatRegistry.googlePlay())).losses
    #expect(losses.contains { $0.extent == .whole && $0.message.contains(reason) }, "\(losses.map(\.message))")
  }

  @Test("have no ID of a subscription that is too long") func longID() throws {
    let id = "s" + String(repeating: "a", count: 40)
    let catalog = Self.catalog(
      "subscriptionGroups: {a: {products: {\(id): {id: \(id), period: 1 month, \(Self.texts)}}}}\n")
    #expect(try Self.requests(catalog).isEmpty)
  }

  @Test("name the package that was stated, the bundle ID, or leave it open") func package() throws {
    func package(_ app: String, _ settings: PlaySettings = PlaySettings()) throws -> String? {
      let catalog = Self.catalog("products:\n  coins: {id: coins, type: consumable, \(Self.texts)}\n", app: app)
      return try (Self.requests(catalog, settings).first?["body"] as? [String: Any])?["packageName"] as? String
    }
    #expect(try package("bundleID: com.example.game") == "com.example.game")
    #expect(try package("bundleID: com.example-studio.game") == "${packageName}")
    let stated = PlaySettings(packageName: "com.example.android")
    #expect(try package("bundleID: com.example.game", stated) == "com.example.android")
  }

  @Test("without a price stay drafts, which is said") func draft() throws {
    let catalog = Self.catalog("products:\n  coins: {id: coins, type: consumable, \(Self.texts)}\n")
    #expect(try Self.requests(catalog).count == 1)
    #expect(PlayRequestEncoder.write(catalog).advice.contains { $0.hasPrefix("coins stays a draft: no price") })
  }

  @Test(
    "record the regions in which something isn't sold, because no price is stated there",
    arguments: [
      ("products: {a: {id: a, type: consumable, price: {USD: 0.99}, \(texts)}}", "regions with a stated price alone"),
      ("products: {a: {id: a, type: consumable, price: {tier: 1}, \(texts)}}", "KEN (KES)"),
      (
        "products: {a: {id: a, type: consumable, price: {CNY: 6}, \(texts)}}", "in the 0 regions with a stated price"
      ),
      (
        """
        subscriptionGroups: {club: {products: {a: {id: a, period: 1 month, price: {USD: 4.99, EUR: 5.99}, \(texts),
          offers: [{kind: introductory, mode: pay-up-front, period: 1 month, price: {USD: 0.99}}]}}}}
        """, "it has no stated price in the others"
      ),
    ]) func unsold(_ products: String, _ reason: String) throws
  {
    let written = try #require(
      CatalogExport.export(Self.catalog(products + "\n"), as: CatalogFormatRegistry.googlePlay()))
    #expect(written.losses.contains { !$0.isOutside && $0.message.contains(reason) }, "\(written.losses)")
    let sold = Self.catalog(
      "products: {a: {id: a, type: consumable, price: {USD: 0.99}, storefronts: [USA, PAN], \(Self.texts)}}\n")
    #expect(PlayRequestEncoder.write(sold).losses.allSatisfy { $0.isOutside })
  }

  @Test(
    "are read without the offers that the App Store can't have, and the regions that have no new customers",
    arguments: [
      ("", "[{⟦US⟧, \"free\": {}}, {⟦DE⟧, \"free\": {}}]", nil),
      ("", "[{⟦US⟧, \"price\": {\"currencyCode\": \"USD\", \"units\": \"1\"}}]", nil),
      (
        "", "[{⟦US⟧, \"price\": {\"currencyCode\": \"USD\", \"units\": \"1\"}}, {⟦DE⟧, \"free\": {}}]",
        "free in some regions, and has a price in others"
      ), ("", "[{⟦US⟧, \"free\": {}}]", "free in some regions alone"),
      ("", "[{⟦US⟧, \"relativeDiscount\": 0.5}, {⟦DE⟧, \"relativeDiscount\": 0.5}]", "a discount"),
      ("\"state\": \"INACTIVE\",", "[{⟦US⟧, \"free\": {}}, {⟦DE⟧, \"free\": {}}]", "it is not active"),
      (
        "\"targeting\": {\"upgradeRule\": {}},", "[{⟦US⟧, \"free\": {}}, {⟦DE⟧, \"free\": {}}]",
        "for those who upgrade"
      ),
    ]) func offers(_ fields: String, _ regions: String, _ reason: String?) throws
  {
    func request(_ body: String) -> String {
      "{\"method\": \"PATCH\", \"body\": {\"packageName\": \"com.x.y\", \"productId\": \"vip\", \(body)}}"
    }
    func price(_ region: String, _ currency: String, isSold: Bool = true) -> String {
      "{\"regionCode\": \"\(region)\", \"newSubscriberAvailability\": \(isSold), "
        + "\"price\": {\"currencyCode\": \"\(currency)\", \"units\": \"9\"}}"
    }
    let plan = request(
      """
      "listings": [{"languageCode": "en-US", "title": "A", "description": "B"}], "basePlans": [{"basePlanId": "monthly",
        "autoRenewingBasePlanType": {"billingPeriodDuration": "P1M"}, "regionalConfigs": [
          \(price("US", "USD")), \(price("DE", "EUR")), \(price("IN", "INR", isSold: false))]}]
      """)
    let phases = regions.replacing("⟦", with: "\"regionCode\": \"").replacing("⟧", with: "\"")
    let offer = request(
      """
      "basePlanId": "monthly", "offerId": "i", \(fields)
      "phases": [{"duration": "P1M", "recurrenceCount": 1, "regionalConfigs": \(phases)}]
      """)
    let text = "{\"format\": \"google-play-requests\", \"formatVersion\": 1, \"requests\": [\(plan), \(offer)]}"
    let format = CatalogFormatRegistry.googlePlay()
    let read = try #require(format.read?(ParsedFile(SourceFile(name: "play.json", text: text)), .none))
    let product = try #require(read.catalog.products.first)
    #expect(product.availability.storefronts?.map(\.code).sorted() == ["DEU", "USA"])
    let messages = read.diagnostics.map(\.message)
    #expect(product.subscription?.offers.count == (reason == nil ? 1 : 0), "\(messages)")
    #expect(reason == nil || messages.contains { $0.contains(reason ?? "") }, "\(messages)")
  }

  // MARK: Google's own description

  /// Google's discovery document, in the folder `shared/reference` next to the package.
  private static let discovery: Data? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let path = root.appendingPathComponent("shared/reference/androidpublisher-v3-discovery.json").path
    return FileManager.default.contents(atPath: path)
  }()

  @Test(
    "are as Google's discovery document describes them", .enabled(if: discovery != nil, "needs the discovery document"))
  func described() throws {
    let contents = try #require(Self.discovery)
    let document = try #require(try JSONSerialization.jsonObject(with: contents) as? [String: Any])
    let schemas = try #require(document["schemas"] as? [String: [String: Any]])
    let methods = Self.methods(of: document["resources"] as? [String: [String: Any]] ?? [:])
    for catalog in [Self.shop, try ExampleCatalog.goldRush()] {
      for request in try Self.requests(catalog) {
        let path = try #require(request["path"] as? String)
        let method = try #require(
          methods.first { $0.http == request["method"] as? String && path.wholeMatch(of: $0.path) != nil }, "\(path)")
        let query = request["query"] as? [String: String] ?? [:]
        #expect(Set(query.keys).isSubset(of: method.parameters), "\(path): \(query.keys)")
        let problems = Self.problems(of: request["body"] as Any, as: method.body, in: schemas, at: path)
        #expect(problems.isEmpty, "\(problems)")
      }
      for file in PlayFolderEncoder.write(catalog).files where !file.name.hasSuffix(".metadata.json") {
        let body = try JSONSerialization.jsonObject(with: Data(file.bytes))
        let schema = file.name.hasPrefix("products/") ? "OneTimeProduct" : "Subscription"
        let problems = Self.problems(of: body, as: schema, in: schemas, at: file.name)
        #expect(problems.isEmpty, "\(problems)")
      }
    }
  }

  private struct Method {
    let http: String
    let path: Regex<Substring>
    let parameters: Set<String>
    let body: String
  }

  private static func methods(of resources: [String: [String: Any]]) -> [Method] {
    resources.values.flatMap { resource in
      let own = (resource["methods"] as? [String: [String: Any]] ?? [:]).values.compactMap { method -> Method? in
        guard let http = method["httpMethod"] as? String, let path = method["flatPath"] as? String,
          let body = (method["request"] as? [String: String])?["$ref"],
          let below = path.components(separatedBy: "applications/{packageName}").last,
          let pattern = try? Regex(
            below.replacing(/\{\w+\}/, with: "[^/:]+"), as: Substring.self)
        else { return nil }
        return Method(
          http: http, path: pattern, parameters: Set((method["parameters"] as? [String: Any] ?? [:]).keys), body: body)
      }
      return own + methods(of: resource["resources"] as? [String: [String: Any]] ?? [:])
    }
  }

  /// The members of a body that its schema doesn't have, or has with another type.
  private static func problems(of value: Any, as schema: String, in schemas: [String: [String: Any]], at path: String)
    -> [String]
  {
    guard let body = value as? [String: Any] else { return ["\(path) isn't an object"] }
    let properties = schemas[schema]?["properties"] as? [String: [String: Any]] ?? [:]
    return body.flatMap { key, member -> [String] in
      let place = "\(path)/\(key)"
      guard let property = properties[key] else { return ["\(place) is not in \(schema)"] }
      if property["readOnly"] as? Bool == true { return ["\(place) is read-only"] }
      return problems(of: member, as: property, in: schemas, at: place)
    }
  }

  private static func problems(
    of value: Any, as property: [String: Any], in schemas: [String: [String: Any]], at path: String
  ) -> [String] {
    if let schema = property["$ref"] as? String { return problems(of: value, as: schema, in: schemas, at: path) }
    switch property["type"] as? String {
    case "array":
      guard let list = value as? [Any], let items = property["items"] as? [String: Any] else {
        return ["\(path) isn't a list"]
      }
      return list.flatMap { problems(of: $0, as: items, in: schemas, at: path) }
    case "string":
      guard let text = value as? String else { return ["\(path) isn't a text"] }
      let cases = property["enum"] as? [String]
      return cases.map { $0.contains(text) } ?? true ? [] : ["\(path) is \(text)"]
    case "boolean": return value is Bool ? [] : ["\(path) isn't a flag"]
    case "integer", "number": return value is NSNumber || value is Int ? [] : ["\(path) isn't a number"]
    default: return []
    }
  }
}

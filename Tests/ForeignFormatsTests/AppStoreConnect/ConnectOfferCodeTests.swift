import AppStoreReference
import CatalogFormats
import CatalogModel
import SourceSyntax
import Testing

@testable import ForeignFormats

@Suite("Offer codes of one-time products in the App Store Connect API") struct ConnectOfferCodeTests {
  private static let address = "https://api.appstoreconnect.apple.com"

  private static func price(_ id: String, _ territory: String, _ point: String) -> String {
    """
    {"type": "inAppPurchaseOfferPrices", "id": "\(id)", "relationships": {
      "territory": {"data": {"type": "territories", "id": "\(territory)"}}, "pricePoint": \(point)}}
    """
  }

  private static func point(_ id: String) -> String {
    #"{"data": {"type": "inAppPurchasePricePoints", "id": "\#(id)"}}"#
  }

  /// A product with four codes, and the prices of three.
  private static func dump(freePoint: String = #"{"data": null}"#) -> String {
    """
    {"data": [{"type": "inAppPurchases", "id": "11",
      "attributes": {"name": "Coins", "productId": "coins", "inAppPurchaseType": "CONSUMABLE"},
      "relationships": {"offerCodes": {"data": [
        {"type": "inAppPurchaseOfferCodes", "id": "c1"}, {"type": "inAppPurchaseOfferCodes", "id": "c2"},
        {"type": "inAppPurchaseOfferCodes", "id": "c3"}, {"type": "inAppPurchaseOfferCodes", "id": "c4"}]}}}],
     "included": [
      {"type": "inAppPurchaseOfferCodes", "id": "c1", "attributes": {"name": "Launch", "customerEligibilities": ["NON_SPENDER"], "active": true}},
      {"type": "inAppPurchaseOfferCodes", "id": "c2", "attributes": {"name": "Thanks", "customerEligibilities": ["ACTIVE_SPENDER", "CHURNED_SPENDER", "WHALE"], "productionCodeCount": 5}},
      {"type": "inAppPurchaseOfferCodes", "id": "c3", "attributes": {"name": "Over", "active": false}},
      {"type": "inAppPurchaseOfferCodes", "id": "c4", "attributes": {"name": "Unread", "customerEligibilities": []}},
      {"type": "inAppPurchaseOfferCodeCustomCodes", "id": "k", "attributes": {"customCode": "SPRING"}}],
     "links": {"self": "\(address)/v1/apps/9/inAppPurchasesV2"}}
    {"data": [\(price("f1", "USA", freePoint)), \(price("f2", "DEU", freePoint))],
     "links": {"self": "\(address)/v1/inAppPurchaseOfferCodes/c1/prices"}}
    {"data": [\(price("p1", "USA", point("a"))), \(price("p2", "DEU", point("b")))],
     "included": [
      {"type": "inAppPurchasePricePoints", "id": "a", "attributes": {"customerPrice": "2.99"}},
      {"type": "inAppPurchasePricePoints", "id": "b", "attributes": {"customerPrice": "3.49"}}],
     "links": {"self": "\(address)/v1/inAppPurchaseOfferCodes/c2/prices?include=pricePoint,territory"}}
    """
  }

  private static func read(_ text: String) -> CatalogDocument {
    AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "dump.json", text: text)))
  }

  @Test("are read from responses with their customers and prices") func read() throws {
    let document = Self.read(Self.dump())
    let codes = try #require(document.catalog.products.first).offerCodes
    #expect(codes.map(\.referenceName) == ["Launch", "Thanks", "Unread"])
    #expect(codes.map(\.isFree) == [true, false, false])
    #expect(codes.map(\.eligibility) == [[.nonSpender], [.activeSpender, .churnedSpender], []])
    #expect(codes[0].price == nil && codes[2].price == nil)
    #expect(codes[1].price?.amount(in: try #require(Territory("DEU")))?.description == "EUR 3.49")
    let messages = document.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("\"Over\" is no longer active") }, "\(messages)")
    #expect(messages.contains { $0.contains("unknown customers \"WHALE\"") })
    #expect(messages.contains { $0.contains("no prices of this offer code") })
    #expect(!messages.contains { $0.contains("CustomCodes") })
    let place = document.range(of: CatalogPath(.product(0), .offerCodes, element: 1))
    #expect(document.source.text(in: try #require(place)) == "{")
  }

  @Test("whose price points were not asked for are not taken for free") func unasked() throws {
    let document = Self.read(Self.dump(freePoint: #"{"links": {"related": "x"}}"#))
    #expect(document.catalog.products.first?.offerCodes.map(\.isFree) == [false, false, false])
  }

  /// A product of USD 4.99 with offer codes.
  private static func catalog(_ codes: String...) -> Catalog {
    ConnectCatalogs.read(
      """
      catalog: 1
      app: {bundleID: com.example.mine, baseTerritory: USA}
      products:
        coins:
          type: consumable
          referenceName: Coins
          price: {USD: 4.99}
          localizations: {en-US: {title: Coins, description: Coins.}}
          offerCodes: [\(codes.joined(separator: ", "))]
      """)
  }

  @Test("are left out of requests, with the reason, when they lack what the API requires") func losses() throws {
    let catalog = Self.catalog(
      #"{referenceName: "", eligibility: [non-spender], free: true}"#,
      "{referenceName: Unpriced, eligibility: [non-spender]}",
      "{referenceName: Tier, eligibility: [non-spender], price: {tier: 2}}",
      "{referenceName: Odd, eligibility: [non-spender], free: true, price: {USD: 0.99}}")
    let asc = try #require(CatalogFormatRegistry.format(named: "asc"))
    let result = try #require(CatalogExport.export(catalog, as: asc))
    let losses = result.losses.filter { $0.path.field == .offerCodes }
    #expect(losses.map(\.path.element) == [0, 1, 2, 3])
    #expect(
      losses.map(\.message) == [
        RequestLoss.codeWithoutName, RequestLoss.offerWithoutPrice, RequestLoss.tier, RequestLoss.freeWithPrice,
      ])
    #expect(losses.map(\.extent) == [.whole, .whole, .value, .value])
    let back = AppStoreConnectDecoder.read(ParsedFile(SourceFile(name: "a.json", bytes: result.bytes)))
    #expect(back.catalog.products.first?.offerCodes.map(\.referenceName) == ["Tier", "Odd"])
  }

  @Test(
    "have a reason wherever a format can't carry them",
    arguments: [
      ("storekit", "create them in Xcode"), ("transporter", "older than offer codes"), ("revenuecat-csv", "no offers"),
    ]) func otherFormats(_ format: String, _ reason: String) throws
  {
    let catalog = Self.catalog("{referenceName: Launch, eligibility: [non-spender], free: true}")
    let format = try #require(CatalogFormatRegistry.format(named: format))
    let result = try #require(CatalogExport.export(catalog, as: format))
    let losses = result.losses.filter { $0.path.field == .offerCodes }
    #expect(!losses.isEmpty && losses.allSatisfy { $0.message.contains(reason) }, "\(losses)")
  }
}

import Foundation
import Testing

@testable import ShopkeeperClient

@Suite("A shop and the store", .timeLimit(.minutes(40))) struct StoreTests {
  /// A product as a store has it.
  struct StoreProduct: Sendable, Equatable { var id: String }

  struct StoreFailure: Error {}

  private func lookUp(_ known: [String], in shop: Shop) async throws -> [String] {
    try await shop.lookUp(
      id: \StoreProduct.id, in: { ids in ids.filter(known.contains).sorted().map(StoreProduct.init) }
    ).map(\.id)
  }

  private func stand() async throws -> (Stand, Shop) {
    let stand = try Stand(server: { request in request.method == "POST" ? ShopResponse(status: 202) : Stand.served })
    let shop = stand.shop
    await shop.refresh()
    return (stand, shop)
  }

  private func reports(of stand: Stand) throws -> [[String]] {
    try stand.network.requests.filter { $0.method == "POST" }.map { request in
      let report = try JSONSerialization.jsonObject(with: try #require(request.body))
      return try #require((report as? [String: Any])?["ids"] as? [String])
    }
  }

  @Test("returns the products of the store in the order of the list") func order() async throws {
    let (stand, shop) = try await stand()
    let found = try await lookUp(["served.a", "served.b", "served.c", "elsewhere"], in: shop)
    #expect(found == Stand.servedIDs)
    #expect(await shop.contents.list.productIDs == Stand.servedIDs)
    await shop.reporting?.value
    #expect(try reports(of: stand).isEmpty)
  }

  @Test("leaves out what the store doesn't know, and reports it once") func invalid() async throws {
    let (stand, shop) = try await stand()
    for _ in 0..<2 {
      #expect(try await lookUp(["served.a", "served.b"], in: shop) == ["served.b", "served.a"])
      await shop.reporting?.value
    }
    #expect(await shop.contents.list.productIDs == ["served.b", "served.a"])
    #expect(try reports(of: stand) == [["served.c"]])
    let request = try #require(stand.network.requests.last)
    #expect(request.url.path().hasSuffix("/base/v1/apps/com.example.goldrush/invalid-ids"))
    let report = String(decoding: try #require(request.body), as: UTF8.self)
    for member in [#""appVersion":"2.1""#, #""platform":"ios""#, #""revision":6"#] { #expect(report.contains(member)) }

    // Not again by the next launch either.
    let second = try Stand(server: { _ in ShopResponse(status: 202) }, disk: stand.disk, time: stand.time)
    let secondShop = second.shop
    _ = try await lookUp(["served.a", "served.b"], in: secondShop)
    await secondShop.reporting?.value
    #expect(second.network.requests.isEmpty)
  }

  @Test("shows a product again as soon as the store knows it") func propagated() async throws {
    let (_, shop) = try await stand()
    _ = try await lookUp(["served.a"], in: shop)
    #expect(await shop.contents.list.productIDs == ["served.a"])
    #expect(try await lookUp(Stand.servedIDs, in: shop) == Stand.servedIDs)
    #expect(await shop.contents.list.productIDs == Stand.servedIDs)
  }

  @Test("keeps its list if the store knows nothing of it, and reports all of it") func nothingKnown() async throws {
    let (stand, shop) = try await stand()
    #expect(try await lookUp([], in: shop).isEmpty)
    await shop.reporting?.value
    #expect(await shop.contents.list.productIDs == Stand.servedIDs)
    #expect(try reports(of: stand) == [Stand.servedIDs])
    await shop.removeInvalid(Stand.servedIDs)
    #expect(await shop.contents.list.productIDs == Stand.servedIDs)
  }

  @Test("passes the error of the store on, and takes no product for invalid") func storeFailure() async throws {
    let (stand, shop) = try await stand()
    await #expect(throws: StoreFailure.self) {
      try await shop.lookUp(id: \StoreProduct.id, in: { _ in throw StoreFailure() })
    }
    #expect(await shop.contents.list.productIDs == Stand.servedIDs)
    #expect(try reports(of: stand).isEmpty)
  }

  @Test("reports a hundred IDs at once") func batches() async throws {
    let ids = (0..<250).map { "product.\($0)" }
    let stand = try Stand(server: { request in
      request.method == "POST" ? ShopResponse(status: 204) : Stand.response(revision: 6, ids: ids + ["known"])
    })
    let shop = stand.shop
    await shop.refresh()
    await shop.removeInvalid(ids)
    #expect(try reports(of: stand).map(\.count) == [100, 100, 50])
    #expect(await shop.contents.list.productIDs == ["known"])
  }

  @Test(
    "repeats a report only if the server could not take it",
    arguments: [(202, 1), (204, 1), (400, 1), (404, 1), (405, 1), (413, 1), (429, 2), (500, 2), (503, 2)])
  func statuses(_ status: Int, _ expected: Int) async throws {
    let stand = try Stand(server: { request in request.method == "POST" ? ShopResponse(status: status) : Stand.served })
    let shop = stand.shop
    await shop.refresh()
    for _ in 0..<2 { await shop.removeInvalid(["served.a"]) }
    #expect(try reports(of: stand).count == expected)
  }

  @Test("reports nothing without an address for reports") func silence() async throws {
    var stand = try Stand(server: { _ in Stand.served })
    stand.configuration.reportAddress = nil
    let shop = stand.shop
    await shop.refresh()
    await shop.removeInvalid(["served.a"])
    #expect(stand.network.requests.count == 1)
    #expect(await shop.contents.list.productIDs == ["served.b", "served.c"])
  }
}

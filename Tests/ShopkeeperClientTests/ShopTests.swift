import Basics
import Foundation
import Testing

@testable import ShopkeeperClient

@Suite("A shop", .timeLimit(.minutes(40))) struct ShopTests {
  @Test("asks for the list of its app, for its audience") func request() async throws {
    var stand = try Stand(server: { _ in Stand.served })
    stand.configuration.requestFields = ["Authorization": "Bearer x"]
    await stand.shop.refresh()
    let request = try #require(stand.network.requests.first)
    #expect(
      request.url.absoluteString == "https://shop.example.com/base/v1/apps/com.example.goldrush/products"
        + "?appVersion=2.1&locale=de-DE&platform=ios")
    #expect(request.fields == ["Accept": "application/json", "Authorization": "Bearer x"])
  }

  @Test("asks again only when the lifetime of the list has ended, and then with its ETag") func lifetime() async throws
  {
    let stand = try Stand(server: { _ in
      Stand.response(
        revision: 6, ids: Stand.servedIDs, fields: ["etag": "\"six\"", "Cache-Control": "public, max-age=60"])
    })
    let shop = stand.shop
    await shop.refresh()
    stand.time.advance(by: .seconds(59))
    await shop.refresh()
    #expect(stand.network.requests.count == 1)

    stand.network.answers(ShopResponse(status: 304, fields: ["Cache-Control": "max-age=600"]))
    stand.time.advance(by: .seconds(1))
    let contents = await shop.refresh()
    #expect(stand.network.requests.count == 2)
    #expect(stand.network.requests.last?.fields["If-None-Match"] == "\"six\"")
    #expect(contents.list.productIDs == Stand.servedIDs)
    #expect(contents.confirmed == stand.time.now)

    stand.time.advance(by: .seconds(599))
    await shop.refresh()
    #expect(stand.network.requests.count == 2)
    await shop.refresh(force: true)
    #expect(stand.network.requests.count == 3)
  }

  @Test("asks again if the clock was set back, since it can't know how old its list is") func clockSetBack()
    async throws
  {
    let stand = try Stand(server: { _ in Stand.served })
    let shop = stand.shop
    await shop.refresh()
    stand.time.set(by: -3600)
    await shop.refresh()
    #expect(stand.network.requests.count == 2)
  }

  @Test("keeps its list for the next launch, which then needs no request while it is fresh") func nextLaunch()
    async throws
  {
    let first = try Stand(server: { _ in Stand.served })
    await first.shop.refresh()
    let second = try Stand(server: FakeNetwork.offline, disk: first.disk, time: first.time)
    let contents = await second.shop.refresh()
    #expect(contents.list.productIDs == Stand.servedIDs)
    #expect(contents.origin == .cache)
    #expect(contents.confirmed == first.time.now)
    #expect(second.network.requests.isEmpty)
  }

  @Test("asks for the list itself after a confirmation that isn't signed, so that none can keep it from a new list")
  func unsignedConfirmation() async throws {
    let kept = try Signer.first.signing(
      Stand.response(revision: 5, ids: Stand.keptIDs, fields: ["ETag": "\"five\""]), extra: ";expires=1800086400")
    var stand = try Stand(server: { _ in kept })
    stand.configuration.trustedKeys = ["a": try Signer.first.key]
    await stand.shop.refresh()
    stand.network.answers(ShopResponse(status: 304))
    #expect(await stand.shop.refresh(force: true).faults == [.unsigned])
    #expect(stand.network.requests.last?.fields["If-None-Match"] == "\"five\"")
    // The next launch, too.
    let next = Shop(stand.configuration)
    await next.refresh(force: true)
    #expect(stand.network.requests.last?.fields["If-None-Match"] == nil)
  }

  @Test("prefers the list of an updated app to an older kept one") func updatedApp() async throws {
    let disk = try await Stand.keptDisk()
    var stand = try Stand(server: FakeNetwork.offline, disk: disk)
    stand.configuration.bundled = ProductList(products: [ListedProduct(id: "new")], revision: 6)
    let contents = await stand.shop.contents
    #expect(contents.list.productIDs == ["new"])
    #expect(contents.origin == .bundle)
    #expect(contents.faults.isEmpty)
  }

  @Test("makes one request for several calls at the same time") func oneRequest() async throws {
    let callers = Lock(0)
    let stand = try Stand(server: { _ in
      while callers.withLock({ $0 }) < 10 { try await Task.sleep(for: .milliseconds(5)) }
      // Until the last of them is waiting, too.
      try await Task.sleep(for: .milliseconds(50))
      return Stand.served
    })
    let shop = stand.shop
    await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask {
          callers.withLock { $0 += 1 }
          await shop.refresh(force: true)
        }
      }
    }
    #expect(stand.network.requests.count == 1)
    #expect(await shop.contents.origin == .server)
  }

  @Test("leaves a server alone for as long as it asks, even if the customer insists") func retryAfter() async throws {
    let stand = try Stand(server: { _ in ShopResponse(status: 503, fields: ["Retry-After": "120"]) })
    let shop = stand.shop
    #expect(await shop.refresh().faults == [.status(503)])
    stand.network.answers(Stand.served)
    stand.time.advance(by: .seconds(119))
    await shop.refresh(force: true)
    #expect(stand.network.requests.count == 1)
    stand.time.advance(by: .seconds(1))
    let contents = await shop.refresh()
    #expect(contents.origin == .server)
    #expect(contents.faults.isEmpty)
  }

  @Test("does not send the ETag of another audience's list, but shows that list until it has its own")
  func otherAudience() async throws {
    let stand = try Stand(server: { _ in Stand.served })
    let shop = stand.shop
    await shop.refresh()
    stand.network.answers(FakeNetwork.offline)
    await shop.setAudience(ShopAudience(storefront: "JPN"))
    let contents = await shop.refresh()
    #expect(contents.list.productIDs == Stand.servedIDs)
    let request = try #require(stand.network.requests.last)
    #expect(request.url.query() == "storefront=JPN")
    #expect(request.fields["If-None-Match"] == nil)
  }

  @Test("accepts an empty list if the app says that it may") func emptyList() async throws {
    var stand = try Stand(server: { _ in Stand.response(revision: 6, ids: []) })
    stand.configuration.acceptsEmptyList = true
    let contents = await stand.shop.refresh()
    #expect(contents.list.isEmpty && contents.origin == .server && contents.faults.isEmpty)
  }

  @Test("reads a bare array of product IDs, as other servers send it") func bareArray() async throws {
    let stand = try Stand(server: { _ in ShopResponse(status: 200, body: Data(#"["b", "a", 7, "", "b"]"#.utf8)) })
    #expect(await stand.shop.refresh().list.productIDs == ["b", "a"])
  }

  // MARK: Observation

  @Test("gives every observer the contents at once and after each change, but not after a confirmation") func updates()
    async throws
  {
    let stand = try Stand(server: { _ in Stand.served })
    let shop = stand.shop
    var observer = await shop.updates().makeAsyncIterator()
    #expect(await observer.next()?.list.productIDs == Stand.shipped)
    await shop.refresh()
    #expect(await observer.next()?.list.productIDs == Stand.servedIDs)
    await shop.refresh(force: true)
    stand.network.answers(Stand.response(revision: 7, ids: ["seven"]))
    await shop.refresh(force: true)
    #expect(await observer.next()?.list.productIDs == ["seven"])
    var late = await shop.updates().makeAsyncIterator()
    #expect(await late.next()?.list.productIDs == ["seven"])
  }

  @Test("follows the server by the lifetime of its list, and less often after failures") func follow() async throws {
    let stand = try Stand(server: { _ in
      Stand.response(revision: 6, ids: ["six"], fields: ["Cache-Control": "max-age=100"])
    })
    let shop = stand.shop
    let following = Task { await shop.follow() }
    try await until { stand.network.requests.count == 1 && stand.time.pauses.count == 2 }
    stand.network.answers(FakeNetwork.offline)
    // The limit of the request, and then a pause of the lifetime and up to a quarter.
    #expect((Duration.seconds(100)...Duration.seconds(125)).contains(stand.time.pauses[1]))
    for failures in 1...4 {
      stand.time.advance(by: .seconds(125))
      try await until { stand.time.pauses.count == 2 + 2 * failures }
    }
    let pauses = stand.time.pauses.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    for (failures, pause) in pauses.enumerated().dropFirst() {
      let base = Duration.seconds(1 << failures)
      #expect((base...base * 1.25).contains(pause))
    }
    stand.network.answers(Stand.response(revision: 7, ids: ["seven"]))
    stand.time.advance(by: .seconds(125))
    try await until { await shop.contents.list.productIDs == ["seven"] }
    following.cancel()
    await following.value
  }

  @Test("waits for news at the server if asked to, and pauses if the server doesn't wait") func longPoll() async throws
  {
    let stand = try Stand(server: { _ in Stand.served })
    let shop = stand.shop
    let time = stand.time
    stand.network.answers { request in
      if request.url.query()?.contains("after=6&wait=30") == true {
        time.advance(by: .seconds(20))
        return Stand.response(revision: 7, ids: ["seven"])
      }
      // At once, without waiting.
      return Stand.served
    }
    let following = Task { await shop.follow(waiting: .seconds(30)) }
    try await until { await shop.contents.list.productIDs == ["seven"] }
    // Revision 7 is known now, and the server answers with 6 at once: a rollback, hence a pause.
    try await until { stand.network.requests.count >= 3 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(stand.network.requests.count <= 4)
    following.cancel()
    await following.value
  }

  /// Waits until a condition holds, at most thirty seconds.
  private func until(_ isTrue: () async -> Bool) async throws {
    for _ in 0..<6000 {
      if await isTrue() { return }
      try await Task.sleep(for: .milliseconds(5))
    }
    Issue.record("the condition didn't become true")
    throw CancellationError()
  }
}

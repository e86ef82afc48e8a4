import Foundation
import Testing

@testable import ShopkeeperClient

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The faults of a server on a real network, and the reports of the app about them.
struct NetworkFault: Sendable, CustomTestStringConvertible {
  let path: String
  /// Longer than any test takes, unless the time-out is what the row is about: beside a thousand other
  /// tests, an answer may be read minutes after it has arrived.
  var timeout: Duration = .seconds(1200)
  let fault: @Sendable (ShopFault) -> Bool

  var testDescription: String { path }

  static let limit = 1 << 20

  private static let isUnreachable: @Sendable (ShopFault) -> Bool = {
    if case .unreachable(let reason) = $0 { !reason.isEmpty } else { false }
  }
  private static let isUnreadable: @Sendable (ShopFault) -> Bool = { if case .unreadable = $0 { true } else { false } }
  /// Whether the end of an answer is missing is noticed by one of the two, depending on the system.
  private static let isCut: @Sendable (ShopFault) -> Bool = { isUnreachable($0) || isUnreadable($0) }

  static let all: [NetworkFault] = [
    NetworkFault(path: "cut", fault: isCut), NetworkFault(path: "cut/chunk", fault: isCut),
    NetworkFault(path: "cut/gzip", fault: isCut), NetworkFault(path: "wrong/gzip", fault: isCut),
    NetworkFault(path: "no/length", fault: isUnreadable),
    NetworkFault(path: "bomb", fault: { $0 == .tooLong(limit: limit) }),
    NetworkFault(path: "endless", fault: { $0 == .tooLong(limit: limit) }),
    NetworkFault(path: "silent", timeout: .seconds(2), fault: { $0 == .timedOut }),
    NetworkFault(path: "half/head", timeout: .seconds(2), fault: { $0 == .timedOut }),
    NetworkFault(path: "drip", timeout: .seconds(2), fault: { $0 == .timedOut }),
    NetworkFault(path: "hang/up", fault: isUnreachable), NetworkFault(path: "reset", fault: isUnreachable),
    NetworkFault(path: "nonsense", fault: isCut), NetworkFault(path: "loop", fault: isUnreachable),
    NetworkFault(path: "moved/nowhere", fault: isUnreachable), NetworkFault(path: "portal", fault: isUnreadable),
    NetworkFault(path: "busy", fault: { $0 == .status(503) }),
    NetworkFault(path: "does/not/exist", fault: isUnreachable),
  ]
}

@Suite("A shop on a real network", .enabled(if: MisbehavingServer.shared != nil), .timeLimit(.minutes(40)))
struct NetworkTests {
  /// A shop that keeps its list in a file; the next launch has the same file.
  private func shop(_ path: String, isSecure: Bool = false, keptIn file: URL, timeout: Duration = .seconds(1200)) throws
    -> Shop
  {
    let server = try #require(MisbehavingServer.shared)
    return shop(try server.address(path, isSecure: isSecure), keptIn: file, timeout: timeout)
  }

  private func shop(_ address: URL, keptIn file: URL, timeout: Duration = .seconds(1200)) -> Shop {
    var configuration = ShopConfiguration(
      listAddress: address, bundleID: Stand.bundleID, bundled: ProductList(productIDs: Stand.shipped))
    configuration.storage = FileStorage(file: file)
    configuration.timeout = timeout
    configuration.maximumLength = NetworkFault.limit
    return Shop(configuration)
  }

  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).shop")
    defer { try? FileManager.default.removeItem(at: file) }
    try await body(file)
  }

  @Test(
    "gets a list with a digest, compressed or in chunks, directly or after a redirection",
    arguments: ["good", "chunked", "moved", "moved/for/good"]) func good(_ path: String) async throws
  {
    try await withFile { file in
      let first = try await shop(path, keptIn: file).refresh()
      #expect(first.list.productIDs == Stand.servedIDs)
      #expect(first.origin == .server && first.faults.isEmpty, "\(first.faults)")
      // The next launch has it, and gets it confirmed.
      let second = try shop(path, keptIn: file)
      #expect(await second.contents.origin == .cache)
      let confirmed = await second.refresh(force: true)
      #expect(confirmed.origin == .server && confirmed.faults.isEmpty, "\(confirmed.faults)")
    }
  }

  @Test(
    "shows the bundled list at the first launch, and the kept one later, whatever happens", arguments: NetworkFault.all)
  func faults(_ row: NetworkFault) async throws {
    try await withFile { file in
      for (ids, origin) in [(Stand.shipped, ShopContents.Origin.bundle), (Stand.servedIDs, .cache)] {
        let contents = try await shop(row.path, keptIn: file, timeout: row.timeout).refresh(force: true)
        #expect(contents.list.productIDs == ids)
        #expect(contents.origin == origin)
        #expect(contents.faults.count == 1 && contents.faults.allSatisfy(row.fault), "\(contents.faults)")
        _ = try await shop("good", keptIn: file).refresh()
      }
    }
  }

  @Test("doesn't trust a certificate that has expired") func certificate() async throws {
    try await withFile { file in
      let contents = try await shop("good", isSecure: true, keptIn: file).refresh()
      guard case .unreachable(let reason) = contents.faults.first else {
        Issue.record("\(contents.faults)")
        return
      }
      #expect(!reason.isEmpty)
      #expect(contents.list.productIDs == Stand.shipped)
    }
  }

  @Test("a request ends when it is canceled, at whatever moment") func canceled() async throws {
    let server = try #require(MisbehavingServer.shared)
    let request = ShopRequest(
      method: "GET", url: try server.address("good"), fields: [:], body: nil, timeout: .seconds(1200),
      maximumLength: NetworkFault.limit)
    for round in 0..<400 {
      let sending = Task { try await URLSessionTransport().send(request) }
      try await Task.sleep(for: .microseconds(round * 25))
      sending.cancel()
      _ = await sending.result
    }
  }

  @Test("uses what it has when nobody listens") func refused() async throws {
    let address = try #require(URL(string: "http://127.0.0.1:1/list"))
    try await withFile { file in
      let contents = await shop(address, keptIn: file).refresh()
      #expect(contents.list.productIDs == Stand.shipped)
      guard case .unreachable = contents.faults.first else {
        Issue.record("\(contents.faults)")
        return
      }
    }
  }

  @Test(
    "follows redirections, but not from a secure to an insecure address",
    arguments: [
      ("https://a.example/", "http://a.example/", false), ("https://a/", "https://b/", true),
      ("http://a/", "http://b/", true), ("http://a/", "https://a/", true), ("HTTPS://a/", "http://a/", false),
      ("https://a/", "ftp://a/", false), ("https://a/x", "https://a/y", true), ("http://a/", "http://a:81/", true),
    ]) func redirection(from old: String, to new: String, isFollowed: Bool) throws
  {
    let (_, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
    let receiver = URLSessionTransport.Receiver(continuation, limit: 1)
    let (from, to) = (try #require(URL(string: old)), try #require(URL(string: new)))
    let session = URLSession(configuration: .ephemeral)
    defer { session.invalidateAndCancel() }
    let response = try #require(HTTPURLResponse(url: from, statusCode: 302, httpVersion: "HTTP/1.1", headerFields: [:]))
    var next = URLRequest(url: to)
    next.allHTTPHeaderFields = ["X-Api-Key": "secret", "Accept": "application/json"]
    receiver.urlSession(
      session, task: session.dataTask(with: from), willPerformHTTPRedirection: response, newRequest: next
    ) { request in
      #expect((request != nil) == isFollowed)
      guard let request else { return }
      #expect(request.value(forHTTPHeaderField: "Accept") != nil)
      #expect(
        (request.value(forHTTPHeaderField: "X-Api-Key") != nil)
          == (from.host == to.host && from.port == to.port && from.scheme == to.scheme))
    }
  }
}

@Suite("The file of a shop") struct FileStorageTests {
  @Test("is created with its folder, replaced as a whole, and missing at first") func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let storage = FileStorage(file: folder.appending(path: "a/b/shop"))
    #expect(try storage.read() == nil)
    for text in ["first", "second, which is longer", "3"] {
      try storage.write(Data(text.utf8))
      #expect(try storage.read() == Data(text.utf8))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "a/b").path()) == ["shop"])
  }

  @Test("can't be written below a file, which leaves the shop with the server's list") func unwritable() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var stand = try Stand(server: { _ in Stand.served })
    stand.configuration.storage = FileStorage(file: file.appending(path: "shop"))
    let contents = await stand.shop.refresh()
    #expect(contents.list.productIDs == Stand.servedIDs)
    guard case .notKept = contents.faults.first else {
      Issue.record("\(contents.faults)")
      return
    }
  }

  @Test("has a name without anything that leads elsewhere", arguments: ["../../x", "a/b", "ä b", ""]) func name(
    _ name: String
  ) throws {
    let file = try #require(FileStorage(name: name).file)
    #expect(file.pathExtension == "shop")
    #expect(file.deletingLastPathComponent().lastPathComponent == "ShopkeeperClient")
  }
}

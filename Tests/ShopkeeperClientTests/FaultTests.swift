import Foundation
import Testing

@testable import ShopkeeperClient

/// Something that goes wrong, and the shop that there is nevertheless.
struct FaultCase: Sendable, CustomTestStringConvertible {
  /// The state that an earlier launch has left.
  enum Kept: Sendable { case nothing, revision5, damaged, cutOff, foreign, tampered }
  enum Disk: Sendable { case works, isFull, isUnreadable }

  var name: String
  var kept = Kept.revision5
  var disk = Disk.works
  /// Whether the app only accepts signed lists.
  var isSigned = false
  /// By how many seconds the clock of the device is wrong.
  var clockError: TimeInterval = 0
  /// The time at which the kept list was made, as it was signed.
  var keptCreated: Int?
  var server: FakeNetwork.Server
  var expected: [String]
  var origin: ShopContents.Origin
  /// Whether a fault is the one that the app is informed of; nil if there should be none.
  var fault: (@Sendable (ShopFault) -> Bool)?

  var testDescription: String { name }

  static func answers(_ body: String, status: Int = 200) -> FakeNetwork.Server {
    { _ in ShopResponse(status: status, body: Data(body.utf8)) }
  }

  /// An answer that confirms the kept list.
  static func confirmation(_ extra: String) throws -> ShopResponse {
    var answer = try Signer.first.signing(Stand.response(revision: 5, ids: Stand.keptIDs), extra: extra)
    answer.status = 304
    answer.body = Data()
    return answer
  }

  static let portal = "<!DOCTYPE html><title>Welcome to our free Wi-Fi</title>"

  static let all: [FaultCase] = [
    FaultCase(
      name: "offline at the first launch", kept: .nothing, server: FakeNetwork.offline, expected: Stand.shipped,
      origin: .bundle, fault: { $0 == .unreachable("no connection") }),
    FaultCase(
      name: "offline later", server: FakeNetwork.offline, expected: Stand.keptIDs, origin: .cache,
      fault: { $0 == .unreachable("no connection") }),
    FaultCase(
      name: "a server that never answers", server: FakeNetwork.silent, expected: Stand.keptIDs, origin: .cache,
      fault: { $0 == .timedOut }),
    FaultCase(
      name: "an expired certificate", server: { _ in throw URLError(.serverCertificateHasBadDate) },
      expected: Stand.keptIDs, origin: .cache, fault: { if case .unreachable = $0 { true } else { false } }),
    FaultCase(
      name: "the page of a captive portal", server: answers(portal), expected: Stand.keptIDs, origin: .cache,
      fault: { if case .unreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a truncated body", server: { _ in ShopResponse(status: 200, body: Stand.served.body.dropLast(20)) },
      expected: Stand.keptIDs, origin: .cache, fault: { if case .unreadable = $0 { true } else { false } }),
    FaultCase(
      name: "an empty body", server: answers(""), expected: Stand.keptIDs, origin: .cache,
      fault: { if case .unreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a body that differs from its digest",
      server: { _ in
        var answer = try Signer.first.signing(Stand.served)
        answer.body = Stand.body(revision: 6, ids: ["other"])
        return answer
      }, expected: Stand.keptIDs, origin: .cache, fault: { $0 == .damaged }),
    FaultCase(
      name: "a server error", server: answers("{}", status: 500), expected: Stand.keptIDs, origin: .cache,
      fault: { $0 == .status(500) }),
    FaultCase(
      name: "an app that the server doesn't know", kept: .nothing, server: answers("{}", status: 404),
      expected: Stand.shipped, origin: .bundle, fault: { $0 == .status(404) }),
    FaultCase(
      name: "a list without products", server: answers(#"{"revision":9,"products":[]}"#), expected: Stand.keptIDs,
      origin: .cache, fault: { $0 == .empty }),
    FaultCase(
      name: "\"not modified\" without a question", kept: .nothing, server: answers("", status: 304),
      expected: Stand.shipped, origin: .bundle, fault: { $0 == .status(304) }),
    FaultCase(
      name: "the list of another app",
      server: { _ in ShopResponse(status: 200, body: Stand.body(revision: 6, ids: ["x"], bundleID: "com.example.other"))
      }, expected: Stand.keptIDs, origin: .cache, fault: { $0 == .otherApp("com.example.other") }),
    FaultCase(
      name: "a rollback", server: { _ in Stand.response(revision: 4, ids: ["old"]) }, expected: Stand.keptIDs,
      origin: .cache, fault: { $0 == .rollback(offered: 4, known: 5) }),
    FaultCase(
      name: "a rollback to before the app was shipped", kept: .nothing,
      server: { _ in Stand.response(revision: 2, ids: ["old"]) }, expected: Stand.shipped, origin: .bundle,
      fault: { $0 == .rollback(offered: 2, known: 3) }),
    FaultCase(
      name: "a signed list without a revision", isSigned: true,
      server: { _ in try Signer.first.signing(Stand.response(revision: nil, ids: ["old"])) }, expected: Stand.keptIDs,
      origin: .cache, fault: { $0 == .rollback(offered: nil, known: 5) }),
    FaultCase(
      name: "a missing signature", isSigned: true, server: { _ in Stand.served }, expected: Stand.keptIDs,
      origin: .cache, fault: { $0 == .unsigned }),
    FaultCase(
      name: "a signed list that names no app", isSigned: true,
      server: { _ in
        let body = Stand.body(revision: 6, ids: ["other"], bundleID: nil)
        return try Signer.first.signing(ShopResponse(status: 200, body: body))
      }, expected: Stand.keptIDs, origin: .cache, fault: { $0 == .ofNoApp }),
    FaultCase(
      name: "a signature by an unknown key", isSigned: true,
      server: { _ in try Signer.second.signing(Stand.served, keyID: "b") }, expected: Stand.keptIDs, origin: .cache,
      fault: { $0 == .unknownKeys(["b"]) }),
    FaultCase(
      name: "a wrong signature", isSigned: true, server: { _ in try Signer.second.signing(Stand.served) },
      expected: Stand.keptIDs, origin: .cache, fault: { if case .invalidSignature = $0 { true } else { false } }),
    FaultCase(
      name: "a signature that ended two days ago", isSigned: true,
      server: { _ in try Signer.first.signing(Stand.served, extra: ";expires=1799913600") }, expected: Stand.keptIDs,
      origin: .cache, fault: { $0 == .expired(Date(timeIntervalSince1970: 1_799_913_600)) }),
    FaultCase(
      name: "a signature without an end", isSigned: true,
      server: { _ in try Signer.first.signing(Stand.served, extra: "") }, expected: Stand.keptIDs, origin: .cache,
      fault: { if case .invalidSignature = $0 { true } else { false } }),
    FaultCase(
      name: "an earlier list of the same revision", isSigned: true,
      server: { _ in
        try Signer.first.signing(Stand.response(revision: 5, ids: ["old"]), created: 1_789_999_999)
      }, expected: Stand.keptIDs, origin: .cache,
      fault: {
        $0
          == .outdated(
            Date(timeIntervalSince1970: 1_789_999_999), known: Date(timeIntervalSince1970: 1_790_000_000))
      }),
    FaultCase(
      name: "a list after one of a time that has not come", isSigned: true,
      keptCreated: 253_402_300_799,
      server: { _ in
        try Signer.first.signing(
          Stand.response(revision: 5, ids: ["new"]), created: 1_790_000_001, extra: ";expires=1800086400")
      }, expected: ["new"], origin: .server, fault: nil),
    FaultCase(
      name: "a later list of the same revision", isSigned: true,
      server: { _ in
        try Signer.first.signing(
          Stand.response(revision: 5, ids: ["new"]), created: 1_790_000_001, extra: ";expires=1800086400")
      }, expected: ["new"], origin: .server, fault: nil),
    FaultCase(
      name: "the same list, from a server that has had it for longer", isSigned: true,
      server: { _ in
        try Signer.first.signing(
          Stand.response(revision: 5, ids: Stand.keptIDs), created: 1_780_000_000, extra: ";expires=1800086400")
      }, expected: Stand.keptIDs, origin: .server, fault: nil),
    FaultCase(
      name: "\"not modified\" without a signature", isSigned: true, server: { _ in ShopResponse(status: 304) },
      expected: Stand.keptIDs, origin: .cache, fault: { $0 == .unsigned }),
    FaultCase(
      name: "\"not modified\" with a signature that has ended", isSigned: true,
      server: { _ in try confirmation(";expires=1799913600") }, expected: Stand.keptIDs, origin: .cache,
      fault: { $0 == .expired(Date(timeIntervalSince1970: 1_799_913_600)) }),
    FaultCase(
      name: "\"not modified\" with the signature of another list", isSigned: true,
      server: { _ in
        var answer = try Signer.first.signing(Stand.served, extra: ";expires=1800086400")
        answer.status = 304
        answer.body = Data()
        return answer
      }, expected: Stand.keptIDs, origin: .cache, fault: { $0 == .damaged }),
    FaultCase(
      name: "\"not modified\", signed", isSigned: true, server: { _ in try confirmation(";expires=1800086400") },
      expected: Stand.keptIDs, origin: .server, fault: nil),
    FaultCase(
      name: "a clock that is an hour fast", isSigned: true, clockError: 3600,
      server: { _ in try Signer.first.signing(Stand.served, extra: ";expires=1800086400") }, expected: Stand.servedIDs,
      origin: .server, fault: nil),
    FaultCase(
      name: "a clock that is a year slow", clockError: -365 * 86400, server: { _ in Stand.served },
      expected: Stand.servedIDs, origin: .server, fault: nil),
    FaultCase(
      name: "a damaged cache, offline", kept: .damaged, server: FakeNetwork.offline, expected: Stand.shipped,
      origin: .bundle, fault: { if case .cacheUnreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a damaged cache, online", kept: .damaged, server: { _ in Stand.served }, expected: Stand.servedIDs,
      origin: .server, fault: nil),
    FaultCase(
      name: "a truncated cache, offline", kept: .cutOff, server: FakeNetwork.offline, expected: Stand.shipped,
      origin: .bundle, fault: { if case .cacheUnreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a cache of another version, offline", kept: .foreign, server: FakeNetwork.offline, expected: Stand.shipped,
      origin: .bundle, fault: { if case .cacheUnreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a cache that someone has changed", kept: .tampered, isSigned: true, server: FakeNetwork.offline,
      expected: Stand.shipped, origin: .bundle, fault: { if case .cacheUnreadable = $0 { true } else { false } }),
    FaultCase(
      name: "an unreadable disk", disk: .isUnreadable, server: FakeNetwork.offline, expected: Stand.shipped,
      origin: .bundle, fault: { if case .cacheUnreadable = $0 { true } else { false } }),
    FaultCase(
      name: "a full disk", disk: .isFull, server: { _ in Stand.served }, expected: Stand.servedIDs, origin: .server,
      fault: { if case .notKept = $0 { true } else { false } }),
    FaultCase(
      name: "products of an unexpected form",
      server: answers(
        #"{"revision":7,"products":[{"id":"a","title":5,"level":"x","grants":7,"new":[]},{"name":1},7,{"id":""},{"id":"b"},{"id":"a"}]}"#
      ), expected: ["a", "b"], origin: .server, fault: nil),
    FaultCase(
      name: "a body longer than the limit",
      server: { request in throw ShopFault.tooLong(limit: request.maximumLength) }, expected: Stand.keptIDs,
      origin: .cache, fault: { if case .tooLong = $0 { true } else { false } }),
  ]
}

@Suite("A shop survives every fault", .timeLimit(.minutes(40))) struct FaultTests {
  @Test("with the list that is right for it", arguments: FaultCase.all) func fault(_ row: FaultCase) async throws {
    let time = FakeClock()
    let keys = row.isSigned ? ["a": try Signer.first.key] : [:]
    let stand = try await stand(for: row, time: time, keys: keys)
    // A day after the list was kept.
    time.set(by: 86400 + row.clockError)
    let shop = stand.shop
    // Before the server has answered, there is a list already.
    #expect(await !shop.contents.list.isEmpty)
    async let refreshed = shop.refresh()
    if row.name.contains("never answers") {
      // The limit counts from when it begins to wait, which may be after the request.
      while stand.network.requests.isEmpty || time.pauses.isEmpty { await Task.yield() }
      time.advance(by: stand.configuration.timeout)
    }
    let contents = await refreshed
    #expect(contents.list.productIDs == row.expected)
    #expect(contents.origin == row.origin)
    if let isExpected = row.fault {
      #expect(contents.faults.contains(where: isExpected), "\(contents.faults)")
    } else {
      #expect(contents.faults.isEmpty)
    }
    #expect(stand.network.requests.count == 1)

    // The next launch, without a network, has the same shop if the disk works.
    guard row.disk == .works else { return }
    var next = try Stand(server: FakeNetwork.offline, disk: stand.disk, time: time)
    next.configuration.trustedKeys = keys
    #expect(await next.shop.contents.list.productIDs == row.expected)
  }

  private func stand(for row: FaultCase, time: FakeClock, keys: [String: TrustedKey]) async throws -> Stand {
    let kept = Stand.response(revision: 5, ids: Stand.keptIDs, fields: ["ETag": "\"five\""])
    let signed = try Signer.first.signing(kept, created: row.keptCreated ?? 1_790_000_000)
    let disk =
      row.kept == .nothing
      ? FakeDisk()
      : try await Stand.keptDisk(time: FakeClock(), answer: row.isSigned ? signed : kept, trusting: keys)
    var state = try disk.file.map { try KeptState(file: $0, cryptography: TestCryptography()) }
    disk.change { disk in
      switch row.kept {
      case .nothing, .revision5: break
      case .damaged: disk.file?[60] ^= 1
      case .cutOff: disk.file = disk.file?.dropLast(9)
      case .foreign: disk.file = Data("shopkeeper-client 2 whatever\n{}".utf8)
      case .tampered:
        state?.answer?.body = Stand.body(revision: 5, ids: ["free.money"])
        disk.file = try? state?.file(cryptography: TestCryptography())
      }
      switch row.disk {
      case .works: break
      case .isFull: disk.writeError = CocoaError(.fileWriteOutOfSpace)
      case .isUnreadable: disk.readError = CocoaError(.fileReadNoPermission)
      }
    }
    var stand = try Stand(server: row.server, disk: disk, time: time)
    stand.configuration.trustedKeys = keys
    return stand
  }
}

import Basics
import Foundation

@testable import ShopkeeperClient

/// A network with one server, which a test replaces as it likes.
final class FakeNetwork: ShopTransport {
  typealias Server = @Sendable (ShopRequest) async throws -> ShopResponse

  private let state: Lock<(server: Server, requests: [ShopRequest])>

  init(_ server: @escaping Server) { state = Lock((server, [])) }

  convenience init(_ response: ShopResponse) { self.init { _ in response } }

  var requests: [ShopRequest] { state.withLock { $0.requests } }

  func answers(_ server: @escaping Server) { state.withLock { $0.server = server } }

  func answers(_ response: ShopResponse) { answers { _ in response } }

  func send(_ request: ShopRequest) async throws -> ShopResponse {
    let server = state.withLock { state in
      state.requests.append(request)
      return state.server
    }
    return try await server(request)
  }

  static let offline: Server = { _ in throw ShopFault.unreachable("no connection") }

  /// A server that takes a request and never answers.
  static let silent: Server = { _ in
    try await Task.sleep(for: .seconds(3600))
    throw ShopFault.unreachable("unexpected")
  }
}

/// A disk with one file, which can be full or broken.
final class FakeDisk: ShopStorage {
  struct State {
    var file: Data?
    var readError: CocoaError?
    var writeError: CocoaError?
    var writes = 0
  }

  let state: Lock<State>

  init(_ file: Data? = nil) { state = Lock(State(file: file)) }

  var file: Data? { state.withLock { $0.file } }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  func read() throws -> Data? {
    try state.withLock { state in
      if let error = state.readError { throw error }
      return state.file
    }
  }

  func write(_ data: Data) throws {
    try state.withLock { state in
      if let error = state.writeError { throw error }
      state.file = data
      state.writes += 1
    }
  }
}

/// A clock that a test turns.
final class FakeClock: Sendable {
  /// The time of the device, which the customer may set, and of the world, which only goes forward.
  private let state = Lock((now: Date(timeIntervalSince1970: 1_800_000_000), elapsed: Duration.zero))
  private let sleeps = Lock<[Duration]>([])

  var now: Date { state.withLock { $0.now } }

  /// The durations that were waited for, including the limits of requests.
  var pauses: [Duration] { sleeps.withLock { $0 } }

  func advance(by duration: Duration) {
    state.withLock { state in
      state.now += TimeInterval(duration.components.seconds)
      state.elapsed += duration
    }
  }

  func set(by seconds: TimeInterval) { state.withLock { $0.now += seconds } }

  var clock: ShopClock {
    ShopClock(
      now: { self.now },
      sleep: { duration in
        self.sleeps.withLock { $0.append(duration) }
        let end = self.state.withLock { $0.elapsed } + duration
        while self.state.withLock({ $0.elapsed }) < end { try await Task.sleep(for: .milliseconds(1)) }
      })
  }
}

/// The shop of the tests: shipped with revision 3, kept with revision 5, served with revision 6.
struct Stand {
  static let bundleID = "com.example.goldrush"
  static let shipped = ["shipped.a", "shipped.b"]
  static let keptIDs = ["kept.a", "kept.b"]
  static let servedIDs = ["served.b", "served.a", "served.c"]

  let network: FakeNetwork
  let disk: FakeDisk
  let time: FakeClock
  var configuration: ShopConfiguration

  init(server: @escaping FakeNetwork.Server, disk: FakeDisk = FakeDisk(), time: FakeClock = FakeClock()) throws {
    network = FakeNetwork(server)
    self.disk = disk
    self.time = time
    guard let url = URL(string: "https://shop.example.com/base") else { throw CocoaError(.coderInvalidValue) }
    var bundled = ProductList(productIDs: Self.shipped)
    bundled.revision = 3
    configuration = ShopConfiguration(server: url, bundleID: Self.bundleID, bundled: bundled)
    configuration.transport = network
    configuration.storage = disk
    configuration.clock = time.clock
    configuration.cryptography = TestCryptography()
    configuration.audience = ShopAudience(platform: "ios", appVersion: "2.1", locale: "de-DE")
  }

  var shop: Shop { Shop(configuration) }

  /// A disk on which an earlier launch has kept revision 5.
  static func keptDisk(
    time: FakeClock = FakeClock(), answer: ShopResponse? = nil, trusting keys: [String: TrustedKey] = [:]
  ) async throws -> FakeDisk {
    let answer = answer ?? response(revision: 5, ids: keptIDs, fields: ["ETag": "\"five\""])
    var stand = try Stand(server: { _ in answer }, time: time)
    stand.configuration.trustedKeys = keys
    let contents = await stand.shop.refresh()
    guard contents.origin == .server else { throw CocoaError(.coderInvalidValue) }
    time.advance(by: .seconds(86400))
    return stand.disk
  }

  static func body(revision: Int?, ids: [String], bundleID: String? = Self.bundleID) -> Data {
    let products = ids.map { "{\"id\":\"\($0)\",\"type\":\"consumable\",\"restorable\":false}" }
    let members = [
      bundleID.map { "\"bundleID\":\"\($0)\"" }, revision.map { "\"revision\":\($0)" },
      "\"products\":[\(products.joined(separator: ","))]",
    ].compactMap { $0 }
    return Data("{\(members.joined(separator: ","))}".utf8)
  }

  static func response(revision: Int?, ids: [String], fields: [String: String] = [:]) -> ShopResponse {
    ShopResponse(status: 200, fields: fields, body: body(revision: revision, ids: ids))
  }

  static let served = response(revision: 6, ids: servedIDs, fields: ["ETag": "\"six\""])
}

extension Data {
  init(hex: String) {
    let digits = hex.compactMap { $0.hexDigitValue }.map { UInt8($0) }
    self.init(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}

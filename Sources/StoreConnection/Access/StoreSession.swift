import Basics

/// A session with App Store Connect: authorizes requests, keeps the pace, repeats requests that may be
/// repeated, and follows pages.
public final class StoreSession {
  /// Makes the header field `Authorization`.
  public typealias Authorization = (_ request: StoreRequest, _ now: Double) throws(StoreFailure) -> String

  public let clock: any StoreClock
  public private(set) var pace: PaceKeeper
  /// The number of read requests, including repeated ones.
  public private(set) var reads = 0
  /// The number of write requests, including repeated ones.
  public private(set) var writes = 0
  /// Called before each pause of a second or more, with its length and the reason.
  public var onPause: (Double, String) -> Void = { _, _ in }
  private let transport: any Transport
  private let authorization: Authorization
  private let isReadOnly: Bool
  /// The number of times that a request is tried.
  private let attempts = 6

  public static let server = "https://api.appstoreconnect.apple.com"

  /// - Parameters:
  ///   - isReadOnly: Refuses to write.
  ///   - seed: For the jitter of pauses.
  public init(
    _ transport: any Transport, clock: any StoreClock, isReadOnly: Bool = false, seed: UInt64,
    authorization: @escaping Authorization
  ) {
    self.transport = transport
    self.clock = clock
    self.isReadOnly = isReadOnly
    self.authorization = authorization
    pace = PaceKeeper(seed: seed)
  }

  // MARK: Reading

  /// The address of a path with a query.
  static func target(_ path: String, _ query: [(String, String)]) -> String {
    guard !query.isEmpty else { return path }
    func encoded(_ text: String) -> String {
      text.percentEncoded { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || "-._~,".utf8.contains(byte)
      }
    }
    return path + "?" + query.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  /// Reads one document.
  ///
  /// - Returns: Nil when there is nothing at the path.
  func document(_ path: String, _ query: [(String, String)] = []) throws(StoreFailure) -> APIDocument? {
    let request = StoreRequest(.get, Self.target(path, query))
    do { return try APIDocument(try read(request).body, to: request.target) } catch {
      if error.kind == .notFound { return nil }
      throw error
    }
  }

  /// Reads something that is not JSON.
  func bytes(_ path: String) throws(StoreFailure) -> [UInt8] { try read(StoreRequest(.get, path)).body }

  /// Reads all pages of a list, again when it has fewer resources than the store says.
  func list(_ path: String, _ query: [(String, String)] = []) throws(StoreFailure) -> (
    data: [APIResource], included: [APIResource]
  ) {
    var found = try pages(path, query)
    for attempt in 1..<Self.mostReadings where found.isShort {
      pauseBeforeTrying(attempt: attempt)
      found = try pages(path, query)
    }
    guard !found.isShort else {
      throw .malformed(path, "its pages have \(found.data.count) of \(found.total ?? 0) resources")
    }
    return (found.data, found.included)
  }

  /// The number of times that a list is read which is shorter than the store says.
  private static let mostReadings = 3

  private struct Pages {
    var data: [APIResource] = []
    var included: [APIResource] = []
    /// The number of resources, according to the last page.
    var total: Int?

    var isShort: Bool { total.map { data.count < $0 } ?? false }
  }

  private func pages(_ path: String, _ query: [(String, String)]) throws(StoreFailure) -> Pages {
    var target = Self.target(path, query)
    var seen: Set<String> = []
    var pages = Pages()
    var size = 0
    while true {
      guard seen.insert(target).inserted else { throw .malformed(target, "its pages link to each other in a circle") }
      guard seen.count <= Self.mostPages else { throw .malformed(path, "it has more than \(Self.mostPages) pages") }
      let body = try read(StoreRequest(.get, target)).body
      size += body.count
      guard size <= mostBytes else {
        throw .malformed(path, "its pages have more than \(mostBytes >> 20) MB")
      }
      let page = try APIDocument(body, to: target)
      pages.data += page.data
      pages.included += page.included
      pages.total = page.total
      guard let next = page.next else { break }
      target = try Self.relative(next)
    }
    // A list that changes while it is read may have a resource on two pages.
    var known: Set<String> = []
    pages.data = pages.data.filter { known.insert("\($0.type) \($0.id)").inserted }
    return pages
  }

  /// Our own limit on the pages of a list: ten thousand products with forty localizations each.
  private static let mostPages = 2_000
  /// Our own limit on the bytes of all pages of a list, which take about thirty times as much memory: 100,000 resources.
  package var mostBytes = 64 << 20

  /// The path and query of an address on the same server.
  private static func relative(_ address: String) throws(StoreFailure) -> String {
    if address.hasPrefix("/"), !address.hasPrefix("//") { return address }
    guard let scheme = address.firstRange(of: "://"), let slash = address[scheme.upperBound...].firstIndex(of: "/")
    else { throw .malformed(address, "the address of the next page can't be read") }
    return String(address[slash...])
  }

  private func read(_ request: StoreRequest) throws(StoreFailure) -> StoreResponse {
    var hasSignedAgain = false
    var attempt = 0
    while true {
      attempt += 1
      var failure = StoreFailure(.unreachable, "App Store Connect can't be reached")
      do {
        reads += 1
        let response = try exchange(request)
        switch response.status {
        case 200..<300: return response
        case 401 where !hasSignedAgain:
          hasSignedAgain = true
          continue
        case 429:
          failure = StoreFailure(response, to: request)
          guard attempt < attempts else { throw failure }
          wait(pace.pause(after: response, now: clock.now, attempt: attempt), "the store asks for a slower pace")
          continue
        case 500...: failure = StoreFailure(response, to: request)
        default: throw StoreFailure(response, to: request)
        }
      } catch let error as TransportFailure {
        failure = error.cause ?? StoreFailure(.unreachable, "App Store Connect can't be reached: \(error)")
        if error.isPermanent { throw failure }
      } catch let error as StoreFailure { throw error } catch { throw StoreFailure(.unreachable, "\(error)") }
      guard attempt < attempts else { throw failure }
      wait(pace.pause(attempt: attempt), "the store didn't answer")
    }
  }

  // MARK: Writing

  /// Sends a write once, and again only if it certainly was not carried out.
  func write(_ request: StoreRequest) -> SessionAnswer {
    if isReadOnly { return .refused(.readOnly) }
    var hasSignedAgain = false
    var attempt = 0
    while true {
      attempt += 1
      do {
        writes += 1
        let response = try exchange(request)
        switch response.status {
        case 200..<300: return .done(response)
        case 401 where !hasSignedAgain: hasSignedAgain = true
        case 429:
          guard attempt < attempts else { return .refused(StoreFailure(response, to: request)) }
          wait(pace.pause(after: response, now: clock.now, attempt: attempt), "the store asks for a slower pace")
        case 500...: return .unknown(StoreFailure(response, to: request))
        default: return .refused(StoreFailure(response, to: request))
        }
      } catch let error as StoreFailure { return .refused(error) } catch let error as TransportFailure {
        let failure = StoreFailure(.unreachable, "App Store Connect can't be reached: \(error)")
        return error.isPermanent ? .refused(failure) : .unknown(failure)
      } catch { return .unknown(StoreFailure(.unreachable, "\(error)")) }
    }
  }

  /// Sends a part of a file to the place that the store named for it: without the token, and without
  /// its address in any message, because that gives access. Sending it again is allowed.
  func upload(_ request: StoreRequest) throws(StoreFailure) {
    if isReadOnly { throw .readOnly }
    var attempt = 0
    while true {
      attempt += 1
      let failure: StoreFailure
      do {
        let response = try transport.send(request)
        if (200..<300).contains(response.status) { return }
        failure = StoreFailure(
          response.status >= 500 || response.status == 429 ? .unreachable : .refused,
          "a part of the file was not taken: status \(response.status)")
      } catch {
        failure = StoreFailure(error.isPermanent ? .refused : .unreachable, "a part of the file was not sent: \(error)")
      }
      guard failure.kind == .unreachable, attempt < attempts else { throw failure }
      pauseBeforeTrying(attempt: attempt)
    }
  }

  /// Waits before another attempt.
  func pauseBeforeTrying(attempt: Int) { wait(secondsBeforeTrying(attempt: attempt), Self.slow) }

  /// The seconds to wait before another attempt.
  func secondsBeforeTrying(attempt: Int) -> Double { pace.pause(attempt: attempt) }

  /// The reason for a pause before another attempt.
  static let slow = "the store is slow"

  func wait(_ seconds: Double, _ reason: String) {
    if seconds >= 1 { onPause(seconds, reason) }
    clock.wait(seconds: seconds)
  }

  private func exchange(_ request: StoreRequest) throws -> StoreResponse {
    let request = try prepare(request)
    let response = try transport.send(request)
    pace.received(response)
    return response
  }

  /// Waits until a request may be sent, and signs it.
  private func prepare(_ request: StoreRequest) throws(StoreFailure) -> StoreRequest {
    let delay = pace.delay(now: clock.now)
    if delay > 0 { wait(delay, "the minute's requests are used up") }
    var request = request
    request.fields.append(HeaderField("Authorization", try authorization(request, clock.now)))
    request.fields.append(HeaderField("Accept", "application/json"))
    if !request.body.isEmpty { request.fields.append(HeaderField("Content-Type", "application/json")) }
    pace.sent(at: clock.now)
    return request
  }
}

/// A request and the way in which it may be repeated.
enum SessionRequest {
  case read(StoreRequest)
  case write(StoreRequest)
  /// A part of a file, which goes to the place that the store named, without the token.
  case part(StoreRequest)
}

/// The outcome of a request.
enum SessionAnswer {
  case done(StoreResponse)
  case refused(StoreFailure)
  /// It is unknown whether the request was carried out: for a write, only reading can tell.
  case unknown(StoreFailure)
}

extension StoreSession {
  /// Sends requests at the same time, which don't depend on each other.
  ///
  /// Requests that failed and may be repeated are repeated one by one, with the usual pauses.
  ///
  /// - Returns: The answers in the order of the requests.
  func send(_ requests: [SessionRequest]) -> [SessionAnswer] {
    guard requests.count > 1 else { return requests.map { sendAlone($0) } }
    var answers: [SessionAnswer?] = []
    var prepared: [StoreRequest] = []
    for request in requests {
      do throws(StoreFailure) {
        prepared.append(try prepareAny(request))
        answers.append(nil)
      } catch { answers.append(.refused(error)) }
    }
    var results = transport.send(prepared)[...]
    return zip(requests, answers).map { request, answer in
      answer ?? results.popFirst().flatMap { judge($0, request) } ?? sendAlone(request)
    }
  }

  private func prepareAny(_ request: SessionRequest) throws(StoreFailure) -> StoreRequest {
    switch request {
    case .read(let request):
      let prepared = try prepare(request)
      reads += 1
      return prepared
    case .write(let request):
      if isReadOnly { throw .readOnly }
      let prepared = try prepare(request)
      writes += 1
      return prepared
    case .part(let request):
      if isReadOnly { throw .readOnly }
      return request
    }
  }

  /// The answer for a result; nil when the request is to be sent again.
  private func judge(_ result: Result<StoreResponse, TransportFailure>, _ request: SessionRequest) -> SessionAnswer? {
    if case .success(let response) = result {
      if case .part = request {} else { pace.received(response) }
      if (200..<300).contains(response.status) { return .done(response) }
    }
    guard case .write(let write) = request else { return nil }
    switch result {
    case .success(let response):
      switch response.status {
      // Neither was carried out.
      case 401, 429: return nil
      case 500...: return .unknown(StoreFailure(response, to: write))
      default: return .refused(StoreFailure(response, to: write))
      }
    case .failure(let error):
      let failure = StoreFailure(.unreachable, "App Store Connect can't be reached: \(error)")
      return error.isPermanent ? .refused(failure) : .unknown(failure)
    }
  }

  private func sendAlone(_ request: SessionRequest) -> SessionAnswer {
    do throws(StoreFailure) {
      switch request {
      case .read(let request): return .done(try read(request))
      case .write(let request): return write(request)
      case .part(let request):
        try upload(request)
        return .done(StoreResponse(status: 200))
      }
    } catch { return error.kind == .unreachable ? .unknown(error) : .refused(error) }
  }
}

extension StoreFailure {
  fileprivate static var readOnly: StoreFailure {
    StoreFailure(.forbidden, "nothing is written in a read-only session")
  }
}

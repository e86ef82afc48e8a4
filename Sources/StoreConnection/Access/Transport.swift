/// A request to App Store Connect, or to the address that it names for an upload.
public struct StoreRequest: Sendable, Hashable {
  public enum Method: String, Sendable, Hashable {
    case get = "GET"
    case post = "POST"
    case patch = "PATCH"
    case put = "PUT"
    case delete = "DELETE"
  }

  public var method: Method
  /// The path and query as they are sent, such as `/v1/apps?limit=200`; a whole address for an
  /// upload.
  public var target: String
  public var fields: [HeaderField]
  public var body: [UInt8]

  public init(_ method: Method, _ target: String, fields: [HeaderField] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }

  /// The value of the first header field with a name, ignoring case.
  public func field(_ name: String) -> String? { fields.value(of: name) }

  /// The path without the query.
  public var path: String { String(target.prefix { $0 != "?" }) }
}

/// The answer to a request, whatever its status.
public struct StoreResponse: Sendable, Hashable {
  public var status: Int
  public var fields: [HeaderField]
  public var body: [UInt8]

  public init(status: Int, fields: [HeaderField] = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// The value of the first header field with a name, ignoring case.
  public func field(_ name: String) -> String? { fields.value(of: name) }
}

/// A header field of a request or a response.
public struct HeaderField: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension [HeaderField] {
  fileprivate func value(of name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}

/// Sends requests and receives their answers.
public protocol Transport: Sendable {
  /// Sends a request and waits for the whole answer.
  ///
  /// - Throws: ``TransportFailure`` when no answer came; the request may have been carried out
  ///   nevertheless.
  func send(_ request: StoreRequest) throws(TransportFailure) -> StoreResponse

  /// Sends requests at the same time, where that is possible, and waits for all answers.
  ///
  /// - Returns: The answers in the order of the requests.
  func send(_ requests: [StoreRequest]) -> [Result<StoreResponse, TransportFailure>]
}

extension Transport {
  /// Sends one request after the other.
  public func send(_ requests: [StoreRequest]) -> [Result<StoreResponse, TransportFailure>] {
    requests.map { request in
      do throws(TransportFailure) { return .success(try send(request)) } catch { return .failure(error) }
    }
  }
}

/// The reason why an answer is missing: no connection, or one that ended too early.
public struct TransportFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Lower case, no full stop; without header fields or bodies.
  public let description: String
  /// Whether trying again can't help: a missing library, a host whose certificate is refused.
  public let isPermanent: Bool
  /// The failure that is reported in its place; nil if a connection failed.
  let cause: StoreFailure?

  public init(_ description: String, isPermanent: Bool = false) {
    self.description = description
    self.isPermanent = isPermanent
    cause = nil
  }

  /// A missing answer for a reason other than a failed connection.
  init(_ cause: StoreFailure) {
    description = cause.description
    isPermanent = true
    self.cause = cause
  }
}

/// The time, and waiting for it to pass.
public protocol StoreClock: Sendable {
  /// Seconds since 1970.
  var now: Double { get }
  func wait(seconds: Double)
}

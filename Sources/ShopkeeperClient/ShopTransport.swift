public import Foundation

/// Sends requests for a ``Shop``; usually ``URLSessionTransport``.
public protocol ShopTransport: Sendable {
  /// The answer, whatever its status.
  ///
  /// Must end soon after its task is canceled, which is how a shop limits the time.
  func send(_ request: ShopRequest) async throws -> ShopResponse
}

/// A request, as far as a shop needs HTTP.
public struct ShopRequest: Sendable, Hashable {
  public var method: String
  public var url: URL
  public var fields: [String: String]
  public var body: Data?
  /// The longest time to wait for the next bytes.
  public var timeout: Duration
  /// The greatest length of the answer in bytes.
  public var maximumLength: Int
}

/// An answer, with the content codings removed from its body.
public struct ShopResponse: Sendable, Hashable {
  public var status: Int
  /// By names in lower case. A field that was sent several times has its values joined by commas.
  public private(set) var fields: [String: String]
  public var body: Data

  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.fields = Dictionary(fields.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
    self.body = body
  }
}

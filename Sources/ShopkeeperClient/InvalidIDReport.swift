internal import Foundation

/// The report of a client about product IDs that the store refused.
struct InvalidIDReport: Encodable {
  /// The most IDs that a server accepts at once.
  static let maximumCount = 100

  var ids: [String]
  var appVersion: String?
  var platform: String?
  var storefront: String?
  var revision: Int?

  init(ids: [String], audience: ShopAudience, revision: Int?) {
    self.ids = ids
    appVersion = audience.appVersion
    platform = audience.platform
    storefront = audience.storefront
    self.revision = revision
  }

  func request(to address: URL, by configuration: ShopConfiguration) -> ShopRequest? {
    guard let body = try? JSONEncoder().encode(self) else { return nil }
    var fields = configuration.requestFields
    fields["Content-Type"] = "application/json"
    return ShopRequest(
      method: "POST", url: address, fields: fields, body: body, timeout: configuration.timeout,
      maximumLength: configuration.maximumLength)
  }

  /// Whether sending the report again would change nothing: it was accepted, or never will be.
  static func isSettled(_ status: Int) -> Bool {
    (200..<300).contains(status) || [400, 404, 405, 413].contains(status)
  }
}

/// The IDs that were reported, so that a launch of the app doesn't report them again.
struct ReportedIDs: Codable, Sendable, Equatable {
  private var appVersion: String?
  private var revision: Int?
  private var ids: Set<String> = []

  /// Forgets the IDs that were reported by another version or for another revision.
  mutating func begin(appVersion: String?, revision: Int?) {
    guard (appVersion, revision) != (self.appVersion, self.revision) else { return }
    self = ReportedIDs()
    self.appVersion = appVersion
    self.revision = revision
  }

  /// The IDs that are not reported yet, as many at once as a server accepts.
  func batches(of productIDs: [String]) -> [[String]] {
    let new = productIDs.filter { !ids.contains($0) }
    return stride(from: 0, to: new.count, by: InvalidIDReport.maximumCount).map {
      Array(new[$0..<min($0 + InvalidIDReport.maximumCount, new.count)])
    }
  }

  mutating func add(_ reported: [String]) { ids.formUnion(reported) }
}

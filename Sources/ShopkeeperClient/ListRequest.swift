internal import Foundation

/// Asks for a list, and decides whether an answer is one.
struct ListRequest: Sendable {
  let configuration: ShopConfiguration

  /// The address with the audience as its query; queries that it already has are kept.
  var address: URL { address(adding: []) }

  private func address(adding items: [URLQueryItem]) -> URL {
    let items = configuration.audience.queryItems + items
    guard !items.isEmpty, var parts = URLComponents(url: configuration.listAddress, resolvingAgainstBaseURL: true)
    else { return configuration.listAddress }
    parts.queryItems = (parts.queryItems ?? []) + items
    return parts.url ?? configuration.listAddress
  }

  /// - Parameter wait: The time that the server may wait for a newer revision than the kept one.
  func request(after kept: KeptAnswer?, revision: Int?, waiting wait: Duration?) -> ShopRequest {
    var fields = configuration.requestFields
    fields["Accept"] = "application/json"
    // The tag of another address says nothing about this one.
    if let kept, kept.address == address, let tag = kept.fields["etag"] { fields["If-None-Match"] = tag }
    var url = address
    var timeout = configuration.timeout
    if let wait, let revision {
      url = address(adding: [
        URLQueryItem(name: "after", value: String(revision)),
        URLQueryItem(name: "wait", value: String(wait.components.seconds)),
      ])
      timeout += wait
    }
    return ShopRequest(
      method: "GET", url: url, fields: fields, body: nil, timeout: timeout, maximumLength: configuration.maximumLength)
  }

  /// The list in an answer with the status 200, and when it last changed if that is signed.
  ///
  /// - Parameter now: The current time; nil for a kept answer, which is still used after the end of its signature.
  func list(in response: ShopResponse, at now: Date?) throws(ShopFault) -> (list: ProductList, created: Date?) {
    guard response.status == 200 else { throw .status(response.status) }
    guard response.body.count <= configuration.maximumLength else { throw .tooLong(limit: configuration.maximumLength) }
    // The signature comes first: unsigned data is not even parsed.
    let created = try signature.verify(response, at: now)
    let list: ProductList
    do { list = try ProductList(response.body, from: configuration.listAddress) } catch {
      throw .unreadable(error.description)
    }
    if let bundleID = list.bundleID, bundleID != configuration.bundleID { throw .otherApp(bundleID) }
    // One key signs the lists of all apps of a server: one that names none may be another app's.
    if list.bundleID == nil, !configuration.trustedKeys.isEmpty { throw .ofNoApp }
    guard !list.isEmpty || configuration.acceptsEmptyList else { throw .empty }
    return (list, created)
  }

  private var signature: AnswerSignature {
    AnswerSignature(
      trustedKeys: configuration.trustedKeys, clockTolerance: configuration.clockTolerance,
      cryptography: configuration.cryptography)
  }

  /// Throws when an answer with the status 304 isn't signed as a list has to be, for the kept one.
  func checkConfirmation(of kept: KeptAnswer, by response: ShopResponse, at now: Date) throws(ShopFault) {
    guard !configuration.trustedKeys.isEmpty else { return }
    // These would be digests of no bytes, or of encoded ones.
    let fields = response.fields.filter { $0.key != "content-digest" && $0.key != "repr-digest" }
    try signature.verify(ShopResponse(status: response.status, fields: fields, body: kept.body), at: now)
  }

  /// Throws when a list is older than one that is known.
  ///
  /// A list without a revision is older if lists are signed: somebody who can't sign could otherwise
  /// present any old list from before there were revisions. With the same revision, or without any, the
  /// list that was changed earlier is the older one.
  ///
  /// - Parameters:
  ///   - known: The revision of the known list.
  ///   - changes: The times when the offered and the known list last changed, as far as they are signed.
  func checkAge(of list: ProductList, known: Int?, changes: (offered: Date?, known: Date?) = (nil, nil))
    throws(ShopFault)
  {
    if list.revision == known, let offered = changes.offered, let known = changes.known, offered < known {
      throw .outdated(offered, known: known)
    }
    guard let known else { return }
    if let offered = list.revision {
      guard offered >= known else { throw .rollback(offered: offered, known: known) }
    } else if !configuration.trustedKeys.isEmpty {
      throw .rollback(offered: nil, known: known)
    }
  }
}

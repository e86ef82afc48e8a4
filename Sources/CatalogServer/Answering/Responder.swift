/// Answers requests from a snapshot: a function without state or side effects, so that all of the
/// server's behaviour can be tested without a socket.
///
/// It follows RFC 9110 (methods, content negotiation, conditional requests), RFC 9111 (caching) and
/// RFC 9457 (problems).
public struct Responder: Sendable {
  static let allowedMethods = "GET, HEAD"

  /// The fields of a request that an answer may depend on.
  static let fieldsRead: [StaticString] = ["Accept", "If-None-Match", "If-Modified-Since"]

  /// The `Cache-Control` of resources.
  public var cacheControl: String

  /// Bytes a request target may have; a longer one is answered with 414.
  public var maximumTargetLength: Int

  public init(
    cacheControl: String = "public, max-age=300, stale-while-revalidate=86400",
    maximumTargetLength: Int = 2048
  ) {
    self.cacheControl = cacheControl
    self.maximumTargetLength = maximumTargetLength
  }

  public func respond(to request: Request, from snapshot: Snapshot) -> Response {
    let response = response(for: decide(request, from: snapshot))
    return request.method == "HEAD" ? response.withoutBody : response
  }

  func decide(_ request: Request, from snapshot: Snapshot) -> Decision {
    guard request.target.utf8.count <= maximumTargetLength else {
      return .other(Problem.targetTooLong(limit: maximumTargetLength).response)
    }
    switch request.method {
    case "GET", "HEAD": break
    case "OPTIONS": return .other(options)
    default: return .other(Problem.methodNotAllowed.response)
    }
    switch RequestTarget(request.target) {
    case .malformed: return .other(Problem.malformedTarget.response)
    case .nowhere: return .other(missing(from: snapshot))
    case .path(let path):
      if let page = StatusPage(rawValue: path.text) {
        return .other(page.response(for: snapshot))
      }
      guard let entry = snapshot.entry(at: path) else { return .other(missing(from: snapshot)) }
      return decide(request, on: entry)
    }
  }

  /// The answer to GET; for HEAD its body is left away.
  func response(for decision: Decision) -> Response {
    switch decision {
    case .other(let response): return response
    case .content(let selection):
      let representation = selection.representation
      var fields = [HeaderField("Content-Type", representation.contentType)]
      fields += validators(of: representation)
      fields.append(HeaderField("X-Content-Type-Options", "nosniff"))
      return Response(status: 200, fields: fields, body: representation.body)
    case .notModified(let selection):
      return Response(
        notModified: validators(of: selection.representation),
        contentLength: selection.representation.body.count)
    }
  }

  private func decide(_ request: Request, on entry: Snapshot.Entry) -> Decision {
    let representations = entry.resource.representations
    var chosen = 0
    if let accept = request.value(of: "Accept").flatMap(AcceptHeader.init) {
      guard let best = accept.preferred(among: representations) else {
        let available = representations.map(\.mediaType)
        return .other(Problem.notAcceptable(available: available).response)
      }
      chosen = best
    }
    let selection = Decision.Selection(
      representation: representations[chosen], ordinal: entry.firstOrdinal + chosen)
    return isUnchanged(selection.representation, for: request)
      ? .notModified(selection) : .content(selection)
  }

  /// RFC 9110, section 13.2.2: the date counts only where there is no entity tag.
  private func isUnchanged(_ representation: Representation, for request: Request) -> Bool {
    if let tags = request.value(of: "If-None-Match") {
      return EntityTagList(tags).contains(representation.etag)
    }
    guard let lastModified = representation.lastModified,
      let since = request.value(of: "If-Modified-Since").flatMap(HTTPDate.init)
    else { return false }
    return lastModified <= since.seconds
  }

  private func validators(of representation: Representation) -> [HeaderField] {
    var fields = [
      HeaderField("ETag", "\"\(representation.etag)\""),
      HeaderField("Cache-Control", cacheControl),
      HeaderField("Vary", "Accept"),
    ]
    if let lastModified = representation.lastModified.flatMap(HTTPDate.init(seconds:)) {
      fields.append(HeaderField("Last-Modified", lastModified.text))
    }
    return fields
  }

  /// Without any catalog the path may well exist later, which 404 would deny.
  private func missing(from snapshot: Snapshot) -> Response {
    if case .absent = snapshot.freshness { return Problem.unavailable.response }
    return Problem.notFound.response
  }

  private var options: Response {
    Response(
      status: 204,
      fields: [
        HeaderField("Allow", Self.allowedMethods), HeaderField("Cache-Control", "no-store"),
      ], body: [])
  }
}

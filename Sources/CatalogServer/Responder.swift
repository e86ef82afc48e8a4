/// Answers requests from a snapshot: a function without state or side effects, so that all of the
/// server's behaviour can be tested without a socket.
///
/// It follows RFC 9110 (methods, content negotiation, conditional requests), RFC 9111 (caching) and
/// RFC 9457 (problems).
public struct Responder: Sendable {
  static let allowedMethods = "GET, HEAD"

  /// The fields of a request that a response may depend on.
  static let fieldsRead: [StaticString] = ["Accept", "If-None-Match"]

  /// The maximum length of a request target in bytes; a longer one is answered with 414.
  private static let maximumTargetLength = 2048

  private let cacheControl: String

  /// - Parameter cacheControl: The `Cache-Control` header of resources.
  public init(cacheControl: String = "public, max-age=300, stale-while-revalidate=86400") {
    self.cacheControl = cacheControl
  }

  public func respond(to request: Request, from snapshot: Snapshot) -> Response {
    var response = response(for: decide(request, from: snapshot))
    if request.method == "HEAD" { response.body = [] }
    return response
  }

  func decide(_ request: Request, from snapshot: Snapshot) -> Decision {
    guard request.target.utf8.count <= Self.maximumTargetLength else {
      return .other(Problem.targetTooLong(limit: Self.maximumTargetLength).response)
    }
    switch request.method {
    case "GET", "HEAD": break
    case "OPTIONS": return .other(options)
    default: return .other(Problem.methodNotAllowed.response)
    }
    switch RequestTarget(request.target) {
    case .malformed: return .other(Problem.malformedTarget.response)
    case .nowhere: return .other(Problem.notFound.response)
    case .path(let path):
      if let page = StatusPage(path: path) {
        return .other(page.response(for: snapshot))
      }
      guard let entry = snapshot.entry(at: path) else { return .other(Problem.notFound.response) }
      return decide(request, on: entry)
    }
  }

  /// The response to GET; for HEAD its body is omitted.
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

  private func isUnchanged(_ representation: Representation, for request: Request) -> Bool {
    guard let tags = request.value(of: "If-None-Match") else { return false }
    return EntityTagList(tags).contains(representation.etag)
  }

  private func validators(of representation: Representation) -> [HeaderField] {
    [
      HeaderField("ETag", "\"\(representation.etag)\""),
      HeaderField("Cache-Control", cacheControl),
      HeaderField("Vary", "Accept"),
    ]
  }

  private var options: Response {
    Response(
      status: 204,
      fields: [
        HeaderField("Allow", Self.allowedMethods), HeaderField("Cache-Control", "no-store"),
      ], body: [])
  }
}

/// The outcome of a request, before it is written out.
///
/// The loop prepares the responses of the first two kinds once for each snapshot.
enum Decision {
  case content(Selection)
  case notModified(Selection)
  case other(Response)

  /// A representation, and its index among all of its snapshot.
  struct Selection {
    let representation: Representation
    let ordinal: Int
  }
}

/// Answers requests from a snapshot: a function without state or side effects, so that all of the
/// server's behaviour can be tested without a socket.
///
/// It follows RFC 9110 (methods, content negotiation, conditional requests), RFC 9111 (caching) and
/// RFC 9457 (problems).
public struct Responder: Sendable {
  static let allowedMethods = "GET, HEAD"

  /// The maximum length of a request target in bytes; a longer one is answered with 414.
  static let maximumTargetLength = 2048

  private let cacheControl: String

  /// - Parameter cacheControl: The `Cache-Control` header of resources.
  public init(cacheControl: String = "public, max-age=300, stale-while-revalidate=86400") {
    self.cacheControl = cacheControl
  }

  public func respond(to request: Request, from snapshot: Snapshot) -> Response {
    var response = answer(to: request, from: snapshot)
    if request.method == "HEAD" { response.body = [] }
    return response
  }

  private func answer(to request: Request, from snapshot: Snapshot) -> Response {
    guard request.target.utf8.count <= Self.maximumTargetLength else {
      return Problem.targetTooLong.response
    }
    switch request.method {
    case "GET", "HEAD": break
    case "OPTIONS": return options
    default: return Problem.methodNotAllowed.response
    }
    switch RequestTarget(request.target) {
    case .malformed: return Problem.malformedTarget.response
    case .nowhere: return Problem.notFound.response
    case .path(let path):
      if let page = StatusPage(path: path) { return page.response(for: snapshot) }
      guard let resource = snapshot.resource(at: path) else {
        return (request.value(of: "If-Match") == nil ? Problem.notFound : .preconditionFailed)
          .response
      }
      return answer(to: request, with: resource)
    }
  }

  private func answer(to request: Request, with resource: Resource) -> Response {
    let representations = resource.representations
    var chosen = 0
    if let accept = request.value(of: "Accept").flatMap(AcceptHeader.init) {
      guard let best = accept.preferred(among: representations) else {
        return Problem.notAcceptable(available: representations.map(\.mediaType)).response
      }
      chosen = best
    }
    let representation = representations[chosen]
    let validators = validators(of: representation)
    switch Precondition.evaluate(request, for: representation) {
    case .failed: return Problem.preconditionFailed.response
    case .notModified:
      return Response(status: 304, fields: validators, body: [], isReusable: true)
    case .none:
      let fields =
        [HeaderField("Content-Type", representation.contentType)] + validators
        + [HeaderField("X-Content-Type-Options", "nosniff")]
      return Response(status: 200, fields: fields, body: representation.body, isReusable: true)
    }
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

/// The conditions of a request (RFC 9110, section 13.2.2).
enum Precondition {
  /// None, or all are met.
  case none
  case notModified
  case failed

  static func evaluate(_ request: Request, for representation: Representation) -> Precondition {
    if let tags = request.value(of: "If-Match"),
      !EntityTagList(tags).contains(representation.etag, isStrong: true)
    {
      return .failed
    }
    if let tags = request.value(of: "If-None-Match"),
      EntityTagList(tags).contains(representation.etag)
    {
      return .notModified
    }
    return .none
  }
}

internal import CPlatform

/// Answers requests from a snapshot: a function without state or side effects, so that all of the
/// server's behavior can be tested without a socket.
///
/// It follows RFC 9110 (methods, content negotiation, conditional requests), RFC 9111 (caching) and
/// RFC 9457 (problems).
public struct Responder: Sendable {
  /// The maximum length of a request target in bytes; a longer one is answered with 414.
  static let maximumTargetLength = 2048

  private let maxAge: Int

  /// - Parameter maxAge: The seconds for which caches may keep a resource; with 0 they ask each time.
  public init(maxAge: Int = 300) { self.maxAge = maxAge }

  /// The response to a request at a time in seconds since 1970; nil for the system's time.
  public func respond(to request: Request, from snapshot: Snapshot, now: Int? = nil) -> Response {
    respond(to: request, from: snapshot, now: now ?? time(nil), mayPrepare: false)
  }

  /// - Parameter mayPrepare: Whether the response may ask to be made later.
  func respond(to request: Request, from snapshot: Snapshot, now: Int, mayPrepare: Bool) -> Response {
    var request = request
    request.mayPrepare = mayPrepare
    var response = answer(to: request, from: snapshot, now: now)
    if request.method == "HEAD" { response.body = [] }
    return response
  }

  private func answer(to request: Request, from snapshot: Snapshot, now: Int) -> Response {
    guard request.target.utf8.count <= Self.maximumTargetLength else { return Problem.targetTooLong.response }
    if let answering = snapshot.answering { return answering(request) }
    if request.method == "OPTIONS", request.target == "*" { return Self.options("GET, HEAD") }
    switch RequestTarget(request.target) {
    case .malformed: return Problem.malformedTarget.response
    case .nowhere: return nothing(for: request)
    case .path(let path, let query):
      if let page = StatusPage(path: path) {
        return method(request, allowed: "GET, HEAD") ?? page.response(for: snapshot)
      }
      if let route = snapshot.route(at: path) { return answer(to: request, by: route, query, nil, now) }
      // `/product-ids.xml` is `/product-ids` as XML.
      guard let dot = path.lastIndex(of: UInt8(ascii: ".")), !path[dot...].contains(UInt8(ascii: "/")),
        let route = snapshot.route(at: Array(path[..<dot]))
      else { return nothing(for: request) }
      let suffix = String(decoding: path[(dot + 1)...], as: UTF8.self)
      return answer(to: request, by: route, query, suffix, now)
    }
  }

  private func nothing(for request: Request) -> Response {
    method(request, allowed: "GET, HEAD")
      ?? (request.value(of: "If-Match") == nil ? Problem.notFound : .preconditionFailed).response
  }

  /// The answer to a method that a route doesn't have; nil for the others.
  private func method(_ request: Request, allowed: String) -> Response? {
    if request.method == "OPTIONS" { return Self.options(allowed) }
    return allowed.split(separator: ", ").contains(request.method[...])
      ? nil : Problem.methodNotAllowed(allowed: allowed).response
  }

  private func answer(to request: Request, by route: Route, _ query: [UInt8]?, _ suffix: String?, _ now: Int)
    -> Response
  {
    let allowed = if case .reception = route { "POST" } else { "GET, HEAD" }
    if let refusal = method(request, allowed: allowed) { return refusal }
    guard let parameters = QueryString.parameters(query ?? []) else { return Problem.malformedTarget.response }
    let resource: Resource
    var seconds: Int?
    switch route {
    case .reception(let receive): return suffix == nil ? receive(request) : Problem.notFound.response
    case .page(let make): return suffix == nil ? make() : Problem.notFound.response
    case .events(let event): return suffix == nil ? Response(event, request) : Problem.notFound.response
    case .resource(let fixed):
      if let first = parameters.first { return Problem.unknownParameter(first.name, known: []).response }
      resource = fixed
    case .selection(let choose):
      let languages = request.value(of: "Accept-Language").map(PreferenceList.init)
      let choice = choose(SelectionRequest(parameters: parameters, languages: languages?.names ?? [], now: now))
      switch choice {
      case .problem(let problem): return problem.response
      case .resource(let chosen): resource = chosen
      case .waiting(let chosen, let limit):
        resource = chosen
        seconds = limit
      }
    }
    return answer(to: request, with: resource, suffix, seconds, now)
  }

  private func answer(to request: Request, with resource: Resource, _ suffix: String?, _ wait: Int?, _ now: Int)
    -> Response
  {
    var chosen = 0
    if let suffix {
      guard let index = resource.types.firstIndex(where: { $0.suffix == suffix }) else {
        return Problem.notFound.response
      }
      chosen = index
    } else if let accept = request.value(of: "Accept").flatMap(AcceptHeader.init) {
      guard let best = accept.preferred(among: resource.types) else {
        return Problem.notAcceptable(available: resource.types.map(\.name)).response
      }
      chosen = best
    }
    if request.mayPrepare, let preparation = resource.preparation?(chosen) { return Response(after: preparation) }
    let representation = resource.representation(chosen)
    let encoding = request.value(of: "Accept-Encoding").flatMap {
      PreferenceList($0).preferred(among: representation.encodings)
    }
    let etag = representation.etag(of: encoding)
    // Whoever waited in vain asks the same again, which no cache may answer in place of the server.
    let age = wait == nil ? age(of: resource, now) : (seconds: 0, stale: 0)
    var fields = [
      HeaderField("ETag", "\"\(etag)\""), HeaderField("Cache-Control", cacheControl(age)),
      HeaderField("Vary", suffix == nil ? Self.vary : Self.varyOfSuffix),
      HeaderField("Access-Control-Allow-Origin", "*"), HeaderField("Access-Control-Expose-Headers", Self.exposed),
    ]
    if let time = resource.lastModified { fields.append(HeaderField("Last-Modified", HTTPDate.text(time))) }
    fields += resource.fields + representation.fields
    let condition = Precondition.evaluate(request, etag: etag, lastModified: resource.lastModified)
    switch condition {
    case .failed: return Problem.preconditionFailed.response
    case .none:
      fields += [
        HeaderField("Content-Type", representation.type.contentType), HeaderField("X-Content-Type-Options", "nosniff"),
      ]
      if let language = resource.language { fields.append(HeaderField("Content-Language", language)) }
      if let encoding { fields.append(HeaderField("Content-Encoding", encoding.coding)) }
      var response = Response(
        status: 200, fields: fields, body: encoding?.body ?? representation.body)
      if let wait { response.follow = .waiting(seconds: wait) }
      return response
    case .notModified:
      var response = Response(status: 304, fields: fields, body: [])
      if let wait { response.follow = .waiting(seconds: wait) }
      return response
    }
  }

  /// The time for which a resource may be cached, and the time for which its old state may be served after that:
  /// no cache keeps it beyond its next change.
  private func age(of resource: Resource, _ now: Int) -> (seconds: Int, stale: Int) {
    let left = resource.changesAt.map { max(0, $0 - now) } ?? .max
    let seconds = min(left, maxAge)
    return (seconds, min(left - seconds, 86_400))
  }

  /// A cache may serve an old answer for a day while it asks for a new one, or gets none.
  private func cacheControl(_ age: (seconds: Int, stale: Int)) -> String {
    var directives = age.seconds == 0 ? ["no-cache"] : ["public", "max-age=\(age.seconds)"]
    if age.stale > 0 {
      if age.seconds > 0 { directives.append("stale-while-revalidate=\(age.stale)") }
      directives.append("stale-if-error=\(age.stale)")
    }
    return directives.joined(separator: ", ")
  }

  private static let vary = "Accept, Accept-Encoding, Accept-Language"
  private static let varyOfSuffix = "Accept-Encoding, Accept-Language"
  private static let exposed =
    "ETag, Last-Modified, Retry-After, Shopkeeper-Revision, Signature, Signature-Input, " + "Unencoded-Digest"

  private static func options(_ allowed: String) -> Response {
    Response(
      status: 204,
      fields: [
        HeaderField("Allow", "\(allowed), OPTIONS"), HeaderField("Access-Control-Allow-Origin", "*"),
        HeaderField("Access-Control-Allow-Methods", "\(allowed), OPTIONS"),
        HeaderField(
          "Access-Control-Allow-Headers", "Accept, Accept-Language, Content-Type, If-None-Match, If-Modified-Since"),
        HeaderField("Access-Control-Max-Age", "86400"), HeaderField("Cache-Control", "no-store"),
      ], body: [])
  }
}

/// The conditions of a request (RFC 9110, section 13.2.2).
enum Precondition {
  /// None, or all are met.
  case none
  case notModified
  case failed

  static func evaluate(_ request: Request, etag: String, lastModified: Int?) -> Precondition {
    if let tags = request.value(of: "If-Match") {
      if !EntityTagList(tags).contains(etag, isStrong: true) { return .failed }
    } else if let date = request.value(of: "If-Unmodified-Since").flatMap({ HTTPDate.seconds($0) }), let lastModified,
      lastModified > date
    {
      return .failed
    }
    if let tags = request.value(of: "If-None-Match") {
      if EntityTagList(tags).contains(etag) { return .notModified }
    } else if let date = request.value(of: "If-Modified-Since").flatMap({ HTTPDate.seconds($0) }),
      lastModified == date
    {
      // The very time, because a channel that is set back serves an older one.
      return .notModified
    }
    return .none
  }
}

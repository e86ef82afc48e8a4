internal import Basics

/// A complete response except for the fields of the connection: `Date`, `Connection` and
/// `Content-Length` are written when it is sent.
public struct Response: Sendable, Equatable {
  public let status: Int
  public internal(set) var fields: [HeaderField]
  public internal(set) var body: [UInt8]

  /// The value of `Content-Length`: for HEAD, the length of the body that is omitted (RFC 9110,
  /// section 8.6); `nil` for 204 and 304, at whose number some clients would wait for a body.
  public let contentLength: Int?

  /// The action after the response.
  var follow: Follow?

  enum Follow: Equatable {
    /// The response is sent unless another snapshot has another one within some seconds.
    case waiting(seconds: Int)
    /// The body is the start of a stream of events.
    case events
    /// The request is answered again when this is done.
    case preparation(Preparation)
  }

  /// Stands for a response that can't be made yet.
  init(after preparation: Preparation) {
    self.init(status: 503, fields: [], body: [])
    follow = .preparation(preparation)
  }

  public init(status: Int, fields: [HeaderField], body: [UInt8]) {
    self.status = status
    self.fields = fields
    self.body = body
    contentLength = status == 204 || status == 304 ? nil : body.count
  }

  /// The start of a stream of events: with the newest one, unless the client has it.
  init(_ event: StreamEvent, _ request: Request) {
    status = 200
    fields = [
      HeaderField("Content-Type", "text/event-stream; charset=utf-8"), HeaderField("Cache-Control", "no-store"),
      HeaderField("Access-Control-Allow-Origin", "*"), HeaderField("X-Accel-Buffering", "no"),
      HeaderField("X-Content-Type-Options", "nosniff"),
    ]
    body = request.value(of: "Last-Event-ID") == event.id ? Array(":\n\n".utf8) : event.bytes
    contentLength = nil
    follow = request.method == "GET" ? .events : nil
  }

  /// A JSON object of the server's own, which is never cached.
  fileprivate init(
    status: Int, mediaType: String, extraField: HeaderField? = nil, members: [(name: String, value: String)]
  ) {
    let fields = [
      HeaderField("Content-Type", mediaType), HeaderField("Cache-Control", "no-store"),
      HeaderField("Access-Control-Allow-Origin", "*"), HeaderField("X-Content-Type-Options", "nosniff"),
    ]
    let object = members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",")
    self.init(status: status, fields: fields + (extraField.map { [$0] } ?? []), body: Array("{\(object)}".utf8))
  }

  /// The value of the first field with a name.
  public func value(of name: String) -> String? { fields.first { $0.isNamed(name) }?.value }
}

/// An error response with its reason, as `application/problem+json` (RFC 9457).
///
/// It contains no part of the request except for the detail that its creator provides.
public struct Problem: Sendable, Equatable {
  public let status: Int
  public let title: String
  public let detail: String
  var extraField: HeaderField?
  /// The resources that could be requested instead.
  public var available: [String]?

  public init(_ status: Int, _ title: String, _ detail: String) {
    self.status = status
    self.title = title
    self.detail = detail
  }

  static let malformedTarget = badRequest("the request target is not a path of valid, escaped UTF-8")
  static let malformedHead = badRequest(
    "the request line or a header field is malformed, expected lines that end with CR LF")
  static let malformedHost = badRequest("exactly one valid \"Host\" field is required")
  static let conflictingLengths = badRequest("the length of the request body is malformed or stated twice")
  public static let notFound = Problem(404, "Not Found", "nothing is served at this path")
  static let lengthRequired = Problem(
    411, "Length Required", "a request body is only accepted with a \"Content-Length\"")
  static let unwritableAnswer = Problem(500, "Internal Server Error", "the answer cannot be written as HTTP")

  static let preconditionFailed = Problem(412, "Precondition Failed", "the resource has changed or doesn't exist")
  static let expectationFailed = Problem(417, "Expectation Failed", "only \"100-continue\" can be expected")
  static let headTooLarge = Problem(
    431, "Request Header Fields Too Large",
    "a header may have at most \(RequestHead.maximumFields) fields and " + "\(RequestHead.maximumLength) bytes")
  static let versionNotSupported = Problem(
    505, "HTTP Version Not Supported", "only HTTP/1.1 and HTTP/1.0 are supported")

  static func tooManyRequests(seconds: Int) -> Problem {
    var problem = Problem(429, "Too Many Requests", "this address sends more requests than it may")
    problem.extraField = HeaderField("Retry-After", "\(seconds)")
    return problem
  }

  static func methodNotAllowed(allowed: String) -> Problem {
    var problem = Problem(405, "Method Not Allowed", "the method is not one of those that are allowed here")
    problem.extraField = HeaderField("Allow", "\(allowed), OPTIONS")
    return problem
  }

  /// A parameter that doesn't exist.
  public static func unknownParameter(_ name: String, known: [String]) -> Problem {
    var problem = badRequest(
      known.isEmpty
        ? "there are no parameters here"
        : "the parameter doesn't exist: \"\(VisibleText.line(String(name.prefix(60))))\"")
    problem.available = known
    return problem
  }

  /// A value that a parameter doesn't have.
  public static func unknownValue(_ value: String, of name: String, expected: String, known: [String]? = nil) -> Problem
  {
    var problem = badRequest("\(name) \"\(VisibleText.line(String(value.prefix(60))))\" is not \(expected)")
    problem.available = known
    return problem
  }

  static func notAcceptable(available: [String]) -> Problem {
    var problem = Problem(406, "Not Acceptable", "the resource has none of the accepted media types")
    problem.extraField = HeaderField("Vary", "Accept")
    problem.available = available
    return problem
  }

  static func contentTooLarge(limit: Int) -> Problem {
    Problem(413, "Content Too Large", "a request body may have at most \(limit) bytes")
  }

  static let targetTooLong = Problem(
    414, "URI Too Long", "the request target may have at most \(Responder.maximumTargetLength) bytes")

  static func serviceUnavailable(seconds: Int) -> Problem {
    var problem = Problem(503, "Service Unavailable", "too many clients are waiting")
    problem.extraField = HeaderField("Retry-After", "\(seconds)")
    return problem
  }

  public static func badRequest(_ detail: String) -> Problem { Problem(400, "Bad Request", detail) }

  public var response: Response {
    var members = [
      ("type", JSONText.quoted("about:blank")), ("title", JSONText.quoted(title)), ("status", String(status)),
      ("detail", JSONText.quoted(detail)),
    ]
    if let available {
      let types = available.map(JSONText.quoted).joined(separator: ",")
      members.append(("available", "[\(types)]"))
    }
    return Response(status: status, mediaType: "application/problem+json", extraField: extraField, members: members)
  }
}

/// The pages for load balancers and monitors, at fixed paths.
enum StatusPage: String, CaseIterable {
  /// Whether the process answers at all.
  case health = "/healthz"

  /// Whether it should receive requests.
  ///
  /// A stale catalog is still ready: after a bad publish every instance is stale at once, and taking
  /// all of them out of rotation would turn an old catalog into none. `"stale": true` is for alerts.
  case readiness = "/readyz"

  /// Whether a request target is a health page, with or without a query.
  static func isHealth(_ target: some Sequence<UInt8>) -> Bool {
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    return allCases.contains { path.elementsEqual($0.rawValue.utf8) }
  }

  init?(path: [UInt8]) {
    guard let page = Self.allCases.first(where: { path.elementsEqual($0.rawValue.utf8) }) else { return nil }
    self = page
  }

  func response(for snapshot: Snapshot) -> Response {
    var members = [
      ("status", self == .health ? "\"ok\"" : "\"ready\""), ("version", JSONText.quoted(snapshot.version)),
    ]
    if self == .readiness {
      members.append(("stale", String(snapshot.apps.contains { $0.staleReason != nil })))
      let apps = snapshot.apps.map { app in
        var text = "{\"bundleID\":\(JSONText.quoted(app.name)),"
        text += "\"version\":\(JSONText.quoted(app.version))"
        if let reason = app.staleReason { text += ",\"reason\":\(JSONText.quoted(reason))" }
        return text + "}"
      }
      members.append(("apps", "[\(apps.joined(separator: ","))]"))
    }
    return Response(status: 200, mediaType: "application/json; charset=utf-8", members: members)
  }
}

enum JSONText {
  /// A text as a JSON string.
  ///
  /// Angle brackets and ampersands are escaped too, so that a response never reads as markup,
  /// regardless of how it is interpreted.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\0"..<" ", "\u{7F}", "<", ">", "&":
        quoted += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// A complete response except for what belongs to the connection: `Date`, `Connection` and
/// `Content-Length` are written when it is sent.
public struct Response: Sendable, Equatable {
  public let status: Int
  public let fields: [HeaderField]
  public internal(set) var body: [UInt8]

  /// The value of `Content-Length`: for HEAD, the length of the body that is omitted (RFC 9110,
  /// section 8.6); `nil` for 204 and 304, at whose number some clients would wait for a body.
  public let contentLength: Int?

  /// Whether the same request gets the same response as long as the snapshot is served.
  let isReusable: Bool

  init(status: Int, fields: [HeaderField], body: [UInt8], isReusable: Bool = false) {
    self.status = status
    self.fields = fields
    self.body = body
    contentLength = status == 204 || status == 304 ? nil : body.count
    self.isReusable = isReusable
  }

  /// A JSON object of the server's own, which is never cached.
  fileprivate init(
    status: Int, mediaType: String, extraField: HeaderField? = nil,
    members: [(name: String, value: String)]
  ) {
    let fields = [
      HeaderField("Content-Type", mediaType),
      HeaderField("Cache-Control", "no-store"),
      HeaderField("X-Content-Type-Options", "nosniff"),
    ]
    let object = members.map { "\"\($0.name)\":\($0.value)" }.joined(separator: ",")
    self.init(
      status: status, fields: fields + (extraField.map { [$0] } ?? []),
      body: Array("{\(object)}".utf8))
  }

  /// The value of the first field with a name.
  public func value(of name: String) -> String? {
    fields.first { $0.isNamed(name) }?.value
  }
}

/// An error response with its reason, as `application/problem+json` (RFC 9457).
///
/// It contains no part of the request.
struct Problem: Equatable {
  let status: Int
  let title: String
  let detail: String
  var extraField: HeaderField?
  /// The media types that can be requested.
  var available: [String]?

  init(_ status: Int, _ title: String, _ detail: String) {
    self.status = status
    self.title = title
    self.detail = detail
  }

  static let malformedTarget = badRequest(
    "the request target is not a path of valid, escaped UTF-8")
  static let malformedHead = badRequest(
    "the request line or a header field is malformed, expected lines that end with CR LF")
  static let malformedHost = badRequest("exactly one valid \"Host\" field is required")
  static let conflictingLengths = badRequest(
    "the length of the request body is malformed or stated twice")
  static let notFound = Problem(404, "Not Found", "nothing is served at this path")
  static let lengthRequired = Problem(
    411, "Length Required", "a request body is only accepted with a \"Content-Length\"")
  static let unwritableAnswer = Problem(
    500, "Internal Server Error", "the answer cannot be written as HTTP")

  static let preconditionFailed = Problem(
    412, "Precondition Failed", "the resource has changed or doesn't exist")
  static let expectationFailed = Problem(
    417, "Expectation Failed", "only \"100-continue\" can be expected")
  static let headTooLarge = Problem(
    431, "Request Header Fields Too Large",
    "a header may have at most \(RequestHead.maximumFields) fields and "
      + "\(RequestHead.maximumLength) bytes")
  static let versionNotSupported = Problem(
    505, "HTTP Version Not Supported", "only HTTP/1.1 and HTTP/1.0 are supported")

  static func tooManyRequests(seconds: Int) -> Problem {
    var problem = Problem(
      429, "Too Many Requests", "this address sends more requests than it may")
    problem.extraField = HeaderField("Retry-After", "\(seconds)")
    return problem
  }

  static var methodNotAllowed: Problem {
    var problem = Problem(405, "Method Not Allowed", "only GET and HEAD are answered")
    problem.extraField = HeaderField("Allow", Responder.allowedMethods)
    return problem
  }

  static func notAcceptable(available: [String]) -> Problem {
    var problem = Problem(
      406, "Not Acceptable", "the resource has none of the accepted media types")
    problem.extraField = HeaderField("Vary", "Accept")
    problem.available = available
    return problem
  }

  static func contentTooLarge(limit: Int) -> Problem {
    Problem(413, "Content Too Large", "a request body may have at most \(limit) bytes")
  }

  static let targetTooLong = Problem(
    414, "URI Too Long",
    "the request target may have at most \(Responder.maximumTargetLength) bytes")

  private static func badRequest(_ detail: String) -> Problem {
    Problem(400, "Bad Request", detail)
  }

  var response: Response {
    var members = [
      ("type", JSONText.quoted("about:blank")), ("title", JSONText.quoted(title)),
      ("status", String(status)), ("detail", JSONText.quoted(detail)),
    ]
    if let available {
      let types = available.map(JSONText.quoted).joined(separator: ",")
      members.append(("available", "[\(types)]"))
    }
    return Response(
      status: status, mediaType: "application/problem+json", extraField: extraField,
      members: members)
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

  init?(path: [UInt8]) {
    guard let page = Self.allCases.first(where: { path.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = page
  }

  func response(for snapshot: Snapshot) -> Response {
    var members = [
      ("status", self == .health ? "\"ok\"" : "\"ready\""),
      ("version", JSONText.quoted(snapshot.version)),
    ]
    if self == .readiness {
      members.append(("stale", String(snapshot.staleReason != nil)))
      if let reason = snapshot.staleReason {
        members.append(("reason", JSONText.quoted(reason)))
      }
    }
    return Response(
      status: 200, mediaType: "application/json; charset=utf-8", members: members)
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

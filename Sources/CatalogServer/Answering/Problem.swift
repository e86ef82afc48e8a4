/// A refusal that says why, as `application/problem+json` (RFC 9457).
///
/// Nothing of the request stands in it.
enum Problem {
  case malformedTarget
  case malformedHeader
  case notFound
  case methodNotAllowed
  case notAcceptable(available: [String])
  case lengthRequired
  case contentTooLarge(limit: Int)
  case conflictingLengths
  case targetTooLong(limit: Int)
  case unavailable
  case unwritableAnswer

  var response: Response {
    var text = JSONText()
    text.add("type", "about:blank")
    text.add("title", title)
    text.add("status", status)
    text.add("detail", detail)
    if case .notAcceptable(let available) = self { text.add("available", available) }
    return Response(
      status: status,
      fields: [
        HeaderField("Content-Type", "application/problem+json"),
        HeaderField("Cache-Control", "no-store"),
        HeaderField("X-Content-Type-Options", "nosniff"),
      ] + extraFields,
      body: text.object)
  }

  private var extraFields: [HeaderField] {
    switch self {
    case .methodNotAllowed: [HeaderField("Allow", Responder.allowedMethods)]
    case .notAcceptable: [HeaderField("Vary", "Accept")]
    case .unavailable: [HeaderField("Retry-After", "5")]
    default: []
    }
  }

  private var status: Int {
    switch self {
    case .malformedTarget, .malformedHeader, .conflictingLengths: 400
    case .notFound: 404
    case .methodNotAllowed: 405
    case .notAcceptable: 406
    case .lengthRequired: 411
    case .contentTooLarge: 413
    case .targetTooLong: 414
    case .unwritableAnswer: 500
    case .unavailable: 503
    }
  }

  private var title: String {
    switch self {
    case .malformedTarget, .malformedHeader, .conflictingLengths: "Bad Request"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .notAcceptable: "Not Acceptable"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .unwritableAnswer: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    }
  }

  private var detail: String {
    switch self {
    case .malformedTarget: "the request target is not a path of valid, escaped UTF-8"
    case .malformedHeader: "a header field has a malformed name, or \"Host\" is stated twice"
    case .notFound: "nothing is served at this path"
    case .methodNotAllowed: "only GET and HEAD are answered"
    case .notAcceptable: "the resource has none of the accepted media types"
    case .lengthRequired: "a request body is taken only with a \"Content-Length\""
    case .contentTooLarge(let limit): "a request body may have at most \(limit) bytes"
    case .conflictingLengths: "the length of the request body is stated twice"
    case .targetTooLong(let limit): "the request target may have at most \(limit) bytes"
    case .unwritableAnswer: "the answer cannot be written as HTTP"
    case .unavailable: "no catalog has been loaded yet"
    }
  }
}

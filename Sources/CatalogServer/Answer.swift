/// A complete response as it is sent, except for the time in its `Date` field.
struct Answer {
  private let statusLine: String
  /// The fields of the header, and the empty line after them.
  private let fields: String
  /// Shared with the snapshot; empty for HEAD.
  let body: [UInt8]
  let status: Int

  /// - Parameters:
  ///   - isHead: Whether the method of the request is HEAD, so that no body may follow.
  ///   - isLast: Whether the connection is closed after it.
  init(_ response: Response, isHead: Bool, isLast: Bool) {
    if response.fields.allSatisfy(\.isWritable) {
      self.init(writable: response, isHead: isHead, isLast: isLast)
    } else {
      self.init(writable: Problem.unwritableAnswer.response, isHead: isHead, isLast: isLast)
    }
  }

  private init(writable response: Response, isHead: Bool, isLast: Bool) {
    statusLine = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\n"
    var text = response.fields.map { "\($0.name): \($0.value)\r\n" }.joined()
    if let length = response.contentLength { text += "Content-Length: \(length)\r\n" }
    if isLast { text += "Connection: close\r\n" }
    fields = text + "\r\n"
    body = isHead ? [] : response.body
    status = response.status
  }

  /// The header up to the empty line.
  func head(at date: String) -> [UInt8] { Array("\(statusLine)Date: \(date)\r\n\(fields)".utf8) }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 202: "Accepted"
    case 204: "No Content"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 406: "Not Acceptable"
    case 408: "Request Timeout"
    case 411: "Length Required"
    case 412: "Precondition Failed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Unknown"
    }
  }
}

extension HeaderField {
  /// Whether the field can be sent without ending early or starting another.
  fileprivate var isWritable: Bool {
    !name.isEmpty && name.utf8.allSatisfy(\.isTokenByte)
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
  }
}

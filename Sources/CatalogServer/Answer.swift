/// A complete response as bytes, except for the time in its `Date` field.
struct Answer {
  /// The header up to the empty line, with a placeholder for the date.
  let head: [UInt8]
  /// Shared with the snapshot; empty for HEAD.
  let body: [UInt8]
  let status: Int

  /// - Parameter isLast: Whether the connection is closed after it.
  init(_ response: Response, isHead: Bool = false, isLast: Bool = false) {
    if response.fields.allSatisfy(\.isWritable) {
      self.init(writable: response, isHead: isHead, isLast: isLast)
    } else {
      self.init(writable: Problem.unwritableAnswer.response, isHead: isHead, isLast: isLast)
    }
  }

  private init(writable response: Response, isHead: Bool, isLast: Bool) {
    var text = "HTTP/1.1 \(response.status) \(Self.reason(response.status))\r\nDate: "
    text += String(repeating: " ", count: HTTPDate.length) + "\r\n"
    for field in response.fields { text += "\(field.name): \(field.value)\r\n" }
    if let length = response.contentLength { text += "Content-Length: \(length)\r\n" }
    if isLast { text += "Connection: close\r\n" }
    head = Array("\(text)\r\n".utf8)
    body = isHead ? [] : response.body
    status = response.status
  }

  /// The offset of the date in the head.
  var dateOffset: Int { "HTTP/1.1 200 ".utf8.count + Self.reason(status).utf8.count + 8 }

  private static func reason(_ status: Int) -> StaticString {
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

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

extension HeaderField {
  /// Whether the field can be sent without ending early or starting another.
  fileprivate var isWritable: Bool {
    !name.isEmpty && name.utf8.allSatisfy(\.isTokenByte)
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
  }
}

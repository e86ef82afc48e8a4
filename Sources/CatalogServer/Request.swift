internal import Basics

/// A header field of a request or a response.
public struct HeaderField: Sendable, Equatable {
  public let name: String
  public let value: String

  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// Whether the field has a name; field names are case-insensitive, in ASCII only.
  func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count
      && zip(name.utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
  }
}

/// The parts of a request that the response depends on.
public struct Request: Sendable {
  /// The method as sent by the client; methods are case-sensitive.
  public let method: String

  /// The request target as sent by the client: escaped, with its query.
  public let target: String

  public let body: [UInt8]

  /// Whether the answer may be made later, when its preparation is done.
  var mayPrepare = false

  private let fields: [HeaderField]

  public init(method: String, target: String, fields: [HeaderField] = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }

  /// A request that was read from a connection, with the fields that answers depend on.
  init(_ head: RequestHead, _ bytes: UnsafeRawBufferPointer, body: Range<Int>) {
    let text: (Range<Int>) -> String = { String(decoding: bytes[$0], as: UTF8.self) }
    method = text(head.method)
    target = text(head.target)
    fields = head.fields.map { HeaderField($0.name, text($0.value)) }
    self.body = Array(bytes[body])
  }

  /// The value of a header field; the values of several fields with the same name are combined into
  /// one list (RFC 9110, section 5.3). `nil` when the field is missing.
  public func value(of name: String) -> String? {
    var combined: String?
    for field in fields where field.isNamed(name) { combined = combined.map { "\($0), \(field.value)" } ?? field.value }
    return combined
  }
}

/// The destination of a request target.
enum RequestTarget {
  /// The decoded bytes of a path; they are valid UTF-8.
  ///
  /// Bytes, because `String` considers `é` as one scalar and as two to be the same text.
  case path([UInt8], query: [UInt8]?)

  /// Well-formed, but not a path that any resource can have.
  case nowhere

  case malformed

  /// Accepts a path or a full URI (RFC 9112, section 3.2); the query is everything after the first question mark.
  ///
  /// Escapes are decoded once. Dot segments, doubled and trailing slashes are kept, so such a path
  /// is simply a different path. An escaped slash is not a slash (RFC 3986, section 2.2), so no
  /// resource has such a path.
  init(_ target: String) {
    let bytes = Array(target.utf8)
    let query = bytes.firstIndex(of: UInt8(ascii: "?")).map { Array(bytes[($0 + 1)...]) }
    guard let path = Self.path(in: bytes) else {
      self = bytes == [UInt8(ascii: "*")] ? .nowhere : .malformed
      return
    }
    guard path.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }), let decoded = path.percentDecoded(),
      decoded.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), String(validating: decoded, as: UTF8.self) != nil
    else {
      self = .malformed
      return
    }
    func slashes(_ bytes: some Collection<UInt8>) -> Int { bytes.count { $0 == UInt8(ascii: "/") } }
    self = slashes(decoded) > slashes(path) ? .nowhere : .path(decoded, query: query)
  }

  /// The part from the first slash to the query.
  private static func path(in target: [UInt8]) -> ArraySlice<UInt8>? {
    let beforeQuery = target.prefix { $0 != UInt8(ascii: "?") }
    if beforeQuery.first == UInt8(ascii: "/") { return beforeQuery }
    for scheme in ["http://", "https://"] {
      let front = beforeQuery.prefix(scheme.utf8.count).map(\.lowercasedASCII)
      guard front.elementsEqual(scheme.utf8) else { continue }
      let rest = beforeQuery.dropFirst(scheme.utf8.count)
      // A name and a password before the host are how links deceive (RFC 9110, section 4.2.4).
      guard let first = rest.first, first != UInt8(ascii: "/"),
        !rest.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: "@"))
      else { return nil }
      return rest.firstIndex(of: UInt8(ascii: "/")).map { rest[$0...] } ?? [UInt8(ascii: "/")]
    }
    return nil
  }
}

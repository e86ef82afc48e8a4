internal import Basics

/// The head of a request, read strictly (RFC 9112, sections 2 to 6).
///
/// Anything that two readers could understand differently is rejected, and the connection is closed
/// after it, so that no request can be smuggled past a proxy: line breaks other than CR LF, control
/// characters, folded lines, white space before a colon, empty names, a second `Host` or
/// `Content-Length`, and every `Transfer-Encoding`.
///
/// The ranges are offsets in the bytes that were read, and a value is used for many requests.
package struct RequestHead {
  /// The names of the fields that answers depend on.
  private static let names: Set<String> = [
    "accept", "accept-encoding", "accept-language", "content-type", "host", "if-match", "if-modified-since",
    "if-none-match", "if-unmodified-since", "last-event-id", "origin", "sec-fetch-site",
  ]

  package enum Outcome: Equatable {
    /// More bytes are needed; the bytes before the position need not be scanned again.
    case incomplete(scanned: Int)
    /// The head ends before the position.
    case complete(end: Int)
    case invalid(Problem)
  }

  /// Bytes of a head, without its body; our own limit, twice as high as in most servers.
  static let maximumLength = 16 * 1024

  /// Lines after the first; our own limit.
  static let maximumFields = 100

  private(set) var method = 0..<0
  private(set) var target = 0..<0
  /// The fields that answers depend on, with their names in lower case.
  private(set) var fields: [(name: String, value: Range<Int>)] = []
  private(set) var contentLength = 0
  /// Whether the client waits for permission to send the body.
  private(set) var expectsContinue = false
  /// Whether the connection ends after this request.
  private(set) var isLast = false

  package init() {}

  /// Reads the head that starts at an offset.
  ///
  /// - Parameter scanned: The position up to which an earlier call has found no end.
  package mutating func read(_ bytes: Span<UInt8>, from start: Int, scanned: Int) -> Outcome {
    var lineStart = start
    // One empty line before a request is ignored (RFC 9112, section 2.2).
    if bytes.count >= start + 2, bytes[start] == .carriageReturn, bytes[start + 1] == .lineFeed { lineStart += 2 }
    let first = lineStart
    switch Self.end(of: bytes, from: first, scanned: max(scanned, first)) {
    case .invalid(let problem): return .invalid(problem)
    case .incomplete(let position):
      if position - start <= Self.maximumLength { return .incomplete(scanned: position) }
      return .invalid(Self.tooLarge(bytes, from: first))
    case .complete(let end):
      if end - start > Self.maximumLength { return .invalid(Self.tooLarge(bytes, from: first)) }
      return parse(bytes, from: first, to: end)
    }
  }

  /// Finds the empty line; a line break other than CR LF is refused at once.
  private static func end(of bytes: Span<UInt8>, from start: Int, scanned: Int) -> Outcome {
    var position = scanned
    while position < bytes.count {
      guard bytes[position] == .lineFeed else {
        position += 1
        continue
      }
      guard position > start, bytes[position - 1] == .carriageReturn else { return .invalid(.malformedHead) }
      if position >= start + 3, bytes[position - 2] == .lineFeed { return .complete(end: position + 1) }
      if position == start + 1 { return .invalid(.malformedHead) }
      position += 1
    }
    return .incomplete(scanned: position)
  }

  /// The part that is too large: the target, if the first line is longer than it could be with another.
  private static func tooLarge(_ bytes: Span<UInt8>, from start: Int) -> Problem {
    let longest = start + Responder.maximumTargetLength + 64
    for position in start..<min(longest, bytes.count) where bytes[position] == .lineFeed { return .headTooLarge }
    return .targetTooLong
  }

  private mutating func parse(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Outcome {
    fields.removeAll(keepingCapacity: true)
    contentLength = 0
    expectsContinue = false
    isLast = false
    var state = FieldState()
    var position = start
    if let problem = parseRequestLine(bytes, &position, &state) { return .invalid(problem) }
    var count = 0
    while position < end - 2 {
      count += 1
      if count > Self.maximumFields { return .invalid(.headTooLarge) }
      if let problem = parseField(bytes, &position, &state) { return .invalid(problem) }
    }
    if state.hosts > 1 || (state.hosts == 0 && !state.isOldVersion) { return .invalid(.malformedHost) }
    if state.hasTransferEncoding {
      return .invalid(
        state.hasContentLength || state.isOldVersion || !state.isChunked ? .conflictingLengths : .lengthRequired)
    }
    isLast = state.isOldVersion || state.closes
    return .complete(end: end)
  }

  /// The state of a head after the lines so far.
  private struct FieldState {
    var isOldVersion = false
    var hosts = 0
    var hasContentLength = false
    var hasTransferEncoding = false
    var isChunked = false
    var closes = false
  }

  /// `METHOD SP target SP HTTP/1.x CR LF`
  private mutating func parseRequestLine(_ bytes: Span<UInt8>, _ position: inout Int, _ state: inout FieldState)
    -> Problem?
  {
    let start = position
    while bytes[position].isTokenByte { position += 1 }
    method = start..<position
    guard !method.isEmpty, method.count <= 32, bytes[position] == .space else { return .malformedHead }
    position += 1
    let targetStart = position
    while bytes[position] > .space, bytes[position] < .delete { position += 1 }
    target = targetStart..<position
    guard !target.isEmpty, bytes[position] == .space else { return .malformedHead }
    position += 1
    // The head ends with two line breaks, so that the shortest version and more can be read.
    guard position + 10 <= bytes.count, bytes.text(position..<position + 5) == "HTTP/",
      bytes[position + 5].isASCIIDigit,
      bytes[position + 6] == UInt8(ascii: "."), bytes[position + 7].isASCIIDigit,
      bytes[position + 8] == .carriageReturn, bytes[position + 9] == .lineFeed
    else { return .malformedHead }
    if bytes[position + 5] != UInt8(ascii: "1") { return .versionNotSupported }
    state.isOldVersion = bytes[position + 7] == UInt8(ascii: "0")
    position += 10
    if target.count > Responder.maximumTargetLength { return .targetTooLong }
    return nil
  }

  /// `name: value CR LF`
  private mutating func parseField(_ bytes: Span<UInt8>, _ position: inout Int, _ state: inout FieldState) -> Problem? {
    let start = position
    while bytes[position].isTokenByte { position += 1 }
    let name = start..<position
    guard !name.isEmpty, bytes[position] == UInt8(ascii: ":") else { return .malformedHead }
    position += 1
    while bytes[position].isOptionalWhitespace { position += 1 }
    let valueStart = position
    while bytes[position].isFieldByte { position += 1 }
    guard bytes[position] == .carriageReturn, bytes[position + 1] == .lineFeed else { return .malformedHead }
    var valueEnd = position
    while valueEnd > valueStart, bytes[valueEnd - 1].isOptionalWhitespace { valueEnd -= 1 }
    position += 2
    return take(bytes, name, valueStart..<valueEnd, &state)
  }

  private mutating func take(_ bytes: Span<UInt8>, _ name: Range<Int>, _ value: Range<Int>, _ state: inout FieldState)
    -> Problem?
  {
    let name = bytes.lowercased(name)
    switch name {
    case "host":
      state.hosts += 1
      if !Self.isHost(bytes, value) { return .malformedHost }
    case "expect":
      // A client of HTTP/1.0 doesn't wait for permission (RFC 9110, section 10.1.1).
      if state.isOldVersion { break }
      guard bytes.lowercased(value) == "100-continue" else { return .expectationFailed }
      expectsContinue = true
    case "connection":
      let tokens = Array(bytes.lowercased(value).utf8).split(separator: UInt8(ascii: ","))
      if tokens.contains(where: { FieldValue.trimmed($0).elementsEqual("close".utf8) }) { state.closes = true }
    case "content-length":
      guard !state.hasContentLength, let length = Self.number(bytes, value) else { return .conflictingLengths }
      state.hasContentLength = true
      contentLength = length
    case "transfer-encoding":
      state.isChunked = !state.hasTransferEncoding && bytes.lowercased(value) == "chunked"
      state.hasTransferEncoding = true
    default: break
    }
    if Self.names.contains(name) { fields.append((name, value)) }
    return nil
  }

  /// Digits alone; the number is cut off where no body is accepted any more.
  private static func number(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Int? {
    guard !value.isEmpty else { return nil }
    var number = 0
    for position in value {
      guard bytes[position].isASCIIDigit else { return nil }
      number = min(number * 10 + Int(bytes[position] - 0x30), 1 << 40)
    }
    return number
  }

  /// Whether a value is a name or address with an optional port; any other character would let two
  /// readers see different hosts.
  private static func isHost(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Bool {
    // Colons in an address are between brackets.
    var isPort = false
    var isAddress = false
    for position in value {
      let byte = bytes[position]
      guard byte > .space, byte < .delete else { return false }
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "/"), UInt8(ascii: "@"), UInt8(ascii: "?"), UInt8(ascii: "#"),
        UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"):
        return false
      case UInt8(ascii: "["): isAddress = true
      case UInt8(ascii: "]"): isAddress = false
      case UInt8(ascii: ":") where !isAddress:
        if isPort { return false }
        isPort = true
        continue
      default: break
      }
      if isPort, !byte.isASCIIDigit { return false }
    }
    return true
  }
}

extension Span<UInt8> {
  fileprivate func text(_ range: Range<Int>) -> String { String(decoding: range.map { self[$0] }, as: UTF8.self) }

  /// The bytes of a range as text, with the letters of ASCII in lower case.
  fileprivate func lowercased(_ range: Range<Int>) -> String {
    String(decoding: range.map { self[$0].lowercasedASCII }, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let delete: UInt8 = 0x7F

  /// Whether the byte is allowed in the value of a field (RFC 9110, section 5.5).
  fileprivate var isFieldByte: Bool { self >= .space && self != .delete || self == UInt8(ascii: "\t") }
}

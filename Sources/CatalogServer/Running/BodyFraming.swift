/// How a request announces its body (RFC 9112, section 6).
struct BodyFraming {
  private let length: String?
  private let isEncoded: Bool

  init(_ fields: [HeaderField]) {
    let lengths = fields.filter { $0.isNamed("Content-Length") }.map(\.value)
    length = lengths.isEmpty ? nil : lengths.joined(separator: ",")
    isEncoded = fields.contains { $0.isNamed("Transfer-Encoding") }
  }

  /// Why the body will not be read; `nil` when there is none, or it is short enough to be read and
  /// passed over.
  ///
  /// What two readers could take for two different lengths is refused, so that no request can be
  /// smuggled through a proxy.
  func problem(limit: Int) -> Problem? {
    if isEncoded { return length == nil ? .lengthRequired : .conflictingLengths }
    guard let length else { return nil }
    guard !length.isEmpty, length.utf8.allSatisfy(\.isDigit) else { return .conflictingLengths }
    guard let count = Int(length), count <= limit else { return .contentTooLarge(limit: limit) }
    return nil
  }
}

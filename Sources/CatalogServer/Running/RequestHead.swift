/// The parts of a request's header that say where the request ends and whom it is for
/// (RFC 9112, sections 3.2, 5.1 and 6).
///
/// What two readers could take for two different things is refused, so that no request can be
/// smuggled past a proxy.
struct RequestHead {
  /// The fields that are looked at.
  static let fieldsRead: [StaticString] = ["Host", "Content-Length", "Transfer-Encoding"]

  private let hasMalformedName: Bool
  private let hosts: Int
  private let lengths: [String]
  private let isEncoded: Bool

  /// - Parameter hasMalformedName: Whether any field's name is no token, as in `Content-Length : 5`.
  init(_ fields: [HeaderField], hasMalformedName: Bool = false) {
    self.hasMalformedName = hasMalformedName
    hosts = fields.count { $0.isNamed("Host") }
    lengths = fields.filter { $0.isNamed("Content-Length") }.map(\.value)
    isEncoded = fields.contains { $0.isNamed("Transfer-Encoding") }
  }

  /// Why the request is not taken; `nil` when its body, if there is one, can be read and passed
  /// over.
  func problem(limit: Int) -> Problem? {
    if hasMalformedName || hosts > 1 { return .malformedHeader }
    if isEncoded { return lengths.isEmpty ? .lengthRequired : .conflictingLengths }
    guard let length = lengths.first else { return nil }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy(\.isDigit) else {
      return .conflictingLengths
    }
    guard let count = Int(length), count <= limit else { return .contentTooLarge(limit: limit) }
    return nil
  }
}

/// What of a request the answer depends on.
public struct Request: Sendable {
  /// As it was sent; methods are case-sensitive.
  public let method: String

  /// The request target as it was sent: escaped, with its query.
  public let target: String

  private let fields: [HeaderField]

  public init(method: String, target: String, fields: [HeaderField] = []) {
    self.method = method
    self.target = target
    self.fields = fields
  }

  /// The value of a header field; several fields of one name count as one list
  /// (RFC 9110, section 5.3). `nil` when there is none.
  public func value(of name: String) -> String? {
    var combined: String?
    for field in fields where field.isNamed(name) {
      combined = combined.map { "\($0), \(field.value)" } ?? field.value
    }
    return combined
  }
}

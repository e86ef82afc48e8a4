/// An answer, all of it but what belongs to the connection: `Date`, `Connection` and
/// `Content-Length` are written by the loop that sends it.
public struct Response: Sendable, Equatable {
  public let status: Int
  public let fields: [HeaderField]
  public let body: [UInt8]

  /// What `Content-Length` says: for HEAD and 304 the length of the body that is left away
  /// (RFC 9110, section 8.6); `nil` for 204.
  public let contentLength: Int?

  init(status: Int, fields: [HeaderField], body: [UInt8]) {
    self.status = status
    self.fields = fields
    self.body = body
    contentLength = status == 204 ? nil : body.count
  }

  /// The answer to a client that has the body already.
  init(notModified fields: [HeaderField], contentLength: Int) {
    status = 304
    self.fields = fields
    body = []
    self.contentLength = contentLength
  }

  private init(headOf response: Response) {
    status = response.status
    fields = response.fields
    body = []
    contentLength = response.contentLength
  }

  /// The same answer to HEAD.
  var withoutBody: Response { Response(headOf: self) }

  /// The value of the first field of that name.
  public func value(of name: String) -> String? {
    fields.first { $0.isNamed(name) }?.value
  }
}

internal import CMicroHTTPD

/// The header fields of a request that are asked for, taken over from the library.
struct HeaderFields {
  private let names: [StaticString]

  /// In the order of the request.
  private(set) var fields: [HeaderField] = []

  /// Whether the name of any field, asked for or not, is no token.
  private(set) var hasMalformedName = false

  init(_ names: [StaticString], of connection: OpaquePointer) {
    self.names = names
    withUnsafeMutablePointer(to: &self) {
      microhttpd_visit_fields(
        connection,
        { fields, _, name, value in
          if let fields = fields?.assumingMemoryBound(to: HeaderFields.self), let name {
            fields.pointee.visit(name, value)
          }
          return microhttpd_yes()
        }, $0)
    }
  }

  /// Most fields are passed over, so a name is compared before anything is copied.
  private mutating func visit(_ name: UnsafePointer<CChar>, _ value: UnsafePointer<CChar>?) {
    var length = 0
    while name[length] != 0 {
      if !UInt8(bitPattern: name[length]).isTokenByte { hasMalformedName = true }
      length += 1
    }
    if length == 0 { hasMalformedName = true }
    for wanted in names where wanted.utf8CodeUnitCount == length {
      let isWanted = (0..<length).allSatisfy {
        UInt8(bitPattern: name[$0]).lowercasedASCII == wanted.utf8Start[$0].lowercasedASCII
      }
      guard isWanted else { continue }
      fields.append(
        HeaderField(wanted.description, value.map { String(cString: $0) } ?? ""))
    }
  }
}

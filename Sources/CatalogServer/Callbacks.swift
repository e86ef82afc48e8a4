internal import Basics
internal import CMicroHTTPD

/// The functions that the library calls; they only look up the objects that they concern.
///
/// The context is the `RequestLoop`, kept alive by its server until the library's threads are
/// joined; each connection carries its `Connection`, retained from its first notification to its
/// last.
enum Callbacks {
  static func connectionChanged(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ attached: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ change: MHD_ConnectionNotificationCode
  ) {
    guard let context, let handle, let attached else { return }
    let loop = loop(context)
    if microhttpd_is_opening(change) != 0 {
      let connection = Connection(
        socket: microhttpd_connection_socket(handle), deadline: loop.nextDeadline)
      attached.pointee = Unmanaged.passRetained(connection).toOpaque()
      loop.connections.add(connection)
    } else if let pointer = attached.pointee {
      attached.pointee = nil
      loop.connections.remove(Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue())
    }
  }

  /// The only moment at which the library exposes the query and the path together.
  static func targetRead(
    _ target: UnsafePointer<CChar>?, _ handle: OpaquePointer?
  ) -> UnsafeMutableRawPointer? {
    if let target, let connection = connection(of: handle) {
      connection.withExchange { $0.target = String(cString: target) }
    }
    return nil
  }

  /// Called when the header has arrived, then for each chunk of the body, then once more.
  static func answer(
    _ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?,
    _ method: UnsafePointer<CChar>?, _ bodyLength: UnsafeMutablePointer<Int>?,
    _ hasBegun: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context, let handle, let method, let bodyLength, let hasBegun,
      let connection = connection(of: handle)
    else { return microhttpd_no() }
    guard hasBegun.pointee != nil else {
      hasBegun.pointee = context
      return loop(context).begin(method: String(cString: method), on: connection, handle)
    }
    guard bodyLength.pointee == 0 else {
      bodyLength.pointee = 0
      return microhttpd_yes()
    }
    return loop(context).answer(method: String(cString: method), on: connection, handle)
  }

  static func completed(_ context: UnsafeMutableRawPointer?, _ handle: OpaquePointer?) {
    guard let context, let connection = connection(of: handle) else { return }
    loop(context).end(on: connection)
  }

  private static func loop(_ context: UnsafeMutableRawPointer) -> RequestLoop {
    Unmanaged<RequestLoop>.fromOpaque(context).takeUnretainedValue()
  }

  private static func connection(of handle: OpaquePointer?) -> Connection? {
    guard let handle, let pointer = microhttpd_connection_context(handle) else { return nil }
    return Unmanaged<Connection>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// The requested header fields of a request, copied from the library.
struct HeaderFields {
  private let names: [StaticString]

  /// In the order of the request.
  private(set) var fields: [HeaderField] = []

  /// Whether the name of any field, requested or not, is not a token.
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

  /// Most fields are skipped, so the name is compared before anything is copied.
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

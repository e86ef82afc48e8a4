internal import CMicroHTTPD

/// A response in the form of the library, which may be sent any number of times from any thread.
final class PreparedResponse: Sendable {
  let status: Int
  let bodyLength: Int

  /// The address of the library's object, which counts its users and locks itself. A number, since
  /// pointers do not pass between threads.
  private let address: UInt

  /// `nil` when a field cannot be written, for instance for a line break in it.
  init?(_ response: Response) {
    let made =
      if response.status == 304 {
        microhttpd_make_bodiless_response(UInt64(response.contentLength ?? 0))
      } else {
        response.body.withUnsafeBytes { microhttpd_make_response($0.baseAddress, $0.count) }
      }
    guard let made else { return nil }
    status = response.status
    bodyLength = response.body.count
    address = UInt(bitPattern: made)
    for field in response.fields
    where microhttpd_add_field(made, field.name, field.value) == 0 {
      return nil
    }
  }

  deinit {
    if let response = OpaquePointer(bitPattern: address) { microhttpd_release(response) }
  }

  /// Hands the response to a connection, which keeps its own share of it.
  func queue(on connection: OpaquePointer) -> MHD_Result {
    guard let response = OpaquePointer(bitPattern: address) else { return microhttpd_no() }
    return microhttpd_queue(connection, UInt32(status), response)
  }
}

internal import CMicroHTTPD
internal import Synchronization

/// A response in the library's representation, which can be sent any number of times from any
/// thread.
final class PreparedResponse: Sendable {
  let status: Int
  let bodyLength: Int

  /// The address of the library's object, which is reference-counted and does its own locking. An
  /// integer, because pointers can't be sent between threads.
  private let address: UInt

  /// `nil` when a field can't be written, for example because it contains a line break.
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

  /// Queues the response on a connection, which retains it.
  func queue(on connection: OpaquePointer) -> MHD_Result {
    guard let response = OpaquePointer(bitPattern: address) else { return microhttpd_no() }
    return microhttpd_queue(connection, UInt32(status), response)
  }
}

/// The prepared responses of the current snapshot.
///
/// They are created on first use and dropped with their snapshot. While two snapshots are used
/// alternately, during a change, the older one only pays for preparing its responses again.
final class PreparedResponses: Sendable {
  private struct State {
    var snapshot: Snapshot?
    /// One response with content and one without for each representation.
    var responses: [PreparedResponse?] = []
  }

  private let state = Mutex(State())

  /// The prepared response for an index, created by `make` if it doesn't exist yet.
  func response(
    at index: Int, for snapshot: Snapshot, make: () -> PreparedResponse?
  ) -> PreparedResponse? {
    let known = state.withLock { state in
      state.snapshot === snapshot ? state.responses[index] : nil
    }
    if let known { return known }
    // Created outside of the lock, because the body is copied. Two threads may both create it; one
    // is kept.
    guard let made = make() else { return nil }
    let outdated = state.withLock { state -> [PreparedResponse?] in
      var outdated: [PreparedResponse?] = []
      if state.snapshot !== snapshot {
        outdated = state.responses
        state.snapshot = snapshot
        state.responses = Array(repeating: nil, count: snapshot.representationCount * 2)
      }
      state.responses[index] = made
      return outdated
    }
    // Freed here, outside of the lock, because that may take long.
    _ = outdated
    return made
  }
}

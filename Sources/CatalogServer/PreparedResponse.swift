internal import CMicroHTTPD
internal import Synchronization

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

/// The prepared answers of the snapshot that is being served.
///
/// They are made when first asked for and dropped with their snapshot. While two snapshots are
/// asked for in turn, at a change, the older only costs the preparation of its answers.
final class PreparedResponses: Sendable {
  private struct State {
    var snapshot: Snapshot?
    /// For each representation the one with content and the one without.
    var responses: [PreparedResponse?] = []
  }

  private let state = Mutex(State())

  /// The prepared answer of a number, made by `make` if there is none yet.
  func response(
    at index: Int, for snapshot: Snapshot, make: () -> PreparedResponse?
  ) -> PreparedResponse? {
    let known = state.withLock { state in
      state.snapshot === snapshot ? state.responses[index] : nil
    }
    if let known { return known }
    // Made outside of the lock: the body is copied. Two threads may both make it; one is kept.
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
    // Freed here, after the lock, since it may be much.
    _ = outdated
    return made
  }
}

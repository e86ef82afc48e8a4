import Basics
internal import CCurl

/// A handle of libcurl, used by one request at a time; it keeps its connections.
final class Connection: Sendable {
  private let address: Lock<UInt>

  init() { address = Lock(UInt(bitPattern: curl_handle_make())) }

  deinit {
    if let handle = UnsafeMutableRawPointer(bitPattern: address.withLock { $0 }) {
      curl_handle_free(handle)
    }
  }

  func withHandle<Result: Sendable>(
    _ body: (UnsafeMutableRawPointer) throws(TransportFailure) -> Result
  ) throws(TransportFailure) -> Result {
    try address.withLock { address throws(TransportFailure) in
      guard let handle = UnsafeMutableRawPointer(bitPattern: address) else {
        throw TransportFailure("libcurl can't be used", isPermanent: true)
      }
      return try body(handle)
    }
  }
}

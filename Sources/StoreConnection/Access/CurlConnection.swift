import Basics
internal import CCurl

/// A handle of libcurl that keeps connections, used by one round of requests at a time.
final class Connection: Sendable {
  private let address: Lock<UInt>

  init() { address = Lock(UInt(bitPattern: curl_connections_make())) }

  deinit {
    if let handle = UnsafeMutableRawPointer(bitPattern: address.withLock { $0 }) { curl_connections_free(handle) }
  }

  func withHandle<Result: Sendable>(_ body: (UnsafeMutableRawPointer) throws(TransportFailure) -> Result)
    throws(TransportFailure) -> Result
  {
    try address.withLock { address throws(TransportFailure) in
      guard let handle = UnsafeMutableRawPointer(bitPattern: address) else {
        throw TransportFailure("libcurl can't be used", isPermanent: true)
      }
      return try body(handle)
    }
  }
}

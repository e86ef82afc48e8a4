internal import CGnuTLS

/// A certificate with its key, for connections by TLS 1.2 and 1.3.
public final class TLSIdentity: Sendable {
  /// The address of GnuTLS's credentials made from them, which never change.
  private let address: UInt

  /// - Parameters:
  ///   - certificates: The certificate, followed by the certificates of its authorities, in PEM.
  ///   - key: The key of the certificate, in PEM, without a password.
  /// - Throws: The reason why they can't be used, such as a key of another certificate.
  public init(certificates: [UInt8], key: [UInt8]) throws(TLSFailure) {
    var code: Int32 = 0
    guard let made = tls_identity_make(certificates, certificates.count, key, key.count, &code) else {
      throw TLSFailure(reason: String(cString: gnutls_server_error_text(code)))
    }
    address = UInt(bitPattern: made)
  }

  deinit { tls_identity_free(pointer) }

  fileprivate var pointer: UnsafeMutablePointer<tls_identity>? { UnsafeMutablePointer(bitPattern: address) }
}

/// The reason why a certificate or its key can't be used.
public struct TLSFailure: Error, Equatable {
  /// The reason in GnuTLS's words, partly in lower case, without a full stop.
  public let reason: String

  public init(reason: String) { self.reason = reason }
}

/// The encrypted side of one connection; it belongs to the thread of one loop.
final class TLSSession {
  enum Progress {
    case done
    case reads
    case writes
    case failed
  }

  /// The bytes that GnuTLS keeps for a record that hasn't arrived as a whole, measured with 6,000 of 16 KB.
  static let memory = 41 << 10

  /// Kept for as long as GnuTLS needs it.
  private let identity: TLSIdentity
  private let session: OpaquePointer
  /// Whether the session has bytes that the socket did not take.
  private var isHolding = false
  private var hasEnded = false

  /// Nil when the memory is exhausted.
  init?(_ identity: TLSIdentity, socket: Int32) {
    guard let session = tls_session_make(identity.pointer, socket) else { return nil }
    self.identity = identity
    self.session = session
  }

  deinit { tls_session_free(session) }

  func handshake() -> Progress {
    switch tls_handshake(session) {
    case 0: .done
    case 1: .reads
    case 2: .writes
    default: .failed
    }
  }

  func receive(_ buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    Self.transfer(tls_receive(session, buffer.baseAddress, buffer.count))
  }

  /// Whether bytes are there that the socket will not report again.
  var hasBuffered: Bool { tls_has_buffered(session) != 0 }

  func send(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    let result = isHolding ? tls_send(session, nil, 0) : tls_send(session, bytes.baseAddress, bytes.count)
    isHolding = result == -1
    return Self.transfer(result)
  }

  /// Tells the client that nothing more is sent, so that it knows that nothing is missing.
  func end() {
    guard !isHolding, !hasEnded else { return }
    hasEnded = true
    tls_end(session)
  }

  private static func transfer(_ count: Int) -> Transfer {
    switch count {
    case 0...: .done(count)
    case -1: .wouldBlock
    default: .failed
    }
  }
}

internal import Basics
internal import CGnuTLS
public import CatalogServer
internal import SourceSyntax

/// An Ed25519 key that answers are signed with.
public final class SigningKey: Sendable {
  /// The name by which clients know the key.
  public let id: String
  /// The public key (RFC 8032).
  public let publicBytes: [UInt8]

  /// The address of GnuTLS's key, which only signs.
  private let address: UInt

  /// - Parameters:
  ///   - pem: The private key as PKCS #8 in PEM, as `openssl genpkey -algorithm ed25519` writes it.
  ///   - id: Printable ASCII without quotes; by default the start of the public key's SHA-256.
  /// - Throws: The reason why the key can't be used.
  public init(pem: [UInt8], id: String? = nil) throws(TLSFailure) {
    if let id, !Self.isID(id) {
      throw TLSFailure(reason: "its ID must be 1 to 64 letters, digits, periods, hyphens and underscores")
    }
    var key: OpaquePointer?
    var bytes = [UInt8](repeating: 0, count: 32)
    let code = ed25519_key_make(pem, pem.count, &key, &bytes)
    guard code == 0, let key else { throw TLSFailure(reason: String(cString: gnutls_server_error_text(code))) }
    address = UInt(bitPattern: key)
    publicBytes = bytes
    self.id = id ?? String(Checksum.sha256(bytes).prefix(16))
  }

  deinit { ed25519_key_free(OpaquePointer(bitPattern: address)) }

  private static func isID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-._".utf8.contains($0) }
  }

  /// The signature of a text; empty if GnuTLS fails, which leaves the answer unsigned.
  func signature(of text: [UInt8]) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: 64)
    let code = ed25519_sign(OpaquePointer(bitPattern: address), text, text.count, &signature)
    return code == 0 ? signature : []
  }
}

/// Signs answers by HTTP Message Signatures (RFC 9421): the digest of the body before compression
/// (`Unencoded-Digest`), so that one signature serves all codings, and the revision.
public struct MessageSigner: AnswerSigner {
  private let keys: [SigningKey]
  public let days: Int

  /// - Parameters:
  ///   - keys: The keys, each of which signs; there are two while one replaces the other.
  ///   - days: The number of days for which an answer may be used at least; at most, it is a day longer.
  public init(_ keys: [SigningKey], days: Int = 7) {
    self.keys = keys
    self.days = days
  }

  /// The public keys as a JSON Web Key Set (RFC 8037).
  public var keySet: [UInt8] {
    let list = keys.map { key in
      OrderedValue.map([
        "kty": "OKP", "crv": "Ed25519", "kid": .text(key.id), "use": "sig", "alg": "EdDSA",
        "x": .text(Base64.urlText(key.publicBytes)),
      ])
    }
    return OrderedValue.map(["keys": .list(list)]).json(.compact)
  }

  public func fields(body: [UInt8], revision: Int?, created: Int, expires: Int) -> [HeaderField] {
    let digest = "sha-256=:\(Base64.text(Checksum.sha256Bytes(body))):"
    var names = ["\"unencoded-digest\""]
    var lines = ["\"unencoded-digest\": \(digest)"]
    if let revision {
      names.append("\"shopkeeper-revision\"")
      lines.append("\"shopkeeper-revision\": \(revision)")
    }
    var inputs: [String] = []
    var signatures: [String] = []
    for (index, key) in keys.enumerated() {
      let parameters =
        "(\(names.joined(separator: " ")));created=\(created);expires=\(expires)"
        + ";keyid=\"\(key.id)\";alg=\"ed25519\";tag=\"shopkeeper\""
      let base = lines + ["\"@signature-params\": \(parameters)"]
      let signature = key.signature(of: Array(base.joined(separator: "\n").utf8))
      guard !signature.isEmpty else { continue }
      let label = index == 0 ? "shopkeeper" : "shopkeeper\(index + 1)"
      inputs.append("\(label)=\(parameters)")
      signatures.append("\(label)=:\(Base64.text(signature)):")
    }
    guard !signatures.isEmpty else { return [] }
    return [
      HeaderField("Unencoded-Digest", digest), HeaderField("Signature-Input", inputs.joined(separator: ", ")),
      HeaderField("Signature", signatures.joined(separator: ", ")),
    ]
  }
}

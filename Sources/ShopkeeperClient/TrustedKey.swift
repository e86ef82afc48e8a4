public import Foundation

#if canImport(CryptoKit)
  internal import CryptoKit
#endif

/// A public key with which a server's answers are verified: Ed25519 (RFC 8032).
public struct TrustedKey: Sendable, Hashable {
  private let bytes: Data

  /// - Parameter bytes: The 32 bytes of the key; nil for another length.
  public init?(_ bytes: Data) {
    guard bytes.count == 32 else { return nil }
    self.bytes = Data(bytes)
  }

  /// - Parameter text: The key as base64 or base64url, such as the `x` of the server's
  ///   `/v1/keys`; nil for anything else.
  public init?(base64 text: String) {
    var standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while standard.utf8.count % 4 != 0 { standard += "=" }
    guard let bytes = Data(base64Encoded: standard) else { return nil }
    self.init(bytes)
  }

  func isValid(_ signature: Data, for message: Data) -> Bool {
    #if canImport(CryptoKit)
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: bytes) else { return false }
      return key.isValidSignature(signature, for: message)
    #else
      return Ed25519.isValid(signature, for: message, key: bytes)
    #endif
  }
}

/// The digests of HTTP (RFC 9530).
enum ContentDigest: String {
  case sha256 = "sha-256"
  case sha512 = "sha-512"

  func of(_ data: Data) -> Data {
    #if canImport(CryptoKit)
      switch self {
      case .sha256: Data(SHA256.hash(data: data))
      case .sha512: Data(SHA512.hash(data: data))
      }
    #else
      switch self {
      case .sha256: SHA2.sha256(data)
      case .sha512: SHA2.sha512(data)
      }
    #endif
  }
}

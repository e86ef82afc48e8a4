internal import Foundation

#if canImport(CryptoKit)
  internal import CryptoKit
#endif

/// The cryptography of the system.
protocol Cryptography: Sendable {
  func digest(of data: Data, by algorithm: ContentDigest) -> Data
  /// Whether an Ed25519 signature (RFC 8032) is valid for a message and a key.
  func isValid(_ signature: Data, for message: Data, by key: TrustedKey) -> Bool
}

/// The digests of HTTP (RFC 9530).
enum ContentDigest: String {
  case sha256 = "sha-256"
  case sha512 = "sha-512"
}

#if canImport(CryptoKit)
  /// CryptoKit, on the systems of Apple.
  struct SystemCryptography: Cryptography {
    static let available: (any Cryptography)? = SystemCryptography()

    func digest(of data: Data, by algorithm: ContentDigest) -> Data {
      switch algorithm {
      case .sha256: Data(SHA256.hash(data: data))
      case .sha512: Data(SHA512.hash(data: data))
      }
    }

    func isValid(_ signature: Data, for message: Data, by key: TrustedKey) -> Bool {
      guard let key = try? Curve25519.Signing.PublicKey(rawRepresentation: key.bytes) else { return false }
      return key.isValidSignature(signature, for: message)
    }
  }
#else
  /// Other systems have no cryptography that an app could count on.
  enum SystemCryptography {
    static let available: (any Cryptography)? = nil
  }
#endif

import Foundation

@testable import ShopkeeperClient

#if canImport(CryptoKit)
  import CryptoKit

  /// The cryptography with which tests verify, here the system's.
  typealias TestCryptography = SystemCryptography

  extension Signer {
    var publicKey: Data {
      get throws { try Curve25519.Signing.PrivateKey(rawRepresentation: seed).publicKey.rawRepresentation }
    }

    func signature(of message: Data) throws -> Data {
      try Curve25519.Signing.PrivateKey(rawRepresentation: seed).signature(for: message)
    }
  }
#else
  import CHogweed

  /// The cryptography with which tests verify: nettle's, where the system has none that the client uses.
  struct TestCryptography: Cryptography {
    func digest(of data: Data, by algorithm: ContentDigest) -> Data {
      let bytes = Array(data)
      var digest = [UInt8](repeating: 0, count: algorithm == .sha256 ? 32 : 64)
      switch algorithm {
      case .sha256: hogweed_sha256_of(bytes.count, bytes, &digest)
      case .sha512: hogweed_sha512_of(bytes.count, bytes, &digest)
      }
      return Data(digest)
    }

    func isValid(_ signature: Data, for message: Data, by key: TrustedKey) -> Bool {
      let (key, bytes) = (Array(key.bytes), Array(message))
      return signature.count == 64 && nettle_ed25519_sha512_verify(key, bytes.count, bytes, Array(signature)) == 1
    }
  }

  extension Signer {
    var publicKey: Data {
      get throws {
        var key = [UInt8](repeating: 0, count: 32)
        nettle_ed25519_sha512_public_key(&key, Array(seed))
        return Data(key)
      }
    }

    func signature(of message: Data) throws -> Data {
      var signature = [UInt8](repeating: 0, count: 64)
      nettle_ed25519_sha512_sign(Array(try publicKey), Array(seed), message.count, Array(message), &signature)
      return Data(signature)
    }
  }
#endif

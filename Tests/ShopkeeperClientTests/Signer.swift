import Foundation

@testable import ShopkeeperClient

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// Signs answers as a server does.
struct Signer {
  let seed: Data

  static let first = Signer(seed: Data(hex: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
  static let second = Signer(seed: Data(hex: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))

  var key: TrustedKey {
    get throws {
      guard let key = TrustedKey(try publicKey) else { throw CocoaError(.coderInvalidValue) }
      return key
    }
  }

  #if canImport(CryptoKit)
    var publicKey: Data {
      get throws { try Curve25519.Signing.PrivateKey(rawRepresentation: seed).publicKey.rawRepresentation }
    }

    func signature(of message: Data) throws -> Data {
      try Curve25519.Signing.PrivateKey(rawRepresentation: seed).signature(for: message)
    }
  #else
    private var expanded: (scalar: [UInt8], prefix: [UInt8]) {
      var hash = Array(SHA2.sha512(seed))
      hash[0] &= 248
      hash[31] &= 127
      hash[31] |= 64
      return (Array(hash[..<32]), Array(hash[32...]))
    }

    var publicKey: Data { get throws { Data((CurvePoint.base * CurveScalar(reducing: expanded.scalar)).encoded) } }

    func signature(of message: Data) throws -> Data {
      let (scalar, prefix) = expanded
      let r = CurveScalar(reducing: Array(SHA2.sha512(prefix + Array(message))))
      let pointR = (CurvePoint.base * r).encoded
      let k = CurveScalar(reducing: Array(SHA2.sha512(pointR + Array(try publicKey) + Array(message))))
      // S = r + k·s, as an integer of 64 bytes that is then reduced.
      var sum = [Int](repeating: 0, count: 65)
      for (index, byte) in r.encoded.enumerated() { sum[index] += Int(byte) }
      for (index, left) in k.encoded.enumerated() {
        for (other, right) in scalar.enumerated() { sum[index + other] += Int(left) * Int(right) }
      }
      for index in 0..<64 {
        sum[index + 1] += sum[index] >> 8
        sum[index] &= 0xFF
      }
      let s = CurveScalar(reducing: sum.map { UInt8(truncatingIfNeeded: $0) })
      return Data(pointR + s.encoded)
    }
  #endif

  /// The answer with a signature.
  func signing(
    _ response: ShopResponse, keyID: String = "a", label: String = "shopkeeper",
    covering names: [String] = ["unencoded-digest"], created: Int = 1_790_000_000,
    extra: String = ";expires=1900000000"
  ) throws -> ShopResponse {
    var fields = response.fields
    fields["unencoded-digest"] = "sha-256=:\(ContentDigest.sha256.of(response.body).base64EncodedString()):"
    let components = names.map { "\"\($0)\"" }.joined(separator: " ")
    let parameters =
      "(\(components));created=\(created);keyid=\"\(keyID)\";alg=\"ed25519\"" + ";tag=\"shopkeeper\"\(extra)"
    let lines =
      names.map { name in "\"\(name)\": \(name == "@status" ? "\(response.status)" : fields[name] ?? "")" } + [
        "\"@signature-params\": \(parameters)"
      ]
    let signature = try signature(of: Data(lines.joined(separator: "\n").utf8))
    func member(_ name: String, _ value: String) {
      fields[name] = [fields[name], "\(label)=\(value)"].compactMap { $0 }.joined(separator: ", ")
    }
    member("signature-input", parameters)
    member("signature", ":\(signature.base64EncodedString()):")
    return ShopResponse(status: response.status, fields: fields, body: response.body)
  }
}

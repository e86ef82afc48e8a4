import Foundation

@testable import ShopkeeperClient

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

  /// The answer with a signature.
  func signing(
    _ response: ShopResponse, keyID: String = "a", label: String = "shopkeeper",
    covering names: [String] = ["unencoded-digest"], created: Int = 1_790_000_000,
    extra: String = ";expires=1900000000"
  ) throws -> ShopResponse {
    var fields = response.fields
    fields["unencoded-digest"] =
      "sha-256=:\(TestCryptography().digest(of: response.body, by: .sha256).base64EncodedString()):"
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

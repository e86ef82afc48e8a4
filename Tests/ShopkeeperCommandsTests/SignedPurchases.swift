import Foundation
import TestTools
import Testing

/// A chain of certificates like Apple's, made once for a run of the tests, and what is signed with it.
final class SignedPurchases: Sendable {
  /// Nil where openssl is missing.
  static let shared: SignedPurchases? = Tool.openssl.isInstalled ? try? SignedPurchases() : nil

  private let folder: String
  var root: String { "\(folder)/root.cer" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shopkeeper-chain-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let script = """
      set -e
      for name in root authority leaf other; do openssl ecparam -name prime256v1 -genkey -noout -out $name.key; done
      echo 'basicConstraints=critical,CA:TRUE' >root.ext
      printf 'basicConstraints=critical,CA:TRUE\\n1.2.840.113635.100.6.2.1=DER:0500\\n' >authority.ext
      printf 'basicConstraints=CA:FALSE\\n1.2.840.113635.100.6.11.1=DER:0500\\n' >leaf.ext
      echo 'basicConstraints=CA:FALSE' >other.ext
      openssl req -new -key root.key -subj '/CN=Test Root' -out root.csr
      openssl x509 -req -in root.csr -signkey root.key -days 3650 -extfile root.ext -out root.pem
      sign() {
        openssl req -new -key $1.key -subj "/CN=Test $1" -out $1.csr
        openssl x509 -req -in $1.csr -CA $2.pem -CAkey $2.key -set_serial $3 -days 3650 -extfile $1.ext -out $1.pem
      }
      openssl ecparam -name secp384r1 -genkey -noout -out wide.key
      openssl ecparam -name prime256v1 -genkey -noout -out cipher.key
      cp leaf.ext wide.ext
      (cat leaf.ext; echo keyUsage=critical,keyAgreement) >cipher.ext
      sign authority root 2; sign leaf authority 3; sign other authority 4; sign wide authority 5; sign cipher authority 6
      key() {
        printf 'asn1=SEQUENCE:key\\n[key]\\na=SEQUENCE:kind\\nb=BITWRAP,SEQUENCE:rsa\\n[kind]\\na=OID:rsaEncryption\\n' >$1.conf
        printf 'b=NULL\\n[rsa]\\na=INTEGER:0x%s\\nb=INTEGER:0x%s\\n' $2 $3 >>$1.conf
        openssl asn1parse -genconf $1.conf -noout -out $1.pub
        openssl x509 -req -in other.csr -force_pubkey $1.pub -CA authority.pem -CAkey authority.key -set_serial 7 -out $1.pem
      }
      key modulus $(printf 'F%.0s' $(seq 2048)) 010001
      key exponent $(printf 'F%.0s' $(seq 512)) $(printf 'F%.0s' $(seq 2048))
      openssl req -new -key other.key -subj "$(printf "/CN=$(printf 'A%.0s' $(seq 60))%.0s" $(seq 300))" -out name.csr
      openssl x509 -req -in name.csr -CA authority.pem -CAkey authority.key -set_serial 8 -out name.pem
      openssl x509 -in leaf.pem -pubkey -noout >leaf.pub
      for name in root authority leaf other wide cipher; do openssl x509 -in $name.pem -outform der -out $name.cer; done
      """
    let made = try run("cd '\(folder)' && (\(script)) 2>&1", in: URL(filePath: folder))
    guard made.status == 0 else { throw Failed(text: made.output) }
  }

  struct Failed: Error { let text: String }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }

  /// A certificate as the header of a signed object has it.
  func certificate(_ name: String) throws -> String { Data(try bytes("\(name).cer")).base64EncodedString() }

  /// A code that authenticates some bytes with the public key of the certificate for a secret.
  func authenticated(_ text: [UInt8]) throws -> String {
    let key = try bytes("leaf.pub").map { String(Int($0) + 0x100, radix: 16).suffix(2) }
    return try Self.encoded(
      Data(
        Tool.openssl.run(
          ["dgst", "-sha256", "-mac", "HMAC", "-macopt", "hexkey:\(key.joined())", "-binary"], input: text)))
  }

  private static func encoded(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// A signed JSON object.
  ///
  /// - Parameter signer: The certificate that signs: `leaf`, or `other`, which is not for purchases.
  func signed(_ payload: [String: Any], by signer: String = "leaf", algorithm: String = "ES256") throws -> String {
    let chain = try [signer, "authority", "root"].map { Data(try bytes("\($0).cer")).base64EncodedString() }
    let header = try JSONSerialization.data(withJSONObject: ["alg": algorithm, "x5c": chain])
    let text = try Self.encoded(header) + "." + Self.encoded(JSONSerialization.data(withJSONObject: payload))
    let der = try Array(
      Tool.openssl.run(["dgst", "-sha256", "-sign", "\(folder)/\(signer).key"], input: Array(text.utf8)))
    // A sequence of two integers, each with a length.
    func number(at start: Int) -> [UInt8] {
      let value = der[(start + 2)..<(start + 2 + Int(der[start + 1]))].drop { $0 == 0 }
      return [UInt8](repeating: 0, count: 32 - value.count) + value
    }
    return text + "." + Self.encoded(Data(number(at: 2) + number(at: 4 + Int(der[3]))))
  }

  /// An element of ASN.1, of less than 64 KB.
  private func element(_ tag: UInt8, _ content: [UInt8]...) -> [UInt8] {
    let content = content.flatMap(\.self)
    let length =
      content.count < 128 ? [UInt8(content.count)] : [0x82, UInt8(content.count >> 8), UInt8(content.count & 255)]
    return [tag] + length + content
  }

  /// An app receipt, which isn't signed, whose signer has a name of many parts.
  func receipt(namesOfSigner count: Int) throws -> [UInt8] {
    let none: [UInt8] = [0x05, 0x00]
    let version = element(0x02, [1])
    let hash = element(0x30, element(0x06, [0x2B, 0x0E, 0x03, 0x02, 0x1A]), none)
    let part = element(0x31, element(0x30, element(0x06, [0x2A]), element(0x0C, [])))
    let name = element(0x30, Array(repeating: part, count: count).flatMap(\.self))
    let signer = element(0x30, version, element(0x30, name, version), hash, hash, element(0x04, [1]))
    let type: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07]
    let content = element(0x30, element(0x06, type + [1]), element(0xA0, element(0x04, element(0x31, []))))
    let signed = element(
      0x30, version, element(0x31, hash), content, element(0xA0, try bytes("leaf.cer")), element(0x31, signer))
    return element(0x30, element(0x06, type + [2]), element(0xA0, signed))
  }

  /// An app receipt with some purchases, each by the numbers of its attributes.
  ///
  /// - Parameter other: A certificate in it that nothing is signed with.
  func receipt(
    bundleID: String, _ purchases: [[Int: String]], by signer: String = "leaf", with other: String = "authority"
  ) throws -> [UInt8] {
    func attribute(_ type: Int, _ value: [UInt8]) -> [UInt8] {
      let number = element(0x02, type < 128 ? [UInt8(type)] : [UInt8(type >> 8), UInt8(type & 255)])
      return element(0x30, number + element(0x02, [1]) + element(0x04, value))
    }
    func text(_ text: String) -> [UInt8] { element(0x16, Array(text.utf8)) }
    let items = purchases.map { purchase in
      let attributes = purchase.sorted { $0.key < $1.key }.map { key, value in
        attribute(key, key == 1701 ? element(0x02, [UInt8(value) ?? 1]) : text(value))
      }
      return attribute(17, element(0x31, attributes.flatMap(\.self)))
    }
    let date = ISO8601DateFormatter().string(from: Date())
    let content = element(
      0x31,
      attribute(0, text("Production")) + attribute(2, text(bundleID)) + attribute(12, text(date))
        + items.flatMap(\.self))
    return try Array(
      Tool.openssl.run(
        [
          "smime", "-sign", "-binary", "-nodetach", "-outform", "DER", "-signer", "\(folder)/\(signer).pem", "-inkey",
          "\(folder)/\(signer).key", "-certfile", "\(folder)/\(other).pem",
        ], input: content))
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}

import Foundation
import Testing

@testable import ShopkeeperClient

@Suite("Trusted keys") struct TrustedKeyTests {
  struct Vector: Sendable {
    var seed: String
    var key: String
    var message: String
    var signature: String
  }

  private func isValid(_ signature: Data, for message: Data, by key: TrustedKey) -> Bool {
    TestCryptography().isValid(signature, for: message, by: key)
  }

  /// RFC 8032, section 7.1, tests 1 to 3.
  static let vectors = [
    Vector(
      seed: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
      signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bac"
        + "c61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    Vector(
      seed: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
      signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e"
        + "458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
    Vector(
      seed: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
      signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290"
        + "ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
  ]

  @Test("accept the signatures of RFC 8032, and none that differs in a bit", arguments: vectors) func vector(
    _ vector: Vector
  ) throws {
    let key = try #require(TrustedKey(Data(hex: vector.key)))
    let message = Data(hex: vector.message)
    let signature = Data(hex: vector.signature)
    #expect(isValid(signature, for: message, by: key))
    #expect(!isValid(signature, for: message + [0], by: key))
    for index in stride(from: 0, to: 64, by: 9) {
      var changed = signature
      changed[index] ^= 1 << UInt8(index % 8)
      #expect(!isValid(changed, for: message, by: key))
    }
    #expect(!isValid(signature.dropLast(), for: message, by: key))
    #expect(!isValid(Data(), for: message, by: key))
  }

  @Test("refuse the second encoding of a signature, with the order added to S") func malleability() throws {
    let vector = Self.vectors[1]
    var signature = Array(Data(hex: vector.signature))
    let order = Data(hex: "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010")
    var carry = 0
    for (index, byte) in order.enumerated() {
      let sum = Int(signature[32 + index]) + Int(byte) + carry
      signature[32 + index] = UInt8(sum & 0xFF)
      carry = sum >> 8
    }
    let key = try #require(TrustedKey(Data(hex: vector.key)))
    #expect(!isValid(Data(signature), for: Data(hex: vector.message), by: key))
  }

  @Test(
    "refuse keys that are not points of the curve",
    arguments: [
      // y = 2, 7 and 8 have no x.
      "0200000000000000000000000000000000000000000000000000000000000000",
      "0700000000000000000000000000000000000000000000000000000000000000",
      "0800000000000000000000000000000000000000000000000000000000000080",
    ]) func keys(_ hex: String) throws
  {
    let key = try #require(TrustedKey(Data(hex: hex)))
    #expect(!isValid(Data(hex: Self.vectors[0].signature), for: Data(), by: key))
  }

  @Test(
    "trust no key of small order, for which anybody can sign, in any encoding",
    arguments: [
      "0000000000000000000000000000000000000000000000000000000000000000",
      "0100000000000000000000000000000000000000000000000000000000000000",
      "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
      "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
      "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
      "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
      "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    ]) func smallOrder(_ hex: String) throws
  {
    var bytes = Data(hex: hex)
    for sign: UInt8 in [0, 0x80] {
      bytes[31] = bytes[31] & 0x7F | sign
      #expect(TrustedKey(bytes) == nil)
      #expect(TrustedKey(base64: bytes.base64EncodedString()) == nil)
    }
    // Its neighbors are other keys.
    bytes[15] ^= 1
    #expect(TrustedKey(bytes) != nil)
  }

  @Test("agree with the signer of the tests on messages of many lengths") func signer() throws {
    for (index, vector) in Self.vectors.enumerated() {
      let signer = Signer(seed: Data(hex: vector.seed))
      #expect(try signer.publicKey == Data(hex: vector.key))
      let message = Data((0..<(index * 61)).map { UInt8($0 & 0xFF) })
      #expect(try TestCryptography().isValid(signer.signature(of: message), for: message, by: signer.key))
    }
  }

  @Test("read keys as base64 and base64url, and nothing else") func base64() throws {
    let bytes = Data((0..<32).map { UInt8(truncatingIfNeeded: $0 * 83 + 250) })
    let text = bytes.base64EncodedString()
    let webText = text.replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
    #expect(TrustedKey(base64: text) == TrustedKey(bytes))
    #expect(TrustedKey(base64: webText) == TrustedKey(bytes))
    #expect(TrustedKey(base64: "AAAA") == nil)
    #expect(TrustedKey(base64: "not base64!") == nil)
    #expect(TrustedKey(Data(count: 31)) == nil)
  }
}

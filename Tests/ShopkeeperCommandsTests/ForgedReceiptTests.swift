import Foundation
import TestTools
import Testing

@Suite("Forged and broken purchases", .enabled(if: SignedPurchases.shared != nil, "openssl is needed"))
struct ForgedReceiptTests {
  /// Ways to make a signature worthless.
  static let forgeries = [
    "changed", "other certificate", "key that may not sign", "no algorithm", "no chain", "another root", "Apple's root",
    "unsigned", "mixed",
  ]

  @Test("nothing is shown without a valid signature, unless that is asked for", arguments: forgeries)
  func forged(_ kind: String) async throws {
    let chain = try #require(SignedPurchases.shared)
    let payload = ReceiptCommandTests.transaction("9", "noads", "Non-Consumable")
    var text = try chain.signed(payload)
    var trusts = true
    func encoded(_ object: Any) throws -> String {
      try JSONSerialization.data(withJSONObject: object).base64EncodedString().replacing("=", with: "")
        .replacing("+", with: "-").replacing("/", with: "_")
    }
    var parts = text.split(separator: ".").map(String.init)
    switch kind {
    case "changed": parts[1] = try encoded(payload.merging(["purchaseDate": 1_000_000_000_000]) { $1 })
    case "other certificate": parts = try chain.signed(payload, by: "other").split(separator: ".").map(String.init)
    case "key that may not sign": parts = try chain.signed(payload, by: "cipher").split(separator: ".").map(String.init)
    case "no algorithm": parts = try chain.signed(payload, algorithm: "none").split(separator: ".").map(String.init)
    case "no chain": parts[0] = try encoded(["alg": "ES256"])
    case "another root": parts = try SignedPurchases().signed(payload).split(separator: ".").map(String.init)
    case "Apple's root": trusts = false
    default: break
    }
    text = parts.joined(separator: ".")
    if kind == "unsigned" {
      text = try String(decoding: JSONSerialization.data(withJSONObject: payload), as: UTF8.self)
    }
    // A signed transaction with a grace that somebody added.
    let grace: [String: Any] = [
      "autoRenewStatus": 1, "originalTransactionId": "1", "gracePeriodExpiresDate": ReceiptCommandTests.now * 2,
    ]
    if kind == "mixed" {
      text = try String(decoding: JSONSerialization.data(withJSONObject: ["a": text, "b": grace]), as: UTF8.self)
    }
    let result = try await ReceiptCommandTests.read(Array(text.utf8), trusts: trusts)
    #expect(result.run.status == 1, "\(result.run.output)\(result.run.errors)")
    #expect(result.json["isVerified"] as? Bool == false)
    #expect(result.products.isEmpty)
    #expect(result.problems.contains { $0.hasPrefix("not verified") })
    #expect(!result.run.output.contains("com.example"), "\(result.run.output)")
    let shown = try await ReceiptCommandTests.read(Array(text.utf8), "--unverified", trusts: false)
    #expect(shown.run.status == 0 && !shown.products.isEmpty && shown.json["isVerified"] as? Bool == false)
  }

  /// Headers and signatures that other readers were deceived with.
  static let deceptions = [
    "HMAC with the public key", "none with chain", "lower case", "list of algorithms", "two algorithms", "critical",
    "own key", "address of a chain", "zeros", "empty", "in ASN.1", "another curve", "chain of numbers", "long chain",
    "chain without its authority", "root alone", "four parts", "no parts",
  ]

  @Test("an odd header is not verified, whatever it claims", arguments: deceptions) func deceived(_ kind: String)
    async throws
  {
    let chain = try #require(SignedPurchases.shared)
    let payload = ReceiptCommandTests.transaction("9", "noads", "Non-Consumable")
    let good = try chain.signed(payload).split(separator: ".").map(String.init)
    let certificates = try ["leaf", "authority", "root"].map { try chain.certificate($0) }
    func encoded(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacing("=", with: "").replacing("+", with: "-").replacing("/", with: "_")
    }
    let list = "[\"" + certificates.joined(separator: "\",\"") + "\"]"
    var (header, signature) = (#"{"alg":"ES256","x5c":\#(list)}"#, good[2])
    var text: String?
    switch kind {
    case "HMAC with the public key":
      header = #"{"alg":"HS256","x5c":\#(list)}"#
      signature = try chain.authenticated(Array("\(encoded(header)).\(good[1])".utf8))
    case "none with chain": (header, signature) = (#"{"alg":"none","x5c":\#(list)}"#, "")
    case "lower case": header = #"{"alg":"es256","x5c":\#(list)}"#
    case "list of algorithms": header = #"{"alg":["ES256"],"x5c":\#(list)}"#
    case "two algorithms": header = #"{"alg":"none","alg":"ES256","x5c":\#(list)}"#
    case "critical": header = #"{"alg":"ES256","crit":["b64"],"b64":false,"x5c":\#(list)}"#
    case "own key": header = #"{"alg":"ES256","jwk":{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}}"#
    case "address of a chain": header = #"{"alg":"ES256","x5u":"https://example.com/chain.pem","kid":"../../root"}"#
    case "zeros": signature = encoded(String(repeating: "\0", count: 64))
    case "empty": signature = ""
    case "in ASN.1": signature = encoded("\u{30}\u{6}\u{2}\u{1}\u{1}\u{2}\u{1}\u{1}")
    case "another curve":
      header = try #"{"alg":"ES256","x5c":["\#(chain.certificate("wide"))","\#(certificates[1])"]}"#
    case "chain of numbers": header = #"{"alg":"ES256","x5c":[1,null,{}]}"#
    case "long chain":
      header = #"{"alg":"ES256","x5c":["\#((0..<400).map { _ in certificates[0] }.joined(separator: "\",\""))"]}"#
    case "chain without its authority": header = #"{"alg":"ES256","x5c":["\#(certificates[0])"]}"#
    case "root alone": header = #"{"alg":"ES256","x5c":["\#(certificates[2])"]}"#
    case "four parts": text = good.joined(separator: ".") + ".a"
    default: text = "ey.."
    }
    let bytes = Array((text ?? "\(encoded(header)).\(good[1]).\(signature)").utf8)
    let result = try await ReceiptCommandTests.read(bytes)
    #expect(result.run.status == 1 || result.run.status == 3, "\(result.run.output)\(result.run.errors)")
    #expect(result.products.isEmpty && result.json["isVerified"] as? Bool != true)
  }

  @Test("an app receipt that is deep, huge, truncated or lies about its lengths is an error") func brokenReceipts()
    async throws
  {
    let der = try #require(SignedPurchases.shared).receipt(bundleID: "com.example.game", [[1702: "a", 1703: "b"]])
    func nested(_ depth: Int) -> [UInt8] {
      (0..<depth).reduce([0x05, 0x00]) { inner, _ in
        [0x30, 0x84] + [24, 16, 8, 0].map { UInt8(inner.count >> $0 & 255) } + inner
      }
    }
    var inputs: [[UInt8]] = [
      nested(3_000), [0x30, 0x80] + [UInt8](repeating: 0, count: 1_000_000), [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x30, 0x88] + [UInt8](repeating: 0x7F, count: 8),
      Array(repeating: [0x30, 0x80], count: 200_000).flatMap(\.self),
    ]
    // A length that says more, and one that says less, at places all over the receipt.
    for place in stride(from: 1, to: der.count, by: 53) {
      for byte in [0xFF, 0x84, 0x00] as [UInt8] {
        var changed = der
        changed[place] = byte
        if changed != der { inputs.append(changed) }
      }
    }
    for input in inputs {
      let result = try await ReceiptCommandTests.read(input)
      let isVerified = result.run.status == 0
      // A byte outside of what is signed, such as in an unused certificate, may be changed.
      #expect(!isVerified || result.products.first?["productID"] as? String == "a", "\(result.run.output)")
      #expect([0, 1, 3].contains(result.run.status))
    }
    for input in inputs.prefix(5) { #expect(try await ReceiptCommandTests.read(input).run.status == 3) }
  }

  @Test("a receipt that was changed, or that any developer could sign, is not verified") func forgedReceipt()
    async throws
  {
    let chain = try #require(SignedPurchases.shared)
    let purchase = [[1702: "com.example.game.noads", 1703: "5"]]
    var changed = try chain.receipt(bundleID: "com.example.game", purchase)
    let place = try #require(changed.firstRange(of: Array("noads".utf8)))
    changed[place.lowerBound] = UInt8(ascii: "g")
    for bytes in [changed, try chain.receipt(bundleID: "com.example.game", purchase, by: "other")] {
      let result = try await ReceiptCommandTests.read(bytes)
      #expect(result.run.status == 1 && result.products.isEmpty, "\(result.run.output)")
    }
  }

  @Test(
    "a certificate that it takes long to read or to check a signature with is refused",
    arguments: ["modulus", "exponent", "name"]) func longKey(_ kind: String) async throws
  {
    let chain = try #require(SignedPurchases.shared)
    let purchase = [[1702: "com.example.game.noads", 1703: "5"]]
    let result = try await ReceiptCommandTests.read(chain.receipt(bundleID: "com.example.game", purchase, with: kind))
    #expect(result.run.status == 1 && result.products.isEmpty, "\(result.run.output)")
    #expect(
      result.problems.contains { $0.contains("a certificate of at most 16 KB, with a key of at most 4096 bits") },
      "\(result.problems)")
  }

  @Test(
    "a receipt that it takes long to read is refused before that",
    arguments: [(1, 1, "its signature is wrong"), (5_000, 3, "with at most 5000 elements")])
  func longSignature(_ names: Int, _ status: Int32, _ problem: String) async throws {
    let chain = try #require(SignedPurchases.shared)
    let result = try await ReceiptCommandTests.read(chain.receipt(namesOfSigner: names))
    #expect(result.run.status == status && result.products.isEmpty, "\(result.run.output)")
    #expect((result.run.output + result.run.errors).contains(problem), "\(result.run.output)\(result.run.errors)")
  }

  @Test("Apple's own library reads the same transaction, and refuses the same forgery") func secondReader() async throws
  {
    let packages = Samples.root.appending(path: ".build/python-appstore").path
    guard Tool.python.isInstalled, FileManager.default.fileExists(atPath: packages + "/appstoreserverlibrary") else {
      print("skipped: Apple's library is not installed")
      return
    }
    let chain = try #require(SignedPurchases.shared)
    let payload = ReceiptCommandTests.transaction("9", "noads", "Non-Consumable", ["environment": "Sandbox"])
    let good = try chain.signed(payload)
    let bad = try [
      chain.signed(payload, by: "other"), chain.signed(payload.filter { $0.key != "bundleId" }),
      chain.signed(payload.filter { $0.key != "bundleId" }.merging(["data": ["bundleId": "com.example.game"]]) { $1 }),
    ]
    let program = """
      import sys
      sys.path.insert(0, sys.argv[1])
      from appstoreserverlibrary.signed_data_verifier import SignedDataVerifier, VerificationException
      from appstoreserverlibrary.models.Environment import Environment
      root = open(sys.argv[2], "rb").read()
      verifier = SignedDataVerifier([root], False, Environment.SANDBOX, "com.example.game")
      verifier._chain_verifier.enable_strict_checks = False
      for text in sys.argv[3:]:
          try: print(verifier.verify_and_decode_signed_transaction(text).productId)
          except VerificationException as error: print("refused")
      """
    let output = try Tool.python.run(["-c", program, packages, chain.root, good] + bad, input: [])
    #expect(String(decoding: output, as: UTF8.self) == "com.example.game.noads\nrefused\nrefused\nrefused\n")
    #expect(try await ReceiptCommandTests.read(Array(good.utf8)).run.status == 0)
    for text in bad { #expect(try await ReceiptCommandTests.read(Array(text.utf8)).run.status == 1) }
  }
}

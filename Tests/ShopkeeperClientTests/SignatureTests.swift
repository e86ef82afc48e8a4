import Foundation
import Testing

@testable import ShopkeeperClient

@Suite("The signature of an answer") struct SignatureTests {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func fault(of response: ShopResponse, keys: [String: TrustedKey]? = nil, at now: Date? = now) throws
    -> ShopFault?
  {
    let keys = try keys ?? ["a": Signer.first.key]
    do {
      try AnswerSignature(trustedKeys: keys, clockTolerance: 86400, cryptography: TestCryptography())
        .verify(response, at: now)
      return nil
    } catch { return error }
  }

  @Test("is valid over the digest, the revision, the status and any other field") func valid() throws {
    let answer = ShopResponse(
      status: 200, fields: ["Shopkeeper-Revision": "6", "Content-Type": " application/json "], body: Data("[]".utf8))
    for names in [
      ["unencoded-digest"], ["unencoded-digest", "shopkeeper-revision"],
      ["@status", "content-type", "unencoded-digest"],
    ] {
      var signed = answer
      if names.contains("content-type") {
        signed = ShopResponse(status: 200, fields: ["content-type": "application/json"], body: answer.body)
      }
      #expect(try fault(of: Signer.first.signing(signed, covering: names)) == nil)
    }
  }

  @Test("is needed from only one of two keys while a key is being replaced") func rotation() throws {
    let answer = try Signer.second.signing(Signer.first.signing(Stand.served, keyID: "a"), keyID: "b", label: "next")
    let first = try Signer.first.key
    let second = try Signer.second.key
    #expect(try fault(of: answer, keys: ["a": first]) == nil)
    #expect(try fault(of: answer, keys: ["b": second]) == nil)
    #expect(try fault(of: answer, keys: ["a": first, "b": second]) == nil)
    // One of them is wrong, the other is valid.
    #expect(try fault(of: answer, keys: ["a": second, "b": second]) == nil)
    #expect(try fault(of: answer, keys: ["c": first]) == .unknownKeys(["a", "b"]))
  }

  @Test("must cover a digest that the body matches") func coverage() throws {
    let uncovered = try Signer.first.signing(Stand.served, covering: ["etag"])
    #expect(try fault(of: uncovered) == .invalidSignature("it doesn't cover a digest of the body"))

    // A digest that can't be checked is not a digest.
    let answer = ShopResponse(status: 200, fields: ["content-digest": "md5=:AAAA:"], body: Data("[]".utf8))
    #expect(
      try fault(of: Signer.first.signing(answer, covering: ["content-digest"]))
        == .invalidSignature("it doesn't cover a digest of the body"))
  }

  @Test("counts a digest of the encoded bytes only if the body wasn't encoded") func encodedDigest() throws {
    let body = Data("[\"a\"]".utf8)
    let digest = "sha-512=:\(TestCryptography().digest(of: body, by: .sha512).base64EncodedString()):"
    let answer = ShopResponse(status: 200, fields: ["content-digest": digest], body: body)
    let signed = try Signer.first.signing(answer, covering: ["content-digest"])
    #expect(try fault(of: signed) == nil)
    let encoded = ShopResponse(
      status: 200, fields: signed.fields.merging(["content-encoding": "gzip"]) { $1 }, body: body)
    #expect(try fault(of: encoded) == .invalidSignature("it doesn't cover a digest of the body"))
  }

  @Test(
    "is invalid if anything that it covers, or it itself, is different",
    arguments: ["shopkeeper-revision", "unencoded-digest", "signature", "signature-input", "body"]) func changes(
      _ name: String
    ) throws
  {
    let answer = ShopResponse(status: 200, fields: ["shopkeeper-revision": "6"], body: Data("[\"a\"]".utf8))
    let signed = try Signer.first.signing(answer, covering: ["unencoded-digest", "shopkeeper-revision"])
    var fields = signed.fields
    let other = Data("[\"b\"]".utf8)
    switch name {
    case "shopkeeper-revision": fields[name] = "7"
    case "unencoded-digest", "body":
      fields["unencoded-digest"] =
        "sha-256=:\(TestCryptography().digest(of: other, by: .sha256).base64EncodedString()):"
    case "signature": fields[name] = "shopkeeper=:\(Data(repeating: 1, count: 64).base64EncodedString()):"
    default: fields[name] = fields[name]?.replacingOccurrences(of: "1790000000", with: "1790000001")
    }
    let changed = ShopResponse(
      status: 200, fields: fields, body: ["body", "unencoded-digest"].contains(name) ? other : answer.body)
    #expect(try fault(of: changed) == .invalidSignature("the key \"a\" hasn't made it"))
  }

  @Test("of a kept list is valid after its end, and of a new one within the tolerance") func end() throws {
    let answer = try Signer.first.signing(Stand.served, extra: ";expires=1800000000")
    let end = Date(timeIntervalSince1970: 1_800_000_000)
    #expect(try fault(of: answer, at: end + 86399) == nil)
    #expect(try fault(of: answer, at: end + 86400) == .expired(end))
    #expect(try fault(of: answer, at: nil) == nil)
  }

  @Test(
    "of a new list says when it was made and until when it may be used", arguments: ["", ";expires=\"x\"", ";expires"])
  func endless(_ extra: String) throws {
    let answer = try Signer.first.signing(Stand.served, extra: extra)
    #expect(
      try fault(of: answer)
        == .invalidSignature("it doesn't say when it was made and until when it may be used"))
    #expect(try fault(of: answer, at: nil) == nil)
  }

  @Test(
    "is missing if it isn't for this purpose, or not readable",
    arguments: [
      ("shopkeeper=(\"unencoded-digest\");keyid=\"a\";tag=\"other\"", "shopkeeper=:AAAA:"),
      ("shopkeeper=(\"unencoded-digest\");keyid=\"a\"", "shopkeeper=:AAAA:"),
      ("shopkeeper=(\"unencoded-digest\");tag=\"shopkeeper\"", "shopkeeper=:AAAA:"),
      ("shopkeeper=(\"unencoded-digest\");keyid=\"a\";tag=\"shopkeeper\"", "other=:AAAA:"),
      ("shopkeeper=(\"unencoded-digest\");keyid=\"a\";tag=\"shopkeeper\"", "shopkeeper=AAAA"),
      ("shopkeeper=(\"unencoded-digest\";keyid=\"a\"", "shopkeeper=:AAAA:"), ("shopkeeper", "shopkeeper"), ("", ""),
      (",", "="),
    ]) func missing(_ input: String, _ signature: String) throws
  {
    let answer = ShopResponse(
      status: 200, fields: ["signature-input": input, "signature": signature], body: Data("[]".utf8))
    #expect(try fault(of: answer) == .unsigned)
  }

  @Test(
    "can't cover parts of the request, a missing field, or a field twice",
    arguments: [
      ["unencoded-digest", "@path"], ["unencoded-digest", "x-missing"], ["unencoded-digest", "unencoded-digest"],
    ]) func components(_ names: [String]) throws
  {
    let fault = try fault(of: Signer.first.signing(Stand.served, covering: names))
    guard case .invalidSignature = fault else {
      Issue.record("\(String(describing: fault))")
      return
    }
  }
}

@Suite("A system without CryptoKit") struct UnverifiableTests {
  @Test("accepts nothing where there are trusted keys, and says so") func refused() async throws {
    let signed = try Signer.first.signing(Stand.served)
    var stand = try Stand(server: { _ in signed })
    stand.configuration.cryptography = nil
    stand.configuration.trustedKeys = ["a": try Signer.first.key]
    let contents = await stand.shop.refresh()
    #expect(contents.origin == .bundle)
    #expect(contents.list.productIDs == Stand.shipped)
    #expect(contents.faults == [.unverifiable])
    #expect(stand.disk.file == nil)
  }

  @Test("keeps no list that was trusted before") func kept() async throws {
    let answer = try Signer.first.signing(Stand.response(revision: 5, ids: Stand.keptIDs))
    let disk = try await Stand.keptDisk(answer: answer)
    var stand = try Stand(server: FakeNetwork.offline, disk: disk)
    stand.configuration.cryptography = nil
    stand.configuration.trustedKeys = ["a": try Signer.first.key]
    #expect(await stand.shop.contents.origin == .bundle)
  }

  @Test("shows and keeps a list where there are none, and notices damage of the kept one") func plain() async throws {
    var stand = try Stand(server: { _ in Stand.served })
    stand.configuration.cryptography = nil
    #expect(await stand.shop.refresh().origin == .server)
    #expect(await stand.shop.contents.list.productIDs == Stand.servedIDs)
    stand.disk.change { $0.file?[60] ^= 1 }
    #expect(await stand.shop.contents.faults == [.cacheUnreadable("the file is damaged")])
  }
}

@Suite("A dictionary of a structured field") struct StructuredDictionaryTests {
  @Test("has members with values and parameters, of which the last of a name counts") func members() throws {
    let text = #"a=("x" "y";q);n=5;s="t\"\\",  b=:YWJj: , c;d=?1, e=1.5, f=tok/en, a=3"#
    let dictionary = try #require(StructuredDictionary(text))
    #expect(dictionary.members.map(\.name) == ["b", "c", "e", "f", "a"])
    #expect(dictionary["b"]?.value == .bytes(Data("abc".utf8)))
    #expect(dictionary["a"]?.value == .integer(3))
    #expect(dictionary["c"]?.parameters == ["d": .other])
    let list = try #require(StructuredDictionary(#"a=("x" "y";q);n=5;s="t\"\\""#)?.members.first)
    #expect(list.text == #"("x" "y";q);n=5;s="t\"\\""#)
    #expect(
      list.item.value
        == .list([.init(value: .string("x"), parameters: [:]), .init(value: .string("y"), parameters: ["q": .other])]))
    #expect(list.item.parameters == ["n": .integer(5), "s": .string("t\"\\")])
  }

  @Test(
    "is not anything else",
    arguments: [
      "A=1", "a=", "a=(", "a=(\"x\"", "a=(\"x\"\"y\")", "a=\"x", "a=\"\\x\"", "a=:YW", "a=:!!:", "a=1,", "a=1 b=2",
      "a=1;", "a=1;=2", "=1", "a=\"\u{7F}\"", "a=(\"x\") (\"y\")",
    ]) func malformed(_ text: String)
  { #expect(StructuredDictionary(text) == nil) }
}

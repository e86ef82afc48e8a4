internal import Foundation

/// Verifies that an answer is from a server that the app trusts: HTTP Message Signatures (RFC 9421)
/// by Ed25519 over a digest of the body.
///
/// The digest is `Unencoded-Digest`, because an app gets the body without its content coding. The
/// app that a list is for, and its revision, are in the body and thereby signed.
struct AnswerSignature {
  /// The value of the parameter `tag`, which keeps signatures for other purposes apart.
  static let tag = "shopkeeper"

  var trustedKeys: [String: TrustedKey]
  /// In seconds.
  var clockTolerance: TimeInterval
  /// Nil where the system has none, so that no digest is compared either.
  var cryptography: (any Cryptography)?

  /// Throws when the body differs from a digest that was sent with it, or when no trusted key has
  /// signed it although there are trusted keys, or they can't be used.
  ///
  /// - Parameter now: The current time; nil to accept a signature after its end, as for a kept list.
  /// - Returns: The time when the contents last changed, as signed; nil without trusted keys.
  @discardableResult func verify(_ response: ShopResponse, at now: Date?) throws(ShopFault) -> Date? {
    guard let cryptography else {
      guard trustedKeys.isEmpty else { throw .unverifiable }
      return nil
    }
    let digests = try Self.matchingDigests(of: response, by: cryptography)
    guard !trustedKeys.isEmpty else { return nil }

    let candidates = Self.signatures(of: response)
    guard !candidates.isEmpty else { throw .unsigned }
    let known = candidates.filter { trustedKeys[$0.keyID] != nil }
    guard !known.isEmpty else { throw .unknownKeys(candidates.map(\.keyID).sorted()) }
    var fault = ShopFault.unsigned
    for candidate in known {
      do {
        return try verify(candidate, of: response, digests: digests, by: cryptography, at: now)
      } catch { fault = error }
    }
    throw fault
  }

  private struct Candidate {
    var keyID: String
    var covered: [StructuredDictionary.Item]
    var parameters: [String: StructuredDictionary.Value]
    /// The covered components and the parameters, as they were sent.
    var text: String
    var signature: Data

    func time(_ parameter: String) -> Date? {
      guard case .integer(let seconds) = parameters[parameter] else { return nil }
      return Date(timeIntervalSince1970: TimeInterval(seconds))
    }
  }

  private static func signatures(of response: ShopResponse) -> [Candidate] {
    let inputs = response.fields["signature-input"].flatMap(StructuredDictionary.init)
    let signatures = response.fields["signature"].flatMap(StructuredDictionary.init)
    return (inputs?.members ?? []).compactMap { input in
      guard case .list(let covered) = input.item.value, case .string(let keyID) = input.item.parameters["keyid"],
        input.item.parameters["tag"] == .string(tag), case .bytes(let signature) = signatures?[input.name]?.value
      else { return nil }
      return Candidate(
        keyID: keyID, covered: covered, parameters: input.item.parameters, text: input.text, signature: signature)
    }
  }

  private func verify(
    _ candidate: Candidate, of response: ShopResponse, digests: [String], by cryptography: any Cryptography,
    at now: Date?
  ) throws(ShopFault) -> Date? {
    if let algorithm = candidate.parameters["alg"], algorithm != .string("ed25519") {
      throw .invalidSignature("its algorithm is not \"ed25519\"")
    }
    guard
      candidate.covered.contains(where: { item in
        digests.contains { item == .init(value: .string($0), parameters: [:]) }
      })
    else { throw .invalidSignature("it doesn't cover a digest of the body") }
    let base = try Self.base(of: candidate, in: response)
    guard let key = trustedKeys[candidate.keyID],
      cryptography.isValid(candidate.signature, for: Data(base.utf8), by: key)
    else {
      throw .invalidSignature("the key \"\(candidate.keyID)\" hasn't made it")
    }
    let created = candidate.time("created")
    if let now {
      // Without them, an answer that was once signed could be presented forever.
      guard created != nil, let end = candidate.time("expires") else {
        throw .invalidSignature("it doesn't say when it was made and until when it may be used")
      }
      guard now < end.addingTimeInterval(clockTolerance) else { throw .expired(end) }
    }
    return created
  }

  /// The text that is signed (RFC 9421, section 2.5).
  private static func base(of candidate: Candidate, in response: ShopResponse) throws(ShopFault) -> String {
    var lines: [String] = []
    for item in candidate.covered {
      guard case .string(let name) = item.value, item.parameters.isEmpty else {
        throw .invalidSignature("it covers a component that is not part of the answer")
      }
      let value = name == "@status" ? String(response.status) : response.fields[name]
      guard let value else { throw .invalidSignature("it covers \"\(name)\", which the answer doesn't have") }
      let line = "\"\(name)\": \(value.trimmingCharacters(in: .whitespaces))"
      guard !lines.contains(line) else { throw .invalidSignature("it covers \"\(name)\" twice") }
      lines.append(line)
    }
    lines.append("\"@signature-params\": \(candidate.text)")
    return lines.joined(separator: "\n")
  }

  /// The fields with a digest that the body matches.
  ///
  /// `Content-Digest` and `Repr-Digest` are of the encoded bytes, which an app doesn't see.
  private static func matchingDigests(of response: ShopResponse, by cryptography: any Cryptography) throws(ShopFault)
    -> [String]
  {
    let isEncoded = (response.fields["content-encoding"] ?? "identity") != "identity"
    var matching: [String] = []
    for name in ["unencoded-digest"] + (isEncoded ? [] : ["content-digest", "repr-digest"]) {
      guard let text = response.fields[name] else { continue }
      guard let digests = StructuredDictionary(text) else { throw .damaged }
      for member in digests.members {
        guard let algorithm = ContentDigest(rawValue: member.name) else { continue }
        guard member.item.value == .bytes(cryptography.digest(of: response.body, by: algorithm)) else { throw .damaged }
        matching.append(name)
      }
    }
    return matching
  }
}

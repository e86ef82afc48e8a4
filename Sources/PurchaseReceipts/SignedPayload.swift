import Basics
internal import CGnuTLS
import SourceSyntax

/// The result of the check of a signature.
public enum SignatureState: Sendable, Hashable {
  case verified
  /// The signature was not checked, because the caller didn't want it, or it has no signature.
  case unchecked
  /// Made by Xcode for a test on a device or in the simulator: nothing was paid, and it is not signed by Apple.
  case localTest
  case failed(SignatureFault)
}

/// A signed JSON object in compact form (RFC 7515), with the algorithm that the App Store signs with, ES256.
struct SignedPayload {
  let payload: OrderedValue
  let state: SignatureState

  /// Our own limit on a nested object.
  static let longest = 1 << 20

  /// Whether a text has the form of a signed object.
  static func isOne(_ text: String) -> Bool {
    text.hasPrefix("ey") && text.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 2
  }

  /// - Parameter roots: The roots to trust; nil to leave the signature unchecked.
  /// - Throws: The reason why it can't be read.
  init(_ text: String, by roots: TrustedRoots?) throws(SignatureFault) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, text.utf8.count <= Self.longest, let header = Self.object(parts[0]),
      let payload = Self.object(parts[1])
    else { throw SignatureFault("it is not a signed JSON object: three parts of Base64 with periods between them") }
    self.payload = payload
    let environment = (payload["environment"] ?? payload["receiptType"] ?? payload["data"]?["environment"])?.scalarText
    guard let roots else {
      state = .unchecked
      return
    }
    // A root that was given may be the one of Xcode.
    if environment == "Xcode" || environment == "LocalTesting", roots.given.isEmpty {
      state = .localTest
      return
    }
    do throws(SignatureFault) {
      try Self.verify(parts, header, at: Self.signingTime(payload), by: roots)
      state = .verified
    } catch { state = .failed(error) }
  }

  private static func verify(_ parts: [String], _ header: OrderedValue, at seconds: Int, by roots: TrustedRoots)
    throws(SignatureFault)
  {
    guard header["alg"]?.scalarText == "ES256" else { throw SignatureFault("its algorithm is not ES256") }
    // Extensions that a reader has to understand (RFC 7515, section 4.1.11); the App Store uses none.
    guard header["crit"] == nil else { throw SignatureFault("its header has extensions that are not known") }
    guard let signature = Base64.bytes(parts[2]), signature.count == 64 else {
      throw SignatureFault("its signature has not 64 bytes")
    }
    guard case .list(let texts)? = header["x5c"], !texts.isEmpty else { throw SignatureFault("it has no certificates") }
    var certificates: [Certificate] = []
    for text in texts.prefix(11) {
      certificates.append(try Certificate(Base64.bytes(text.scalarText) ?? [], "one of its certificates"))
    }
    try CertificateChain(certificates).verify(at: seconds, by: roots)
    let signed = Array("\(parts[0]).\(parts[1])".utf8)
    guard receipt_verify_es256(certificates[0].handle, signed, signed.count, signature) != 0 else {
      throw SignatureFault("its signature is wrong: it was changed, or signed by somebody else")
    }
  }

  /// The time of signing in seconds; now without one.
  private static func signingTime(_ payload: OrderedValue) -> Int {
    let date = payload["signedDate"] ?? payload["receiptCreationDate"]
    return date.flatMap { Int($0.scalarText) }.map { $0 / 1000 } ?? CalendarDate.today.daysSince1970 * 86_400
  }

  private static func object(_ part: String) -> OrderedValue? {
    guard let bytes = Base64.bytes(part) else { return nil }
    let tree = SyntaxTree.parseJSON(SourceFile(name: "payload", bytes: bytes))
    guard !tree.hasErrors, let root = tree.root, root.isMapping else { return nil }
    return OrderedValue(root)
  }
}

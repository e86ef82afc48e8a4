import AppStoreReference
import Basics
internal import CGnuTLS

/// The reason why a signature doesn't prove where a purchase comes from.
public struct SignatureFault: Error, Sendable, Hashable {
  public let reason: String

  public init(reason: String) { self.reason = reason }

  init(_ reason: String) { self.init(reason: reason) }
}

/// A root certificate that signatures are trusted by.
public struct TrustedRoots: Sendable {
  /// The certificates in DER, besides Apple's own, of which the fingerprints are known.
  let given: [[UInt8]]

  /// Apple's roots, by their fingerprints.
  public static let apple = TrustedRoots(given: [])

  private init(given: [[UInt8]]) { self.given = given }

  /// The certificates in some files, in DER or PEM; Apple's are not trusted then.
  public init(_ files: [[UInt8]]) throws(SignatureFault) {
    var found: [[UInt8]] = []
    for file in files {
      let text = String(decoding: file, as: UTF8.self)
      let blocks = text.split(separator: "-----BEGIN CERTIFICATE-----", omittingEmptySubsequences: false).dropFirst()
      let certificates = blocks.map {
        $0.split(separator: "-----END").first.map { Base64.bytes(String($0)) ?? [] } ?? []
      }
      for der in certificates.isEmpty ? [file] : certificates {
        _ = try Certificate(der, "the root")
        found.append(der)
      }
    }
    given = found
  }
}

/// A certificate that GnuTLS has read.
final class Certificate {
  let der: [UInt8]
  let handle: OpaquePointer

  /// - Throws: An error without GnuTLS.
  static func requireLibrary() throws(SignatureFault) {
    guard receipts_are_readable() != 0 else {
      throw SignatureFault(
        "GnuTLS is not installed; its package is libgnutls30 in Debian and Ubuntu, and gnutls in Homebrew")
    }
  }

  /// Our own limit, in bytes, as GnuTLS reads names in the square of their length: Apple's have less than 2 KB.
  private static let largest = 16_384

  init(_ der: [UInt8], _ name: String) throws(SignatureFault) {
    try Self.requireLibrary()
    guard der.count <= Self.largest, let handle = receipt_certificate(der, der.count) else {
      throw SignatureFault("\(name) is not a certificate of at most 16 KB, with a key of at most 4096 bits")
    }
    self.der = der
    self.handle = handle
  }

  deinit { receipt_certificate_free(handle) }

  func has(_ extensionID: String) -> Bool { receipt_has_extension(handle, extensionID) != 0 }
}

/// The certificates of a signature.
struct CertificateChain {
  /// Our own limit: Apple's chains have three.
  private static let most = 10
  /// Extensions by which Apple marks what signs receipts and purchases, and the authority of developers' services: any
  /// developer has another certificate of the same root.
  private static let (leafMark, authorityMark) = ("1.2.840.113635.100.6.11.1", "1.2.840.113635.100.6.2.1")

  /// The certificate that signed, its authority, and so on.
  private let certificates: [Certificate]

  /// - Parameter certificates: The certificate that signed, followed by others in any order.
  init(_ certificates: [Certificate]) throws(SignatureFault) {
    guard let first = certificates.first, certificates.count <= Self.most else {
      throw SignatureFault("it has \(certificates.count) certificates, expected 1 to \(Self.most)")
    }
    var chain = [first]
    while let last = chain.last, chain.count < certificates.count,
      let issuer = certificates.first(where: { next in
        !chain.contains { $0 === next } && receipt_is_issued_by(last.handle, next.handle) != 0
      })
    { chain.append(issuer) }
    self.certificates = chain
  }

  /// Checks that the chain leads to a trusted root, was valid at a time, and is for purchases.
  func verify(at seconds: Int, by roots: TrustedRoots) throws(SignatureFault) {
    var trusted: [Certificate] = []
    for der in roots.given { trusted.append(try Certificate(der, "the root")) }
    if roots.given.isEmpty {
      trusted = certificates.filter { Facts.receiptRoots.value.contains(Checksum.sha256($0.der)) }
    }
    guard !trusted.isEmpty else { throw SignatureFault("its certificates don't lead to a root certificate of Apple") }
    var handles = certificates.map { Optional($0.handle) }
    guard trusted.contains(where: { receipt_chain_leads_to(&handles, UInt32(handles.count), $0.handle) != 0 }) else {
      throw SignatureFault("its certificates don't lead to a trusted root")
    }
    guard certificates.count > 1, certificates[0].has(Self.leafMark), certificates[1].has(Self.authorityMark),
      receipt_may_sign(certificates[0].handle) != 0
    else {
      throw SignatureFault("its certificate is not one that signs purchases")
    }
    guard certificates.allSatisfy({ receipt_is_valid_at($0.handle, Int64(seconds)) != 0 }) else {
      throw SignatureFault("a certificate was not valid when it was signed")
    }
  }
}

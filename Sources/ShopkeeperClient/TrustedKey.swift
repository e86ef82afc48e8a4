public import Foundation

/// A public key with which a server's answers are verified: Ed25519 (RFC 8032).
///
/// Only the systems of Apple have CryptoKit, which verifies; elsewhere, nothing that has to be signed is accepted.
public struct TrustedKey: Sendable, Hashable {
  let bytes: Data

  /// - Parameter bytes: The 32 bytes of the key; nil for another length, and for the keys of small order,
  ///   for which anybody can sign.
  public init?(_ bytes: Data) {
    guard bytes.count == 32, !Self.hasSmallOrder(Array(bytes)) else { return nil }
    self.bytes = Data(bytes)
  }

  /// Whether a key is one of the few points of small order, in any encoding: with a y of −1, 0 or 1, plus
  /// or minus the prime, or one of the two of order 8 (the list of libsodium).
  private static func hasSmallOrder(_ key: [UInt8]) -> Bool {
    let sign: UInt8 = 0x80
    let (first, middle, last) = (key[0], key[1..<31], key[31] & ~sign)
    let isSmall = first <= 1 && middle.allSatisfy { $0 == 0 } && last == 0
    let isNearPrime = (0xEC...0xEE).contains(first) && middle.allSatisfy { $0 == 0xFF } && last == 0x7F
    let text = Data(key[..<31] + [last]).base64EncodedString()
    return isSmall || isNearPrime || orderEight.contains(text)
  }

  private static let orderEight = [
    "JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=", "xxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=",
  ]

  /// - Parameter text: The key as base64 or base64url, such as the `x` of the server's
  ///   `/v1/keys`; nil for anything else.
  public init?(base64 text: String) {
    var standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    while standard.utf8.count % 4 != 0 { standard += "=" }
    guard let bytes = Data(base64Encoded: standard) else { return nil }
    self.init(bytes)
  }
}

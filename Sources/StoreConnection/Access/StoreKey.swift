import Basics
internal import CGnuTLS
import SourceSyntax

/// A key of the App Store Connect API, which signs short-lived tokens.
///
/// It has no description: no part of it can appear in messages, logs or plans.
public struct StoreKey: Sendable, CustomStringConvertible {
  private let id: String
  /// The issuer of a team key; nil for an individual key.
  private let issuer: String?
  private let privateKey: [UInt8]

  public var description: String { "a key of App Store Connect" }

  /// The validity of a token, in seconds; the API accepts 20 minutes at most.
  static let validity = 15 * 60
  /// A token is dated back, because a clock may be a little fast.
  static let backdating = 60

  /// - Parameters:
  ///   - id: The key ID, as in the name of the file `AuthKey_ID.p8`.
  ///   - issuer: The issuer ID of a team key; nil for an individual key.
  ///   - privateKey: The contents of the `.p8` file.
  ///   - origin: The place where the key was read, for messages.
  /// - Throws: ``StoreFailure`` for a key that can't sign.
  public init(id: String, issuer: String?, privateKey: [UInt8], from origin: String? = nil) throws(StoreFailure) {
    self.id = id
    self.issuer = issuer
    self.privateKey = privateKey
    guard !id.isEmpty, id.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw StoreFailure(.unauthorized, "the key ID is empty, or has other characters than letters")
    }
    do throws(StoreFailure) { _ = try token(now: 0) } catch {
      guard let origin, gnutls_is_available() != 0 else { throw error }
      throw StoreFailure(.unauthorized, "\(error.description); it was read from \(origin)")
    }
  }

  /// A token for requests in the next quarter of an hour.
  ///
  /// - Parameters:
  ///   - now: Seconds since 1970.
  ///   - scope: The only requests that it is valid for, such as `GET /v1/apps`; nil for all.
  public func token(now: Double, scope: [String]? = nil) throws(StoreFailure) -> String {
    let start = Int(now) - Self.backdating
    let header: OrderedValue = ["alg": "ES256", "kid": .text(id), "typ": "JWT"]
    let payload: OrderedValue = [
      "iss": issuer.map { .text($0) }, "sub": issuer == nil ? "user" : nil, "iat": .integer(start),
      "exp": .integer(start + Self.validity + Self.backdating), "aud": "appstoreconnect-v1",
      "scope": scope.map { .texts($0) },
    ]
    let signed = Base64.urlText(header.json(.compact)) + "." + Base64.urlText(payload.json(.compact))
    return signed + "." + Base64.urlText(try Self.signature(of: Array(signed.utf8), privateKey))
  }

  private static let firstLine = "-----BEGIN PRIVATE KEY-----"

  private static func signature(of bytes: [UInt8], _ key: [UInt8]) throws(StoreFailure) -> [UInt8] {
    guard gnutls_is_available() != 0 else {
      throw StoreFailure(
        .unauthorized,
        "GnuTLS is not installed; its package is libgnutls30 in Debian and Ubuntu, and gnutls in " + "Homebrew")
    }
    var signature = [UInt8](repeating: 0, count: 64)
    let code = gnutls_es256_sign(key, key.count, bytes, bytes.count, &signature)
    guard code == 0 else {
      let expected =
        "expected the text of a .p8 file from App Store Connect, which begins with \"\(firstLine)\""
      guard String(decoding: key, as: UTF8.self).contains(firstLine) else {
        throw StoreFailure(.unauthorized, "this is not a private key; \(expected)")
      }
      throw StoreFailure(.unauthorized, "the private key is damaged or of another kind; \(expected)")
    }
    return signature
  }

  /// Whether a request has a token of this key that is valid for it, as the store checks.
  ///
  /// - Parameter now: Seconds since 1970.
  package func accepts(_ request: StoreRequest, now: Double) -> Bool {
    guard let field = request.field("Authorization"), field.hasPrefix("Bearer ") else { return false }
    return accepts(String(field.dropFirst("Bearer ".count)), for: request, now: now)
  }

  /// - Parameter request: The request; nil if the scope of the token doesn't matter.
  package func accepts(_ token: String, for request: StoreRequest? = nil, now: Double) -> Bool {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let signature = Base64.bytes(parts[2]), signature.count == 64,
      let header = Self.object(parts[0]), let payload = Self.object(parts[1]), header["alg"] == "ES256",
      header["kid"] == .text(id), payload["aud"] == "appstoreconnect-v1",
      issuer == nil ? payload["sub"] == "user" : payload["iss"] == issuer.map({ .text($0) }),
      let start = payload["iat"].flatMap({ Int($0.scalarText) }),
      let end = payload["exp"].flatMap({ Int($0.scalarText) }), end - start <= 20 * 60, Double(end) > now,
      Double(start) <= now + 60, gnutls_is_available() != 0
    else { return false }
    if let request, let scope = payload["scope"] {
      guard scope.texts.contains("\(request.method.rawValue) \(request.target)") else { return false }
    }
    let signed = Array("\(parts[0]).\(parts[1])".utf8)
    return gnutls_es256_verify(privateKey, privateKey.count, signed, signed.count, signature) != 0
  }

  private static func object(_ part: String) -> OrderedValue? {
    guard let bytes = Base64.bytes(part) else { return nil }
    let tree = SyntaxTree.parseJSON(SourceFile(name: "token", bytes: bytes))
    return tree.hasErrors ? nil : tree.root.map { OrderedValue($0) }
  }
}

extension StoreSession {
  /// Signs with a key, anew before a token ends.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isScoped: Whether the token of a read request is valid for that request alone: a stolen
  ///     token can then write nothing.
  public static func authorization(_ key: StoreKey, isScoped: Bool = false) -> Authorization {
    var known: (token: String, end: Double)?
    return { request, now throws(StoreFailure) in
      if isScoped {
        let token = try key.token(now: now, scope: ["GET \(request.target)"])
        return "Bearer \(token)"
      }
      if let known, known.end > now { return "Bearer \(known.token)" }
      let token = try key.token(now: now)
      known = (token, now + Double(StoreKey.validity) - 120)
      return "Bearer \(token)"
    }
  }
}

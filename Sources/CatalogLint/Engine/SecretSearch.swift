import Basics
import SourceSyntax

/// Finds what may be a key, a token or a password in a line, so that no excerpt shows it, whatever
/// the line is quoted for.
///
/// A false alarm costs a few dots in an excerpt, so the search is broader than that of a rule.
enum SecretSearch {
  /// Renders a line with everything hidden that may be a secret.
  ///
  /// - Parameters:
  ///   - range: The range to mark.
  ///   - source: The file that contains it.
  ///   - known: Further ranges to hide.
  static func excerpt(of range: SourceRange, in source: SourceFile, hiding known: SecretRanges = SecretRanges())
    -> String
  {
    var excerpts = SecretExcerpts()
    return excerpts.excerpt(of: range, onLine: source.location(at: range.start).line, in: source, hiding: known)
  }

  static func secrets(in part: SourceRange, of source: SourceFile) -> [SourceRange] {
    guard part.start < part.end else { return [] }
    let bytes = Array(source.bytes[part.start..<part.end])
    let passwords = CredentialSearch.passwords(in: String(decoding: bytes, as: UTF8.self))
    // The offsets are those of the text only if nothing was replaced in it.
    let isText = String(validating: bytes, as: UTF8.self) != nil
    return ((isText ? passwords : []) + tokens(in: bytes)).map {
      SourceRange(start: part.start + $0.lowerBound, end: part.start + $0.upperBound)
    }
  }

  private static func tokens(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      guard isOfToken(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, isOfToken(bytes[end]) { end += 1 }
      // A signed token has several parts, separated by periods.
      let continues = found.last?.upperBound == start - 1 && bytes[start - 1] == UInt8(ascii: ".")
      if continues || isSecret(bytes[start..<end], after: bytes[..<start]) { found.append(start..<end) }
      start = end
    }
    return found
  }

  private static func isSecret(_ token: ArraySlice<UInt8>, after text: ArraySlice<UInt8>) -> Bool {
    guard token.count >= 8 else { return false }
    if prefixes.contains(where: { token.starts(with: $0.utf8) && token.count >= 16 }) { return true }
    let hasDigit = token.contains { $0.isASCIIDigit }
    let hasUpper = token.contains { (0x41...0x5A).contains($0) }
    let hasLower = token.contains { (0x61...0x7A).contains($0) }
    // A key in base 64, not a path.
    if token.count >= 32, hasDigit, hasUpper, hasLower, !isPath(token) { return true }
    guard hasDigit, hasUpper || hasLower else { return false }
    return isNamed(by: text)
  }

  /// Whether one of the parts between slashes is a word.
  private static func isPath(_ token: ArraySlice<UInt8>) -> Bool {
    let parts = token.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.contains { $0.isEmpty || $0.count >= 4 && $0.allSatisfy(\.isASCIILetter) }
  }

  /// Whether a text ends with a name for secrets and a sign: `apiKey: "`, `Authorization=Bearer `.
  private static func isNamed(by text: ArraySlice<UInt8>) -> Bool {
    var rest = text.suffix(40)
    func drop(_ bytes: String) -> Int {
      let count = rest.count
      while let last = rest.last, bytes.utf8.contains(last) { rest.removeLast() }
      return count - rest.count
    }
    _ = drop(" \t\"'`")
    let isSigned = drop(":=>") > 0
    _ = drop(" \t\"'`-")
    let name = rest.reversed().prefix { $0.isASCIILetter || "_-".utf8.contains($0) }.reversed().filter(\.isASCIILetter)
      .map { $0 | 0x20 }
    let word = String(decoding: name, as: UTF8.self)
    return isSigned ? names.contains(where: word.hasSuffix) : word.hasSuffix("bearer")
  }

  private static func isOfToken(_ byte: UInt8) -> Bool { tokenBytes.contains(byte) }

  private static let tokenBytes = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+/".utf8)

  /// How the tokens of well-known services begin.
  private static let prefixes = [
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_", "sk_test_",
    "rk_live_", "AKIA", "ASIA", "AIza", "npm_", "shpat_", "eyJ", "sk-",
  ]

  private static let names = [
    "token", "secret", "key", "password", "passwd", "passphrase", "auth", "authorization", "credential", "credentials",
    "bearer",
  ]
}

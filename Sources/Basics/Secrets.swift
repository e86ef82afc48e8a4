/// Finds what may be a key, a token or a password in a text by its shape, so that nothing that is printed shows it:
/// no message, no quoted line of a file, no text of a server.
///
/// A false alarm costs a few letters of a message, so the search is broader than the one of a lint rule.
public enum Secrets {
  /// A text with `…` in place of everything that may be a secret.
  public static func redacted(_ text: String) -> String {
    redacted(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The bytes with `…` in place of everything that may be a secret; nil without a secret.
  public static func redacted(_ bytes: [UInt8]) -> [UInt8]? {
    // Text that is already hidden is left unchanged, so that carets under a quoted line stay in place.
    let found = ranges(in: bytes).filter { !bytes[$0].allSatisfy("•…".utf8.contains) }
    guard !found.isEmpty else { return nil }
    var shown: [UInt8] = []
    var end = 0
    for range in found where range.upperBound > end {
      // Overlapping ranges are shown as one, at the first.
      if range.lowerBound >= end { shown += bytes[end..<range.lowerBound] + Array("…".utf8) }
      end = range.upperBound
    }
    return shown + bytes[end...]
  }

  /// The offsets of everything that may be a secret, in order of their starts.
  public static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    (keys(in: bytes) + addresses(in: bytes) + logins(in: bytes) + settings(in: bytes) + tokens(in: bytes)).sorted {
      $0.lowerBound < $1.lowerBound
    }
  }

  // MARK: Shapes

  /// A private key in PEM, up to its end or the end of the text.
  private static func keys(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in places(of: "-----BEGIN ", in: bytes) where start >= found.last?.upperBound ?? 0 {
      let label = bytes[start...].prefix(60)
      guard label.contains("KEY".utf8), !label.contains("PUBLIC".utf8) else { continue }
      found.append(start..<(bytes[start...].firstRange(of: "-----END".utf8)?.lowerBound ?? bytes.count))
    }
    return found
  }

  /// The password in an address: between the name of the user and the last "@", which a password that should have been
  /// escaped may contain as well. If the address was cut off before it, everything after the colon except a port.
  private static func addresses(in bytes: [UInt8]) -> [Range<Int>] {
    places(of: "://", in: bytes).compactMap { scheme in
      let rest = bytes[(scheme + 3)...].prefix(longest).prefix { !isEnd($0) && $0 != UInt8(ascii: "?") }
      let at = rest.lastIndex(of: UInt8(ascii: "@"))
      guard rest.first != UInt8(ascii: "[") || at != nil, let colon = rest.firstIndex(of: UInt8(ascii: ":")) else {
        return nil
      }
      let secret = rest[(colon + 1)..<(at.map { max($0, colon + 1) } ?? rest.endIndex)]
      let isPort = at == nil && secret.prefix { $0 != UInt8(ascii: "/") }.allSatisfy { $0.isASCIIDigit }
      return secret.isEmpty || isPort ? nil : secret.indices
    }
  }

  /// The password in `user:password@host`, without a scheme.
  private static func logins(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.compactMap { at in
      guard bytes[at] == UInt8(ascii: "@"), at + 1 < bytes.count, !isEnd(bytes[at + 1]) else { return nil }
      let word = bytes[..<at].suffix(200).reversed().prefix { !isEnd($0) && $0 != UInt8(ascii: "/") }.count
      let user = bytes[(at - word)..<at].prefix { $0 != UInt8(ascii: ":") }
      let start = user.endIndex + 1
      guard !user.isEmpty, start < at, !user.elementsEqual("mailto".utf8) else { return nil }
      return start..<at
    }
  }

  /// The value in `password=value`, with spaces or quotation marks around it where that is a notation:
  /// `password = 'a b'`, `"password": "a b"`.
  private static func settings(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.indices.compactMap { sign in
      let isEqual = bytes[sign] == UInt8(ascii: "=")
      guard isEqual || bytes[sign] == UInt8(ascii: ":") else { return nil }
      let before = bytes[..<sign].suffix(60).reversed().drop { " \"'\\".utf8.contains($0) }
      guard isName(before, among: passwords) || isEqual && isName(before, among: settingNames) else {
        return nil
      }
      let spaces = bytes[(sign + 1)...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\\") }.count
      var start = sign + 1 + spaces
      guard start < bytes.count else { return nil }
      let quote = bytes[start]
      guard isQuote(quote) else {
        guard isEqual, spaces == 0 || isName(before, among: passwords) else { return nil }
        let value = bytes[start...].prefix { !isEnd($0) && $0 != UInt8(ascii: "&") }
        return value.isEmpty ? nil : value.indices
      }
      start += 1
      var end = start
      while end < min(bytes.count, start + longest), bytes[end] != quote {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return start < end ? start..<min(end, bytes.count) : nil
    }
  }

  // MARK: Tokens

  /// Runs of letters and digits that look like keys and tokens by themselves or by the name before them.
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
    let kinds = token.map(kind)
    let isMixed = [Kind.digit, .upper, .lower].allSatisfy(kinds.contains)
    let parts = token.split(separator: UInt8(ascii: "/")).filter { $0.count >= 16 }
    if parts.contains(where: { part in prefixes.contains { begins(part, with: $0) } }) {
      // Slovak, too, begins like that: sk-premium-monthly.
      return isMixed || !token.starts(with: "sk-".utf8)
    }
    // A key in base 64 changes its kind of letter more often than words that are joined, and is not a path.
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    let isRandom = changes * 20 >= token.count * 9 || token.starts(with: "MI".utf8)
    if token.count >= 32, isMixed, isRandom, !isPath(token) { return true }
    guard kinds.contains(.digit), kinds.contains(.upper) || kinds.contains(.lower) else { return false }
    return isNamed(by: text)
  }

  /// Whether a token begins in a part: with a prefix that is unmistakable, after other letters as well.
  private static func begins(_ part: ArraySlice<UInt8>, with prefix: String) -> Bool {
    part.starts(with: prefix.utf8) || prefix.hasSuffix("_") && part.firstRange(of: prefix.utf8) != nil
  }

  private enum Kind { case digit, upper, lower, other }

  private static func kind(_ byte: UInt8) -> Kind {
    if byte.isASCIIDigit { return .digit }
    return byte.isASCIILetter ? byte == byte.lowercasedASCII ? .lower : .upper : .other
  }

  /// Whether one of the parts between slashes is a word.
  private static func isPath(_ token: ArraySlice<UInt8>) -> Bool {
    let parts = token.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1 && parts.contains { $0.isEmpty || $0.count >= 4 && $0.allSatisfy(\.isASCIILetter) }
  }

  /// Whether a text ends with a name for secrets and a sign: `apiKey: "`, `Authorization=Bearer `.
  private static func isNamed(by text: ArraySlice<UInt8>) -> Bool {
    let rest = text.suffix(60).reversed().drop { " \t\"'`".utf8.contains($0) }
    let name = rest.drop { ":=>".utf8.contains($0) }
    let isSigned = name.startIndex != rest.startIndex
    return isName(name.drop { " \t\"'`-".utf8.contains($0) }, among: isSigned ? names : ["bearer"])
  }

  /// Whether a text, given from its end, ends with one of some names.
  private static func isName(_ reversed: some Sequence<UInt8>, among names: Set<String>) -> Bool {
    let letters = reversed.prefix { $0.isASCIILetter || "_-".utf8.contains($0) }.reversed().filter(\.isASCIILetter)
    let word = String(decoding: letters.map(\.lowercasedASCII), as: UTF8.self)
    return names.contains(where: word.hasSuffix)
  }

  // MARK: Letters and words

  /// The longest password, in bytes; a limit, so that no text takes long.
  private static let longest = 2_000

  private static func places(of text: String, in bytes: [UInt8]) -> [Int] {
    let sought = Array(text.utf8)
    guard let first = sought.first, bytes.count >= sought.count else { return [] }
    return (0...bytes.count - sought.count).filter { bytes[$0] == first && bytes[$0...].starts(with: sought) }
  }

  /// Whether a byte ends a word in a message.
  private static func isEnd(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"<>`".utf8.contains(byte) }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  private static func isOfToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_-+/".utf8.contains(byte)
  }

  /// The prefixes of the tokens of well-known services.
  private static let prefixes = [
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_", "sk_test_",
    "rk_live_", "AKIA", "ASIA", "AIza", "npm_", "shpat_", "eyJ", "sk-", "glrt-", "gldt-", "pypi-AgE", "lin_api_",
    "figd_", "GOCSPX-", "dckr_pat_", "dckr_oat_", "whsec_", "sq0csp-", "sntrys_", "sntryu_", "xkeysib-", "PMAK-",
    "glsa_", "NRAK-", "sbp_", "rdme_", "dop_v1_", "doo_v1_", "AGE-SECRET-KEY-1",
  ]

  private static let passwords: Set = ["password", "passwd", "passphrase", "pwd", "secret"]

  private static let settingNames = passwords.union([
    "token", "apikey", "accesskey", "privatekey", "auth", "authorization", "credential", "credentials",
  ])

  private static let names = settingNames.union(["key", "bearer"])
}

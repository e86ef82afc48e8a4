/// Finds what may be a key, a token or a password in a text by its shape, so that nothing that is printed shows it:
/// no message, no quoted line of a file, no text of a server.
///
/// A false alarm costs a few letters of a message, so the search is broader than the one of a lint rule.
public enum Secrets {
  /// A text with `…` in place of everything that may be a secret.
  public static func redacted(_ text: String) -> String {
    redacted(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The text of another program without secrets, and without the one that it was given.
  ///
  /// - Parameter secret: A shorter one than four characters is part of too many words to be hidden.
  public static func redacted(_ text: String, knowing secret: String?) -> String {
    guard let secret, secret.utf8.count >= 4 else { return redacted(text) }
    // A server may repeat it as it came in an address, or quoted.
    let escaped = secret.percentEncoded(except: { $0.isASCIILetter || $0.isASCIIDigit || "-._~".utf8.contains($0) })
    let quoted = secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return redacted([secret, escaped, quoted].reduce(text) { $0.replacing($1, with: "…") })
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
  ///
  /// - Parameter search: A further search in the text that people see, without escapes.
  public static func ranges(in bytes: [UInt8], and search: ([UInt8]) -> [Range<Int>] = { _ in [] }) -> [Range<Int>] {
    let plain = plain(bytes)
    let text = plain?.bytes ?? bytes
    let found = shapes.flatMap { shape in
      shape.captures(in: text).flatMap { parts(of: $0, in: text, searching: shape) }
    }
    return (found + tokens(in: text) + search(text)).sorted { $0.lowerBound < $1.lowerBound }.map { range in
      plain.map { $0.starts[range.lowerBound]..<$0.starts[range.upperBound] } ?? range
    }
  }

  /// The parts of a secret that may have several lines, as a key does: from the second one on, a line of several words,
  /// or with a colon, is something else, between quotation marks that don't belong together. Such a line may have
  /// another secret of the shape, as the other one of two versions does in a diff.
  private static func parts(of range: Range<Int>, in bytes: [UInt8], searching shape: BytePattern) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var others: [Range<Int>] = []
    for line in bytes[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let last = parts.last else {
        parts.append(range.lowerBound..<line.endIndex)
        continue
      }
      // After the marks of a diff, a comment or a quotation, and the number of a quoted line.
      let words = line.split(whereSeparator: { " \t\r".utf8.contains($0) })
        .filter { !$0.allSatisfy { "+-#>|*/".utf8.contains($0) || $0.isASCIIDigit } }
      guard !line.contains(UInt8(ascii: ":")), words.count < 2
      else {
        let whole = bytes[line.startIndex...].prefix { $0 != UInt8(ascii: "\n") }
        others += shape.captures(in: Array(whole)).map { found in
          line.startIndex + found.lowerBound..<line.startIndex + found.upperBound
        }
        continue
      }
      if last.upperBound == line.startIndex - 1 {
        parts[parts.count - 1] = last.lowerBound..<line.endIndex
      } else {
        parts.append((words.first?.startIndex ?? line.endIndex)..<line.endIndex)
      }
    }
    return (parts + others).filter { !$0.isEmpty }
  }

  /// A text with the characters that its escapes stand for, with full-width letters as those of ASCII, and without
  /// characters that are not seen; with the offset of each of its bytes, and of the end. Nil for one that has none of
  /// these.
  private static func plain(_ bytes: [UInt8]) -> (bytes: [UInt8], starts: [Int])? {
    guard bytes.contains(where: { $0 >= 0xC2 || isOfEscape($0) }) else { return nil }
    var plain: [UInt8] = []
    var starts: [Int] = []
    var place = 0
    while place < bytes.count {
      let start = place
      var letters = [bytes[place]]
      let next = isOfEscape(bytes[place]) ? escape(in: bytes[place...]) : scalar(in: bytes[place...])
      place += next?.length ?? 1
      if let next {
        // The marks of a section of XML are nothing.
        letters = next.scalar.map { Array(String($0).utf8) } ?? []
        if let scalar = next.scalar, !scalar.isASCII {
          if scalar.properties.isDefaultIgnorableCodePoint { letters = [] }
          if scalar.properties.generalCategory == .spaceSeparator { letters = [UInt8(ascii: " ")] }
          if "\u{FF01}"..."\u{FF5E}" ~= scalar { letters = [UInt8(scalar.value - 0xFEE0)] }
        }
      }
      plain += letters
      starts += letters.map { _ in start }
    }
    return (plain, starts + [bytes.count])
  }

  /// The character at the beginning of a text; nil for one of ASCII, and for bytes that are none.
  private static func scalar(in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int)? {
    guard bytes.first.map({ $0 >= 0x80 }) == true else { return nil }
    var rest = bytes.prefix(4).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return (UTF8.decode(encoded), encoded.count)
  }

  /// Whether an escape may begin with a byte.
  private static func isOfEscape(_ byte: UInt8) -> Bool { "\\&<]".utf8.contains(byte) }

  /// The character that an escape of JSON, YAML, XML or a property list at the beginning of a text stands for. Marks of
  /// a section of XML stand for none.
  private static func escape(in bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int)? {
    for (written, scalar) in writtenEscapes where bytes.starts(with: written.utf8) {
      return (scalar, written.utf8.count)
    }
    func scalar(_ digits: ArraySlice<UInt8>, radix: Int) -> Unicode.Scalar? {
      UInt32(String(decoding: digits, as: UTF8.self), radix: radix).flatMap(Unicode.Scalar.init)
    }
    // A property list has four digits after "\\U", too.
    for (start, count) in [("\\x", 2), ("\\u", 4), ("\\U", 8), ("\\U", 4)] where bytes.starts(with: start.utf8) {
      let digits = bytes.dropFirst(2).prefix(count)
      if let scalar = scalar(digits, radix: 16) { return (scalar, 2 + count) }
      // JSON writes one beyond the first 65,536 as two halves.
      let halves = [digits, bytes.dropFirst(8).prefix(4)].map { UInt16(String(decoding: $0, as: UTF8.self), radix: 16) }
      guard let high = halves[0], let low = halves[1], UTF16.isLeadSurrogate(high), UTF16.isTrailSurrogate(low),
        bytes.dropFirst(6).starts(with: "\\u".utf8)
      else { continue }
      return (String(decoding: [high, low], as: UTF16.self).unicodeScalars.first, 12)
    }
    guard bytes.starts(with: "&#".utf8) else { return nil }
    let isHexadecimal = bytes.dropFirst(2).first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let number = bytes.dropFirst(isHexadecimal ? 3 : 2)
    let digits = number.drop { $0 == UInt8(ascii: "0") }.prefix { $0.isASCIIDigit || $0.isASCIILetter }
    guard bytes[digits.endIndex...].first == UInt8(ascii: ";"), number.startIndex < digits.endIndex else { return nil }
    return scalar(digits, radix: isHexadecimal ? 16 : 10).map { ($0, digits.endIndex + 1 - bytes.startIndex) }
  }

  private static let writtenEscapes: [(String, Unicode.Scalar?)] = [
    ("\\/", "/"), ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"),
    ("<![CDATA[", nil), ("]]>", nil),
  ]

  // MARK: Shapes

  /// The surroundings of secrets, which are the first group of each: `␣` stands for the characters that end a word in
  /// a message, `␠` for those of them that no password has, `§` for a sign between a name and its value, `¶` for a name
  /// for passwords, `¦` for the beginning of the next field of a list.
  private static let shapes = [
    // A private key in PEM, up to its end or the end of the text.
    #"(-----BEGIN (?![^-]{0,40}PUBLIC)[^-]{0,40}KEY(?:[^-]++|-(?!----END))*+)"#,
    // The password in an address: between the name of the user and the last "@", which a password that should have
    // been escaped may contain as well. If the address was cut off before it, everything after the colon but a port.
    #"://[^␣?:/]{0,500}+:(?!\d{1,5}[/?#])([^␠]{1,2000})@"#,
    // Databases have no paths with "@".
    #"(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?)://[^␣?:/]{0,500}+:([^␠]{1,2000})@"#,
    #"://(?!\[)[^␣?:@/]{0,500}+:(?!\d{0,5}+[].,;:'()]*+(?:[/?␣]|\z))([^␣?@]{1,2000}+)(?!@)"#,
    // "user:password@host"; before "help@example.com", the word is not a user, and "10:30@noon" is a time.
    #"[^␣/:](?<!mailto|mail|contact|kontakt|support):(?!\d\d@)([^␠/]{1,200})@(?![␣]|\z)"#,
    // "password" = "a b"; without quotation marks, after an equals sign, or after a colon without a sentence.
    // Of a list of fields on one line, the others are no part of it.
    #"¶["'\\]*+ *+§ *+(?|\\++["']([^"'\\]++)|"((?:(?!¦)[^"\\]|\\.)++)|'((?:(?!¦)[^'\\]|\\.)++))"#,
    #"¶["'\\]*+ *+(?:=|＝) *+([^␣'&](?:[^␠&]++|&(?![\w.-]{1,40}=))*+)"#,
    #"¶(?:(?<!secret):|：|:(?=[!-~]*?\d))(?![␣'&,/])((?:(?![␠])[!-~]){4,}+)"#,
    #"¶ ?+(?::|：) (?=[!-~]*?\d)(?=[!-~]*?[a-z])(?!\d+-?[a-z]+\b)((?:(?![␠])[!-~]){6,}+)"#,
    // A line of .netrc.
    #"machine\s++[^␣]{1,200}+\s++login\s++[^␣]{1,200}+\s++password\s++([^␠]++)"#,
    // After "是", on a line of its own in YAML, in XML, and in a property list.
    #"(?:密码|密碼|口令|パスワード|暗証番号)(?:是|为|為|は) *+(?=[!-~]*?\d)((?:(?![␣&])[!-~]){6,}+)"#,
    #"¶["']?+: *+[>|][+-]?(?:\s|\\n)++([^␣]{4,})"#, #"¶["']?+(?:>|&gt;)([^␠]{4,200}?)(?:<|&lt;)/"#,
    #"<key>[\w .-]{0,60}?(?:¶|token|api_?key)</key>\s*+<string>([^<]++)"#,
    #"=["'](?:¶|token|api_?key)["'] +value=["']([^"']++)"#,
    #"secret(?: is|\W){1,3}([0-9a-f]{32})\b"#,
    // A short word alone may be the name of a token.
    #"(?:token|api_?key|access_?key|private_?key|auth|authorization|credentials?)["'\\]*+(?:=|＝)"#
      + #"(?!(?-i:[a-z]{1,12}+)(?:[,;.)]?+[␣&]|[,;.)]?+\z))([^␣'&][^␣&]*+)"#,
    // A header, and a login as an option of a program.
    #"auth(?:orization)?["'\\]*+ *+§ *+["'\\]*+(?:basic(?! (?-i:[a-z]++)(?!\S))|bearer|token|digest) ++([^␣',]{4,})"#,
    #"(?<![\w-])(?:-u|--user|--proxy-user)(?|[ =]?"[^":]{1,200}+:([^"]{3,})|[ =]?'[^':]{1,200}+:([^']{3,})"#
      + #"|[ =][^␣:'/]{1,200}+:([^␣']{3,}))"#,
    #"(?<![\w-])-u[\w.]{1,60}+:(?=[^␣']*\d)([^␣']{6,})"#,
    #"\b(?:mysql|mariadb|sshpass)[^\n]{0,200}? -p([^␣]{3,})"#,
    #"(?<![\w-])--?(?:[\w-]{1,40}-)?(?:password|passwd|secret|token|api-?key) ++(?=[^␣']*\d)([^␣']{6,})"#,
    #"cookie["']*+: *+[\w.-]{1,80}+=(?=[^␣;]*\d)([^␣;]{8,})"#, #"\b(SG\.[\w-]{16,}\.[\w-]{16,})"#,
    // An address that gives permission by itself: of a webhook, or with a token in its path or query.
    #"hooks\.slack\.com/(?:services|workflows|triggers)/([^␣]++)"#,
    #"discord(?:app)?\.com/api/(?:v\d+/)?webhooks/([^␣]++)"#, #"office(?:365)?\.com/webhook(?:b2)?/([^␣]++)"#,
    #"(?:feishu\.cn|larksuite\.com)/open-apis/bot/(?:v2/)?hook/([^␣]++)"#, #"api\.telegram\.org/bot([^␣]++)"#,
    #"(?:dingtalk\.com/robot|weixin\.qq\.com/cgi-bin/webhook)/[a-z_]++\?([^␣]++)"#,
    #"[?&;](?:[\w-]{0,40}(?:token|secret|signature)|sig|key|auth|jwt)=(?=[^␣&#]*\d)([^␣&#]{6,})"#,
    #"://[^␣?#]{1,300}?/(?:(?:access[_-]?)?tokens?|secrets?|hooks?|webhooks?)/(?=[^␣?#/-]*\d)([^␣?#/]{8,})"#,
  ].compactMap { shape in
    BytePattern(
      shape.replacing("␣", with: "␠<>").replacing("␠", with: "\\x00-\\x20\"`")
        .replacing("¦", with: ", ?[\\w.-]{1,40}: ").replacing("§", with: "(?:=>|:=|[=:]|＝|：)")
        .replacing("¶", with: "(?:\(passwords.joined(separator: "|")))"))
  }

  /// Names for passwords, in the languages of most teams.
  private static let passwords = [
    "password", "passwd", "passphrase", "passcode", "pwd", "(?<![a-z])pw", "secret", "密码", "密碼", "密钥", "密鑰", "口令",
    "パスワード", "暗証番号", "비밀번호", "암호",
    "(?:П|п)ароль", "contraseña", "senha", "mot de passe", "passwort", "kennwort", "wachtwoord", "lösenord", "hasło",
    "(?:Ş|ş)ifre",
  ]

  // MARK: Tokens

  /// Runs of letters and digits that look like keys and tokens by themselves or by the name before them.
  private static func tokens(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var marks = (anyPrefix?.captures(in: bytes) ?? [])[...]
    var start = 0
    while start < bytes.count {
      guard isOfToken(bytes[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, isOfToken(bytes[end]) { end += 1 }
      marks = marks.drop { $0.lowerBound < start }
      // A signed token has several parts, separated by periods.
      let continues = found.last?.upperBound == start - 1 && bytes[start - 1] == UInt8(ascii: ".")
      if continues || isSecret(bytes[start..<end], after: bytes[..<start], marks.prefix { $0.lowerBound < end }) {
        found.append(start..<end)
      }
      start = end
    }
    return found
  }

  /// - Parameter marks: The prefixes in the token.
  private static func isSecret(
    _ token: ArraySlice<UInt8>, after text: ArraySlice<UInt8>, _ marks: ArraySlice<Range<Int>>
  )
    -> Bool
  {
    guard token.count >= 8 else { return false }
    let kinds = token.map(kind)
    let isMixed = [Kind.digit, .upper, .lower].allSatisfy(kinds.contains)
    let parts = token.split(separator: UInt8(ascii: "/")).filter { $0.count >= 16 }
    if parts.contains(where: { part in marks.contains { begins(part, with: $0) } }) {
      // Slovak, too, begins like that: sk-premium-monthly.
      return isMixed || !token.starts(with: "sk-".utf8)
    }
    // A key in base 64 changes its kind of letter more often than words that are joined, and is not a path. Its lines
    // have one of two lengths.
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    let isLine = [64, 76].contains(token.count) && !token.contains { "-_".utf8.contains($0) }
    let isRandom = changes * 20 >= token.count * (isLine ? 8 : 9) || token.starts(with: "MI".utf8)
    if token.count >= 32, isMixed, isRandom, isLine || !isPath(token) { return true }
    guard kinds.contains(.digit), kinds.contains(.upper) || kinds.contains(.lower) else { return false }
    return isNamed(by: text)
  }

  /// Whether a token begins in a part: with a prefix that is unmistakable; after other letters, too, if the prefix
  /// is not a part of words, or what follows changes its kind of letter more often than words do.
  private static func begins(_ part: ArraySlice<UInt8>, with place: Range<Int>) -> Bool {
    guard part.startIndex <= place.lowerBound, place.upperBound <= part.endIndex else { return false }
    if place.lowerBound == part.startIndex || part[place].last == UInt8(ascii: "_") { return true }
    let kinds = part[place.upperBound...].map(kind)
    guard kinds.count >= 16, kinds.contains(.digit) else { return false }
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    return changes * 5 >= kinds.count || !kinds.contains { $0 == .lower || $0 == .other }
  }

  private enum Kind { case digit, upper, lower, other }

  private static func kind(_ byte: UInt8) -> Kind {
    if byte.isASCIIDigit { return .digit }
    return byte.isASCIILetter ? byte == byte.lowercasedASCII ? .lower : .upper : .other
  }

  /// Whether a fifth of the token is words between slashes, or it begins with slashes and a word.
  private static func isPath(_ token: ArraySlice<UInt8>) -> Bool {
    let parts = token.split(separator: UInt8(ascii: "/"))
    guard let first = parts.first, parts.count > 1 || first.startIndex > token.startIndex else { return false }
    let words = parts.filter(isWord)
    return first.startIndex > token.startIndex && isWord(first)
      || words.reduce(0) { $0 + ($1.count < 4 ? 0 : $1.count) } * 5 >= token.count
  }

  /// Whether a part has nothing but letters, which change from small ones to capitals as joined words do.
  private static func isWord(_ part: ArraySlice<UInt8>) -> Bool {
    let kinds = part.map(kind)
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .upper || $0 == .lower }
      && zip(kinds, kinds.dropFirst()).count { $0 != $1 } * 3 <= kinds.count
  }

  /// Whether a text ends with a name for secrets and a sign: `apiKey: "`, `Authorization=Bearer `.
  private static func isNamed(by text: ArraySlice<UInt8>) -> Bool {
    let rest = text.suffix(60).reversed().drop { " \t\"'`\\".utf8.contains($0) }
    let name = rest.drop { ":=>".utf8.contains($0) }
    let isSigned = name.startIndex != rest.startIndex
    return isName(name.drop { " \t\"'`\\-".utf8.contains($0) }, among: isSigned ? names : ["bearer"])
  }

  /// Whether a text, given from its end, ends with one of some names.
  private static func isName(_ reversed: some Sequence<UInt8>, among names: Set<String>) -> Bool {
    let letters = reversed.prefix { $0.isASCIILetter || "_-".utf8.contains($0) }.reversed().filter(\.isASCIILetter)
    let word = String(decoding: letters.map(\.lowercasedASCII), as: UTF8.self)
    return names.contains(where: word.hasSuffix)
  }

  // MARK: Letters and words

  private static func isOfToken(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "_-+/".utf8.contains(byte)
  }

  private static let anyPrefix = BytePattern("(?-i:(\(prefixes.joined(separator: "|"))))")

  /// The prefixes of the tokens of well-known services.
  private static let prefixes = [
    "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_", "sk_test_",
    "rk_live_", "AKIA", "ASIA", "AIza", "npm_", "shpat_", "eyJ", "sk-", "glrt-", "gldt-", "pypi-AgE", "lin_api_",
    "figd_", "GOCSPX-", "dckr_pat_", "dckr_oat_", "whsec_", "sq0csp-", "sntrys_", "sntryu_", "xkeysib-", "PMAK-",
    "glsa_", "NRAK-", "sbp_", "rdme_", "dop_v1_", "doo_v1_", "AGE-SECRET-KEY-1",
  ]

  private static let names: Set = [
    "password", "passwd", "passphrase", "pwd", "secret", "token", "apikey", "accesskey", "privatekey", "auth",
    "authorization", "credential", "credentials", "key", "bearer",
  ]
}

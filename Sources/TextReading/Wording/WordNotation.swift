/// Reads the notation of ``Language/words``, as a translator reads and writes it.
///
/// ```
/// [free] free of charge, no~cost, kostenlos*, 免费, |テスト
///   !free kick
/// ```
///
/// A heading in brackets names a ``WordCategory``; the words after it are separated by commas or
/// line breaks. Case, accents (unless ``Language/keepsAccents``), character width, typographic
/// apostrophes and doubled spaces are ignored; a space also matches a hyphen or an underscore. In
/// scripts that separate words, a word matches whole words; elsewhere (Han, kana, Hangul, Thai) it
/// matches anywhere. Marks:
///
/// | mark | meaning |
/// | --- | --- |
/// | `word*`, `*word` | any ending, any beginning |
/// | `one~two` | with the space or without it: `Google Play`, `GooglePlay` |
/// | `one … two` | one clause has both, with little between them: `exchange … for cash` |
/// | `{no,zero} cost` | each of them, as in a shell, on one line: `no cost`, `zero cost` |
/// | `|字`, `字|` | no letter of its own script before it, after it |
/// | `!phrase` | innocent: cancels the words of its category that it overlaps, unless one is longer |
/// | `^WORD` | in capitals only |
/// | `>word` | with a capital: the name Windows, not windows |
/// | `=word` | where it is the whole text, digits and punctuation aside |
/// | `?word` | in a text of four words or fewer; in scripts without spaces, of about eight letters |
/// | `/word` | not as the second half of a hyphenated word |
/// | `'žena` | not without its accents |
/// | `+كلمة` | also with the prefixes of its language |
/// | `one\, two` | a comma of the phrase |
/// | `# remark` | a comment line |
///
/// The entries under `[profanity]` are encoded; ``EncodedWord`` explains how, and why.
package enum WordNotation {
  /// The words of a language.
  package static func patterns(of language: Language) -> [WordPattern] {
    var patterns: [WordPattern] = []
    read(language.words) { patterns.append($0) }
    return patterns
  }

  /// Reads words, and returns the parts that can't be parsed.
  @discardableResult package static func read(_ text: String, _ use: (WordPattern) -> Void) -> [String] {
    var problems: [String] = []
    var category: WordCategory?
    for line in text.lines where !line.starts(with: "# ".utf8) {
      var list = line
      if line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) {
        let heading = String(part: line[..<end].dropFirst())
        category = WordCategory(heading: heading)
        if category == nil { problems.append("[\(heading)]") }
        list = line[end...].dropFirst()
      }
      var start: String.Index?
      for part in list.parts(separatedBy: UInt8(ascii: ",")) {
        let entry = list[(start ?? part.startIndex)..<part.endIndex]
        let continues = part.last == UInt8(ascii: "\\") || entry.hasOpenGroup
        start = continues ? entry.startIndex : nil
        if continues { continue }
        guard let category, read(entry, category, use) else {
          problems.append(String(part: entry))
          continue
        }
      }
      if let start { problems.append(String(part: list[start...])) }
    }
    return problems
  }

  /// Reads one entry, decoding it first if its category is encoded; false when it is malformed.
  private static func read(
    _ entry: Substring.UTF8View, _ category: WordCategory, _ use: (WordPattern) -> Void
  ) -> Bool {
    guard category == .profanity else { return readEach(of: entry, category, use) }
    return EncodedWord.decoded(entry).map { readPlain($0[...].utf8, category, use) } ?? false
  }

  /// Reads an entry with each alternative of its groups, starting with the alternatives of the first group.
  private static func readEach(
    of entry: Substring.UTF8View, _ category: WordCategory, _ use: (WordPattern) -> Void
  ) -> Bool {
    let close = entry.firstIndex(of: UInt8(ascii: "}"))
    guard let open = entry.firstIndex(of: UInt8(ascii: "{")) else {
      return close == nil && readPlain(entry, category, use)
    }
    guard let close, open < close else { return false }
    let head = entry[..<open]
    var isValid = true
    for alternative in entry[open..<close].dropFirst().split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      // A comma of the phrase would end the alternative.
      if alternative.last == UInt8(ascii: "\\") { return false }
      let text = String(part: head) + String(part: alternative) + String(part: entry[close...].dropFirst())
      isValid = readEach(of: text[...].utf8, category, use) && isValid
    }
    return isValid
  }

  private static func readPlain(
    _ entry: Substring.UTF8View, _ category: WordCategory, _ use: (WordPattern) -> Void
  ) -> Bool {
    if let gap = gap(in: entry) { return readHalves(of: entry, around: gap, category, use) }
    let (rest, conditions, takesPrefixes) = withoutMarks(entry)
    guard !rest.isEmpty else { return false }
    for prefix in takesPrefixes ? prefixes : [""] {
      for spelling in spellings(of: rest) {
        use(WordPattern(text: prefix + spelling, category: category, conditions: conditions))
      }
    }
    return true
  }

  /// Reads the two halves of an entry, the first one first.
  private static func readHalves(
    of entry: Substring.UTF8View, around gap: Range<String.Index>, _ category: WordCategory,
    _ use: (WordPattern) -> Void
  ) -> Bool {
    let (head, conditions, _) = withoutMarks(entry[..<gap.lowerBound])
    let (tail, conditionsOfTail, _) = withoutMarks(entry[gap.upperBound...])
    guard !head.isEmpty, !tail.isEmpty else { return false }
    let innocent = conditions.intersection(.innocent)
    use(
      WordPattern(
        text: String(part: head), category: category, conditions: conditions.union(.firstHalf)))
    use(
      WordPattern(
        text: String(part: tail), category: category,
        conditions: conditionsOfTail.union(innocent).union(.secondHalf)))
    return true
  }

  /// The range of ` … ` in an entry; nil when it has none.
  private static func gap(in entry: Substring.UTF8View) -> Range<String.Index>? {
    // Few entries have any of its bytes.
    entry.contains(0xE2) ? entry.firstRange(of: " … ".utf8) : nil
  }

  /// An entry without the marks around it, and their meaning.
  private static func withoutMarks(_ entry: Substring.UTF8View) -> (
    word: Substring.UTF8View, conditions: WordPattern.Conditions, takesPrefixes: Bool
  ) {
    var rest = entry
    var conditions = WordPattern.Conditions(rawValue: 0)
    var takesPrefixes = false
    prefix: while let mark = rest.first {
      switch mark {
      case UInt8(ascii: "!"): conditions.insert(.innocent)
      case UInt8(ascii: "="): conditions.insert(.alone)
      case UInt8(ascii: "?"): conditions.insert(.brief)
      case UInt8(ascii: "^"): conditions.insert(.capitals)
      case UInt8(ascii: ">"): conditions.insert(.capitalized)
      case UInt8(ascii: "/"): conditions.insert(.unhyphenated)
      case UInt8(ascii: "*"): conditions.insert(.startsAnywhere)
      case UInt8(ascii: "|"): conditions.insert(.startsWord)
      case UInt8(ascii: "'"): conditions.insert(.accented)
      case UInt8(ascii: "+"): takesPrefixes = true
      default: break prefix
      }
      rest = rest.dropFirst()
    }
    suffix: while let mark = rest.last {
      switch mark {
      case UInt8(ascii: "*"): conditions.insert(.endsAnywhere)
      case UInt8(ascii: "|"): conditions.insert(.endsWord)
      default: break suffix
      }
      rest = rest.dropLast()
    }
    return (rest, conditions, takesPrefixes)
  }

  /// The spellings with each `~` as a space and as nothing, and a ligature also as two letters.
  private static func spellings(of entry: Substring.UTF8View) -> [String] {
    guard entry.contains(UInt8(ascii: "~")) || entry.contains(UInt8(ascii: "\\")) || entry.contains(0xC5) else {
      return [String(part: entry)]
    }
    var spellings = [""]
    for (index, part) in entry.split(separator: UInt8(ascii: "~")).enumerated() {
      let part = String(decoding: part.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
      spellings = index == 0 ? [part] : spellings.flatMap { ["\($0) \(part)", $0 + part] }
    }
    guard let ligature = ligature(in: entry) else { return spellings }
    return spellings + spellings.map { $0.replacing(ligature, with: "oe") }
  }

  private static func ligature(in entry: Substring.UTF8View) -> String? {
    guard entry.contains(0xC5) else { return nil }
    return ["\u{153}", "\u{152}"].first { String(part: entry).hasBytes(of: $0) }
  }

  private static let prefixes = [""] + Language.everywhere(\.prefixes)
}

extension Substring.UTF8View {
  /// Whether the braces of a group are still open at the end.
  fileprivate var hasOpenGroup: Bool {
    guard let open = lastIndex(of: UInt8(ascii: "{")) else { return false }
    return !self[open...].contains(UInt8(ascii: "}"))
  }
}

/// One word or phrase of a language, with the conditions under which it matches.
package struct WordPattern: Sendable {
  /// The letters, unfolded, without the marks of the notation.
  package var text: String
  package var category: WordCategory
  package var conditions: Conditions
  /// The custom rule that it belongs to, counted from 1; 0 for the words of languages.
  var owner: UInt16 = 0

  package struct Conditions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// May start in the middle of a word.
    package static let startsAnywhere = Conditions(rawValue: 1)
    /// May end in the middle of a word.
    package static let endsAnywhere = Conditions(rawValue: 2)
    /// No letter of its own script before it, even in scripts that don't separate words.
    static let startsWord = Conditions(rawValue: 4)
    /// No letter of its own script after it, even in scripts that don't separate words.
    static let endsWord = Conditions(rawValue: 8)
    /// Matches only in capitals.
    static let capitals = Conditions(rawValue: 16)
    /// Doesn't match as the second half of a hyphenated word.
    static let unhyphenated = Conditions(rawValue: 32)
    /// An innocent phrase, which cancels the words of its category that it overlaps.
    package static let innocent = Conditions(rawValue: 64)
    /// Matches only where it is the only word in the text.
    static let alone = Conditions(rawValue: 128)
    /// The first half of a phrase with a gap; it means nothing without the second.
    static let firstHalf = Conditions(rawValue: 256)
    /// The second half of a phrase whose first half is the pattern before it.
    static let secondHalf = Conditions(rawValue: 512)
    static let halves: Conditions = [.firstHalf, .secondHalf]
    /// Matches only in a text of few words.
    static let brief = Conditions(rawValue: 1024)
    /// Matches only with an accent, for a word whose plain letters are another one.
    static let accented = Conditions(rawValue: 2048)
    /// Matches only where its last word begins with a capital, as names do.
    static let capitalized = Conditions(rawValue: 4096)
  }

  package init(text: String, category: WordCategory, conditions: Conditions, owner: UInt16 = 0) {
    self.text = text
    self.category = category
    self.conditions = conditions
    self.owner = owner
  }
}

/// The encoding of the words that source code should not show: Base64, which every shell can
/// produce.
///
/// Lists of insults are read by anyone who opens the file, found by anyone who searches the
/// repository, and quoted by tools that display it. Encoding them avoids all of that, and the
/// matcher, for which they are decoded when it is built, finds them in its single pass like any
/// other word, which hashes would not allow. It hides nothing from anyone who wants to read them.
///
/// To add a word, with the marks of ``WordNotation``: `printf %s 'word*' | base64`, under
/// `[profanity]`. To read an entry: `printf %s d29yZCo= | base64 -d`. Only add words that no store
/// text uses innocently: the search matches whole words in scripts that separate them, so
/// Scunthorpe and cocktails are safe, but a cock is a bird, and Chinese and Japanese compounds need
/// care.
enum EncodedWord {
  /// The decoded entry; nil when it is not Base64, or not UTF-8 text.
  static func decoded(_ encoded: some Sequence<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in encoded where byte != UInt8(ascii: "=") {
      guard let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

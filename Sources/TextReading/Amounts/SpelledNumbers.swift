import Basics

/// Finds numbers that are written in words: five hundred, zweitausend, пятьсот.
struct SpelledNumbers: Sendable {
  /// A number in a text, in UTF-8 offsets.
  struct Number {
    let range: Range<Int>
    let value: Int
    /// The meaning of a dual: a length of time, or a noun of which there are two; nil for other numbers.
    var dual: Amount.Kind?
    /// Whether it is an article, which is a number only before money: a dollar, per dollar.
    var isArticle = false
  }

  fileprivate struct Word {
    let value: Int
    /// Whether it multiplies the number before it: hundred, dozen.
    let multiplies: Bool
    /// Whether it makes the number inexact: half, several.
    var isVague = false
    var dual: Amount.Kind?
    /// Whether it is a dual only at the beginning of a text, as it looks like another form elsewhere.
    var isFirst = false
    var isArticle = false
  }

  /// A reading of the words that begin at an offset.
  private enum Reading {
    case number(Number)
    /// An inexact number, such as "half a million"; nothing in it is a number of its own.
    case vague(end: Int)
  }

  /// The words of a language while they are read.
  fileprivate struct Draft {
    var values = WordIndex.Draft()
    var joints = WordIndex.Draft()
    var words: [Word] = []
    var longest = 0
    var hasSpaces = false
  }

  /// The words with a value.
  private let values: WordIndex
  /// The words without a value within numbers: and, und.
  private let joints: WordIndex
  private let words: [Word]
  /// The length of the longest word, in bytes.
  private let longest: Int
  /// Whether a word is two: שנים עשר.
  private let hasSpaces: Bool

  private static let cache = Lock<[String: SpelledNumbers]>([:])

  /// The numbers of a language, read on first use; nil when it lists none.
  static func of(_ language: Language) -> SpelledNumbers? {
    guard !language.spelledNumbers.isEmpty else { return nil }
    if let known = cache.withLock({ $0[language.code] }) { return known }
    let read = SpelledNumbers(language)
    cache.withLock { $0[language.code] = read }
    return read
  }

  /// Reads ``Language/spelledNumbers``: values and their words, separated by semicolons; an asterisk
  /// after a value that multiplies, 0 for words between the parts of a number, `?` for words that make a
  /// number inexact; `$` after the 1 of articles; `2week` and `2noun` for duals, with `^` before one that is a dual only at the beginning of
  /// a text; `_` for a space or a hyphen.
  private init(_ language: Language) {
    var draft = Draft()
    for entry in language.spelledNumbers.lines.flatMap({ $0.parts(separatedBy: UInt8(ascii: ";")) }) {
      draft.read(entry)
    }
    values = WordIndex(draft.values)
    joints = WordIndex(draft.joints)
    words = draft.words
    longest = draft.longest
    hasSpaces = draft.hasSpaces
  }

  fileprivate static let folding = ScalarFolding(keepsAccents: true)

  /// Replaces the content of a buffer by the folded letters of a part of a text.
  private static func fold(_ text: AmountText, _ range: Range<Int>, into bytes: inout [UInt8]) {
    bytes = FoldedLetters(UnsafeBufferPointer(rebasing: text.bytes[range]), by: folding).bytes
  }

  /// The numbers of a text in order of appearance.
  ///
  /// - Parameter hasArticles: Whether articles may be numbers.
  func find(in text: AmountText, hasArticles: Bool = false) -> [Number] {
    var numbers: [Number] = []
    var folded: [UInt8] = []
    var offset = 0
    while offset < text.count {
      let letter = text.letterOfNumber(at: offset)
      let begins = letter == .unspaced || letter == .spaced && text.isStartOfWord(offset)
      switch begins && mayBeWord(in: text, at: offset) ? reading(in: text, at: offset, &folded) : nil {
      case .number(let number):
        if hasArticles || !number.isArticle { numbers.append(number) }
        offset = number.range.upperBound
      case .vague(let end): offset = end
      case nil: offset = text.next(offset)
      }
    }
    return numbers
  }

  /// Whether a listed word may begin at a letter: a quick check, as most words of a text differ from
  /// all numbers in the second letter or the third.
  private func mayBeWord(in text: AmountText, at start: Int) -> Bool {
    var prefix = values.all
    var letter: [UInt8] = []
    for scalar in Scalars(UnsafeBufferPointer(rebasing: text.bytes[start...])) where LetterClass.of(scalar) != .skipped
    {
      letter.removeAll(keepingCapacity: true)
      letter.append(scalar: Self.folding.folded(scalar))
      for byte in letter { if !values.follow(&prefix, byte) { return false } }
      if values.number(at: prefix) != nil { return true }
    }
    return true
  }

  /// Reads the words that begin at an offset; nil when they are no number.
  private func reading(in text: AmountText, at start: Int, _ folded: inout [UInt8]) -> Reading? {
    var total = 0
    var section = 0
    var end = start
    var next = start
    var isVague = false
    while let (word, wordEnd) = wordsOfNumber(in: text, at: next, &folded) {
      if let dual = word.first, let kind = dual.dual {
        guard end == start else { break }
        if dual.isFirst, text.beforeGap(start, floor: 0) > 0 { return nil }
        return .number(Number(range: start..<wordEnd, value: dual.value, dual: kind))
      }
      if word.first?.isArticle == true {
        guard end == start else { break }
        return .number(Number(range: start..<wordEnd, value: 1, isArticle: true))
      }
      for part in word where part.isVague { isVague = true }
      for part in word where !part.isVague {
        let (sum, overflow) = Self.sum(section, part)
        if overflow { return nil }
        section = sum
        if part.multiplies, part.value >= 1_000 {
          total += section
          section = 0
        }
      }
      end = wordEnd
      next = text[end] == UInt8(ascii: "-") ? end + 1 : text.afterGap(end)
      if next == end { break }
      let joint = text.endOfWord(from: next)
      Self.fold(text, next..<joint, into: &folded)
      let isJoint = number(of: folded, in: joints) != nil
      // Half a million, a couple of hundred.
      let isSkipped =
        word.last?.isVague == true && number(of: folded, in: values).map { words[$0].isArticle } ?? true
      if isJoint || isSkipped {
        let after = text.afterGap(joint)
        guard after > joint, let (words, _) = wordsOfNumber(in: text, at: after, &folded),
          isJoint || words.first?.multiplies == true
        else { break }
        next = after
      }
    }
    guard end > start else { return nil }
    if isVague { return .vague(end: end) }
    guard total + section > 0, total + section < 1_000_000_000 else { return nil }
    return .number(Number(range: start..<end, value: total + section))
  }

  private static func sum(_ section: Int, _ word: Word) -> (Int, Bool) {
    guard word.multiplies else { return section.addingReportingOverflow(word.value) }
    // Four hundred, five tens: a greater part was multiplied before.
    let low = section > word.value && word.value % 10 == 0 ? section % word.value : section
    let (product, overflow) = max(low, 1).multipliedReportingOverflow(by: word.value)
    let (sum, overflowOfSum) = product.addingReportingOverflow(section - low)
    return (sum, overflow || overflowOfSum)
  }

  /// The words that a run of letters consists of: five, or fünf-hundert in one.
  private func wordsOfNumber(in text: AmountText, at start: Int, _ folded: inout [UInt8]) -> ([Word], end: Int)? {
    if text.letterOfNumber(at: start) == .unspaced { return unspacedWords(in: text, at: start, &folded) }
    let end = text.endOfWord(from: start)
    guard end > start, end - start <= Self.longestRun else { return nil }
    let isSpace = text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "-")
    let space = hasSpaces && isSpace ? end + 1 : nil
    if let next = space ?? text.endOfApostrophe(at: end) {
      let last = text.endOfWord(from: next)
      if last - start <= Self.longestRun {
        Self.fold(text, start..<last, into: &folded)
        if let number = number(of: folded, in: values) { return ([words[number]], last) }
      }
    }
    Self.fold(text, start..<end, into: &folded)
    if let number = number(of: folded, in: values) { return ([words[number]], end) }
    guard folded.count > 6 else { return nil }
    var parts: [Word] = []
    var offset = 0
    while offset < folded.count {
      guard let (length, word) = longestWord(of: folded, at: offset, jointsCount: !parts.isEmpty) else { return nil }
      if let word { parts.append(word) }
      offset += length
    }
    return parts.count > 1 ? (parts, end) : nil
  }

  /// Twenty letters of the scripts with the longest encoding.
  private static let longestRun = 60

  /// The number of the word that the letters form; nil when they form none.
  private func number(of letters: [UInt8], in index: WordIndex) -> Int? {
    var prefix = index.all
    for byte in letters { if !index.follow(&prefix, byte) { return nil } }
    return index.number(at: prefix)
  }

  /// The longest word at an offset; without a value if it is a joint between others.
  private func longestWord(of letters: [UInt8], at offset: Int, jointsCount: Bool) -> (length: Int, word: Word?)? {
    var longest: (length: Int, word: Word?)?
    visit(letters, from: offset, values) { length, number in if length > 1 { longest = (length, words[number]) } }
    guard jointsCount else { return longest }
    visit(letters, from: offset, joints) { length, _ in
      if length > max(longest?.length ?? 0, 1), offset + length < letters.count { longest = (length, nil) }
    }
    return longest
  }

  /// Visits the words that begin at an offset, the shortest one first.
  private func visit(
    _ letters: [UInt8], from offset: Int, _ index: WordIndex, _ use: (_ length: Int, _ number: Int) -> Void
  ) {
    var prefix = index.all
    for place in offset..<letters.count {
      guard index.follow(&prefix, letters[place]) else { return }
      if let number = index.number(at: prefix) { use(place + 1 - offset, number) }
    }
  }

  /// The words of a number in a script without spaces, whose letters continue in other words.
  ///
  /// It begins with a digit or ten: the other words of numbers are parts of too many words.
  private func unspacedWords(in text: AmountText, at start: Int, _ letters: inout [UInt8]) -> ([Word], end: Int)? {
    var parts: [Word] = []
    var end = start
    while text.letterOfNumber(at: end) == .unspaced {
      letters.removeAll(keepingCapacity: true)
      letters.append(contentsOf: text.bytes[end..<min(end + longest, text.count)])
      guard let (length, word) = longestWord(of: letters, at: 0, jointsCount: false), let word,
        !text.isMark(at: end + length)
      else { break }
      if parts.isEmpty, word.multiplies, word.value != 10 { return nil }
      parts.append(word)
      end += length
    }
    return parts.isEmpty ? nil : (parts, end)
  }
}

extension SpelledNumbers.Draft {
  /// Reads a value and its words: `100* hundred`.
  fileprivate mutating func read(_ entry: Substring.UTF8View) {
    let parts = entry.parts(separatedBy: UInt8(ascii: " ")).map { String(part: $0) }
    guard let value = parts.first else { return }
    let digits = value.prefix { $0.isASCII && $0.isNumber }
    let mark = String(value.dropFirst(digits.count))
    let word =
      mark == "?"
      ? SpelledNumbers.Word(value: -1, multiplies: false, isVague: true)
      : SpelledNumbers.Word(
        value: Int(digits) ?? 0, multiplies: mark == "*", dual: Self.duals[mark], isArticle: mark == "$")
    for part in parts.dropFirst() {
      if part.utf8.contains(UInt8(ascii: "_")) { hasSpaces = true }
      var own = word
      own.isFirst = part.hasPrefix("^")
      add((own.isFirst ? String(part.dropFirst()) : part).replacing("_", with: " "), own)
    }
  }

  private static let duals: [String: Amount.Kind] = [
    "hour": .duration(unit: .hour), "day": .duration(unit: .day), "week": .duration(unit: .week),
    "month": .duration(unit: .month), "year": .duration(unit: .year), "noun": .inWords,
  ]

  private mutating func add(_ text: String, _ word: SpelledNumbers.Word) {
    let bytes = FoldedLetters.bytes(of: text, by: SpelledNumbers.folding)
    if word.value == 0 { joints.add(bytes, number: words.count) } else { values.add(bytes, number: words.count) }
    words.append(word)
    longest = max(longest, bytes.count)
  }
}

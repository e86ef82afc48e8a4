import Synchronization

/// Finds numbers that are written in words: five hundred, zweitausend, пятьсот.
struct SpelledNumbers: Sendable {
  /// A number in a text, in UTF-8 offsets.
  struct Number {
    let range: Range<Int>
    let value: Int
  }

  private struct Word {
    let value: Int
    /// Whether it multiplies what comes before it: hundred, dozen.
    let multiplies: Bool
  }

  private var words: [[UInt8]: Word] = [:]
  /// Words without a value within numbers: and, und.
  private var joints: Set<[UInt8]> = []
  /// One bit for the first two bytes of each word, so that few words of a text are looked up.
  private var beginnings: [Bool] = []
  /// The length of the longest word, in bytes.
  private var longest = 0

  private static let cache = Mutex<[String: SpelledNumbers]>([:])

  /// The numbers of a language, read on first use; nil when it lists none.
  ///
  /// - Parameter pairs: The letter pairs of the texts to read; nil to include every word.
  static func of(_ language: Language, among pairs: LetterPairs?) -> SpelledNumbers? {
    guard !language.spelledNumbers.isEmpty else { return nil }
    if let pairs { return SpelledNumbers(language, among: pairs) }
    if let known = cache.withLock({ $0[language.code] }) { return known }
    let read = SpelledNumbers(language, among: nil)
    cache.withLock { $0[language.code] = read }
    return read
  }

  /// Reads ``Language/spelledNumbers``: values and their words, separated by semicolons; an asterisk
  /// after a value that multiplies, 0 for words between the parts of a number.
  private init(_ language: Language, among pairs: LetterPairs?) {
    beginnings = Array(repeating: false, count: 1 << 12)
    language.spelledNumbers.withUTF8Bytes { bytes in
      bytes[...].forEachPart(separatedBy: UInt8(ascii: "\n")) { line in
        line.forEachPart(separatedBy: UInt8(ascii: ";")) { read($0, among: pairs) }
      }
    }
  }

  /// Reads a value and its words: `100* hundred`.
  private mutating func read(_ entry: Bytes, among pairs: LetterPairs?) {
    var word: Word?
    entry.forEachPart(separatedBy: UInt8(ascii: " ")) { part in
      guard let word else {
        let digits = part.prefix { (48...57).contains($0) }
        word = Word(
          value: digits.reduce(0) { $0 * 10 + Int($1 - 48) }, multiplies: digits.count < part.count)
        return
      }
      if pairs?.mayContain(part) ?? true { add(String(decoding: part, as: UTF8.self), word) }
    }
  }

  private mutating func add(_ text: String, _ word: Word) {
    for spelling in [text, text.prefix(1).uppercased() + text.dropFirst(), text.uppercased()] {
      let bytes = spelling.utf8.map(Self.folded)
      if word.value == 0 { joints.insert(bytes) } else { words[bytes] = word }
      longest = max(longest, bytes.count)
      if bytes.count > 1 { beginnings[Self.slot(bytes[0], bytes[1])] = true }
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first & 0x3F) << 6 | Int(second & 0x3F)
  }

  /// The numbers of a text in order of appearance.
  func find(in text: AmountText) -> [Number] {
    var numbers: [Number] = []
    var offset = 0
    var isStart = true
    while offset + 1 < text.count {
      let isLetter = text.letter(at: offset) != .none
      if isLetter, isStart,
        beginnings[Self.slot(Self.folded(text[offset]), Self.folded(text[offset + 1]))],
        let number = number(in: text, at: offset)
      {
        numbers.append(number)
        offset = number.range.upperBound
        isStart = false
        continue
      }
      isStart = !isLetter && !(48...57).contains(text[offset])
      offset = text.next(offset)
    }
    return numbers
  }

  /// The number whose first word begins at an offset.
  private func number(in text: AmountText, at start: Int) -> Number? {
    var total = 0
    var section = 0
    var end = start
    var next = start
    while let (word, wordEnd) = wordsOfNumber(in: text, at: next) {
      for part in word {
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
      let joint = text.endOfLetters(from: next).end
      if joints.contains(text.bytes[next..<joint].map(Self.folded)) {
        let after = text.afterGap(joint)
        guard after > joint, wordsOfNumber(in: text, at: after) != nil else { break }
        next = after
      }
    }
    guard end > start, total + section > 0, total + section < 1_000_000_000 else { return nil }
    return Number(range: start..<end, value: total + section)
  }

  private static func sum(_ section: Int, _ word: Word) -> (Int, Bool) {
    if word.multiplies { return max(section, 1).multipliedReportingOverflow(by: word.value) }
    return section.addingReportingOverflow(word.value)
  }

  /// The words that a run of letters consists of: five, or fünf-hundert in one.
  private func wordsOfNumber(in text: AmountText, at start: Int) -> ([Word], end: Int)? {
    let end = text.endOfLetters(from: start).end
    guard end > start, end - start <= 60 else { return nil }
    let bytes = text.bytes[start..<end].map(Self.folded)
    if let word = words[bytes] { return ([word], end) }
    guard bytes.count > 6 else { return nil }
    var parts: [Word] = []
    var offset = 0
    while offset < bytes.count {
      var length = min(longest, bytes.count - offset)
      while length > 1 {
        let part = Array(bytes[offset..<offset + length])
        if let word = words[part] {
          parts.append(word)
          break
        }
        if !parts.isEmpty, offset + length < bytes.count, joints.contains(part) { break }
        length -= 1
      }
      if length <= 1 { return nil }
      offset += length
    }
    return parts.count > 1 ? (parts, end) : nil
  }
}

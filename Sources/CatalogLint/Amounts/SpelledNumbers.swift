import Basics

/// Finds numbers that are written in words: five hundred, zweitausend, пятьсот.
///
/// A class: its tables are several references, too many to copy for every text.
final class SpelledNumbers: Sendable {
  /// A number in a text, in UTF-8 offsets.
  struct Number {
    let range: Range<Int>
    let value: Int
    /// What a dual is: a length of time, or a noun of which there are two; nil for other numbers.
    var dual: Amount.Kind?
  }

  fileprivate struct Word {
    let value: Int
    /// Whether it multiplies what comes before it: hundred, dozen.
    let multiplies: Bool
    /// Whether it makes the number inexact: half, several.
    var isVague = false
    var dual: Amount.Kind?
    /// Whether it is a dual only at the beginning of a text, as it looks like another form elsewhere.
    var isFirst = false
  }

  /// What begins at an offset.
  private enum Reading {
    case number(Number)
    /// An inexact number, such as "half a million"; nothing in it is a number of its own.
    case vague(end: Int)
  }

  /// The words of a language while they are read.
  fileprivate struct Draft {
    var trie = WordTrie.Draft()
    var words: [Word] = []
    var beginnings = BeginningFilter()
    var longest = 0
    var hasSpaces = false
  }

  /// The root of the words with a value.
  fileprivate static let valueRoot = 0
  /// The root of the words without a value within numbers: and, und.
  fileprivate static let jointRoot = 1

  /// The words, byte by byte.
  private let trie: WordTrie
  private let words: [Word]
  /// The first three bytes of each word, so that few words of a text are looked up.
  private let beginnings: BeginningFilter
  /// The length of the longest word, in bytes.
  private let longest: Int
  /// Whether a word is two: שנים עשר.
  private let hasSpaces: Bool

  private static let cache = Lock<[String: SpelledNumbers]>([:])

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
  /// after a value that multiplies, 0 for words between the parts of a number, `?` for words that make a
  /// number inexact; `2week` and `2noun` for duals, with `^` before one that is a dual only at the beginning of
  /// a text; `_` for a space or a hyphen.
  private init(_ language: Language, among pairs: LetterPairs?) {
    var draft = Draft()
    language.spelledNumbers.withUTF8Bytes { bytes in
      Bytes(bytes).forEachPart(separatedBy: UInt8(ascii: "\n")) { line in
        line.forEachPart(separatedBy: UInt8(ascii: ";")) { draft.read($0, among: pairs) }
      }
    }
    trie = WordTrie(draft.trie, symbolBound: 257)
    words = draft.words
    beginnings = draft.beginnings
    longest = draft.longest
    hasSpaces = draft.hasSpaces
  }

  fileprivate static let folding = ScalarFolding(keepsAccents: true)

  /// Appends the letters in one of the ways in which they may be written, without marks that are
  /// left out.
  fileprivate static func fold(_ scalars: Scalars, into bytes: inout [UInt8]) {
    for scalar in scalars {
      guard let folded = folded(scalar) else { continue }
      let letter = Unicode.Scalar(folded).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
      bytes.append(contentsOf: letter)
    }
  }

  /// Replaces the content of a buffer by the folded letters of a part of a text.
  private static func fold(_ text: AmountText, _ range: Range<Int>, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    let part = UnsafeBufferPointer(rebasing: text.bytes[range])
    if part.allSatisfy({ $0 < 0x80 }) {
      for byte in part { bytes.append(byte == UInt8(ascii: "-") ? 0x20 : lowercased(byte)) }
    } else {
      fold(Scalars(part), into: &bytes)
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// The numbers of a text in order of appearance.
  func find(in text: AmountText) -> [Number] {
    var numbers: [Number] = []
    var folded: [UInt8] = []
    var offset = 0
    // Whether a letter or an ASCII digit ends here: words begin at none.
    var isInWord = false
    while offset + 1 < text.count {
      let byte = text[offset]
      let isASCII = byte < 0x80
      let letter =
        isASCII
        ? ((byte | 0x20) &- 0x61 < 26 ? AmountText.NumberLetter.parted : .none) : text.letterOfNumber(at: offset)
      if letter == .none || isInWord && letter == .parted
        || !beginnings.mayContain(UInt32(byte), UInt32(text[offset + 1]), UInt32(text[offset + 2]))
        || !mayBeWord(in: text, at: offset)
      {
        isInWord = letter == .parted || byte &- 0x30 < 10
        offset = isASCII ? offset + 1 : text.next(offset)
        continue
      }
      switch reading(in: text, at: offset, &folded) {
      case .number(let number):
        numbers.append(number)
        offset = number.range.upperBound
      case .vague(let end): offset = end
      case nil: offset = text.next(offset)
      }
      isInWord = !text.isStartOfWord(offset)
    }
    return numbers
  }

  /// Whether a listed word may begin at a letter: a quick look, as most words of a text differ from all
  /// numbers in the second letter or the third.
  private func mayBeWord(in text: AmountText, at start: Int) -> Bool {
    trie.nodes.withUnsafeBufferPointer { nodes in
      var node = Self.valueRoot
      func step(_ byte: UInt8) -> Bool {
        let next = Int(nodes[node].base) + Int(byte) + 1
        guard nodes[next].parent == UInt32(node) + 1 else { return false }
        node = next
        return true
      }
      for scalar in Scalars(UnsafeBufferPointer(rebasing: text.bytes[start...])) {
        guard let folded = Self.folded(scalar) else { continue }
        if folded < 0x80 {
          guard step(UInt8(folded)) else { return false }
        } else {
          let letter = Unicode.Scalar(folded).flatMap(UTF8.encode) ?? UTF8.encodedReplacementCharacter
          guard letter.allSatisfy(step) else { return false }
        }
        if nodes[node].ending != 0 { return true }
      }
      return true
    }
  }

  /// A scalar as it is folded; nil for one that is left out.
  private static func folded(_ scalar: UInt32) -> UInt32? {
    guard Scalars.greekToThai.contains(scalar) else { return read(scalar) }
    let folded = table[Int(scalar - Scalars.greekToThai.lowerBound)]
    return folded == 0 ? nil : UInt32(folded)
  }

  private static func read(_ scalar: UInt32) -> UInt32? {
    scalar >= 0x80 && ScalarTable.classes.letterClass(of: scalar) == .skipped ? nil : folding.folded(scalar)
  }

  /// The scalars from Greek to Thai, folded once; 0 for one that is left out.
  private static let table = Scalars.greekToThai.map { UInt16(truncatingIfNeeded: read($0) ?? 0) }

  /// What the words are that begin at an offset; nil when they are no number.
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
      let isJoint = number(of: folded, at: Self.jointRoot) != nil
      // Half a million, a couple of hundred.
      let isSkipped = word.last?.isVague == true && number(of: folded, at: Self.valueRoot) == nil
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
    // Four hundred, five tens: what is greater was multiplied before.
    let low = section > word.value && word.value % 10 == 0 ? section % word.value : section
    let (product, overflow) = max(low, 1).multipliedReportingOverflow(by: word.value)
    let (sum, overflowOfSum) = product.addingReportingOverflow(section - low)
    return (sum, overflow || overflowOfSum)
  }

  /// The words that a run of letters consists of: five, or fünf-hundert in one.
  private func wordsOfNumber(in text: AmountText, at start: Int, _ folded: inout [UInt8]) -> ([Word], end: Int)? {
    if text.letterOfNumber(at: start) == .unparted { return unpartedWords(in: text, at: start, &folded) }
    let end = text.endOfWord(from: start)
    guard end > start, end - start <= Self.longestRun else { return nil }
    let isSpace = text[end] == UInt8(ascii: " ") || text[end] == UInt8(ascii: "-")
    let space = hasSpaces && isSpace ? end + 1 : nil
    if let next = space ?? text.endOfApostrophe(at: end) {
      let last = text.endOfWord(from: next)
      if last - start <= Self.longestRun {
        Self.fold(text, start..<last, into: &folded)
        if let number = number(of: folded, at: Self.valueRoot) { return ([words[number]], last) }
      }
    }
    Self.fold(text, start..<end, into: &folded)
    if let number = number(of: folded, at: Self.valueRoot) { return ([words[number]], end) }
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

  /// The number of the word that the letters are; nil when they are none.
  private func number(of letters: [UInt8], at root: Int) -> Int? {
    var number: Int?
    visit(letters, from: 0, root) { length, found in if length == letters.count { number = found } }
    return number
  }

  /// The longest word at an offset; without a value if it is a joint between others.
  private func longestWord(of letters: [UInt8], at offset: Int, jointsCount: Bool) -> (length: Int, word: Word?)? {
    var longest: (length: Int, word: Word?)?
    visit(letters, from: offset, Self.valueRoot) { length, number in if length > 1 { longest = (length, words[number]) }
    }
    guard jointsCount else { return longest }
    visit(letters, from: offset, Self.jointRoot) { length, _ in
      if length > max(longest?.length ?? 0, 1), offset + length < letters.count { longest = (length, nil) }
    }
    return longest
  }

  /// Visits the words that begin at an offset, the shortest one first.
  private func visit(_ letters: [UInt8], from offset: Int, _ root: Int, _ use: (_ length: Int, _ number: Int) -> Void) {
    var node = root
    for index in offset..<letters.count {
      let next = Int(trie.nodes[node].base) + Int(letters[index]) + 1
      guard trie.nodes[next].parent == UInt32(node) + 1 else { return }
      node = next
      let ending = Int(trie.nodes[node].ending)
      if ending != 0 { use(index + 1 - offset, Int(trie.endings[ending - 1] & ~WordTrie.lastEnding)) }
    }
  }

  /// The words of a number in a script without spaces, whose letters go on in other words.
  ///
  /// It begins with a digit or ten: the other words of numbers are parts of too many words.
  private func unpartedWords(in text: AmountText, at start: Int, _ letters: inout [UInt8]) -> ([Word], end: Int)? {
    var parts: [Word] = []
    var end = start
    while text.letterOfNumber(at: end) == .unparted {
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
  fileprivate mutating func read(_ entry: Bytes, among pairs: LetterPairs?) {
    var word: SpelledNumbers.Word?
    entry.forEachPart(separatedBy: UInt8(ascii: " ")) { part in
      guard let word else {
        if part.elementsEqual("?".utf8) {
          word = SpelledNumbers.Word(value: -1, multiplies: false, isVague: true)
          return
        }
        var value = 0
        var end = part.startIndex
        while end < part.endIndex, part[end] &- 48 < 10 {
          value = value * 10 + Int(part[end] - 48)
          end += 1
        }
        let mark = String(decoding: part[end...], as: UTF8.self)
        word = SpelledNumbers.Word(value: value, multiplies: mark == "*", dual: Self.duals[mark])
        return
      }
      var own = word
      own.isFirst = part.first == UInt8(ascii: "^")
      let part = own.isFirst ? part.dropFirst() : part
      guard pairs?.mayContain(part) ?? true else { return }
      let text = String(decoding: part, as: UTF8.self)
      guard part.contains(UInt8(ascii: "_")) else { return add(text, own) }
      add(text.replacing("_", with: " "), own)
      hasSpaces = true
    }
  }

  private static let duals: [String: Amount.Kind] = [
    "hour": .duration(unit: .hour), "day": .duration(unit: .day), "week": .duration(unit: .week),
    "month": .duration(unit: .month), "year": .duration(unit: .year), "noun": .inWords,
  ]

  private mutating func add(_ text: String, _ word: SpelledNumbers.Word) {
    var bytes: [UInt8] = []
    text.withUTF8Bytes { SpelledNumbers.fold(Scalars($0), into: &bytes) }
    trie.add(
      bytes.map { UInt16($0) + 1 }, number: words.count,
      under: word.value == 0 ? SpelledNumbers.jointRoot : SpelledNumbers.valueRoot)
    words.append(word)
    longest = max(longest, bytes.count)
    for spelling in [text, text.prefix(1).uppercased() + text.dropFirst(), text.uppercased()] { begin(spelling) }
    // A language with a dotless letter has a dotted capital, too.
    if text.first == "i" { begin("\u{130}" + text.dropFirst()) }
  }

  private mutating func begin(_ spelling: String) {
    var bytes = spelling.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return }
    beginnings.insert(UInt32(first), UInt32(second), bytes.next().map(UInt32.init))
  }
}

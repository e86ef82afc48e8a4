import Basics

/// One pass over the letters of a text.
struct WordScan {
  let text: UnsafeBufferPointer<UInt8>
  private let fields: TemplateFieldSearch
  private let letters: [FoldedLetters.Letter]
  /// The folded letters in UTF-8.
  private let bytes: [UInt8]
  /// The words found so far, ordered by their start.
  var hits: [WordHit] = []

  init(_ text: UnsafeBufferPointer<UInt8>, by folding: ScalarFolding, _ fields: TemplateFieldSearch) {
    self.text = text
    self.fields = fields
    let folded = FoldedLetters(text, by: folding)
    letters = folded.letters
    bytes = folded.bytes
  }

  /// Finds every word, including innocent phrases and the halves of phrases.
  mutating func run(_ vocabularies: [Vocabulary]) {
    var previous = LetterClass.other
    var next = 0
    while next < letters.count {
      let letter = letters[next]
      let isInside = letter.kind == previous && letter.kind.isSpaced
      var first = 0
      for vocabulary in vocabularies {
        let index = isInside ? vocabulary.inner : vocabulary.starting
        follow(index, from: next, isJoined: letter.kind == previous, vocabulary.words, numberedFrom: first)
        first += vocabulary.words.count
      }
      previous = letter.kind
      next += 1
      guard letter.kind == .fieldMark, let end = fields.end(in: text, at: letter.range.lowerBound) else {
        continue
      }
      hits.append(
        WordHit(category: .placeholder, pattern: WordMatcher.templateField, range: letter.range.lowerBound..<end))
      previous = .other
      while next < letters.count, letters[next].range.lowerBound < end { next += 1 }
    }
  }

  /// Finds the words that begin with a letter.
  private mutating func follow(
    _ index: WordIndex, from start: Int, isJoined: Bool, _ words: [WordPattern], numberedFrom first: Int
  ) {
    var prefix = index.all
    for place in start..<letters.count {
      let folded = letters[place].folded
      // A word has one space where a text may have several.
      if place > start, isSpace(place), isSpace(place - 1) { continue }
      for byte in bytes[folded] { if !index.follow(&prefix, byte) { return } }
      for number in index.numbers(at: prefix) where holds(words[number].conditions, start...place, isJoined) {
        let conditions = words[number].conditions
        record(
          WordHit(
            category: words[number].category, owner: words[number].owner, pattern: UInt32(first + number),
            conditions: conditions,
            range: letters[start].range.lowerBound..<letters[endOfWord(from: place)].range.upperBound))
      }
    }
  }

  private func isSpace(_ place: Int) -> Bool {
    let folded = letters[place].folded
    return folded.count == 1 && bytes[folded.lowerBound] == 0x20
  }

  /// Whether the conditions of a word are met by some letters.
  private func holds(_ conditions: WordPattern.Conditions, _ places: ClosedRange<Int>, _ isJoined: Bool) -> Bool {
    let kind = letters[places.upperBound].kind
    let range = letters[places.lowerBound].range.lowerBound..<letters[places.upperBound].range.upperBound
    if continues(after: places.upperBound) {
      if kind.isSpaced, !conditions.contains(.endsAnywhere) { return false }
      if conditions.contains(.endsWord) { return false }
    }
    return !(isJoined && conditions.contains(.startsWord))
      && !(conditions.contains(.capitals) && !isCapital(range))
      && !(conditions.contains(.capitalized) && !isCapitalized(range))
      && !(conditions.contains(.unhyphenated) && isHyphenated(range.lowerBound))
      && !(conditions.contains(.alone) && !isAlone(places)) && !(conditions.contains(.brief) && !isBrief())
      && !(conditions.contains(.accented) && text[range].allSatisfy { $0 < 0x80 })
  }

  /// Whether the letter after a place is of the same class.
  private func continues(after place: Int) -> Bool {
    let next = place + 1 < letters.count ? letters[place + 1].kind : .other
    return next == letters[place].kind
  }

  /// The last letter of the word that has a letter at a place, where letters continue words: an open ending is part of
  /// the hit.
  private func endOfWord(from place: Int) -> Int {
    var place = place
    while letters[place].kind.isSpaced, continues(after: place) { place += 1 }
    return place
  }

  /// Among words of one category and owner with the same start, only the longest is kept.
  private mutating func record(_ hit: WordHit) {
    let others = hits.lazy.indices.reversed().prefix { hits[$0].range.lowerBound == hit.range.lowerBound }
    let other = others.first { index in
      let other = hits[index]
      return other.isSameKind(as: hit) && other.pattern != WordMatcher.templateField && !other.isHalf
        && other.isInnocent == hit.isInnocent
    }
    guard let other, !hit.isHalf else { return hits.append(hit) }
    if hit.range.upperBound >= hits[other].range.upperBound { hits[other] = hit }
  }

  /// Whether a range contains no lowercase Latin letters, including full-width ones.
  private func isCapital(_ range: Range<Int>) -> Bool {
    Scalars(UnsafeBufferPointer(rebasing: text[range])).allSatisfy { scalar in
      !(0x61...0x7A).contains(scalar) && !(0xFF41...0xFF5A).contains(scalar)
    }
  }

  /// Whether the last word of a range begins with a capital Latin letter.
  private func isCapitalized(_ range: Range<Int>) -> Bool {
    let start = text[range].lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }.map { $0 + 1 }
    return isCapital((start ?? range.lowerBound)..<(start ?? range.lowerBound) + 1)
  }

  private func isHyphenated(_ offset: Int) -> Bool {
    guard offset > 1, text[offset - 1] == UInt8(ascii: "-") else { return false }
    return text[offset - 2].isASCIILetter || text[offset - 2] >= 0x80
  }

  /// Whether the text has no letters outside of some places.
  private func isAlone(_ places: ClosedRange<Int>) -> Bool {
    letters.indices.allSatisfy { places.contains($0) || !letters[$0].kind.isLetter }
  }

  /// Whether the text has at most four words; of Han and kana, two letters count as one, and of Thai,
  /// four, with its vowels.
  private func isBrief() -> Bool {
    var quarters = 0
    var previous = LetterClass.other
    for letter in letters {
      switch letter.kind {
      case .han, .hiragana, .katakana: quarters += 2
      case .thai: quarters += 1
      case .hangul, .latin, .cyrillic, .greek, .arabic, .alphabetic: if letter.kind != previous { quarters += 4 }
      case .other, .skipped, .fieldMark, .digit: break
      }
      previous = letter.kind
    }
    return quarters <= 16
  }
}

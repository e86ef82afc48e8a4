/// One pass over one text, with the matcher's tables at hand.
struct WordScan {
  let text: UnsafeBufferPointer<UInt8>
  let pages: UnsafeBufferPointer<UInt16>
  let units: UnsafeBufferPointer<UInt32>
  let nodes: UnsafeBufferPointer<WordTrie.Node>
  let endings: UnsafeBufferPointer<UInt32>
  let words: UnsafeBufferPointer<WordMatcher.Word>
  /// The language of the text.
  let languages: WordMatcher.Languages
  /// Whether any of its words may start inside a word.
  let hasInnerWords: Bool
  /// The index of this text's first hit.
  let firstHit: Int

  /// Appends every word found, including innocent phrases, ordered by their start.
  ///
  /// - Returns: Whether an innocent phrase, or half of a phrase, is among them.
  func run(into hits: inout [WordHit]) -> Bool {
    var needsSettling = false
    var previous = LetterClass.other.rawValue
    var index = 0
    while index < text.count {
      let (unit, length) = unit(at: index)
      let kind = UInt8(truncatingIfNeeded: unit)
      if kind == LetterClass.skipped.rawValue {
        index += length
        continue
      }
      let symbol = Int(unit >> 8)
      if symbol != 0 {
        let isInside = kind == previous && kind >= LetterClass.digit.rawValue
        if isInside, !hasInnerWords {
          index += length
          continue
        }
        let root = isInside ? WordMatcher.innerRoot : WordMatcher.outerRoot
        let place = Int(nodes[root].base) + symbol
        if nodes[place].parent == UInt32(root) + 1 {
          let isJoined = kind == previous
          let start = Start(offset: index, kind: kind, isJoined: isJoined)
          if follow(from: place, index + length, start, into: &hits) { needsSettling = true }
        }
      }
      if kind == LetterClass.fieldMark.rawValue, let end = TemplateField.end(in: text, at: index) {
        hits.append(WordHit(category: .placeholder, pattern: WordMatcher.templateField, range: index..<end))
        index = end
        previous = LetterClass.other.rawValue
        continue
      }
      previous = kind
      index += length
    }
    return needsSettling
  }

  private struct Start {
    var offset: Int
    var kind: UInt8
    /// Whether a letter of the same class comes before.
    var isJoined: Bool
  }

  /// Follows the trie from the first letter of a word for as long as some word continues.
  private func follow(from first: Int, _ next: Int, _ start: Start, into hits: inout [WordHit]) -> Bool {
    var needsSettling = false
    var place = first
    var kind = start.kind
    var index = next
    var lastSymbol = 0
    while true {
      let ending = Int(nodes[place].ending)
      if ending != 0, accept(ending - 1, start, index, kind, into: &hits) { needsSettling = true }
      var symbol = 0
      while index < text.count {
        let (unit, length) = unit(at: index)
        let nextKind = UInt8(truncatingIfNeeded: unit)
        symbol = Int(unit >> 8)
        if nextKind == LetterClass.skipped.rawValue || symbol == lastSymbol && symbol == Int(ScalarTable.space) {
          index += length
          symbol = 0
          continue
        }
        kind = nextKind
        index += length
        break
      }
      guard symbol != 0 else { return needsSettling }
      let following = Int(nodes[place].base) + symbol
      guard nodes[following].parent == UInt32(place) + 1 else { return needsSettling }
      place = following
      lastSymbol = symbol
    }
  }

  /// Adds the words that end here and whose conditions are met.
  private func accept(_ firstEnding: Int, _ start: Start, _ end: Int, _ kind: UInt8, into hits: inout [WordHit]) -> Bool
  {
    var needsSettling = false
    let (nextKind, extended) = following(end)
    let goesOn = nextKind == kind
    var ending = firstEnding
    while true {
      let number = endings[ending] & ~WordTrie.lastEnding
      let word = words[Int(number)]
      let conditions = word.conditions
      let holds =
        !word.languages.isDisjoint(with: languages)
        && !(goesOn && kind >= LetterClass.digit.rawValue && !conditions.contains(.endsAnywhere))
        && !(goesOn && conditions.contains(.partedAfter)) && !(start.isJoined && conditions.contains(.partedBefore))
        && !(conditions.contains(.capitals) && !isCapital(start.offset..<end))
        && !(conditions.contains(.unhyphenated) && isHyphenated(start.offset))
        && !(conditions.contains(.alone) && !isAlone(start.offset..<extended))
        && !(conditions.contains(.brief) && !isBrief())
        && !(conditions.contains(.accented) && text[start.offset..<end].allSatisfy { $0 < 0x80 })
      if holds {
        // An open ending is part of the hit.
        let end = goesOn && kind >= LetterClass.digit.rawValue ? wordEnd(extended, kind) : extended
        let hit = WordHit(category: word.category, owner: word.owner, pattern: number, range: start.offset..<end)
        if conditions.isDisjoint(with: .halves) {
          record(hit, conditions.contains(.innocent), into: &hits)
        } else {
          hits.append(hit)
        }
        if !conditions.isDisjoint(with: [.innocent, .firstHalf, .secondHalf]) { needsSettling = true }
      }
      if endings[ending] & WordTrie.lastEnding != 0 { return needsSettling }
      ending += 1
    }
  }

  /// Of the words of one category and owner with the same start, only the longest is kept.
  private func record(_ hit: WordHit, _ isInnocent: Bool, into hits: inout [WordHit]) {
    var index = hits.count
    while index > firstHit, hits[index - 1].range.lowerBound == hit.range.lowerBound {
      index -= 1
      let other = hits[index]
      guard other.isSameKind(as: hit), other.pattern != WordMatcher.templateField,
        words[Int(other.pattern)].conditions.contains(.innocent) == isInnocent,
        words[Int(other.pattern)].conditions.isDisjoint(with: .halves)
      else { continue }
      hits[index] = hit
      return
    }
    hits.append(hit)
  }

  /// The class of the letter after an offset, and the offset after the combining marks there.
  private func following(_ offset: Int) -> (kind: UInt8, extended: Int) {
    var extended = offset
    var index = offset
    while index < text.count {
      let (unit, length) = unit(at: index)
      let kind = UInt8(truncatingIfNeeded: unit)
      if kind != LetterClass.skipped.rawValue { return (kind, extended) }
      if extended == index, isMark(at: index, length) { extended += length }
      index += length
    }
    return (LetterClass.other.rawValue, extended)
  }

  /// The offset after the last letter of the word that continues at an offset.
  private func wordEnd(_ offset: Int, _ kind: UInt8) -> Int {
    var end = offset
    var index = offset
    while index < text.count {
      let (unit, length) = unit(at: index)
      let next = UInt8(truncatingIfNeeded: unit)
      guard next == kind || next == LetterClass.skipped.rawValue else { break }
      index += length
      if next == kind || isMark(at: index - length, length) { end = index }
    }
    return end
  }

  /// Whether a skipped scalar is a mark of the letter before it: those take two bytes, or begin with
  /// E0, while zero-width characters begin with E2 or EF, and the soft hyphen with C2.
  private func isMark(at index: Int, _ length: Int) -> Bool {
    length == 2 && text[index] != 0xC2 || text[index] == 0xE0
  }

  /// Whether a range contains no lowercase Latin letters, including full-width ones.
  private func isCapital(_ range: Range<Int>) -> Bool {
    for index in range {
      if (0x61...0x7A).contains(text[index]) { return false }
      if text[index] == 0xBD, index > 0, text[index - 1] == 0xEF { return false }
    }
    return true
  }

  private func isHyphenated(_ offset: Int) -> Bool {
    guard offset > 1, text[offset - 1] == UInt8(ascii: "-") else { return false }
    return text[offset - 2] | 0x20 >= UInt8(ascii: "a")
  }

  /// Whether the text has no letters outside a range.
  private func isAlone(_ range: Range<Int>) -> Bool {
    var index = 0
    while index < text.count {
      if index == range.lowerBound {
        index = range.upperBound
        continue
      }
      let (unit, length) = unit(at: index)
      let kind = UInt8(truncatingIfNeeded: unit)
      if kind >= LetterClass.han.rawValue, kind != LetterClass.digit.rawValue { return false }
      index += length
    }
    return true
  }

  /// Whether the text has at most four words; of Han and kana, two letters count as one, and of Thai,
  /// four, with its vowels.
  private func isBrief() -> Bool {
    var quarters = 0
    var previous = LetterClass.other.rawValue
    var index = 0
    while index < text.count {
      let (unit, length) = unit(at: index)
      index += length
      let kind = UInt8(truncatingIfNeeded: unit)
      if kind == LetterClass.skipped.rawValue { continue }
      switch LetterClass(rawValue: kind) {
      case .han, .hiragana, .katakana: quarters += 2
      case .thai: quarters += 1
      case .hangul, .latin, .cyrillic, .greek, .arabic, .alphabetic: if kind != previous { quarters += 4 }
      default: break
      }
      if quarters > 16 { return false }
      previous = kind
    }
    return true
  }

  /// The unit of the scalar at an offset, and its length in bytes, limited to the end of the text.
  @inline(__always) private func unit(at index: Int) -> (unit: UInt32, length: Int) {
    let byte = text[index]
    if byte < 0x80 { return (units[Int(byte)], 1) }
    if byte >= 0xE0, byte < 0xF0, index + 2 < text.count {
      let block = Int(byte & 0x0F) << 6 | Int(text[index + 1] & 0x3F)
      return (units[Int(pages[block]) << 6 | Int(text[index + 2] & 0x3F)], 3)
    }
    if byte >= 0xC0, byte < 0xE0, index + 1 < text.count {
      return (units[Int(pages[Int(byte & 0x1F)]) << 6 | Int(text[index + 1] & 0x3F)], 2)
    }
    // Outside the plane that words use, or malformed: the bytes that belong together.
    var length = 1
    while length < 4, index + length < text.count, text[index + length] & 0xC0 == 0x80 { length += 1 }
    return (0, length)
  }
}

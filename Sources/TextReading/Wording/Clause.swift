import Basics

/// The parts of a text between marks of punctuation, in which words belong together.
package enum Clause {
  /// Whether two words with this range between them may be halves of one phrase.
  package static func isShortGap(_ gap: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    mayHave(longestGap, bytes: gap.count) && length(of: text[gap]) <= longestGap
      && !has(in: gap, of: text, stops + commas)
  }

  /// Whether the words on both sides of a text may be halves of one phrase.
  package static func isShortGap(_ gap: some StringProtocol) -> Bool {
    mayHave(longestGap, bytes: gap.utf8.count) && String(gap).withUTF8Bytes { isShortGap(0..<$0.count, in: $0) }
  }

  /// Whether a range is within one sentence.
  static func isOneSentence(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    !has(in: range, of: text, stops)
  }

  /// Whether a range has no comma that could begin a new clause.
  static func hasComma(_ range: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    has(in: range, of: text, commas)
  }

  /// The sentences of a text, and whether each is a question, which may end with a mark of its language.
  static func sentences(of text: [UInt8], mark: String) -> [(range: Range<Int>, isQuestion: Bool)] {
    var sentences: [(range: Range<Int>, isQuestion: Bool)] = []
    var start = 0
    let questions = Self.questions + (mark.isEmpty ? [] : [mark])
    let ends = questions + Self.ends
    for index in text.indices {
      guard let mark = ends.first(where: { text[index...].starts(with: $0.utf8) }) else { continue }
      sentences.append((start..<index, questions.contains(mark)))
      start = index + mark.utf8.count
    }
    return start < text.count ? sentences + [(start..<text.count, false)] : sentences
  }

  private static let questions = ["?", "？", "؟"]
  private static let ends = [".", "!", "\n", "。", "！", "।"]

  /// The offset of the first comma in a range.
  static func firstComma(in range: Range<Int>, of text: [UInt8]) -> Int? {
    range.first { index in commas.contains { text[index...].starts(with: $0.utf8) } }
  }

  /// The length of a part of a text in letters: a character that stands for a syllable or a word
  /// counts as three.
  package static func length(of part: some Sequence<UInt8>) -> Int {
    part.reduce(0) { sum, byte in sum + (byte & 0xC0 == 0x80 ? 0 : (0xE3...0xED).contains(byte) ? 3 : 1) }
  }

  /// Whether so many bytes can be no more than a number of letters, each of which has four at most.
  package static func mayHave(_ letters: Int, bytes: Int) -> Bool { bytes <= letters * 4 }

  /// Five words of a Western language, ten Han characters.
  private static let longestGap = 30
  private static let stops = [".", "!", "?", ";", ":", "\n", "。", "！", "？", "；", "：", "؟", "؛", "।"]
  private static let commas = [",", "，", "،"]

  private static func has(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, _ marks: [String]) -> Bool {
    let part = text[range]
    return part.indices.contains { index in
      marks.contains { part[index...].starts(with: $0.utf8) }
        // The point of a decimal number ends nothing.
        && !(part[index] == UInt8(ascii: ".") && index + 1 < text.count && text[index + 1].isASCIIDigit)
    }
  }
}
